# The service, without a store: give it one by REDIS_URL (compose.yaml does).
FROM python:3.11-slim

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HOST=0.0.0.0 \
    PORT=8000

WORKDIR /app
COPY pyproject.toml README.md LICENSE constraints.txt ./
COPY referee referee
RUN pip install --no-cache-dir --constraint constraints.txt . \
    && useradd --system --no-create-home --uid 10001 referee

USER 10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/healthz')"]
CMD ["referee", "serve"]
