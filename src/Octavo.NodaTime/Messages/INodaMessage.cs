// Owns: how numbers are a message of Protobuf: by the codec that is emitted for them. Knows no type.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Noda;

/// <summary>The numbers of a type, as the fields of a message.</summary>
/// <typeparam name="TSelf">The numbers.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface INodaMessage<TSelf>
    where TSelf : struct, INodaMessage<TSelf>
{
    /// <summary>Writes the fields.</summary>
    static abstract void WriteTagged<W>(ref W writer, TSelf data)
        where W : struct, ITaggedWriter<W>, allows ref struct;

    /// <summary>Reads the fields to the message's end.</summary>
    static abstract TSelf ReadTagged<R>(ref R reader)
        where R : struct, ITaggedReader<R>, allows ref struct;
}
