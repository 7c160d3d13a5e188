// Owns: one candidate with a row's documents: verification, warm-up, and the loop that is timed.
// Must not know: the protocol.
package octavo.lab.jvm;

import com.sun.management.ThreadMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Set;
import okio.Buffer;

import static java.nio.charset.StandardCharsets.UTF_8;

/** A row that was opened. */
final class OpenRow {
    /** Buffers that are filled before the clock runs, at a time. */
    private static final int BUFFERS = 64;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();

    private final Candidate candidate;
    private final Object[] values;
    private final byte[][] inputs;
    private final byte[][] payloads;
    private final String[] texts;
    private final Buffer[] buffers = new Buffer[BUFFERS];
    private Object kept;

    /** Reads the documents. */
    OpenRow(Candidate candidate, byte[][] documents) throws Exception {
        this.candidate = candidate;
        values = new Object[documents.length];
        inputs = new byte[documents.length][];
        payloads = new byte[documents.length][];
        texts = new String[documents.length];
        for (int i = 0; i < documents.length; i++) {
            values[i] = candidate.parse(documents[i]);
            payloads[i] = candidate.toBytes(values[i]);
            inputs[i] = candidate.input(documents[i], values[i]);
            texts[i] = new String(inputs[i], UTF_8);
        }
    }

    int pool() {
        return values.length;
    }

    Set<Operation> operations() {
        return candidate.operations();
    }

    byte[] payload(int index) {
        return payloads[index];
    }

    /** Goes every way there and back; null when all is equal. */
    String verify() throws Exception {
        Set<Operation> operations = candidate.operations();
        for (int i = 0; i < values.length; i++) {
            String place = "document " + i;
            String difference = DeepComparison.difference(place + ", its own payload", values[i], candidate.fromBytes(payloads[i]));
            if (difference == null) {
                difference = DeepComparison.difference(place, values[i], candidate.fromBytes(inputs[i]));
            }
            if (difference == null && operations.contains(Operation.DESERIALIZE_FROM_STRING)) {
                difference = DeepComparison.difference(place + " as a string", values[i], candidate.fromText(texts[i]));
            }
            if (difference == null && operations.contains(Operation.DESERIALIZE_FROM_BUFFER)) {
                difference = DeepComparison.difference(place + " as a buffer", values[i], candidate.fromBuffer(new Buffer().write(inputs[i])));
            }
            if (difference == null && operations.contains(Operation.SERIALIZE_TO_STRING)) {
                difference = same(place + ": the string", candidate.toText(values[i]).getBytes(UTF_8), payloads[i], 0);
            }
            if (difference == null && operations.contains(Operation.SERIALIZE_TO_BUFFER)) {
                difference = same(place + ": the buffer", candidate.toBuffer(values[i]).readByteArray(), payloads[i], candidate.leftInEncoder());
            }
            if (difference == null) {
                candidate.toWriter(values[i]);
                difference = same(place + ": the reused buffer", candidate.written(), payloads[i], 0);
            }
            if (difference != null) {
                return difference;
            }
        }
        return null;
    }

    private static String same(String what, byte[] actual, byte[] expected, int missing) {
        boolean isSame = actual.length >= expected.length - missing && actual.length <= expected.length
            && Arrays.equals(actual, 0, actual.length, expected, 0, actual.length);
        return isSame ? null : what + " has other bytes (" + actual.length + ") than the array (" + expected.length + ")";
    }

    /** Runs until the compilers have had nothing to do for a while; the number of operations. */
    long settle(Operation operation, long leastMs, long quietMs, long limitMs) throws Exception {
        long start = System.nanoTime();
        long lastCompiled = start;
        long compiled = COMPILER.getTotalCompilationTime();
        long operations = 0;
        while (true) {
            run(operation, values.length, false);
            operations += values.length;
            long now = System.nanoTime();
            long compiledNow = COMPILER.getTotalCompilationTime();
            if (compiledNow != compiled) {
                compiled = compiledNow;
                lastCompiled = now;
            }
            long ms = (now - start) / 1_000_000;
            if (ms >= limitMs || ms >= leastMs && (now - lastCompiled) / 1_000_000 >= quietMs) {
                return operations;
            }
        }
    }

    /** Times a number of operations, value after value; a fresh turn collects garbage and goes through all values once before. */
    Turn run(Operation operation, int count, boolean isFresh) throws Exception {
        if (isFresh) {
            System.gc();
            run(operation, Math.min(count, values.length), false);
        }
        long time = 0;
        long allocated = 0;
        for (int done = 0; done < count; ) {
            int chunk = Math.min(operation == Operation.DESERIALIZE_FROM_BUFFER ? BUFFERS : Integer.MAX_VALUE, count - done);
            if (operation == Operation.DESERIALIZE_FROM_BUFFER) {
                // As in document 004: buffers are filled before each call, outside of its time.
                for (int i = 0; i < chunk; i++) {
                    buffers[i] = new Buffer().write(inputs[(done + i) % inputs.length]);
                }
            }
            long before = THREADS.getCurrentThreadAllocatedBytes();
            long start = System.nanoTime();
            loop(operation, done, chunk);
            time += System.nanoTime() - start;
            allocated += THREADS.getCurrentThreadAllocatedBytes() - before;
            done += chunk;
        }
        return new Turn((double) time / count, allocated / count, COMPILER.getTotalCompilationTime());
    }

    private void loop(Operation operation, int first, int count) throws Exception {
        int pool = values.length;
        switch (operation) {
            case SERIALIZE_TO_BUFFER -> {
                for (int i = 0; i < count; i++) {
                    kept = candidate.toBuffer(values[(first + i) % pool]);
                }
            }
            case SERIALIZE_TO_STRING -> {
                for (int i = 0; i < count; i++) {
                    kept = candidate.toText(values[(first + i) % pool]);
                }
            }
            case SERIALIZE_TO_WRITER -> {
                for (int i = 0; i < count; i++) {
                    candidate.toWriter(values[(first + i) % pool]);
                }
            }
            case SERIALIZE_TO_BYTES -> {
                for (int i = 0; i < count; i++) {
                    kept = candidate.toBytes(values[(first + i) % pool]);
                }
            }
            case DESERIALIZE_FROM_BUFFER -> {
                for (int i = 0; i < count; i++) {
                    kept = candidate.fromBuffer(buffers[i]);
                }
            }
            case DESERIALIZE_FROM_STRING -> {
                for (int i = 0; i < count; i++) {
                    kept = candidate.fromText(texts[(first + i) % pool]);
                }
            }
            case DESERIALIZE -> {
                for (int i = 0; i < count; i++) {
                    kept = candidate.fromBytes(inputs[(first + i) % pool]);
                }
            }
        }
    }
}
