// Owns: the calls into a library that are measured.
// Must not know: clocks and the protocol.
package octavo.lab.jvm;

import java.util.EnumSet;
import java.util.Set;
import okio.Buffer;

/** A library in one configuration. What a library has no call for is not among its operations. */
abstract class Candidate {
    /** What can be timed. */
    Set<Operation> operations() {
        return EnumSet.allOf(Operation.class);
    }

    /** The value of a document, in this candidate's own model. */
    Object parse(byte[] document) throws Exception {
        return fromBytes(document);
    }

    /** What reading begins with: the document, or for what is no JSON the value's payload. */
    byte[] input(byte[] document, Object value) throws Exception {
        return document;
    }

    abstract byte[] toBytes(Object value) throws Exception;

    abstract Object fromBytes(byte[] input) throws Exception;

    String toText(Object value) throws Exception {
        throw new UnsupportedOperationException();
    }

    Object fromText(String input) throws Exception {
        throw new UnsupportedOperationException();
    }

    /** Into a new Okio buffer, which is the result. */
    Buffer toBuffer(Object value) throws Exception {
        throw new UnsupportedOperationException();
    }

    /** Reads an Okio buffer up, which was filled before. */
    Object fromBuffer(Buffer input) throws Exception {
        throw new UnsupportedOperationException();
    }

    /** Most bytes that {@link #toBuffer} leaves out because the document does not flush there. */
    int leftInEncoder() {
        return 0;
    }

    /** Into a buffer that is reused; {@link #written} says what it holds. */
    abstract void toWriter(Object value) throws Exception;

    abstract byte[] written();
}
