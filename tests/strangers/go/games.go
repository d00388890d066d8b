package main

import (
	"fmt"

	"example.com/strangers/referee"
)

// newGame returns the terms of a short game, and a move that comes too early in it.
func newGame(game string, players int32) (terms referee.NewSession, early referee.Move, err error) {
	name := "Тройка"
	names := make([]*string, players)
	names[0] = &name
	switch game {
	case "triads":
		session := referee.NewNewTriadsSession(game, players)
		session.SetNames(names)
		session.SetOptions(referee.TriadsOptionsRequest{Hands: referee.PtrInt32(2)})
		terms = referee.NewTriadsSessionAsNewSession(session)
		early = referee.TriadsExchangeAsMove(referee.NewTriadsExchange("triads.exchange", []referee.TriadsCard{}))
	case "triumph":
		session := referee.NewNewTriumphSession(game, players)
		session.SetNames(names)
		session.SetOptions(referee.TriumphOptionsRequest{TurnLimit: referee.PtrInt32(12)})
		terms = referee.NewTriumphSessionAsNewSession(session)
		early = referee.TriumphDiscardAsMove(referee.NewTriumphDiscard("triumph.discard", 0))
	case "triumvir":
		session := referee.NewNewTriumvirSession(game, players)
		session.SetNames(names)
		terms = referee.NewTriumvirSessionAsNewSession(session)
		early = referee.TriumvirNoMoveAsMove(referee.NewTriumvirNoMove("triumvir.no_move"))
	case "triumvirate":
		session := referee.NewNewTriumvirateSession(game, players)
		session.SetNames(names)
		session.SetOptions(referee.TriumvirateOptionsRequest{GamesToWin: referee.PtrInt32(1), MaxGames: referee.PtrInt32(1)})
		terms = referee.NewTriumvirateSessionAsNewSession(session)
		early = referee.TriumvirateNoPledgeAsMove(referee.NewTriumvirateNoPledge("triumvirate.no_pledge"))
	case "trumpet":
		session := referee.NewNewTrumpetSession(game, players)
		session.SetNames(names)
		session.SetOptions(referee.TrumpetOptionsRequest{Spaces: referee.PtrInt32(12), TrickLimit: referee.PtrInt32(7)})
		terms = referee.NewTrumpetSessionAsNewSession(session)
		early = referee.TrumpetAdvanceAsMove(referee.NewTrumpetAdvance("trumpet.advance"))
	default:
		err = fmt.Errorf("no game is called %q", game)
	}
	return terms, early, err
}
