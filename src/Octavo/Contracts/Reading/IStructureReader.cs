// Owns: the beginnings and ends of objects, sequences and maps. Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>The beginnings and ends of objects, sequences and maps: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IStructureReader<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Reads the beginning of an object.</summary>
    /// <param name="layout">The layout that the type prefers; self-describing formats take either.</param>
    /// <returns>−1 null; 0 and more: that many members or slots follow by position, <see cref="ObjectHead.All"/> if the format writes no number; less than −1:
    /// a map of <c>−2 − result</c> entries follows (see <see cref="ObjectHead"/>).</returns>
    int ReadStart(Layout layout);

    /// <summary>Reads the beginning of a struct's value.</summary>
    /// <param name="layout">The layout that the type prefers.</param>
    /// <param name="known">Members, or slots where <see cref="IReaderFacts{TSelf}.Slots"/>, that the type knows: the answer if the format writes none.</param>
    /// <returns>As <see cref="ReadStart"/>, never −1.</returns>
    int ReadValueStart(Layout layout, int known);

    /// <summary>Reads whether a nullable value is present; the value follows if it is.</summary>
    bool ReadPresence();

    /// <summary>Reads the beginning of a map. As <see cref="IFormatReader{TSelf}.ReadArrayStart"/> with two items per entry.</summary>
    /// <returns>−1 null, else the count of entries.</returns>
    int ReadMapStart();

    /// <summary>Moves to the next entry's key.</summary>
    /// <param name="remaining">What <see cref="ReadMapStart"/> returned.</param>
    /// <returns>Whether there is one.</returns>
    bool NextEntry(scoped ref int remaining);

    /// <summary>Called before the key of a map entry is read.</summary>
    void BeginKey(bool quoted);

    /// <summary>Called between the key and the value of a map entry.</summary>
    void EndKey(bool quoted);

    /// <summary>Estimates, at the first element, how many elements a sequence without a count has: only a first capacity; 0 if there is no estimate.</summary>
    static virtual int ExpectItems(ref TSelf reader) => 0;

    /// <summary>The entries that a map without a count seems to have, as <see cref="ExpectItems"/>.</summary>
    static virtual int ExpectEntries(ref TSelf reader) => 0;
}
