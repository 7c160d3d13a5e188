// Owns: the ends of a call: the exact result array, and the check that nothing follows. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Buffers;

internal static class Result
{
    internal static byte[] ToArray(ReadOnlySpan<byte> written)
    {
        byte[] result = GC.AllocateUninitializedArray<byte>(written.Length);
        written.CopyTo(result);
        return result;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void CheckEnd(long remaining)
    {
        if (remaining != 0)
        {
            Throw.TrailingData(remaining);
        }
    }
}
