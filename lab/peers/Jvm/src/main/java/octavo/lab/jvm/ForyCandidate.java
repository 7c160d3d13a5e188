// Owns: the calls of Apache Fory's binary format.
// Must not know: clocks and the protocol.
package octavo.lab.jvm;

import octavo.lab.jvm.plain.Friend;
import octavo.lab.jvm.plain.Image;
import octavo.lab.jvm.plain.PersonName;
import octavo.lab.jvm.plain.Response;
import octavo.lab.jvm.plain.User;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;

/** Fory, plain classes, registered as it asks for by default. */
final class ForyCandidate extends BinaryCandidate {
    private final Fory fory;
    private final MemoryBuffer reused = MemoryBuffer.newHeapBuffer(1 << 18);

    private ForyCandidate(Fory fory) {
        super(GsonCandidate.reflective());
        this.fory = fory;
        for (Class<?> type : new Class<?>[] {Response.class, User.class, PersonName.class, Friend.class, Image.class}) {
            fory.register(type);
        }
    }

    /** Java's own format with the defaults otherwise. */
    static ForyCandidate standard() {
        return new ForyCandidate(Fory.builder().withXlang(false).build());
    }

    /** The same without what old and new readers need of one another. */
    static ForyCandidate sameSchema() {
        return new ForyCandidate(Fory.builder().withXlang(false).withCompatible(false).build());
    }

    @Override
    byte[] toBytes(Object value) {
        return fory.serialize(value);
    }

    @Override
    Object fromBytes(byte[] input) {
        return fory.deserialize(input, Response.class);
    }

    @Override
    void toWriter(Object value) {
        reused.writerIndex(0);
        fory.serialize(reused, value);
    }

    @Override
    byte[] written() {
        return reused.getBytes(0, reused.writerIndex());
    }
}
