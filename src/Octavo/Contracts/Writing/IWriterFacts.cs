// Owns: what a format is to codecs that write: constants. Knows no format.
using System.ComponentModel;
using Octavo.Codecs.Collections;

namespace Octavo.Contracts;

/// <summary>What a format is to codecs that write: constants: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IWriterFacts<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Whether unmanaged structs and arrays of fixed-size values are written in their raw layout (Binary). A constant.</summary>
    static virtual bool RawLayouts => false;

    /// <summary>Whether array-shaped objects have one slot per number, so gaps between numbers are written as nil (MessagePack, CBOR). A constant.</summary>
    static virtual bool Slots => false;

    /// <summary>Whether objects of this layout carry a key before each member. Answers a constant for a constant argument.</summary>
    /// <param name="layout">The type's layout.</param>
    static virtual bool Named(Layout layout) => false;

    /// <summary>Whether objects have an end (JSON, Tokens). A constant.</summary>
    static virtual bool Ends => false;

    /// <summary>Whether the keys of a map are text. If so, a map whose keys are not scalars is an array in which keys and values alternate (JSON). A
    /// constant.</summary>
    static virtual bool TextKeys => false;

    /// <summary>Whether names are text with escapes, so a quote, a backslash or a control character in a name is escaped (JSON). A constant.</summary>
    static virtual bool EscapesNames => false;

    /// <summary>Whether something comes before the elements of a sequence (JSON's comma). A constant.</summary>
    static virtual bool Separates => false;

    /// <summary>Whether adjacent members of type bool share a byte (Compact). A constant.</summary>
    static virtual bool PacksBools => false;

    /// <summary>Whether a sequence of primitives is laid out as a whole, and one of nullable values has a bitmap in front (Compact). A constant.</summary>
    static virtual bool PacksSequences => false;

    /// <summary>Whether sequences of primitives may be laid out as a whole if the options ask for it, so generic code passes them on whole too.</summary>
    static virtual bool TypesSequences => false;
}
