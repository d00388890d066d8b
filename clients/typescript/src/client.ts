/** The operations of the service, as the document describes them. */

import createClient, { type Client } from "openapi-fetch";

import type { paths, Problem } from "./generated.js";

/** Every operation as a typed call: `referee.GET("/v1/games")`. */
export type Referee = Client<paths>;

export interface RefereeOptions {
  /** Of a seat or of an organiser; without it the caller is a stranger. */
  token?: string | undefined;
  /** What sends the requests, such as `persistentFetch`. The platform's own by default. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** Returns a client of the service at a base URL. */
export function createReferee(baseUrl: string, { token, fetch }: RefereeOptions = {}): Referee {
  return createClient<paths>({
    baseUrl,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    ...(fetch !== undefined && { fetch }),
  });
}

/** The service refused a request; `problem` says why, and the message names its code and the rule that was broken, if one was. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(readonly problem: Problem) {
    super(`${problem.detail} (${problem.rule === undefined ? problem.code : `${problem.code}: ${problem.rule}`})`);
  }
}

/** What a call of a client comes to. */
export interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * Returns the answer of a call: `await answered(referee.GET("/v1/games"))`.
 *
 * Rejects with Refused for a problem, and with an Error for a reply that is not the service's, such as a gateway's.
 */
export async function answered<T>(call: Answer<T> | Promise<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error, response } = await call;
  if (data !== undefined && data !== null) return data;
  if (isProblem(error)) throw new Refused(error);
  throw new Error(`Status ${response.status}, and no answer that the document describes.`);
}

function isProblem(error: unknown): error is Problem {
  return typeof error === "object" && error !== null && "code" in error && "detail" in error;
}
