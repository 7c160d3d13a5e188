// Owns: the tests of Octavo.Nats, on nats-server.
using System.Buffers;
using NATS.Client.Core;

namespace Octavo.MessagingTests.Nats;

public sealed class NatsTests(NatsFixture nats) : IClassFixture<NatsFixture>
{
    public static TheoryData<string> Formats => [.. OctavoFormats.All.Select(format => format.Name)];

    [Theory, MemberData(nameof(Formats))]
    public async Task ValuesArriveAndAreAnswered(string name)
    {
        OctavoFormat format = OctavoFormats.All.Single(each => each.Name == name);
        await using NatsConnection connection = Connect(format);
        string subject = Subject();
        await using INatsSub<Order> subscription = await connection.SubscribeCoreAsync<Order>(subject);
        await connection.PublishAsync(subject, Order.Of(3), format.ToNatsHeaders<Order>());
        NatsMsg<Order> message = await subscription.Msgs.ReadAsync(Soon());
        Assert.Equal(3, message.Data!.Lines.Count);
        Assert.Equal(format.MediaTypes[0], message.Headers![OctavoHeaders.ContentType]);
        Assert.Equal(OctavoHeaders.SchemaOf<Order>(), message.Headers![OctavoHeaders.Schema]);
        Task<NatsMsg<Order>> answer = connection.RequestAsync<Order, Order>(subject, Order.Of(1)).AsTask();
        message = await subscription.Msgs.ReadAsync(Soon());
        await message.ReplyAsync(Order.Of(message.Data!.Lines.Count + 1));
        Assert.Equal(2, (await answer).Data!.Lines.Count);
    }

    /// <summary>A Protobuf message whose members all have their defaults has no byte, and is not null; in the other formats a message without a byte
    /// is.</summary>
    [Fact]
    public void MessagesWithoutBytes()
    {
        var nothing = ReadOnlySequence<byte>.Empty;
        var protobuf = new OctavoNatsSerializerRegistry(OctavoFormats.Protobuf);
        var bytes = new ArrayBufferWriter<byte>();
        protobuf.GetSerializer<Ledger>().Serialize(bytes, new Ledger());
        Assert.Equal(0, bytes.WrittenCount);
        Assert.Empty(protobuf.GetDeserializer<Ledger>().Deserialize(in nothing)!.Lines);
        foreach (OctavoFormat format in OctavoFormats.All.Where(format => format.Name != "Protobuf"))
        {
            Assert.Null(new OctavoNatsSerializerRegistry(format).GetDeserializer<Ledger>().Deserialize(in nothing));
        }
    }

    /// <summary>What needs no codec goes as in NATS.</summary>
    [Fact]
    public async Task TextAndBytesAreNatsOwn()
    {
        await using NatsConnection connection = Connect(OctavoFormats.Json);
        string subject = Subject();
        await using INatsSub<byte[]> subscription = await connection.SubscribeCoreAsync<byte[]>(subject);
        await connection.PublishAsync(subject, "text");
        Assert.Equal("text"u8.ToArray(), (await subscription.Msgs.ReadAsync(Soon())).Data);
        await connection.PublishAsync(subject, new byte[] { 1, 2 });
        Assert.Equal([1, 2], (await subscription.Msgs.ReadAsync(Soon())).Data!);
        await connection.PublishAsync(subject, 5);
        Assert.Equal("5"u8.ToArray(), (await subscription.Msgs.ReadAsync(Soon())).Data);
        await connection.PublishAsync(subject);
        Assert.Empty((await subscription.Msgs.ReadAsync(Soon())).Data ?? []);
    }

    [Fact]
    public async Task PoisonGoesToADeadLetterAndVersionsAreRead()
    {
        await using NatsConnection connection = Connect(OctavoFormats.Json);
        await using NatsConnection other = new(new NatsOpts { Url = Url() });
        (string subject, string dead) = (Subject(), Subject());
        await using INatsSub<Order> subscription = await connection.SubscribeCoreAsync<Order>(subject);
        await using INatsSub<byte[]> letters = await other.SubscribeCoreAsync<byte[]>(dead);
        await connection.PingAsync();
        byte[] poison = """{"Id":1,"Customer":"A","Lines":[{"Sku":"x","Count":"many"}]}"""u8.ToArray();
        await connection.PublishAsync(subject, poison, new NatsHeaders { ["trace"] = "7" });
        await connection.PublishAsync(subject, new NewerOrder { Id = 2, Customer = "Later", Note = "more" });
        await connection.PublishAsync(subject, new OlderOrder { Id = 3, Customer = "Before" });
        NatsMsg<Order> message = await subscription.Msgs.ReadAsync(Soon());
        Assert.True(await connection.DeadLetterAsync(message, dead));
        Assert.Equal(2, (await subscription.Msgs.ReadAsync(Soon())).Data!.Id);
        message = await subscription.Msgs.ReadAsync(Soon());
        Assert.Equal(3, message.Data!.Id);
        Assert.False(await connection.DeadLetterAsync(message, dead));
        NatsMsg<byte[]> letter = await letters.Msgs.ReadAsync(Soon());
        Assert.Equal(poison, letter.Data);
        Assert.Equal(("7", "TypeMismatch", "Order.Lines[0].Count", subject),
            (letter.Headers!["trace"].ToString(), letter.Headers[OctavoHeaders.ErrorCode].ToString(), letter.Headers[OctavoHeaders.ErrorPath].ToString(),
            letter.Headers[OctavoHeaders.Source].ToString()));
    }

    /// <summary>NATS.Net writes headers in ASCII by default: the path of the member had question marks.</summary>
    [Theory]
    [InlineData(false, @"Parcel.Gr\u00F6\u00DFe")]
    [InlineData(true, "Parcel.Größe")]
    public async Task PathsOfDeadLettersKeepTheirLetters(bool isUtf8, string path)
    {
        NatsOpts options = new() { Url = Url(), SerializerRegistry = new OctavoNatsSerializerRegistry() };
        await using var connection = new NatsConnection(isUtf8 ? options with { HeaderEncoding = System.Text.Encoding.UTF8 } : options);
        (string subject, string dead) = (Subject(), Subject());
        await using INatsSub<Parcel> subscription = await connection.SubscribeCoreAsync<Parcel>(subject);
        await using INatsSub<byte[]> letters = await connection.SubscribeCoreAsync<byte[]>(dead);
        await connection.PublishAsync(subject, "{\"Größe\":\"x\"}");
        Assert.True(await connection.DeadLetterAsync(await subscription.Msgs.ReadAsync(Soon()), dead));
        NatsMsg<byte[]> letter = await letters.Msgs.ReadAsync(Soon());
        Assert.Equal(path, letter.Headers![OctavoHeaders.ErrorPath].ToString());
        Assert.Contains(path, letter.Headers[OctavoHeaders.ErrorMessage].ToString(), StringComparison.Ordinal);
    }

    /// <summary>A server that is killed and started again: what is published then arrives.</summary>
    [Fact]
    public async Task KilledAndRestartedMessagesGoOn()
    {
        await using NatsConnection connection = Connect(OctavoFormats.Binary);
        string subject = Subject();
        await using INatsSub<Order> subscription = await connection.SubscribeCoreAsync<Order>(subject);
        await connection.PublishAsync(subject, Order.Of(1));
        Assert.Single((await subscription.Msgs.ReadAsync(Soon())).Data!.Lines);
        await nats.Server.KillAsync();
        await nats.Server.RestartAsync();
        for (int i = 0; !subscription.Msgs.TryRead(out NatsMsg<Order> message); i++)
        {
            Assert.True(i < 200, "nothing arrived");
            await connection.PublishAsync(subject, Order.Of(2));
            await Task.Delay(50);
        }
    }

    /// <summary>A server that stands still is a time-out of a request. What is published meanwhile arrives, whole and in order.</summary>
    [Fact]
    public async Task PausedServerIsATimeOutAndNothingIsLost()
    {
        await using NatsConnection connection = Connect(OctavoFormats.MessagePack);
        string subject = Subject();
        await using INatsSub<Order> subscription = await connection.SubscribeCoreAsync<Order>(subject);
        await connection.PingAsync();
        await nats.Server.PauseAsync();
        try
        {
            for (int lines = 1; lines <= 50; lines++)
            {
                await connection.PublishAsync(subject, Order.Of(lines));
            }
            var waiting = new NatsSubOpts { Timeout = TimeSpan.FromMilliseconds(300) };
            await Assert.ThrowsAsync<NatsNoReplyException>(
                async () => await connection.RequestAsync<Order, Order>(Subject(), Order.Of(1), replyOpts: waiting));
        }
        finally
        {
            await nats.Server.ResumeAsync();
        }
        for (int lines = 1; lines <= 50; lines++)
        {
            Assert.True(OctavoGraph.Equals(Order.Of(lines), (await subscription.Msgs.ReadAsync(Soon())).Data));
        }
    }

    /// <summary>Helpers of programs take an object.</summary>
    [Fact]
    public void ObjectIsWrittenAsWhatItIs()
    {
        static string Written(object value)
        {
            var bytes = new System.Buffers.ArrayBufferWriter<byte>();
            new OctavoNatsSerializerRegistry(OctavoFormats.Json).GetSerializer<object>().Serialize(bytes, value);
            return System.Text.Encoding.UTF8.GetString(bytes.WrittenSpan);
        }

        Assert.Equal(OctavoJson.SerializeToString(Order.Of(1)), Written(Order.Of(1)));
        Assert.Equal(OctavoJson.SerializeToString<Change>(new Left()), Written(new Left()));
        Assert.Equal("[1,2]", Written(new[] { 1, 2 }.Where(number => number > 0)));
        Assert.Equal("text", Written("text"));
        Assert.Equal("7", Written(7));
        Assert.Equal("raw", Written("raw"u8.ToArray()));
        Assert.Throws<NatsException>(() => Written(new Uncoded()));
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedWhenTheRegistryIsMadeOrAtItsFirstUse()
    {
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => new OctavoNatsSerializerRegistry(OctavoFormats.Json, typeof(Uncoded))).Code);
        // What NATS handles itself needs no codec.
        var registry = new OctavoNatsSerializerRegistry(OctavoFormats.Json, typeof(string), typeof(byte[]), typeof(ReadOnlyMemory<byte>),
            typeof(NatsMemoryOwner<byte>));
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(registry.GetSerializer<Uncoded>).Code);
        var bytes = new ArrayBufferWriter<byte>();
        registry.GetSerializer<Order>().Serialize(bytes, Order.Of(1));
        Assert.Equal(OctavoJson.Serialize(Order.Of(1)), bytes.WrittenSpan.ToArray());
    }

    private static string Subject() => "s." + Guid.NewGuid().ToString("N");

    private static CancellationToken Soon() => new CancellationTokenSource(TimeSpan.FromSeconds(20)).Token;

    private string Url() => $"nats://127.0.0.1:{nats.Server.Port}";

    private NatsConnection Connect(OctavoFormat format) =>
        new(new NatsOpts
        {
            Url = Url(),
            SerializerRegistry = new OctavoNatsSerializerRegistry(format, typeof(Order)),
            ReconnectWaitMin = TimeSpan.FromMilliseconds(50),
            ReconnectWaitMax = TimeSpan.FromMilliseconds(100)
        });
}
