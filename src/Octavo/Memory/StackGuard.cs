// Owns: the check of the thread's stack on entering a level of nesting. Knows no format.
using System.Runtime.CompilerServices;

namespace Octavo.Memory;

/// <summary>
/// A stack overflow ends the process and cannot be caught. What a level takes of the stack grows with its type: 63 levels of a class with 16 members of 256
/// bytes each ended 2 MiB, so no depth limit is safe by itself.
/// </summary>
/// <remarks>
/// Each level compares its address with a floor, which is a load and a comparison. The runtime is asked only below the floor, and its answer holds for another
/// <see cref="Step"/> bytes.
/// </remarks>
internal static class StackGuard
{
    /// <summary>Bytes of stack that a call takes before the runtime is asked: a thread of 128 KiB, to which the runtime always says no, has them.</summary>
    private const int Grace = 24 * 1024;

    /// <summary>Bytes for which an answer holds. The runtime says yes if 128 KiB are left (64 KiB in 32 bits): what remains is for the widest level and for an
    /// exception.</summary>
    private const int Step = 32 * 1024;

    /// <summary>Called on entering a level.</summary>
    /// <param name="floor">The address below which the runtime is asked, kept by the caller; 0 at the beginning of a call.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> when the stack is nearly used up.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Look(ref nuint floor)
    {
        nuint here = Here();
        if (here - 1 < floor - 1) // also if it is 0
        {
            Renew(ref floor, here);
        }
    }

    /// <summary>The same of what can be put off.</summary>
    /// <returns>False if the stack is nearly used up.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool HasRoom(ref nuint floor)
    {
        nuint here = Here();
        return here - 1 >= floor - 1 || TryRenew(ref floor, here);
    }

    /// <summary>Asks the runtime, without a floor.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> when the stack is nearly used up.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Check()
    {
        if (!RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            throw new OctavoException(OctavoErrorCode.DepthExceeded,
                "objects are nested deeper than this thread's stack holds; call from a thread with a larger stack, or lower SerializerLimits.MaxDepth.");
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Renew(ref nuint floor, nuint here)
    {
        if (!TryRenew(ref floor, here))
        {
            Check();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool TryRenew(ref nuint floor, nuint here)
    {
        if (floor != 0 && !RuntimeHelpers.TryEnsureSufficientExecutionStack())
        {
            return false;
        }
        floor = here - (nuint)(floor == 0 ? Grace : Step);
        return true;
    }

    /// <summary>An address in the frame of the caller.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nuint Here()
    {
        byte local;
        Unsafe.SkipInit(out local);
        return (nuint)Unsafe.ByteOffset(ref Unsafe.NullRef<byte>(), ref local);
    }
}
