// Owns: a call on a thread whose stack is small.
// Must not know: what is called.
using System.Runtime.ExceptionServices;

namespace Octavo.Lab.Workloads.Attacks;

/// <summary>A thread of 128 KiB, as some servers give to requests.</summary>
internal static class SmallThread
{
    /// <summary>Runs the call; what it throws is thrown here.</summary>
    internal static object? Run(Func<object?> call)
    {
        object? result = null;
        ExceptionDispatchInfo? thrown = null;
        var thread = new Thread(() =>
        {
            try
            {
                result = call();
            }
            catch (Exception error)
            {
                thrown = ExceptionDispatchInfo.Capture(error);
            }
        }, 128 * 1024);
        thread.Start();
        thread.Join();
        thrown?.Throw();
        return result;
    }
}
