// Owns: Kryo's calls.
// Must not know: clocks and the protocol.
package octavo.lab.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import octavo.lab.jvm.plain.Friend;
import octavo.lab.jvm.plain.Image;
import octavo.lab.jvm.plain.PersonName;
import octavo.lab.jvm.plain.Response;
import octavo.lab.jvm.plain.User;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Kryo, one instance for all calls. */
final class KryoCandidate extends BinaryCandidate {
    private final Kryo kryo = new Kryo();
    private final Output reused = new Output(1 << 18, -1);
    private final boolean isClean;
    private Class<?> root;

    private KryoCandidate(Candidate json, boolean isClean) {
        super(json);
        this.isClean = isClean;
    }

    /** As document 004: AutoValue's classes, fields with their names, no registration, references, a new stream and output for each call. */
    static KryoCandidate compatible() {
        KryoCandidate candidate = new KryoCandidate(GsonCandidate.generated(), false);
        candidate.kryo.setDefaultSerializer(CompatibleFieldSerializer.class);
        candidate.kryo.setRegistrationRequired(false);
        candidate.kryo.setReferences(true);
        candidate.kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        return candidate;
    }

    /** Its defaults: plain classes, registered, no references; one output. */
    static KryoCandidate registered() {
        KryoCandidate candidate = new KryoCandidate(GsonCandidate.reflective(), true);
        for (Class<?> type : new Class<?>[] {Response.class, User.class, PersonName.class, Friend.class, Image.class, ArrayList.class}) {
            candidate.kryo.register(type);
        }
        return candidate;
    }

    @Override
    byte[] toBytes(Object value) {
        root = value.getClass();
        if (isClean) {
            toWriter(value);
            return reused.toBytes();
        }
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        Output output = new Output(stream);
        kryo.writeObject(output, value);
        output.flush();
        return stream.toByteArray();
    }

    @Override
    Object fromBytes(byte[] input) {
        return kryo.readObject(new Input(input), root);
    }

    @Override
    void toWriter(Object value) {
        reused.reset();
        kryo.writeObject(reused, value);
    }

    @Override
    byte[] written() {
        return reused.toBytes();
    }
}
