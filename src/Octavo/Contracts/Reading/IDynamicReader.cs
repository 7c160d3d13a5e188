// Owns: values whose type or form the data gives. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Values whose type or form the data gives: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IDynamicReader<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Looks an unmatched key up again, ignoring case if the options allow it.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="names">The members' names in UTF-8, a zero after each.</param>
    /// <param name="key">The key; the member's name if one was found.</param>
    /// <returns>Whether the key was exchanged for a member's name.</returns>
    static virtual bool TryFold(ref TSelf reader, ReadOnlySpan<byte> names, ref ReadOnlySpan<byte> key) => false;

    /// <summary>Skips a member that the type does not know and keeps it, where the format can write it again: after <see cref="IKeyReader{TSelf}.NextKey"/>, in
    /// the place of <see cref="IKeyReader{TSelf}.OnUnknown"/> and <see cref="IKeyReader{TSelf}.Skip"/>.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="key">The key as UTF-8; empty if it is a number.</param>
    /// <param name="number">The number; −1 if the key is a name.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static virtual void KeepUnknown(ref TSelf reader, scoped ReadOnlySpan<byte> key, long number, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(key);
        reader.Skip();
    }

    /// <summary>Reads what comes before the elements of a multidimensional array if that is in a form of the format's own; nothing is read otherwise.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="lengths">Receives the lengths, one a dimension.</param>
    /// <param name="byColumn">Whether the first dimension runs fastest, and not the last one.</param>
    /// <returns>Whether it was in such a form; the elements follow as one sequence, and nothing after them.</returns>
    static virtual bool TryReadMultidimensional(ref TSelf reader, scoped Span<int> lengths, out bool byColumn)
    {
        byColumn = false;
        return false;
    }

    /// <summary>Reads what <see cref="IDynamicWriter{TSelf}.WriteAny"/> wrote.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The object, or null.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an id that the options' <see cref="CodecRegistry"/> does not
    /// have.</exception>
    static abstract object? ReadAny(ref TSelf reader);

    /// <summary>Reads what <see cref="IDynamicWriter{TSelf}.WriteOpen"/> wrote, if that is what follows; else nothing is read, and a case
    /// follows.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="union">The union's base.</param>
    /// <param name="value">The object, of a type derived from the base.</param>
    /// <returns>Whether an object was read.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an id that is not registered,
    /// <see cref="OctavoErrorCode.TypeMismatch"/> for one whose type does not derive from the base.</exception>
    static abstract bool TryReadOpen(ref TSelf reader, Type union, out object? value);
}
