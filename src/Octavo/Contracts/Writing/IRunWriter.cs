// Owns: the run of a writer: one reservation, one advance. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>The run of a writer: one reservation, one advance: a part of <see cref="IEngineWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IRunWriter<TSelf>
    where TSelf : struct, IEngineWriter<TSelf>, allows ref struct
{
    /// <summary>Called for a null in a member or element that is declared as not nullable, where its value would be.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="member">The member's name in errors.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NullNotAllowed"/>, unless the options accept nulls.</exception>
    static virtual void OnNull(ref TSelf writer, string member)
    {
    }

    /// <summary>Makes room for <paramref name="max"/> bytes and 64 bytes of slack after them.</summary>
    /// <param name="max">Bytes, at most 64 KiB for a run; more is staged and never the caller's own buffer.</param>
    /// <returns>The byte at the writer's position.</returns>
    ref byte Reserve(int max);

    /// <summary>Moves the position by the bytes that the encoders made.</summary>
    /// <param name="used">Bytes, no more than reserved.</param>
    void Advance(nint used);

    /// <summary>Counts one more level of nesting; emitted only if the type graph has cycles.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> beyond <see cref="SerializerLimits.MaxDepth"/>.</exception>
    void Enter();

    /// <summary>Called on entering a value that cannot hold another of its type but takes much of the stack: looks at the stack, and counts no level.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> when the stack is nearly used up.</exception>
    void LookAtStack();

    /// <summary>Ends the level begun by <see cref="Enter"/>.</summary>
    void Leave();
}
