// Owns: Jackson's calls.
// Must not know: clocks and the protocol.
package octavo.lab.jvm;

import java.io.ByteArrayOutputStream;
import okio.Buffer;
import octavo.lab.jvm.plain.Response;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Jackson's databind with a reader and a writer made once, plain classes. */
final class JacksonCandidate extends Candidate {
    private final ObjectReader reader;
    private final ObjectWriter writer;
    private final ByteArrayOutputStream reused = new ByteArrayOutputStream();

    JacksonCandidate() {
        JsonMapper mapper = JsonMapper.builder().build();
        reader = mapper.readerFor(Response.class);
        writer = mapper.writerFor(Response.class);
    }

    @Override
    byte[] toBytes(Object value) {
        return writer.writeValueAsBytes(value);
    }

    @Override
    Object fromBytes(byte[] input) {
        return reader.readValue(input);
    }

    @Override
    String toText(Object value) {
        return writer.writeValueAsString(value);
    }

    @Override
    Object fromText(String input) {
        return reader.readValue(input);
    }

    @Override
    Buffer toBuffer(Object value) {
        Buffer buffer = new Buffer();
        writer.writeValue(buffer.outputStream(), value);
        return buffer;
    }

    @Override
    Object fromBuffer(Buffer input) {
        return reader.readValue(input.inputStream());
    }

    @Override
    void toWriter(Object value) {
        reused.reset();
        writer.writeValue(reused, value);
    }

    @Override
    byte[] written() {
        return reused.toByteArray();
    }
}
