// Owns: the calls of Apache Fory's JSON library.
// Must not know: clocks and the protocol.
package octavo.lab.jvm;

import java.io.ByteArrayOutputStream;
import java.util.EnumSet;
import java.util.Set;
import okio.Buffer;
import octavo.lab.jvm.plain.Response;
import org.apache.fory.json.ForyJson;

/** Plain classes by their fields; code is generated before the first call returns, so that what is verified is what is timed. It reads strings and arrays, no streams. */
final class ForyJsonCandidate extends Candidate {
    private final ForyJson json;
    private final ByteArrayOutputStream reused = new ByteArrayOutputStream();

    private ForyJsonCandidate(boolean codegen) {
        json = ForyJson.builder().withFieldMode(true).withCodegen(codegen).withAsyncCompilation(false).build();
    }

    static ForyJsonCandidate generated() {
        return new ForyJsonCandidate(true);
    }

    /** Without generated code, which refuses the indented document. */
    static ForyJsonCandidate interpreted() {
        return new ForyJsonCandidate(false);
    }

    @Override
    Set<Operation> operations() {
        return EnumSet.complementOf(EnumSet.of(Operation.DESERIALIZE_FROM_BUFFER));
    }

    @Override
    byte[] toBytes(Object value) {
        return json.toJsonBytes(value);
    }

    @Override
    Object fromBytes(byte[] input) {
        return json.fromJson(input, Response.class);
    }

    @Override
    String toText(Object value) {
        return json.toJson(value);
    }

    @Override
    Object fromText(String input) {
        return json.fromJson(input, Response.class);
    }

    @Override
    Buffer toBuffer(Object value) {
        Buffer buffer = new Buffer();
        json.writeJsonTo(value, buffer.outputStream());
        return buffer;
    }

    @Override
    void toWriter(Object value) {
        reused.reset();
        json.writeJsonTo(value, reused);
    }

    @Override
    byte[] written() {
        return reused.toByteArray();
    }
}
