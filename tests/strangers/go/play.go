package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand"
	"reflect"

	"example.com/strangers/referee"
)

// wait is how many seconds a look may wait for news.
const wait = 20

// seen is what a seat saw in the end.
type seen struct {
	Type    string         `json:"type"`
	Viewer  int32          `json:"viewer"`
	Players int32          `json:"players"`
	Result  referee.Result `json:"result"`
}

// outcome is what came of a game.
type outcome struct {
	Refusal  *referee.Problem    `json:"refusal"`
	Seats    []seen              `json:"seats"`
	Moves    map[string]int      `json:"moves"`
	Verified bool                `json:"verified"`
	Record   *referee.GameRecord `json:"record"`
}

// table is what the views of all games have in common.
type table interface {
	GetViewer() int32
	GetPlayers() int32
	GetResult() referee.Result
}

func play(baseURL, game string, players int32) (*outcome, error) {
	terms, early, err := newGame(game, players)
	if err != nil {
		return nil, err
	}
	configuration := referee.NewConfiguration()
	configuration.Servers = referee.ServerConfigurations{{URL: baseURL}}
	client := referee.NewAPIClient(configuration)
	created, _, err := client.SessionsAPI.CreateSession(context.Background()).NewSession(terms).Execute()
	if err != nil {
		return nil, err
	}

	first := newSeat(client, created, int(created.Session.ToAct[0]))
	refusal, err := first.refusal(early)
	if err != nil {
		return nil, err
	}
	done := &outcome{Refusal: refusal, Moves: map[string]int{}}
	seats := make([]*seat, players)
	ends := make(chan error)
	for i := range seats {
		seats[i] = newSeat(client, created, i)
		go func() { ends <- seats[i].play() }()
	}
	for range seats {
		if err := <-ends; err != nil {
			return nil, err
		}
	}
	for _, each := range seats {
		done.Seats = append(done.Seats, each.seen)
		for kind, count := range each.moves {
			done.Moves[kind] += count
		}
	}

	done.Record, _, err = client.SessionsAPI.GetRecord(first.ctx, first.sessionID).Execute()
	if err != nil {
		return nil, err
	}
	verification, _, err := client.SessionsAPI.VerifyRecord(context.Background()).GameRecord(*done.Record).Execute()
	if err != nil {
		return nil, err
	}
	done.Verified = verification.Valid
	return done, nil
}

// seat is a seat being played.
type seat struct {
	client    *referee.APIClient
	ctx       context.Context
	sessionID string
	random    *rand.Rand
	moves     map[string]int
	seen      seen
}

func newSeat(client *referee.APIClient, created *referee.CreatedSession, i int) *seat {
	return &seat{
		client:    client,
		ctx:       context.WithValue(context.Background(), referee.ContextAccessToken, created.SeatTokens[i]),
		sessionID: created.Session.SessionId,
		random:    rand.New(rand.NewSource(int64(i))),
		moves:     map[string]int{},
	}
}

// play answers every decision of the seat until the session is over.
func (s *seat) play() error {
	version := int32(0)
	for {
		view, _, err := s.client.SessionsAPI.GetSession(s.ctx, s.sessionID).AfterVersion(version).Wait(wait).Execute()
		if err != nil {
			return err
		}
		version = view.Version
		if view.Status == "finished" {
			return s.see(view)
		}
		if view.LegalMoves.Get() == nil || len(view.GetLegalMoves().Moves) == 0 {
			continue
		}
		move := s.choose(view.GetLegalMoves())
		s.moves[typeName(move.GetActualInstance())]++
		if err := s.submit(move, view.GetDecision()); err != nil {
			return err
		}
	}
}

// choose returns any move that is listed, or as often one of those that are too many to list.
func (s *seat) choose(legal referee.SessionLegalMoves) referee.Move {
	if len(legal.Ranges) == 0 || s.random.Intn(2) == 0 {
		return legal.Moves[s.random.Intn(len(legal.Moves))]
	}
	switch family := legal.Ranges[0].GetActualInstance().(type) {
	case *referee.TriadsRaiseRange:
		to := family.To.Min + s.random.Int31n(family.To.Max-family.To.Min+1)
		return referee.TriadsRaiseAsMove(referee.NewTriadsRaise("triads.raise", to))
	case *referee.TriumphPermutations:
		grid := family.PermutationOf
		s.random.Shuffle(len(grid), func(i, j int) { grid[i], grid[j] = grid[j], grid[i] })
		return referee.TriumphArrangeAsMove(referee.NewTriumphArrange("triumph.arrange", grid))
	case *referee.TrumpetRevokes:
		card := family.Cards[s.random.Intn(len(family.Cards))]
		return referee.TrumpetPlayAsMove(referee.NewTrumpetPlay("trumpet.play", card))
	}
	panic("a range is of no type in the document")
}

func (s *seat) submit(move referee.Move, decision int32) error {
	submission := referee.NewSubmission(move)
	submission.SetDecision(decision)
	_, _, err := s.client.MovesAPI.SubmitMove(s.ctx, s.sessionID).Submission(*submission).Execute()
	return err
}

// refusal returns why the service refuses a move.
func (s *seat) refusal(move referee.Move) (*referee.Problem, error) {
	err := s.submit(move, 0)
	var refused *referee.GenericOpenAPIError
	if !errors.As(err, &refused) {
		return nil, fmt.Errorf("the move was not refused: %w", err)
	}
	problem, typed := refused.Model().(referee.Problem)
	if !typed {
		return nil, fmt.Errorf("the refusal is no problem: %w", err)
	}
	return &problem, nil
}

func (s *seat) see(view *referee.SessionView) error {
	instance := view.View.Get().GetActualInstance()
	end, typed := instance.(table)
	if !typed {
		return fmt.Errorf("the view is a %T", instance)
	}
	s.seen = seen{typeName(instance), end.GetViewer(), end.GetPlayers(), end.GetResult()}
	return nil
}

func typeName(pointer any) string {
	return reflect.TypeOf(pointer).Elem().Name()
}
