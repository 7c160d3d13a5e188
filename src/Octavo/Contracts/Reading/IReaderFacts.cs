// Owns: what a format is to codecs that read: constants. Knows no format.
using System.ComponentModel;
using Octavo.Codecs.Collections;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>What a format is to codecs that read: constants: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IReaderFacts<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>The emitted body that this format tries first. A constant.</summary>
    static abstract ReaderShape Shape { get; }

    /// <summary>Whether unmanaged structs and arrays of fixed-size values have a raw layout (Binary). A constant.</summary>
    static virtual bool RawLayouts => false;

    /// <summary>Whether array-shaped objects have one slot per number. A constant.</summary>
    static virtual bool Slots => false;

    /// <summary>Whether objects of this layout carry a key before each member. Answers a constant for a constant argument.</summary>
    /// <param name="layout">The type's layout.</param>
    static virtual bool Named(Layout layout) => false;

    /// <summary>Whether the keys of a map are text. If so, a map whose keys are not scalars is an array in which keys and values alternate (JSON). A
    /// constant.</summary>
    static virtual bool TextKeys => false;

    /// <summary>Whether names are text with escapes, so a quote, a backslash or a control character in a name is escaped (JSON). A constant.</summary>
    static virtual bool EscapesNames => false;

    /// <summary>Whether <see cref="IStructureDecoder{TSelf}.GetStart(ref byte, Layout, out int)"/> may answer <see cref="ObjectHead.Unread"/> (CBOR). A
    /// constant.</summary>
    static virtual bool LeavesHeads => false;

    /// <summary>Whether adjacent members of type bool share a byte (Compact). A constant.</summary>
    static virtual bool PacksBools => false;

    /// <summary>Whether a sequence of primitives is laid out as a whole, and one of nullable values has a bitmap in front (Compact). A constant.</summary>
    static virtual bool PacksSequences => false;

    /// <summary>Whether sequences of primitives may be laid out as a whole if the options ask for it, so generic code passes them on whole too.</summary>
    static virtual bool TypesSequences => false;

    /// <summary>Whether the format has names whose case an option may leave open. A constant.</summary>
    static virtual bool FoldsNames => false;
}
