// Owns: the assertion that something takes no longer than a bound. Knows nothing that is measured.
using Xunit;

namespace Octavo.Tests.Shared;

/// <summary>For data whose cost was far above any noise: the bounds are ten times and more what the work takes.</summary>
internal static class Quick
{
    /// <summary>Asserts it of the calling thread's own time.</summary>
    internal static void TakesAtMost(double milliseconds, Action action)
    {
        double start = ThreadClock.Milliseconds;
        action();
        double taken = ThreadClock.Milliseconds - start;
        Assert.True(taken <= milliseconds, $"{taken:F0} ms, at most {milliseconds:F0} expected");
    }
}
