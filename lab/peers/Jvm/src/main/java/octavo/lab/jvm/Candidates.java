// Owns: the names of candidates, as peer.json has them.
// Must not know: how they are measured.
package octavo.lab.jvm;

/** From a name to a candidate. */
final class Candidates {
    private Candidates() {
    }

    /** A new candidate; null where none has the name. */
    static Candidate of(String name) {
        return switch (name) {
            case "Gson (generated)" -> GsonCandidate.generated();
            case "Gson (reflective)" -> GsonCandidate.reflective();
            case "Moshi (AutoValue)" -> MoshiCandidate.autoValue();
            case "Moshi (generated)" -> MoshiCandidate.generated();
            case "Moshi (Kotlin reflection)" -> MoshiCandidate.kotlinReflective();
            case "Moshi (reflective)" -> MoshiCandidate.reflective();
            case "kotlinx.serialization" -> new KotlinxCandidate();
            case "Jackson" -> new JacksonCandidate();
            case "Fory JSON" -> ForyJsonCandidate.generated();
            case "Fory JSON (no code generation)" -> ForyJsonCandidate.interpreted();
            case "Kryo (compatible)" -> KryoCandidate.compatible();
            case "Kryo (registered)" -> KryoCandidate.registered();
            case "Fory (JVM)" -> ForyCandidate.standard();
            case "Fory (JVM, same schema)" -> ForyCandidate.sameSchema();
            default -> null;
        };
    }
}
