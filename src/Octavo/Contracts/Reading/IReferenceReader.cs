// Owns: objects of types with references. Knows no format.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Objects of types with references: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IReferenceReader<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Gets the beginning of an object of a type with references. As <see cref="IStructureDecoder{TSelf}.GetStart(ref byte, Layout, int, out int)"/>,
    /// and <see cref="ObjectHead.Reference"/> or <see cref="ObjectHead.Waits"/>.</summary>
    static virtual nint GetObjectStart(ref byte at, Layout layout, int known, out int members) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Reads the beginning of an object of a type with references. As <see cref="IStructureReader{TSelf}.ReadStart"/>, and
    /// <see cref="ObjectHead.Reference"/> or <see cref="ObjectHead.Waits"/>.</summary>
    static virtual int ReadObjectStart(ref TSelf reader, Layout layout) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Reads the rest of a reference, after the answer <see cref="ObjectHead.Reference"/>.</summary>
    /// <returns>The object that came before, of whatever type.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidReference"/>: no object came before with this number, or it is not made
    /// yet.</exception>
    static virtual object ReadReference(ref TSelf reader) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Reads a reference in the place of a union's case, where the format has it there.</summary>
    static virtual bool TryReadReference(ref TSelf reader, [NotNullWhen(true)] out object? value)
    {
        value = null;
        return false;
    }

    /// <summary>Keeps an object after the answer <see cref="ObjectHead.Waits"/>: its members follow later.</summary>
    static virtual void KeepWaiting(ref TSelf reader, object value) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Begins an object of a type with references, after its beginning: what follows may refer to it. Counts as a level.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="value">The object; null if its constructor takes members, so it is made after them.</param>
    /// <returns>Its number, for <see cref="KeepMade"/>.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/>.</exception>
    static virtual int BeginObject(ref TSelf reader, object? value) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Looks at a shared text that is in full: formats with one encoding for each value refuse one that came before.</summary>
    static virtual void CheckText(ref TSelf reader, string text)
    {
    }

    /// <summary>Ends such an object: after the outermost one come those that waited, and are read.</summary>
    static virtual void EndObject(ref TSelf reader) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Gives an object that was made after its members the number that <see cref="BeginObject"/> returned, after <see cref="EndObject"/>.</summary>
    static virtual void KeepMade(ref TSelf reader, int number, object value) => throw Throw.NoReferences(TSelf.FormatName);
}
