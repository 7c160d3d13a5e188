// Owns: the checks on entering a nesting level: first the depth limit, then the thread's stack. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Buffers;

internal static class Nesting
{
    /// <summary>Called on entering a level.</summary>
    /// <param name="left">Levels that are still allowed, kept by the caller.</param>
    /// <param name="floor">The address below which the runtime is asked, kept by the caller.</param>
    /// <param name="options">Looked at only if no level is left, so by reference.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> beyond the limit, or when the stack is nearly used up.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Enter<TOptions>(ref int left, ref nuint floor, in TOptions options)
        where TOptions : OctavoOptions
    {
        if (--left < 0)
        {
            Throw.DepthExceeded(options.MaxDepth);
        }
        StackGuard.Look(ref floor);
    }
}
