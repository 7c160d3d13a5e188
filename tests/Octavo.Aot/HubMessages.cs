// Owns: the checks of SignalR's hub protocol: each kind of message is written and read, with arguments whose types the protocol is told at run time.
using System.Buffers;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Octavo.Aot.Types;

namespace Octavo.Aot;

internal static class HubMessages
{
    private static readonly OctavoHubProtocol s_protocol = new();

    internal static void Run(Report report)
    {
        object?[] arguments = [Samples.Full, new Parcel("sku", 3, 1.5), 5, "text", null, true];
        Check(report, "call", new InvocationMessage("1", "Target", arguments, null!), Arguments);
        Check(report, "call without an id", new InvocationMessage(null, "Target", [Samples.Full], null!), Arguments);
        Check(report, "call with streams", new InvocationMessage("12", "Target", [Samples.Empty], ["a", "b"]), Arguments);
        Check(report, "call with headers",
            new InvocationMessage("1", "Target", [Samples.Full], null!) { Headers = new Dictionary<string, string> { ["name"] = "value" } }, Arguments);
        Check(report, "stream", new StreamInvocationMessage("3", "Target", arguments, null!), Arguments);
        Check(report, "item", new StreamItemMessage("3", Samples.Full), message => [((StreamItemMessage)message).Item]);
        Check(report, "result", CompletionMessage.WithResult("4", Samples.Full), message => [((CompletionMessage)message).Result]);
        Check(report, "null as a result", CompletionMessage.WithResult("4", null), message => [((CompletionMessage)message).Result]);
        Check(report, "error", CompletionMessage.WithError("4", "as asked"), message => [((CompletionMessage)message).Error]);
        Check(report, "no result", CompletionMessage.Empty("4"), message => [((CompletionMessage)message).HasResult]);
        Check(report, "cancel", new CancelInvocationMessage("5"), message => [((CancelInvocationMessage)message).InvocationId]);
        Check(report, "ping", PingMessage.Instance, _ => []);
        Check(report, "close", new CloseMessage("gone", allowReconnect: true), message => [((CloseMessage)message).Error]);
        Check(report, "acknowledged", new AckMessage(70_000), message => [((AckMessage)message).SequenceId]);
        Check(report, "sequence", new SequenceMessage(5_000_000_000), message => [((SequenceMessage)message).SequenceId]);
        report.Check("hub message of garbage", Garbage);
    }

    private static object?[] Arguments(HubMessage message) => ((HubMethodInvocationMessage)message).Arguments;

    /// <summary>What comes back is the same message with the same bytes, and what it carries is of the types that the binder names.</summary>
    private static void Check(Report report, string name, HubMessage message, Func<HubMessage, object?[]> carried) => report.Check($"hub message: {name}", () =>
    {
        ReadOnlyMemory<byte> bytes = s_protocol.GetMessageBytes(message);
        var input = new ReadOnlySequence<byte>(bytes);
        Report.That(s_protocol.TryParseMessage(ref input, new Binder(carried(message)), out HubMessage read), "was not read");
        Report.That(input.IsEmpty, $"{input.Length} bytes were left");
        Report.That(read.GetType() == message.GetType(), $"came back as {read.GetType()}");
        Report.That(carried(message).Select(TypeOf).SequenceEqual(carried(read).Select(TypeOf)), "carries values of other types");
        Report.That(s_protocol.GetMessageBytes(read).Span.SequenceEqual(bytes.Span), "the message that came back has other bytes");
    });

    /// <summary>An argument that cannot be read is the error of its call, with the path.</summary>
    private static void Garbage()
    {
        byte[] bytes = s_protocol.GetMessageBytes(new InvocationMessage("1", "Target", ["text"], null!)).ToArray();
        var input = new ReadOnlySequence<byte>(bytes);
        Report.That(s_protocol.TryParseMessage(ref input, new Binder([Samples.Full]), out HubMessage read), "was not read");
        Report.That(read is InvocationBindingFailureMessage { BindingFailure.SourceException: InvalidDataException or OctavoException },
            $"came back as {read}");
    }

    private static Type? TypeOf(object? value) => value?.GetType();

    /// <summary>Expects values of the types of given ones.</summary>
    private sealed class Binder(object?[] carried) : IInvocationBinder
    {
        public IReadOnlyList<Type> GetParameterTypes(string methodName) => [.. carried.Select(value => TypeOf(value) ?? typeof(string))];

        public Type GetReturnType(string invocationId) => GetStreamItemType(invocationId);

        public Type GetStreamItemType(string streamId) => TypeOf(carried[0]) ?? typeof(Parcel);
    }
}
