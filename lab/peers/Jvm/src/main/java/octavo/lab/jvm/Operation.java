// Owns: the operations that can be timed here, by the names the lab gives them.
// Must not know: libraries.
package octavo.lab.jvm;

/** What is timed. */
enum Operation {
    SERIALIZE_TO_BUFFER("serialize to buffer"),
    SERIALIZE_TO_STRING("serialize to string"),
    SERIALIZE_TO_WRITER("serialize to writer"),
    SERIALIZE_TO_BYTES("serialize to byte[]"),
    DESERIALIZE_FROM_BUFFER("deserialize from buffer"),
    DESERIALIZE_FROM_STRING("deserialize from string"),
    DESERIALIZE("deserialize");

    private final String words;

    Operation(String words) {
        this.words = words;
    }

    /** The name in the protocol. */
    String words() {
        return words;
    }

    /** The operation of a name. */
    static Operation of(String words) {
        for (Operation operation : values()) {
            if (operation.words.equals(words)) {
                return operation;
            }
        }
        throw new IllegalArgumentException("there is no operation \"" + words + "\"");
    }
}
