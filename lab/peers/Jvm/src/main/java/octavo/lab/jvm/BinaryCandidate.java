// Owns: what candidates that write no JSON have in common.
// Must not know: libraries of such formats.
package octavo.lab.jvm;

import java.util.EnumSet;
import java.util.Set;

/** Takes its values from the document by Gson, and reads what it wrote itself. */
abstract class BinaryCandidate extends Candidate {
    private final Candidate json;

    BinaryCandidate(Candidate json) {
        this.json = json;
    }

    @Override
    final Set<Operation> operations() {
        return EnumSet.of(Operation.SERIALIZE_TO_BYTES, Operation.SERIALIZE_TO_WRITER, Operation.DESERIALIZE);
    }

    @Override
    final Object parse(byte[] document) throws Exception {
        return json.fromBytes(document);
    }

    @Override
    final byte[] input(byte[] document, Object value) throws Exception {
        return toBytes(value);
    }
}
