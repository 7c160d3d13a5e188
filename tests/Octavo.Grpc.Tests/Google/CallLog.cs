// Owns: which calls a server saw cancelled. A test waits for it instead of a time.
using System.Collections.Concurrent;

namespace Octavo.GrpcTests;

public sealed class CallLog
{
    /// <summary>The header by which a call is known here.</summary>
    public const string Header = "call";

    private readonly ConcurrentDictionary<string, TaskCompletionSource> _calls = new();

    /// <summary>Ends when the server has seen the call cancelled.</summary>
    public Task Cancelled(string call) => Of(call).Task;

    public void Cancel(string call) => Of(call).TrySetResult();

    private TaskCompletionSource Of(string call) => _calls.GetOrAdd(call, _ => new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously));
}
