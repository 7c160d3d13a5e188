// Owns: the tests of Octavo.Wolverine: over its transport by TCP on loopback, and the serializer by itself.
using System.Collections.Concurrent;
using System.Net;
using System.Net.Sockets;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Wolverine;
using Wolverine.Persistence;
using Wolverine.Runtime.Serialization;
using Wolverine.Runtime.Serialization.Encryption;
using Wolverine.Transports.Tcp;

namespace Octavo.MessagingTests.Buses;

public sealed class WolverineTests
{
    private static readonly OctavoMessageTypes s_types = new OctavoMessageTypes().Add<Order>().Add<Change>();

    [Fact]
    public async Task MessagesArrive()
    {
        int port = FreePort();
        var arrived = new Arrivals();
        using IHost host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .ConfigureServices(services => services.AddSingleton(arrived))
            .UseWolverine(options =>
            {
                options.UseOctavo(s_types, OctavoFormats.MessagePack);
                options.Discovery.DisableConventionalDiscovery().IncludeType(typeof(OrderHandler));
                options.PublishAllMessages().ToPort(port);
                options.ListenAtPort(port);
            })
            .Build();
        await host.StartAsync();
        IMessageBus bus = host.Services.GetRequiredService<IMessageBus>();
        await bus.PublishAsync(Order.Of(3));
        Assert.True(arrived.Messages.TryTake(out object? order, TimeSpan.FromSeconds(30)));
        Assert.Equal(3, Assert.IsType<Order>(order).Lines.Count);
        Assert.Equal(OctavoHeaders.SchemaOf<Order>(), arrived.Schema);
        await host.StopAsync();
    }

    /// <summary>The first message of the type was a dead letter.</summary>
    [Fact]
    public async Task HandlerOfATypeThatIsNotListedIsRefusedAtTheStart()
    {
        using IHost host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .ConfigureServices(services => services.AddSingleton(new Arrivals()))
            .UseWolverine(options =>
            {
                options.UseOctavo(new OctavoMessageTypes().Add<Change>());
                options.Discovery.DisableConventionalDiscovery().IncludeType(typeof(OrderHandler));
            })
            .Build();
        Assert.Contains("NotRegistered", (await Assert.ThrowsAnyAsync<Exception>(() => host.StartAsync())).ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void TheSerializerByItself()
    {
        foreach (OctavoFormat format in OctavoFormats.All.Where(format => format.Name != "Protobuf"))
        {
            IMessageSerializer serializer = new WolverineOptions().UseOctavo(s_types, format).DefaultSerializer;
            Assert.Equal(format.MediaTypes[0], serializer.ContentType);
            var envelope = new Envelope(Order.Of(3));
            Assert.Equal(3, Assert.IsType<Order>(serializer.ReadFromData(typeof(Order), new Envelope { Data = serializer.Write(envelope) })).Lines.Count);
            Assert.IsType<Joined>(serializer.ReadFromData(typeof(Joined), new Envelope { Data = serializer.WriteMessage(new Joined()) }));
            Assert.Throws<OctavoException>(() => serializer.ReadFromData(typeof(Order), new Envelope { Data = [0xC1, 0xFF, 0x99] }));
            Assert.Equal(OctavoErrorCode.NotRegistered,
                Assert.Throws<OctavoException>(() => serializer.ReadFromData(typeof(Picky), new Envelope { Data = [] })).Code);
            Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => serializer.Write(new Envelope(new Picky()))).Code);
        }
        IMessageSerializer json = new WolverineOptions().UseOctavo(s_types, OctavoFormats.Json).DefaultSerializer;
        Assert.Equal(7,
            ((Order)json.ReadFromData(typeof(Order), new Envelope { Data = OctavoJson.Serialize(new NewerOrder { Id = 7, Customer = "c", Note = "n" }) })).Id);
        Assert.Equal(8, ((Order)json.ReadFromData(typeof(Order), new Envelope { Data = OctavoJson.Serialize(new OlderOrder { Id = 8, Customer = "c" }) })).Id);
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedAtTheStart() =>
        Assert.Equal(OctavoErrorCode.NoCodec,
            Assert.Throws<OctavoException>(() => new WolverineOptions().UseOctavo(new OctavoMessageTypes().Add<Uncoded>())).Code);

    /// <summary>The order of two lines of the set-up turned encryption off, without a word.</summary>
    [Fact]
    public void EncryptionThatWasSetUpBeforeStaysOn()
    {
        var options = new WolverineOptions();
        options.UseEncryption(new InMemoryKeyProvider("k", new Dictionary<string, byte[]> { ["k"] = new byte[32] }));
        IMessageSerializer before = options.DefaultSerializer;
        Assert.Contains("UseEncryption", Assert.Throws<InvalidOperationException>(() => options.UseOctavo(s_types)).Message, StringComparison.Ordinal);
        Assert.Same(before, options.DefaultSerializer);

        options = new WolverineOptions().UseOctavo(s_types);
        options.UseEncryption(new InMemoryKeyProvider("k", new Dictionary<string, byte[]> { ["k"] = new byte[32] }));
        var sent = new Envelope(Order.Of(3));
        sent.Data = options.DefaultSerializer.Write(sent);
        Assert.DoesNotContain("S-1", System.Text.Encoding.UTF8.GetString(sent.Data), StringComparison.Ordinal);
    }

    /// <summary>Wolverine sets the property to null before it asks for the bytes.</summary>
    [Fact]
    public void BlobIsSentWithoutItsMessage()
    {
        string folder = Directory.CreateTempSubdirectory("octavo-blobs").FullName;
        try
        {
            WolverineOptions options = new WolverineOptions().UseOctavo(new OctavoMessageTypes().Add<Scan>());
            options.UseClaimCheck(claims => claims.UseFileSystem(folder));
            var envelope = new Envelope(new Scan { Id = 1, Document = new byte[100] });
            envelope.Data = options.DefaultSerializer.Write(envelope);
            Assert.True(envelope.Data.Length < 100);
            Assert.Equal(100, Assert.IsType<Scan>(options.DefaultSerializer.ReadFromData(typeof(Scan), envelope)).Document.Length);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>A command of local queues needs no codec: it is written by the serializer that was there before.</summary>
    [Theory]
    [InlineData("JSON")]
    [InlineData("MessagePack")]
    public async Task TypesWithoutACodecStayWithTheFormerSerializer(string format)
    {
        int port = FreePort();
        var arrived = new Arrivals();
        using IHost host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .ConfigureServices(services => services.AddSingleton(arrived))
            .UseWolverine(options =>
            {
                options.UseOctavo(s_types, OctavoFormats.All.Single(each => each.Name == format));
                options.Discovery.DisableConventionalDiscovery().IncludeType(typeof(CleanupHandler)).IncludeType(typeof(OrderHandler));
                options.PublishAllMessages().ToPort(port);
                options.ListenAtPort(port);
            })
            .Build();
        await host.StartAsync();
        IMessageBus bus = host.Services.GetRequiredService<IMessageBus>();
        await bus.PublishAsync(new Cleanup(3));
        Assert.True(arrived.Messages.TryTake(out object? cleanup, TimeSpan.FromSeconds(30)));
        Assert.Equal(3, Assert.IsType<Cleanup>(cleanup).Days);
        await bus.PublishAsync(Order.Of(3));
        Assert.True(arrived.Messages.TryTake(out object? order, TimeSpan.FromSeconds(30)));
        Assert.Equal(3, Assert.IsType<Order>(order).Lines.Count);
        await host.StopAsync();
    }

    /// <summary>As programs move: one endpoint with Octavo, the others as they are.</summary>
    [Fact]
    public async Task OneEndpointUsesOctavo()
    {
        int port = FreePort();
        var arrived = new Arrivals();
        using IHost host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .ConfigureServices(services => services.AddSingleton(arrived))
            .UseWolverine(options =>
            {
                options.Discovery.DisableConventionalDiscovery().IncludeType(typeof(OrderHandler)).IncludeType(typeof(CleanupHandler));
                options.PublishAllMessages().ToPort(port).UseOctavo(s_types, OctavoFormats.MessagePack);
                options.ListenAtPort(port).UseOctavo(s_types, OctavoFormats.MessagePack);
            })
            .Build();
        await host.StartAsync();
        IMessageBus bus = host.Services.GetRequiredService<IMessageBus>();
        await bus.PublishAsync(Order.Of(3));
        Assert.True(arrived.Messages.TryTake(out object? order, TimeSpan.FromSeconds(30)));
        Assert.Equal(3, Assert.IsType<Order>(order).Lines.Count);
        Assert.Equal(OctavoFormats.MessagePack.MediaTypes[0], arrived.ContentType);
        await bus.PublishAsync(new Cleanup(4));
        Assert.True(arrived.Messages.TryTake(out object? cleanup, TimeSpan.FromSeconds(30)));
        Assert.Equal(4, Assert.IsType<Cleanup>(cleanup).Days);
        await host.StopAsync();
    }

    /// <summary>It holds a message with a codec: another serializer would publish what the codec leaves out.</summary>
    [Theory]
    [InlineData("JSON")]
    [InlineData("MessagePack")]
    public async Task FaultsArrive(string format)
    {
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Login>();
        int port = FreePort();
        var arrived = new Arrivals();
        using IHost host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .ConfigureServices(services => services.AddSingleton(arrived))
            .UseWolverine(options =>
            {
                options.UseOctavo(types, OctavoFormats.All.Single(each => each.Name == format));
                options.PublishFaultEvents();
                options.Discovery.DisableConventionalDiscovery().IncludeType(typeof(RefusingHandler)).IncludeType(typeof(FaultHandler));
                options.PublishAllMessages().ToPort(port);
                options.ListenAtPort(port);
            })
            .Build();
        await host.StartAsync();
        await host.Services.GetRequiredService<IMessageBus>().PublishAsync(new Login { User = "me", Password = "secret" });
        Assert.True(arrived.Messages.TryTake(out object? came, TimeSpan.FromSeconds(30)));
        Fault<Login> fault = Assert.IsType<Fault<Login>>(came);
        Assert.Equal(("me", null, "refused"), (fault.Message.User, fault.Message.Password, fault.Exception.Message));
        await host.StopAsync();

        byte[] bytes = new WolverineOptions().UseOctavo(types, OctavoFormats.Json).DefaultSerializer.WriteMessage(fault with
        {
            Message = new Login { User = "me", Password = "secret" },
        });
        Assert.Contains("\"me\"", System.Text.Encoding.UTF8.GetString(bytes), StringComparison.Ordinal);
        Assert.DoesNotContain("secret", System.Text.Encoding.UTF8.GetString(bytes), StringComparison.Ordinal);
    }

    [Fact]
    public void ClaimChecksThatWereSetUpBeforeStay()
    {
        WolverineOptions options = new WolverineOptions().UseClaimCheck(_ => { });
        Assert.Throws<InvalidOperationException>(() => options.UseOctavo(s_types));
        new WolverineOptions().UseOctavo(s_types).UseClaimCheck(_ => { });
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}

public sealed record Cleanup(int Days);

public sealed class CleanupHandler
{
    public static void Handle(Cleanup message, Arrivals arrived) => arrived.Messages.Add(message);
}

public sealed class RefusingHandler
{
    public static void Handle(Login login) => throw new InvalidOperationException("refused");
}

public sealed class FaultHandler
{
    public static void Handle(Fault<Login> fault, Arrivals arrived) => arrived.Messages.Add(fault);
}

public sealed class OrderHandler
{
    public static void Handle(Order order, Arrivals arrived, Envelope envelope)
    {
        arrived.ContentType = envelope.ContentType;
        arrived.Schema = envelope.Headers.GetValueOrDefault(OctavoHeaders.Schema);
        arrived.Messages.Add(order);
    }
}

/// <summary>What came. Wolverine's generated code cannot name a closed generic type.</summary>
public sealed class Arrivals
{
    public BlockingCollection<object> Messages { get; } = [];

    public string? Schema { get; set; }

    public string? ContentType { get; set; }
}
