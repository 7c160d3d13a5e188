// Owns: hub protocols of SignalR: an invocation with one argument, written and parsed.
// Must not know: connections.
using System.Buffers;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Options;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class Hub
{
    internal const string Name = "SignalR";

    internal static void Write(IHubProtocol protocol, ArrayBufferWriter<byte> destination, PlaceOrder order) =>
        protocol.WriteMessage(new InvocationMessage("1", "Send", [order]), destination);

    internal static PlaceOrder Read(IHubProtocol protocol, byte[] source)
    {
        var input = new ReadOnlySequence<byte>(source);
        return protocol.TryParseMessage(ref input, Binder.Instance, out HubMessage? message)
            ? (PlaceOrder)((InvocationMessage)message).Arguments[0]! : throw new InvalidDataException("no message");
    }

    private sealed class Binder : IInvocationBinder
    {
        internal static readonly Binder Instance = new();
        private static readonly Type[] s_types = [typeof(PlaceOrder)];

        public IReadOnlyList<Type> GetParameterTypes(string methodName) => s_types;

        public Type GetReturnType(string invocationId) => typeof(PlaceOrder);

        public Type GetStreamItemType(string streamId) => typeof(PlaceOrder);
    }
}

/// <summary>Octavo's protocol.</summary>
public struct HubOfOctavo : IPlace<PlaceOrder>
{
    private static readonly OctavoHubProtocol s_protocol = new();

    /// <inheritdoc/>
    public static string Place => Hub.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Hub.Name, Formats.MessagePack, "OctavoHubProtocol, default options", typeof(OctavoHubProtocol));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Hub.Write(s_protocol, destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Hub.Read(s_protocol, source);
}

/// <summary>.NET's MessagePack protocol.</summary>
public struct HubOfMessagePack : IPlace<PlaceOrder>
{
    private static readonly MessagePackHubProtocol s_protocol = new(Options.Create(new MessagePackHubProtocolOptions()));

    /// <inheritdoc/>
    public static string Place => Hub.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("MessagePack", Hub.Name, Formats.MessagePack, "MessagePackHubProtocol, default options", typeof(MessagePackHubProtocol));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Hub.Write(s_protocol, destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Hub.Read(s_protocol, source);
}

/// <summary>The default protocol.</summary>
public struct HubOfJson : IPlace<PlaceOrder>
{
    private static readonly JsonHubProtocol s_protocol = new();

    /// <inheritdoc/>
    public static string Place => Hub.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("System.Text.Json", Hub.Name, Formats.Json, "JsonHubProtocol, the default, by reflection", typeof(System.Text.Json.JsonSerializer));

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Hub.Write(s_protocol, destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Hub.Read(s_protocol, source);
}
