/** What the types know and what they refuse. It is compiled, not run. */

import {
  answered,
  createReferee,
  type Bot,
  type GameEvent,
  type Move,
  type SessionView,
  type TriumvirateCard,
  type TriumvirateSuit,
  type TriumvirateView,
  type View,
} from "referee-client";

/** Takes a view of any game, and finds pots in those of one. */
export function potsOf(view: View): number {
  if (view.game === "triads") {
    return view.pots.length;
  }
  // @ts-expect-error no other game has pots
  return view.pots.length;
}

export function cardOf(move: Move): TriumvirateCard | undefined {
  // @ts-expect-error only some moves have a card
  move.card;
  return move.type === "triumvirate.play" || move.type === "triumvirate.pledge" ? move.card : undefined;
}

export function trickOf(event: GameEvent): TriumvirateSuit | undefined {
  return event.type === "triumvirate.trick_won" ? event.suit : undefined;
}

export const bot: Bot = (view: SessionView): Move => {
  const table: View | null = view.view;
  // @ts-expect-error there is no table before the start
  table.game;
  if (table?.game === "triumvirate") {
    const narrowed: TriumvirateView = table;
    // @ts-expect-error the hand of another is not there
    narrowed.hand.length;
    return { type: "triumvirate.play", card: narrowed.hand?.[0] ?? "red-0" };
  }
  // @ts-expect-error no game has this move
  return { type: "triumvirate.shout" };
};

// @ts-expect-error a move needs its card
export const incomplete: Move = { type: "triumvirate.play" };

export async function versions(baseUrl: string): Promise<number[]> {
  const referee = createReferee(baseUrl);
  // @ts-expect-error there is no such operation
  await referee.GET("/v1/nothing");
  const { sessions } = await answered(referee.GET("/v1/sessions", { params: { query: { game: "triads", limit: 3 } } }));
  const { session } = await answered(referee.POST("/v1/sessions", { body: { game: "triads", players: 3, options: {} } }));
  return [...sessions.map((each) => each.players), session.version];
}
