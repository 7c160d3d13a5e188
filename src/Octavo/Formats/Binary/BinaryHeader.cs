// Owns: what may come before a root of Binary, as its facade sees it. Knows no type.
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Binary;

/// <summary>
/// What comes before a root. Its only form is made by the option that asks for it, and called by virtual methods: native AOT leaves the hash, and what that
/// needs, out of programs that never ask.
/// </summary>
internal abstract class BinaryHeader
{
    /// <summary>Bytes of a head.</summary>
    internal const int Length = 1 + sizeof(ulong);

    /// <summary>Writes the head of a root.</summary>
    internal abstract void Write(ref OctavoBinaryWriter writer, CodecEntry entry);

    /// <summary>Skips the head of a root.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.SchemaMismatch"/>: there is none, or it is of another schema.
    /// The reader has not moved then.</exception>
    internal abstract void Read(ref OctavoBinaryReader reader, CodecEntry entry);
}
