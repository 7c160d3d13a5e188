// Owns: a user's friend as a plain mutable class.
// Must not know: which library reads its annotations.
package octavo.lab.jvm.plain;

/** A user's friend: public fields, for what works by reflection. */
public final class Friend {
    public int id;
    public String name;
}
