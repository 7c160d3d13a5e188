// Owns: hub protocols of SignalR: an invocation with one argument, written and parsed.
// Must not know: connections.
using System.Buffers;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http.Connections;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.AspNetCore.TestHost;
using Microsoft.Extensions.DependencyInjection;
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

    /// <summary>A client of a hub that gives back what it gets, over a WebSocket in this process.</summary>
    internal static HubConnection Connect(Action<ISignalRBuilder> protocol)
    {
        WebApplication app = Web.Start(services => protocol(services.AddSignalR(options => options.MaximumReceiveMessageSize = null)),
            static app => app.MapHub<EchoHub>("/hub"));
        TestServer server = app.GetTestServer();
        var builder = new HubConnectionBuilder();
        builder.WithUrl(new Uri(server.BaseAddress, "/hub"), HttpTransportType.WebSockets, options =>
        {
            options.SkipNegotiation = true;
            options.WebSocketFactory = async (context, cancellation) =>
                await server.CreateWebSocketClient().ConnectAsync(context.Uri, cancellation).ConfigureAwait(false);
        });
        protocol(new Protocols(builder.Services));
        HubConnection connection = builder.Build();
        connection.StartAsync().GetAwaiter().GetResult();
        return connection;
    }

    internal static Task<PlaceOrder> Call(HubConnection connection, PlaceOrder order) => connection.InvokeAsync<PlaceOrder>("Echo", order);

    private sealed record Protocols(IServiceCollection Services) : ISignalRBuilder;

    private sealed class Binder : IInvocationBinder
    {
        internal static readonly Binder Instance = new();
        private static readonly Type[] s_types = [typeof(PlaceOrder)];

        public IReadOnlyList<Type> GetParameterTypes(string methodName) => s_types;

        public Type GetReturnType(string invocationId) => typeof(PlaceOrder);

        public Type GetStreamItemType(string streamId) => typeof(PlaceOrder);
    }
}

/// <summary>Gives back what it gets.</summary>
public sealed class EchoHub : Microsoft.AspNetCore.SignalR.Hub
{
    /// <summary>The order.</summary>
    public PlaceOrder Echo(PlaceOrder order) => order;
}

/// <summary>Octavo's protocol.</summary>
public struct HubOfOctavo : IPlace<PlaceOrder>
{
    private static readonly OctavoHubProtocol s_protocol = new();
    private static readonly Lazy<HubConnection> s_connection = new(() => Hub.Connect(static builder => builder.AddOctavoProtocol()));

    /// <inheritdoc/>
    public static string Place => Hub.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("Octavo", Hub.Name, Formats.MessagePack, "OctavoHubProtocol, default options", typeof(OctavoHubProtocol));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Hub.Write(s_protocol, destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Hub.Read(s_protocol, source);

    /// <inheritdoc/>
    public static Task<PlaceOrder> Whole(PlaceOrder order) => Hub.Call(s_connection.Value, order);
}

/// <summary>.NET's MessagePack protocol.</summary>
public struct HubOfMessagePack : IPlace<PlaceOrder>
{
    private static readonly MessagePackHubProtocol s_protocol = new(Options.Create(new MessagePackHubProtocolOptions()));
    private static readonly Lazy<HubConnection> s_connection = new(() => Hub.Connect(static builder => builder.AddMessagePackProtocol()));

    /// <inheritdoc/>
    public static string Place => Hub.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("MessagePack", Hub.Name, Formats.MessagePack, "MessagePackHubProtocol, default options", typeof(MessagePackHubProtocol));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Hub.Write(s_protocol, destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Hub.Read(s_protocol, source);

    /// <inheritdoc/>
    public static Task<PlaceOrder> Whole(PlaceOrder order) => Hub.Call(s_connection.Value, order);
}

/// <summary>The default protocol.</summary>
public struct HubOfJson : IPlace<PlaceOrder>
{
    private static readonly JsonHubProtocol s_protocol = new();
    private static readonly Lazy<HubConnection> s_connection = new(() => Hub.Connect(static builder => builder.AddJsonProtocol()));

    /// <inheritdoc/>
    public static string Place => Hub.Name;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } =
        PlaceInfo.Of("System.Text.Json", Hub.Name, Formats.Json, "JsonHubProtocol, the default, by reflection", typeof(System.Text.Json.JsonSerializer));

    /// <inheritdoc/>
    public static bool HasWhole => true;

    /// <inheritdoc/>
    public static void Write(ArrayBufferWriter<byte> destination, PlaceOrder order) => Hub.Write(s_protocol, destination, order);

    /// <inheritdoc/>
    public static PlaceOrder Read(byte[] source) => Hub.Read(s_protocol, source);

    /// <inheritdoc/>
    public static Task<PlaceOrder> Whole(PlaceOrder order) => Hub.Call(s_connection.Value, order);
}
