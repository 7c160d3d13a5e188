// Owns: the bound on nesting of one pass. Knows no data.
using System.Runtime.CompilerServices;

namespace Octavo.ProtoJson;

/// <summary>Levels that are open.</summary>
/// <param name="limit">How many may be.</param>
internal struct Depth(int limit)
{
    /// <summary>Levels before the runtime is asked, which always says no on a thread of 128 KiB: these take less than a quarter of it.</summary>
    private const int Grace = 16;

    private int _open;

    /// <summary>How many more there may be.</summary>
    internal readonly int Left => limit - _open;

    /// <summary>Ends the process's stack no one can catch: a raised limit is checked against it.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/>.</exception>
    internal static void CheckStack()
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new OctavoException(OctavoErrorCode.DepthExceeded,
                "messages are nested deeper than this thread's stack holds; call from a thread with a larger stack, or lower SerializerLimits.MaxDepth.");
        }
    }

    internal void Enter()
    {
        if (++_open > limit)
        {
            throw new OctavoException(OctavoErrorCode.DepthExceeded, $"messages are nested deeper than SerializerLimits.MaxDepth = {limit}.");
        }
        if (_open > Grace)
        {
            CheckStack();
        }
    }

    internal void Leave() => _open--;
}
