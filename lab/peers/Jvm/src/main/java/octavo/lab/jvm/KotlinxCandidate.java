// Owns: kotlinx.serialization's calls.
// Must not know: clocks and the protocol.
package octavo.lab.jvm;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import kotlin.Unit;
import kotlinx.serialization.KSerializer;
import kotlinx.serialization.json.Json;
import kotlinx.serialization.json.JsonKt;
import kotlinx.serialization.json.JvmStreamsKt;
import okio.Buffer;
import octavo.lab.jvm.serializable.Response;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Json with encodeDefaults, for the document holds a member that is false. */
final class KotlinxCandidate extends Candidate {
    private final Json json = JsonKt.Json(Json.Default, builder -> {
        builder.setEncodeDefaults(true);
        return Unit.INSTANCE;
    });
    private final KSerializer<Response> serializer = Response.Companion.serializer();
    private final ByteArrayOutputStream reused = new ByteArrayOutputStream();

    @Override
    byte[] toBytes(Object value) {
        return toText(value).getBytes(UTF_8);
    }

    @Override
    Object fromBytes(byte[] input) {
        return JvmStreamsKt.decodeFromStream(json, serializer, new ByteArrayInputStream(input));
    }

    @Override
    String toText(Object value) {
        return json.encodeToString(serializer, (Response) value);
    }

    @Override
    Object fromText(String input) {
        return json.decodeFromString(serializer, input);
    }

    @Override
    Buffer toBuffer(Object value) {
        Buffer buffer = new Buffer();
        JvmStreamsKt.encodeToStream(json, serializer, (Response) value, buffer.outputStream());
        return buffer;
    }

    @Override
    Object fromBuffer(Buffer input) {
        return JvmStreamsKt.decodeFromStream(json, serializer, input.inputStream());
    }

    @Override
    void toWriter(Object value) {
        reused.reset();
        JvmStreamsKt.encodeToStream(json, serializer, (Response) value, reused);
    }

    @Override
    byte[] written() {
        return reused.toByteArray();
    }
}
