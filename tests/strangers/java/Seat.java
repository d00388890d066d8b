import com.fasterxml.jackson.core.JsonProcessingException;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import referee.client.ApiClient;
import referee.client.ApiException;
import referee.client.api.MovesApi;
import referee.client.api.SessionsApi;
import referee.client.model.GameRecord;
import referee.client.model.Move;
import referee.client.model.Problem;
import referee.client.model.Range;
import referee.client.model.Result;
import referee.client.model.SessionLegalMoves;
import referee.client.model.SessionView;
import referee.client.model.Submission;
import referee.client.model.TriadsRaise;
import referee.client.model.TriadsRaiseRange;
import referee.client.model.TriadsView;
import referee.client.model.TriumphArrange;
import referee.client.model.TriumphCard;
import referee.client.model.TriumphPermutations;
import referee.client.model.TriumphView;
import referee.client.model.TriumvirView;
import referee.client.model.TriumvirateView;
import referee.client.model.TrumpetCard;
import referee.client.model.TrumpetPlay;
import referee.client.model.TrumpetRevokes;
import referee.client.model.TrumpetView;
import referee.client.model.View;

/** A seat being played. */
final class Seat {
    /** How many seconds a look may wait for news. */
    private static final BigDecimal WAIT = BigDecimal.valueOf(20);

    /** What the seat saw in the end. */
    public record Seen(String type, int viewer, int players, Result result) {}

    private final ApiClient client;
    private final String sessionId;
    private final Random random;
    private final Map<String, Integer> moves = new TreeMap<>();
    private Seen seen;

    Seat(ApiClient client, String sessionId, int seat) {
        this.client = client;
        this.sessionId = sessionId;
        this.random = new Random(seat);
    }

    /** Returns how many moves of each type were made. */
    Map<String, Integer> moves() {
        return moves;
    }

    Seen seen() {
        return seen;
    }

    GameRecord record() throws ApiException {
        return new SessionsApi(client).getRecord(sessionId);
    }

    /** Answers every decision of the seat until the session is over. */
    void play() throws ApiException {
        SessionsApi sessions = new SessionsApi(client);
        int version = 0;
        while (true) {
            SessionView view = sessions.getSession(sessionId, version, WAIT);
            version = view.getVersion();
            if (view.getStatus() == SessionView.StatusEnum.FINISHED) {
                seen = seenIn(view.getView());
                return;
            }
            if (view.getLegalMoves().getMoves().isEmpty()) {
                continue;
            }
            Move move = choose(view.getLegalMoves());
            moves.merge(move.getClass().getSimpleName(), 1, Integer::sum);
            submit(move, view.getDecision());
        }
    }

    /** Returns why the service refuses a move. */
    Problem refusal(Move move) throws JsonProcessingException {
        try {
            submit(move, 0);
        } catch (ApiException refused) {
            return client.getObjectMapper().readValue(refused.getResponseBody(), Problem.class);
        }
        throw new IllegalStateException("the move was not refused");
    }

    private void submit(Move move, int decision) throws ApiException {
        new MovesApi(client).submitMove(sessionId, new Submission().move(move).decision(decision));
    }

    /** Returns any move that is listed, or as often one of those that are too many to list. */
    private Move choose(SessionLegalMoves legal) {
        if (legal.getRanges().isEmpty() || random.nextBoolean()) {
            return any(legal.getMoves());
        }
        Range range = legal.getRanges().get(0);
        if (range instanceof TriadsRaiseRange raises) {
            int least = raises.getTo().getMin();
            return new TriadsRaise().to(least + random.nextInt(raises.getTo().getMax() - least + 1));
        }
        if (range instanceof TriumphPermutations permutations) {
            List<TriumphCard> grid = permutations.getPermutationOf();
            Collections.shuffle(grid, random);
            return new TriumphArrange().grid(grid);
        }
        if (range instanceof TrumpetRevokes revokes) {
            TrumpetCard card = any(revokes.getCards());
            return new TrumpetPlay().card(card);
        }
        throw new IllegalStateException("a range is of no type in the document");
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static Seen seenIn(View view) {
        if (view instanceof TriadsView table) {
            return new Seen("TriadsView", table.getViewer(), table.getPlayers(), table.getResult());
        }
        if (view instanceof TriumphView table) {
            return new Seen("TriumphView", table.getViewer(), table.getPlayers(), table.getResult());
        }
        if (view instanceof TriumvirView table) {
            return new Seen("TriumvirView", table.getViewer(), table.getPlayers(), table.getResult());
        }
        if (view instanceof TriumvirateView table) {
            return new Seen("TriumvirateView", table.getViewer(), table.getPlayers(), table.getResult());
        }
        if (view instanceof TrumpetView table) {
            return new Seen("TrumpetView", table.getViewer(), table.getPlayers(), table.getResult());
        }
        throw new IllegalStateException("the view is of no type in the document");
    }
}
