// Owns: the contract of the code for a message of a tagged format. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>The code for a type that is a message in a tagged format. Implemented by a struct. Emitted codecs have these methods too, and are called by
/// name.</summary>
/// <typeparam name="T">The type that is written and read.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ITaggedCodec<T>
{
    /// <summary>Writes the fields of a message, without what surrounds it.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value; null is refused.</param>
    static abstract void WriteTagged<W>(ref W writer, scoped in T value)
        where W : struct, ITaggedWriter<W>, allows ref struct;

    /// <summary>Reads the fields of a message to its end.</summary>
    /// <param name="reader">The format's reader.</param>
    /// <param name="existing">What the fields are merged into; default for a new value.</param>
    /// <returns>The value.</returns>
    static abstract T ReadTagged<R>(ref R reader, scoped in T existing)
        where R : struct, ITaggedReader<R>, allows ref struct;
}
