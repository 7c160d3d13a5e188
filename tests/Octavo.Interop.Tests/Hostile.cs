// Owns: data with one byte changed, and what reading it may take.
using System.Runtime.CompilerServices;

namespace Octavo.Interop.Tests;

internal static class Hostile
{
    private const long Allowed = 32 << 20;

    /// <summary>Each byte, of which a default run takes one in four, with each other value: a value or an <see cref="OctavoException"/> with its
    /// place, and no large allocation.</summary>
    internal static void EveryByte(byte[] bytes, Action<byte[]> read, [CallerFilePath] string member = "")
    {
        for (int at = 0; at < bytes.Length; at++)
        {
            if (!TestRun.Takes($"{member} {at}", oneIn: 4))
            {
                continue;
            }
            byte kept = bytes[at];
            for (int other = 0; other <= byte.MaxValue; other++)
            {
                bytes[at] = (byte)other;
                Within(Allowed, () =>
                {
                    try
                    {
                        read(bytes);
                    }
                    catch (OctavoException found)
                    {
                        Assert.NotEqual(OctavoErrorCode.None, found.Code);
                        Assert.NotEqual("", found.Format);
                    }
                });
            }
            bytes[at] = kept;
        }
    }

    /// <summary>Bounds what a call allocates on this thread.</summary>
    internal static void Within(long bytes, Action call)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        call();
        long taken = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.True(taken <= bytes, $"{taken} bytes were allocated where {bytes} are allowed.");
    }
}
