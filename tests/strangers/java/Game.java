import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import referee.client.model.Move;
import referee.client.model.NewSession;
import referee.client.model.NewTriadsSession;
import referee.client.model.NewTriumphSession;
import referee.client.model.NewTriumvirSession;
import referee.client.model.NewTriumvirateSession;
import referee.client.model.NewTrumpetSession;
import referee.client.model.TriadsExchange;
import referee.client.model.TriadsOptionsRequest;
import referee.client.model.TriumphDiscard;
import referee.client.model.TriumphOptionsRequest;
import referee.client.model.TriumvirNoMove;
import referee.client.model.TriumvirateNoPledge;
import referee.client.model.TriumvirateOptionsRequest;
import referee.client.model.TrumpetAdvance;
import referee.client.model.TrumpetOptionsRequest;

/** The terms of a short game, and a move that comes too early in it. */
record Game(NewSession terms, Move early) {
    static Game called(String name, int players) {
        List<String> names = new ArrayList<>(Collections.nCopies(players, null));
        names.set(0, "Тройка");
        switch (name) {
            case "triads":
                return new Game(
                        new NewTriadsSession().players(players).names(names)
                                .options(new TriadsOptionsRequest().hands(2)),
                        new TriadsExchange().discard(List.of()));
            case "triumph":
                return new Game(
                        new NewTriumphSession().players(players).names(names)
                                .options(new TriumphOptionsRequest().turnLimit(12)),
                        new TriumphDiscard().cell(0));
            case "triumvir":
                return new Game(
                        new NewTriumvirSession().players(players).names(names), new TriumvirNoMove());
            case "triumvirate":
                return new Game(
                        new NewTriumvirateSession().players(players).names(names)
                                .options(new TriumvirateOptionsRequest().gamesToWin(1).maxGames(1)),
                        new TriumvirateNoPledge());
            case "trumpet":
                return new Game(
                        new NewTrumpetSession().players(players).names(names)
                                .options(new TrumpetOptionsRequest().spaces(12).trickLimit(7)),
                        new TrumpetAdvance());
            default:
                throw new IllegalArgumentException("no game is called " + name);
        }
    }
}
