// Owns: values whose type or form the data tells. Knows no format.
using System.ComponentModel;
using System.Numerics;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Values whose type or form the data tells: a part of <see cref="IEngineReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IDynamicReader<TSelf>
    where TSelf : struct, IEngineReader<TSelf>, allows ref struct
{
    /// <summary>Looks once more for a key that no member has, without regard to case where an option says so.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="names">The members' names in UTF-8, a zero behind each.</param>
    /// <param name="key">The key; the member's name where one was found.</param>
    /// <returns>Whether the key was exchanged for a member's name.</returns>
    static virtual bool TryFold(ref TSelf reader, ReadOnlySpan<byte> names, ref ReadOnlySpan<byte> key) => false;

    /// <summary>Passes over a member that the type does not know and keeps it, where the format can write it again: behind
    /// <see cref="IKeyReader{TSelf}.NextKey"/>, in the place of <see cref="IKeyReader{TSelf}.OnUnknown"/> and <see cref="IKeyReader{TSelf}.Skip"/>.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="key">The key as UTF-8; empty where it is a number.</param>
    /// <param name="number">The number; −1 where the key is a name.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static virtual void KeepUnknown(ref TSelf reader, scoped ReadOnlySpan<byte> key, long number, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(key);
        reader.Skip();
    }

    /// <summary>Reads one value as the bytes that the format has of it: the value itself where the format describes itself, else bytes that hold one.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>A copy of the bytes; null for null.</returns>
    static virtual byte[]? ReadRaw(ref TSelf reader) => reader.ReadBytes();

    /// <summary>Reads a whole number of any size, in formats whose numbers are text.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="value">The number.</param>
    /// <returns>False where nothing was read: bytes follow then.</returns>
    static virtual bool TryReadInteger(ref TSelf reader, out BigInteger value)
    {
        value = default;
        return false;
    }
    /// <summary>Takes a text as its UTF-8 bytes, without a string; where another kind of value is next, nothing is read.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="name">The bytes, which may be anything; valid until the next call.</param>
    static virtual bool TryReadName(ref TSelf reader, out ReadOnlySpan<byte> name)
    {
        name = default;
        return false;
    }

    /// <summary>Whether the text of an enum by name is read as System.Text.Json reads it, where no name is that very text.</summary>
    static virtual bool ReadsEnumText(ref TSelf reader) => false;

    /// <summary>Reads what stands before the elements of an array of several dimensions where that is in a form of the format's own; nothing is read
    /// otherwise.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="lengths">Receives the lengths, one a dimension.</param>
    /// <param name="byColumn">Whether the first dimension runs fastest, and not the last one.</param>
    /// <returns>Whether it was in such a form; the elements follow as one sequence, and nothing behind them.</returns>
    static virtual bool TryReadGrid(ref TSelf reader, scoped Span<int> lengths, out bool byColumn)
    {
        byColumn = false;
        return false;
    }

    /// <summary>Reads what <see cref="Contracts.IDynamicWriter{TSelf}.WriteAny"/> wrote.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The object, or null.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an id that the options' <see cref="CodecRegistry"/> does not
    /// have.</exception>
    static virtual object? ReadAny(ref TSelf reader) => throw Family.NotPositional();

    /// <summary>Reads what <see cref="Contracts.IDynamicWriter{TSelf}.WriteOpen"/> wrote, if that is what follows; else nothing is read, and a case
    /// follows.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="union">The union's base.</param>
    /// <param name="value">The object, of a type derived from the base.</param>
    /// <returns>Whether an object was read.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an id that is not registered,
    /// <see cref="OctavoErrorCode.TypeMismatch"/> for one whose type does not derive from the base.</exception>
    static virtual bool TryReadOpen(ref TSelf reader, Type union, out object? value) => throw Family.NotPositional();
}
