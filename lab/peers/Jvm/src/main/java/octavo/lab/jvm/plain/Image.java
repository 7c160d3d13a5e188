// Owns: a user's image as a plain mutable class.
// Must not know: which library reads its annotations.
package octavo.lab.jvm.plain;

/** A user's image: public fields, for what works by reflection. */
public final class Image {
    public String id;
    public String format;
    public String url;
    public String description;
}
