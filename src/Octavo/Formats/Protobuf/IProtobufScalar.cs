// Owns: what a value that is no message is in a field, known by its entry alone. Entries of scalars, text and bytes have it.
namespace Octavo.Internal;

/// <summary>The bare value behind a tag.</summary>
/// <typeparam name="T">Its type.</typeparam>
internal interface IProtobufScalar<T>
{
    /// <summary>The tag of a field 1 that holds it; 0 where no field can.</summary>
    uint Tag { get; }

    /// <summary>Writes the value without its tag.</summary>
    void WriteBare(ref OctavoProtobufWriter writer, in T value);

    /// <inheritdoc cref="WriteBare(ref OctavoProtobufWriter, in T)"/>
    void WriteBare(ref OctavoProtobufSizer writer, in T value);

    /// <summary>Reads the value behind its tag.</summary>
    void ReadBare(ref OctavoProtobufReader reader, ref T value);
}
