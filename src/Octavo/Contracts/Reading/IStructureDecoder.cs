// Owns: heads, in a run. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Heads, in a run: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IStructureDecoder<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Bound of <see cref="GetStart(ref byte, Layout, out int)"/>, <see cref="GetValueStart"/> and <see cref="GetPresence"/>, each, in
    /// bytes.</summary>
    static virtual int MaxHead => throw Family.NotPositional();

    /// <summary>Gets the beginning of an object. Result as of <see cref="IStructureReader{TSelf}.ReadStart"/>.</summary>
    static virtual nint GetStart(ref byte at, Layout layout, out int members) => throw Family.NotPositional();

    /// <summary>Gets the beginning of an object.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The layout that the type prefers.</param>
    /// <param name="known">Members, or slots where <see cref="IReaderFacts{TSelf}.Slots"/>, that the type knows: the answer if the format writes none.</param>
    /// <param name="members">As of <see cref="IStructureReader{TSelf}.ReadStart"/>.</param>
    static virtual nint GetStart(ref byte at, Layout layout, int known, out int members) => TSelf.GetStart(ref at, layout, out members);

    /// <summary>Gets the beginning of a struct's value. Result as of <see cref="IStructureReader{TSelf}.ReadValueStart"/>.</summary>
    static virtual nint GetValueStart(ref byte at, Layout layout, int known, out int members) => throw Family.NotPositional();

    /// <summary>Gets whether a nullable value is present.</summary>
    static virtual nint GetPresence(ref byte at, out bool present) => throw Family.NotPositional();
}
