// Owns: how many bytes a call allocates. Knows no call.
namespace Octavo.Tests.Figures;

internal static class Allocations
{
    /// <summary>Bytes allocated on this thread by a call that ran before, so what is made once is made.</summary>
    internal static long Of(Action call)
    {
        for (int i = 0; i < 50; i++)
        {
            call();
        }
        long least = long.MaxValue;
        for (int i = 0; i < 10; i++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            call();
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
        }
        return least;
    }
}
