// Owns: the check of the thread's stack where a caller has raised the depth limit. Knows no format.
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>A stack overflow ends the process and cannot be caught: with MaxDepth = 10,000 a thread of 1 MiB overflowed before 2,000 levels. The default limit needs no check.</summary>
internal static class StackGuard
{
    /// <summary>Levels that every thread's stack holds.</summary>
    internal const int SafeDepth = 64;

    /// <summary>Called on entering a level where the limit is above <see cref="SafeDepth"/>.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> when the stack is nearly used up.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Check()
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new OctavoException(OctavoErrorCode.DepthExceeded, "objects are nested deeper than this thread's stack holds; call from a thread with a larger stack, or lower SerializerLimits.MaxDepth.");
        }
    }
}
