// Owns: the lab's line protocol (lab/Outside/README.md): requests on standard input, one JSON line for each on standard output.
// Must not know: libraries and loops.
package octavo.lab.jvm;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import sun.misc.Signal;
import sun.misc.SignalHandler;

import static java.nio.charset.StandardCharsets.UTF_8;

/** The child process. */
public final class Main {
    private OpenRow row;

    private Main() {
    }

    public static void main(String[] arguments) throws Exception {
        // Ctrl+C is the lab's matter: it ends its children by closing their input.
        Signal.handle(new Signal("INT"), SignalHandler.SIG_IGN);
        PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
        // What a library prints is no answer.
        System.setOut(System.err);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        Main main = new Main();
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            answers.println(main.answer(line.split("\t", -1)));
        }
    }

    private Answer answer(String[] words) {
        if (row == null && !words[0].equals("describe") && !words[0].equals("open")) {
            return new Answer().with("error", "no row is open");
        }
        try {
            return switch (words[0]) {
                case "describe" -> describe();
                case "open" -> open(words);
                case "payload" -> payload(Integer.parseInt(words[1]), Path.of(words[2]));
                case "settle" -> new Answer().with("operations",
                    row.settle(Operation.of(words[1]), Long.parseLong(words[2]), Long.parseLong(words[3]), Long.parseLong(words[4])));
                case "run" -> run(Operation.of(words[1]), Integer.parseInt(words[2]), words[3].equals("fresh"));
                default -> new Answer().with("error", "there is no request \"" + words[0] + "\"");
            };
        } catch (Throwable error) {
            return new Answer().with("error", text(error));
        }
    }

    private static Answer describe() throws Exception {
        Properties versions = new Properties();
        try (InputStream stream = Main.class.getResourceAsStream("/versions.properties")) {
            versions.load(stream);
        }
        Answer list = new Answer();
        versions.forEach((name, version) -> list.with((String) name, version));
        return new Answer().with("runtime", System.getProperty("java.vm.name") + " " + Runtime.version()).with("versions", list);
    }

    // open, table, row, candidate, seed, scale, files
    private Answer open(String[] words) {
        row = null;
        Candidate candidate = Candidates.of(words[3]);
        if (candidate == null) {
            return new Answer().with("unavailable", "the program has no candidate of this name");
        }
        try {
            byte[][] documents = new byte[words.length - 6][];
            for (int i = 0; i < documents.length; i++) {
                documents[i] = Files.readAllBytes(Path.of(words[6 + i]));
            }
            OpenRow opened = new OpenRow(candidate, documents);
            String wrong = opened.verify();
            if (wrong != null) {
                return new Answer().with("wrong", wrong);
            }
            row = opened;
        } catch (Throwable error) {
            return new Answer().with("wrong", "throws " + text(error));
        }
        List<Object> sizes = new ArrayList<>();
        for (int i = 0; i < row.pool(); i++) {
            sizes.add(row.payload(i).length);
        }
        return new Answer().with("sizes", sizes).with("operations", row.operations().stream().map(Operation::words).toList());
    }

    private Answer payload(int index, Path file) throws Exception {
        Files.write(file, row.payload(index));
        return new Answer().with("bytes", row.payload(index).length);
    }

    private Answer run(Operation operation, int count, boolean isFresh) throws Exception {
        Turn turn = row.run(operation, count, isFresh);
        return new Answer().with("nanoseconds", turn.nanoseconds()).with("allocatedBytes", turn.allocatedBytes()).with("compilationMs", turn.compilationMs());
    }

    private static String text(Throwable error) {
        return error.getClass().getSimpleName() + ": " + error.getMessage();
    }
}
