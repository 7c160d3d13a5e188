// Owns: what a library does at the two ends of a connection.
// Must not know: sockets and threads.
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Workloads;

/// <summary>The calls at both ends. One call of each is a whole batch, so the loop is the adapter's.</summary>
/// <param name="Send">Writes each message.</param>
/// <param name="Receive">Reads as many messages as there are places, while they come.</param>
public sealed record MessageSocket(Action<Stream, MessageBase[]> Send, Action<Stream, MessageBase?[]> Receive);
