// Owns: the beginnings and ends of sequences and maps, keys and text, outside a run. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>The beginnings and ends of sequences and maps, keys and text, outside a run: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IStructureWriter<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Writes a member's key: <see cref="IStructureEncoder{TSelf}.PutKey"/> outside a run. Called only where
    /// <see cref="IWriterFacts{TSelf}.Named"/>.</summary>
    void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first);

    /// <summary>Writes the end of an object. Called only where <see cref="IWriterFacts{TSelf}.Ends"/>.</summary>
    void WriteEnd();
    /// <summary>Begins a map.</summary>
    /// <param name="count">Number of entries, not negative.</param>
    void WriteMapStart(int count);

    /// <summary>Ends a map of <paramref name="count"/> entries.</summary>
    /// <param name="count">Number of entries.</param>
    void WriteMapEnd(int count);
}
