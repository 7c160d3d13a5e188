// Owns: what happens where the thread's stack is nearly used up: what is deeper runs on a stack of its own. Knows nothing that nests.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Threading;

namespace Octavo.Proto.Model;

/// <summary>
/// Whatever nests in files has a depth that is bounded (500 imports, 100 messages, 64 values), and takes less than a megabyte. A thread may have less, and a
/// stack overflow ends the process. Each level asks <see cref="HasRoom"/>, and if there is none, goes on on a new one: the result is the same.
/// </summary>
internal static class DeepStack
{
    private const int Size = 16 * 1024 * 1024;

    /// <summary>Whether the runtime says that the stack has room for some more levels, which is 128 KiB on most systems.</summary>
    public static bool HasRoom
    {
        get
        {
            try
            {
                RuntimeHelpers.EnsureSufficientExecutionStack();
                return true;
            }
            catch (InsufficientExecutionStackException)
            {
                return false;
            }
        }
    }

    /// <summary>Runs a function on a new stack, and waits for it.</summary>
    public static T Run<T>(Func<T> function)
    {
        T result = default!;
        ExceptionDispatchInfo? thrown = null;
        var thread = new Thread(() =>
        {
            try
            {
                result = function();
            }
            catch (Exception found)
            {
                thrown = ExceptionDispatchInfo.Capture(found);
            }
        }, Size);
        thread.Start();
        thread.Join();
        thrown?.Throw();
        return result;
    }

    /// <summary>Runs an action on a new stack, and waits for it.</summary>
    public static void Run<T>(Action<T> action, T argument) => Run(() =>
    {
        action(argument);
        return true;
    });
}
