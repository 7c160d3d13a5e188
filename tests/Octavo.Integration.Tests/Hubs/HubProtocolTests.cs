// Owns: the bytes of Octavo's hub protocol against those of .NET's, and what is not a message.
using System.Buffers;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.Options;

namespace Octavo.IntegrationTests.Hubs;

public sealed class HubProtocolTests
{
    private static readonly OctavoHubProtocol s_ours = new();
    private static readonly MessagePackHubProtocol s_theirs = new(Options.Create(new MessagePackHubProtocolOptions()));

    public static TheoryData<string> Names => [.. Messages().Keys];

    [Theory, MemberData(nameof(Names))]
    public void BytesAreThoseOfTheDefaultProtocol(string name)
    {
        HubMessage message = Messages()[name];
        byte[] expected = s_theirs.GetMessageBytes(message).ToArray();
        Assert.Equal(Convert.ToHexString(expected), Convert.ToHexString(s_ours.GetMessageBytes(message).Span));
        var written = new ArrayBufferWriter<byte>();
        s_ours.WriteMessage(message, written);
        Assert.Equal(expected, written.WrittenSpan.ToArray());
    }

    /// <summary>Objects of no declared type: plain ones are the same, and the others are those that the page names.</summary>
    [Fact]
    public void ObjectsAreAsThePageSays()
    {
        var plain = new Dictionary<string, object?> { ["n"] = 1, ["d"] = 2.5, ["t"] = "x", ["b"] = true, ["z"] = null, ["l"] = new object[] { 1, "a" } };
        var call = new InvocationMessage("1", "Update", [plain]);
        Assert.Equal(Convert.ToHexString(s_theirs.GetMessageBytes(call).Span), Convert.ToHexString(s_ours.GetMessageBytes(call).Span));
        byte[] bytes = s_ours.GetMessageBytes(new InvocationMessage("1", "Update", [new Dictionary<string, object> { ["id"] = Guid.Empty }])).ToArray();
        Assert.Contains((byte)79, bytes);
        Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() =>
            s_ours.GetMessageBytes(new InvocationMessage("1", "Update", [new Dictionary<string, object> { ["order"] = new Message { From = "a" } }]))).Code);
    }

    /// <summary>Cut anywhere, and read back as the default protocol reads it.</summary>
    [Theory, MemberData(nameof(Names))]
    public void MessagesAreReadAsTheDefaultProtocolReadsThem(string name)
    {
        HubMessage sent = Messages()[name];
        byte[] bytes = s_theirs.GetMessageBytes(sent).ToArray();
        var whole = new ReadOnlySequence<byte>(bytes);
        Assert.True(s_theirs.TryParseMessage(ref whole, new Binder(sent), out HubMessage? expected));
        foreach (int piece in (int[])[bytes.Length, 3, 1])
        {
            ReadOnlySequence<byte> input = Cut([.. bytes, .. bytes, .. bytes[..^1]], piece);
            for (int i = 0; i < 2; i++)
            {
                Assert.True(s_ours.TryParseMessage(ref input, new Binder(sent), out HubMessage? message));
                Assert.Equal(expected!.GetType(), message.GetType());
                Assert.Equal(s_ours.GetMessageBytes(expected).ToArray(), s_ours.GetMessageBytes(message).ToArray());
            }
            Assert.False(s_ours.TryParseMessage(ref input, new Binder(), out _));
            Assert.Equal(bytes.Length - 1, input.Length);
        }
    }

    /// <summary>As the page says, a number without a name is digits to one and a number to the other, and neither reads the other's.</summary>
    [Fact]
    public void NumbersWithoutANameDiffer()
    {
        var call = new InvocationMessage("1", "Target", [(Mood)99], null!);
        byte[] ours = s_ours.GetMessageBytes(call).ToArray(), theirs = s_theirs.GetMessageBytes(call).ToArray();
        Assert.Equal(["63", "A23939"], (string[])[Convert.ToHexString(ours[^2..^1]), Convert.ToHexString(theirs[^4..^1])]);
        foreach ((IHubProtocol reader, byte[] bytes) in ((IHubProtocol, byte[])[])[(s_ours, theirs), (s_theirs, ours)])
        {
            var input = new ReadOnlySequence<byte>(bytes);
            Assert.True(reader.TryParseMessage(ref input, new Binder(call), out HubMessage? read));
            Assert.IsType<InvocationBindingFailureMessage>(read);
        }
    }

    [Fact]
    public void MessageOfALaterVersionIsLeftOut()
    {
        // True comes with a message: SignalR ends the connection if it is given null.
        var input = new ReadOnlySequence<byte>([3, 0x92, 99, 1]);
        Assert.False(s_ours.TryParseMessage(ref input, new Binder(), out HubMessage? message));
        Assert.Equal(0, input.Length);
        var both = new ReadOnlySequence<byte>([3, 0x92, 99, 1, 3, 0x92, 6, 1]);
        Assert.True(s_ours.TryParseMessage(ref both, new Binder(), out message));
        Assert.Same(PingMessage.Instance, message);
        Assert.Equal(0, both.Length);
        var more = new ReadOnlySequence<byte>([3, 0x92, 6, 1]);
        Assert.True(s_ours.TryParseMessage(ref more, new Binder(), out message));
        Assert.Same(PingMessage.Instance, message);
    }

    /// <summary>Every message with one byte changed, and cut inside: refused, a failure of one call, or a message.</summary>
    [Fact]
    public void GarbageIsRefused()
    {
        foreach (HubMessage good in Messages().Values)
        {
            byte[] bytes = s_theirs.GetMessageBytes(good).ToArray();
            for (int at = 0; at < bytes.Length; at++)
            {
                foreach (byte wrong in (byte[])[0x00, 0x7F, 0x80, 0xC1, 0xDD, 0xFF])
                {
                    byte[] changed = [.. bytes];
                    changed[at] = wrong;
                    Read(changed, good);
                }
                Read([.. bytes[..at]], good);
                Read([(byte)Math.Min(at, 0x7F), .. bytes[1..], 0, 0, 0], good);
            }
        }
        Assert.Throws<FormatException>(() => Parse([0xFF, 0xFF, 0xFF, 0xFF, 0x0F]));
        Assert.Throws<FormatException>(() => Parse([0x80, 0x80, 0x80, 0x80, 0x80, 0x00]));
        Assert.Throws<InvalidDataException>(() => Parse([5, 0xDD, 0xFF, 0xFF, 0xFF, 0xFF]));
        Assert.Throws<InvalidDataException>(() => Parse([10, 0x91, 0xCF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]));
    }

    /// <summary>Of messages with one wrong item: what is refused, and what is the failure of one call, is so by the default protocol too.</summary>
    [Theory]
    [InlineData("960180A131A09090")] // no target
    [InlineData("960480A131A09090")]
    [InlineData("960480C0A1749190")] // a stream without an id, whose arguments are wrong too
    [InlineData("960180A131A1740590")] // arguments that are not an array
    [InlineData("960180A131A174C190")]
    [InlineData("960180A131A174DDFFFFFFFF90")]
    [InlineData("960180A131A174")]
    [InlineData("960180A131A174910590")] // one too many
    public void WrongItemsAreWhatTheyAreToTheDefaultProtocol(string message)
    {
        byte[] bytes = Convert.FromHexString(message);
        var binder = new Binder(new InvocationMessage("1", "t", [], null!));
        string[] outcomes = [.. ((IHubProtocol[])[s_theirs, s_ours]).Select(protocol =>
        {
            try
            {
                var input = new ReadOnlySequence<byte>([(byte)bytes.Length, .. bytes]);
                return protocol.TryParseMessage(ref input, binder, out HubMessage? read) ? read.GetType().Name : "none";
            }
            catch (Exception found) when (found is InvalidDataException or EndOfStreamException)
            {
                return "refused";
            }
        })];
        Assert.Equal(outcomes[0], outcomes[1]);
    }

    /// <summary>In one piece or in many.</summary>
    [Theory, InlineData(1_000), InlineData(20)]
    public void MessagesHaveAtMostTheBytesOfTheLimits(int piece)
    {
        var limits = SerializerLimits.Untrusted with { MaxTotalBytes = 100 };
        var small = new OctavoHubProtocol(Options.Create(new OctavoHubOptions { MessagePack = OctavoMsgPackOptions.Untrusted with { Limits = limits } }));
        foreach ((int length, bool isRead) in ((int, bool)[])[(50, true), (150, false)])
        {
            var call = new InvocationMessage("1", "t", [new string('x', length)], null!);
            ReadOnlySequence<byte> input = Cut(s_theirs.GetMessageBytes(call).ToArray(), piece);
            if (isRead)
            {
                Assert.True(small.TryParseMessage(ref input, new Binder(call), out _));
                continue;
            }
            Assert.Contains("MaxTotalBytes = 100", Assert.Throws<InvalidDataException>(() => small.TryParseMessage(ref input, new Binder(call), out _)).Message,
                StringComparison.Ordinal);
        }
    }

    /// <summary>A header that comes twice, and one without a value whose name is long: the message does not quote it.</summary>
    [Fact]
    public void HeadersAreReadOnce()
    {
        byte[] twice = [0x96, 1, 0x82, 0xA1, (byte)'a', 0xA0, 0xA1, (byte)'a', 0xA0, 0xC0, 0xA1, (byte)'m', 0x90, 0x90];
        Assert.Throws<InvalidDataException>(() => Parse([(byte)twice.Length, .. twice]));
        byte[] open = [0x96, 1, 0x81, 0xD9, 60, .. Enumerable.Repeat((byte)'x', 60), 0xC0, 0xC0, 0xA1, (byte)'m', 0x90, 0x90];
        InvalidDataException thrown = Assert.Throws<InvalidDataException>(() => Parse([(byte)open.Length, .. open]));
        Assert.DoesNotContain("xxx", thrown.Message, StringComparison.Ordinal);
    }

    /// <summary>A result that is sent on as it is: what is not one value would become part of the message of the other server.</summary>
    [Theory]
    [InlineData("", null)]
    [InlineData("95", null)]
    [InlineData("C1", null)]
    [InlineData("9203", null)]
    [InlineData("C0", "C0")]
    [InlineData("920304", "920304")]
    [InlineData("92030405C1", "920304")]
    public void ARawResultIsOneValue(string result, string? expected)
    {
        byte[] message = [0x95, 3, 0x80, 0xA1, (byte)'1', 3, .. Convert.FromHexString(result)];
        var input = new ReadOnlySequence<byte>([(byte)message.Length, .. message]);
        Assert.True(s_ours.TryParseMessage(ref input, new Binder(returned: typeof(RawResult)), out HubMessage? read));
        var completion = Assert.IsType<CompletionMessage>(read);
        Assert.Equal(expected is null, completion.Error is not null);
        Assert.Equal(expected, completion.Result is RawResult raw ? Convert.ToHexString(raw.RawSerializedData.ToArray()) : null);
    }

    private static void Read(byte[] bytes, HubMessage good)
    {
        try
        {
            Parse(bytes, good);
        }
        catch (Exception found) when (found is InvalidDataException or FormatException)
        {
        }
    }

    private static void Parse(byte[] bytes, HubMessage? good = null)
    {
        var input = new ReadOnlySequence<byte>(bytes);
        s_ours.TryParseMessage(ref input, new Binder(good), out _);
    }

    private static ReadOnlySequence<byte> Cut(byte[] bytes, int piece)
    {
        Segment first = new(bytes.AsMemory(0, Math.Min(piece, bytes.Length)), null);
        Segment last = first;
        for (int at = piece; at < bytes.Length; at += piece)
        {
            last = new Segment(bytes.AsMemory(at, Math.Min(piece, bytes.Length - at)), last);
        }
        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private static Dictionary<string, HubMessage> Messages() => new()
    {
        ["call"] = new InvocationMessage("1", "Target", [5, "text", null, true, 1.5, new Message { From = "Ada", Room = 300, Marks = [1] }], null!),
        ["call without an id"] = new InvocationMessage(null, "Target", [], null!),
        ["call with streams"] = new InvocationMessage("12", "Target", [1], ["a", "b"]),
        ["call with headers"] =
            new InvocationMessage("1", "Target", [1], null!) { Headers = new Dictionary<string, string> { ["name"] = "value", ["other"] = "x" } },
        ["call with many arguments"] = new InvocationMessage("1", "Target", [.. Enumerable.Range(0, 40).Select(i => (object)(i * 1000))], null!),
        ["call with enums by name"] =
            new InvocationMessage("1", "Target", [Mood.Glad, Powers.Read | Powers.Write, Powers.None, Array.Empty<Mood>()], null!),
        ["call with unions"] = new InvocationMessage("1", "Target", [Remark.Of(3), Remark.Of(0), new List<Act> { new Nod(), new Wave() }], null!),
        ["stream"] = new StreamInvocationMessage("3", "Target", ["é😀"], null!),
        ["item"] = new StreamItemMessage("3", new Message { Room = -1 }),
        ["union within an item"] = new StreamItemMessage("3", Remark.Of(1)),
        ["enum as an item"] = new StreamItemMessage("3", Mood.Cross),
        ["null as an item"] = new StreamItemMessage("3", null),
        ["result"] = CompletionMessage.WithResult("4", new Message { From = new string('x', 5000) }),
        ["enum as a result"] = CompletionMessage.WithResult("4", Powers.Read | Powers.Ban),
        ["union within a result"] = CompletionMessage.WithResult("4", Remark.Of(2)),
        ["null as a result"] = CompletionMessage.WithResult("4", null),
        ["error"] = CompletionMessage.WithError("4", "as asked"),
        ["no result"] = CompletionMessage.Empty("4"),
        ["cancel"] = new CancelInvocationMessage("5"),
        ["ping"] = PingMessage.Instance,
        ["close"] = CloseMessage.Empty,
        ["close with an error"] = new CloseMessage("gone", allowReconnect: true),
        ["acknowledged"] = new AckMessage(70000),
        ["sequence"] = new SequenceMessage(5_000_000_000),
    };

    private sealed class Binder(HubMessage? message = null, Type? returned = null) : IInvocationBinder
    {
        public IReadOnlyList<Type> GetParameterTypes(string methodName) =>
            message is HubMethodInvocationMessage call ? [.. call.Arguments.Select(argument => argument?.GetType() ?? typeof(string))]
                : throw new HubException("no such method");

        public Type GetReturnType(string invocationId) => returned ?? (message as CompletionMessage)?.Result?.GetType() ?? typeof(Message);

        public Type GetStreamItemType(string streamId) => (message as StreamItemMessage)?.Item?.GetType() ?? typeof(Message);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        internal Segment(ReadOnlyMemory<byte> memory, Segment? before)
        {
            Memory = memory;
            if (before is not null)
            {
                before.Next = this;
                RunningIndex = before.RunningIndex + before.Memory.Length;
            }
        }
    }
}
