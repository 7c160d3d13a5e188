// Owns: the beginnings and ends of sequences and maps, keys and text, outside a run. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>The beginnings and ends of sequences and maps, keys and text, outside a run: a part of <see cref="IFormatWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IStructureWriter<TSelf>
    where TSelf : struct, IFormatWriter<TSelf>, allows ref struct
{
    /// <summary>Writes a null.</summary>
    void WriteNull();

    /// <summary>Writes a member's key: <see cref="IStructureEncoder{TSelf}.PutKey"/> outside a run. Called only where
    /// <see cref="IWriterFacts{TSelf}.Named"/>.</summary>
    void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first);

    /// <summary>Writes the end of an object. Called only where <see cref="IWriterFacts{TSelf}.Ends"/>.</summary>
    void WriteEnd();

    /// <summary>Writes what stands before an element: <see cref="IStructureEncoder{TSelf}.PutItem"/> outside a run. Called only where
    /// <see cref="IWriterFacts{TSelf}.Separates"/>.</summary>
    /// <param name="index">Index of the element.</param>
    void WriteItem(int index);

    /// <summary>Writes text of any length, or null.</summary>
    /// <param name="value">UTF-16 text.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for a lone surrogate in a format of UTF-8 text.</exception>
    void WriteText(string? value);

    /// <summary>Writes a byte string.</summary>
    /// <param name="value">The bytes.</param>
    void WriteBytes(scoped ReadOnlySpan<byte> value);

    /// <summary>Begins a sequence.</summary>
    /// <param name="count">Number of elements, not negative.</param>
    void WriteArrayStart(int count);

    /// <summary>Ends a sequence of <paramref name="count"/> elements.</summary>
    /// <param name="count">Number of elements.</param>
    void WriteArrayEnd(int count);

    /// <summary>Begins a map.</summary>
    /// <param name="count">Number of entries, not negative.</param>
    void WriteMapStart(int count);

    /// <summary>Ends a map of <paramref name="count"/> entries.</summary>
    /// <param name="count">Number of entries.</param>
    void WriteMapEnd(int count);
}
