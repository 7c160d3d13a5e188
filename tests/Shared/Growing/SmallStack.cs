// Owns: calls on threads whose stack is small. Knows no format.
using Octavo;
using Xunit;

namespace Octavo.Tests.Shared;

/// <summary>A call on a small stack has a result or DepthExceeded: a stack overflow ends the process, and the test run with it.</summary>
internal static class SmallStack
{
    /// <summary>Asserts it.</summary>
    internal static void Guards(int kibibytes, Action action)
    {
        if (On(kibibytes, action) is { } thrown)
        {
            Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.IsType<OctavoException>(thrown).Code);
        }
    }

    /// <summary>Asserts that the call ends: with a result or any error of the library.</summary>
    internal static void Ends(int kibibytes, Action action)
    {
        if (On(kibibytes, action) is { } thrown)
        {
            Assert.IsType<OctavoException>(thrown);
        }
    }

    /// <summary>Makes what a test needs, with room for everything.</summary>
    internal static T Make<T>(Func<T> make)
    {
        T made = default!;
        Assert.Null(On(16 * 1024, () => made = make()));
        return made;
    }

    /// <summary>Runs a call.</summary>
    /// <returns>What it throws; null if nothing.</returns>
    internal static Exception? On(int kibibytes, Action action)
    {
        Exception? thrown = null;
        var thread = new Thread(() => thrown = Record.Exception(action), kibibytes * 1024);
        thread.Start();
        thread.Join();
        return thrown;
    }
}
