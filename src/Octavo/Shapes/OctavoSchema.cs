// Owns: the public way to a type's schema: its text and its hash. Specification: docs/shapes.md, "Schema hash".
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo;

/// <summary>
/// The meaning of the bytes of a type, as text and as a hash. Two programs with equal hashes can read each other's data; if the hashes include names, each
/// value is read into the same member.
/// </summary>
public static class OctavoSchema
{
    /// <summary>The schema: a line per type, the root first.</summary>
    /// <typeparam name="T">A type with a codec.</typeparam>
    /// <param name="names">
    /// Whether it includes member names, as in maps by name and JSON, but not in positional formats. Without names, members of the same type can change places
    /// without a difference.
    /// </param>
    /// <returns>The canonical text, each line ended by a line feed.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the type has no codec.</exception>
    /// <exception cref="NotSupportedException">The codec of the type was written by hand and has no Shape.</exception>
    /// <example><code>
    /// Console.WriteLine(OctavoSchema.Text&lt;Order>());
    /// </code></example>
    public static string Text<T>(bool names = false) => SchemaHash.Text(Shape(CodecCache<T>.Entry, names), names);

    /// <summary>The hash: the first 8 bytes of SHA-256 over <see cref="Text{T}"/> in UTF-8, the first byte lowest.</summary>
    /// <inheritdoc cref="Text{T}"/>
    /// <returns>64 bits.</returns>
    /// <example><code>
    /// ulong version = OctavoSchema.Hash&lt;Order>();
    /// </code></example>
    public static ulong Hash<T>(bool names = false) => SchemaHash.Of(Shape(CodecCache<T>.Entry, names), names);

    /// <summary>The hash of a type that is known only at run time.</summary>
    /// <param name="type">A type with a codec.</param>
    /// <param name="names">Whether the hash includes member names.</param>
    /// <returns>64 bits.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the type has no codec.</exception>
    /// <exception cref="NotSupportedException">The codec of the type was written by hand and has no Shape.</exception>
    /// <example><code>
    /// ulong version = OctavoSchema.Hash(typeof(Order), names: true);
    /// </code></example>
    public static ulong Hash(Type type, bool names = false)
    {
        ArgumentNullException.ThrowIfNull(type);
        return SchemaHash.Of(Shape(CodecCatalog.GetAny(type), names), names);
    }

    private static TypeShape Shape(CodecEntry entry, bool names) => TypeShape.Required(entry, names ? MemberIdentity.Name : MemberIdentity.Ordinal);
}
