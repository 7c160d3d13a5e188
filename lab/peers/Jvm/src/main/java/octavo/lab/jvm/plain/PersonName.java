// Owns: a user's name as a plain mutable class.
// Must not know: which library reads its annotations.
package octavo.lab.jvm.plain;

/** A user's name: public fields, for what works by reflection. */
public final class PersonName {
    public String first;
    public String last;
}
