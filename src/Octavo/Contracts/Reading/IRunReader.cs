// Owns: the run of a reader: bytes made readable, and the position. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>The run of a reader: bytes made readable, and the position: a part of <see cref="IEngineReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IRunReader<TSelf>
    where TSelf : struct, IEngineReader<TSelf>, allows ref struct
{
    /// <summary>Makes <paramref name="max"/> bytes readable at the position; what is past the end of the data is zero.</summary>
    /// <param name="max">Bytes, at most 256.</param>
    ref byte Need(int max);

    /// <summary>Moves the position by the bytes that the decoders used.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/> when they are past the end.</exception>
    void Commit(nint used);

    /// <summary>Counts one more level of nesting; emitted only if the type graph has cycles.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> beyond <see cref="SerializerLimits.MaxDepth"/>.</exception>
    void Enter();

    /// <summary>Called on entering a value that cannot hold another of its type but takes much of the stack: looks at the stack, and counts no level.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> when the stack is nearly used up.</exception>
    void LookAtStack();

    /// <summary>Ends the level begun by <see cref="Enter"/>.</summary>
    void Leave();

    /// <summary>Called for a null read into a member that is not nullable.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NullNotAllowed"/> unless the options accept it.</exception>
    void OnNull(string member);

    /// <summary>Whether hashed collections must be made with a seeded comparer.</summary>
    bool SeededHashing { get; }

    /// <summary>Whether sequences and maps say their count beforehand. A constant.</summary>
    static virtual bool Counted => true;

    /// <summary>The number of elements for which memory may be taken at once.</summary>
    /// <param name="count">The count that the data claims.</param>
    /// <param name="elementSize">Bytes that an element takes in memory.</param>
    /// <returns>min(count, max(4096, 8 · remaining ÷ size)).</returns>
    int FirstCapacity(int count, int elementSize);
}
