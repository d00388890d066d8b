// Command player shows what a stranger does with an SDK generated from the referee's document: it plays whole games by it, and
// passes through it whatever the service answers.
//
//	player play BASE_URL GAME PLAYERS    plays all seats of a new session, and prints what came of it
//	player pass                          reads lines of a schema's name, a space and JSON, and prints what the SDK makes of each
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"

	"example.com/strangers/referee"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(arguments []string) error {
	if len(arguments) == 1 && arguments[0] == "pass" {
		return pass()
	}
	if len(arguments) != 4 || arguments[0] != "play" {
		return fmt.Errorf("usage: player play BASE_URL GAME PLAYERS | player pass")
	}
	players, err := strconv.ParseInt(arguments[3], 10, 32)
	if err != nil {
		return err
	}
	outcome, err := play(arguments[1], arguments[2], int32(players))
	if err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(outcome)
}

// schemas makes an empty value of each schema that may be passed.
var schemas = map[string]func() any{
	"CreatedSession":            func() any { return new(referee.CreatedSession) },
	"GameDetail":                func() any { return new(referee.GameDetail) },
	"GameRecord":                func() any { return new(referee.GameRecord) },
	"Problem":                   func() any { return new(referee.Problem) },
	"SessionEvents":             func() any { return new(referee.SessionEvents) },
	"SessionView":               func() any { return new(referee.SessionView) },
	"Submission":                func() any { return new(referee.Submission) },
	"TriadsDealAnswer":          func() any { return new(referee.TriadsDealAnswer) },
	"TriadsImagineAnswer":       func() any { return new(referee.TriadsImagineAnswer) },
	"TriadsImagineRequest":      func() any { return new(referee.TriadsImagineRequest) },
	"TriumphDealAnswer":         func() any { return new(referee.TriumphDealAnswer) },
	"TriumphImagineAnswer":      func() any { return new(referee.TriumphImagineAnswer) },
	"TriumphImagineRequest":     func() any { return new(referee.TriumphImagineRequest) },
	"TriumvirDealAnswer":        func() any { return new(referee.TriumvirDealAnswer) },
	"TriumvirImagineAnswer":     func() any { return new(referee.TriumvirImagineAnswer) },
	"TriumvirImagineRequest":    func() any { return new(referee.TriumvirImagineRequest) },
	"TriumvirateDealAnswer":     func() any { return new(referee.TriumvirateDealAnswer) },
	"TriumvirateImagineAnswer":  func() any { return new(referee.TriumvirateImagineAnswer) },
	"TriumvirateImagineRequest": func() any { return new(referee.TriumvirateImagineRequest) },
	"TrumpetDealAnswer":         func() any { return new(referee.TrumpetDealAnswer) },
	"TrumpetImagineAnswer":      func() any { return new(referee.TrumpetImagineAnswer) },
	"TrumpetImagineRequest":     func() any { return new(referee.TrumpetImagineRequest) },
	"Verification":              func() any { return new(referee.Verification) },
}

func pass() error {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		name, text, _ := strings.Cut(lines.Text(), " ")
		empty, known := schemas[name]
		if !known {
			return fmt.Errorf("no schema is called %q", name)
		}
		value := empty()
		if err := json.Unmarshal([]byte(text), value); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := json.NewEncoder(os.Stdout).Encode(value); err != nil {
			return err
		}
	}
	return lines.Err()
}
