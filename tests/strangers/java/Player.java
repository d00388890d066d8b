import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import referee.client.ApiClient;
import referee.client.api.SessionsApi;
import referee.client.model.CreatedSession;
import referee.client.model.GameRecord;
import referee.client.model.Problem;

/**
 * Shows what a stranger does with an SDK generated from the referee's document: plays whole games by it, and passes through it
 * whatever the service answers.
 *
 * <p>{@code play BASE_URL GAME PLAYERS} plays all seats of a new session, and prints what came of it. {@code pass} reads lines of a
 * schema's name, a space and JSON, and prints what the SDK makes of each.
 */
public final class Player {
    private static final ObjectMapper JSON = new ApiClient().getObjectMapper();
    private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    /** What came of a game. */
    public record Outcome(Problem refusal, List<Seat.Seen> seats, Map<String, Integer> moves, boolean verified, GameRecord record) {}

    private Player() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments.length == 1 && arguments[0].equals("pass")) {
            pass();
        } else if (arguments.length == 4 && arguments[0].equals("play")) {
            OUT.println(JSON.writeValueAsString(play(arguments[1], arguments[2], Integer.parseInt(arguments[3]))));
        } else {
            System.err.println("usage: Player play BASE_URL GAME PLAYERS | Player pass");
            System.exit(2);
        }
        System.exit(0); // even if a seat still waits
    }

    private static void pass() throws IOException, ClassNotFoundException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] parts = line.split(" ", 2);
            Class<?> schema = Class.forName(Problem.class.getPackageName() + "." + parts[0]);
            OUT.println(JSON.writeValueAsString(JSON.readValue(parts[1], schema)));
        }
    }

    private static Outcome play(String baseUrl, String name, int players) throws Exception {
        Game game = Game.called(name, players);
        CreatedSession created = new SessionsApi(client(baseUrl, null)).createSession(game.terms(), null);

        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(new Seat(client(baseUrl, created.getSeatTokens().get(i)), created.getSession().getSessionId(), i));
        }
        Seat first = seats.get(created.getSession().getToAct().get(0));
        Problem refusal = first.refusal(game.early());
        playAll(seats);

        Map<String, Integer> moves = new TreeMap<>();
        seats.forEach(seat -> seat.moves().forEach((kind, count) -> moves.merge(kind, count, Integer::sum)));
        GameRecord record = first.record();
        boolean verified = new SessionsApi(client(baseUrl, null)).verifyRecord(record).getValid();
        return new Outcome(refusal, seats.stream().map(Seat::seen).toList(), moves, verified, record);
    }

    private static void playAll(List<Seat> seats) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(seats.size());
        ExecutorCompletionService<Void> ends = new ExecutorCompletionService<>(threads);
        for (Seat seat : seats) {
            ends.submit((Callable<Void>) () -> {
                seat.play();
                return null;
            });
        }
        for (int i = 0; i < seats.size(); i++) {
            ends.take().get();
        }
        threads.shutdown();
    }

    private static ApiClient client(String baseUrl, String token) {
        ApiClient client = new ApiClient().setBasePath(baseUrl);
        return token == null ? client : client.setBearerToken(token);
    }
}
