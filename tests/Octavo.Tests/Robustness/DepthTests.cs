// Owns: nesting at, below and beyond the limit, cycles and bombs, in every format. Knows no format but in the bombs written by hand.
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class DepthTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void TheLimitIsExact(string format)
    {
        Exact<LinkedNode>(format, Recursion.Chain);
        Exact<LinkedNodeNumbered>(format, Recursion.ChainNumbered);
        Exact<Tree>(format, depth => Build<Tree>(depth, child => new Tree { Left = child }));
        Exact<RecursiveRecord>(format, depth => Build<RecursiveRecord>(depth, child => new RecursiveRecord(depth, child)));
        Exact<Folder>(format, depth => Build<Folder>(depth, child => new Folder { Folders = [child] }));
        Exact<ByDictionary>(format, depth => Build<ByDictionary>(depth, child => new ByDictionary { Children = new() { ["c"] = child } }));
    }

    [Theory, MemberData(nameof(Formats))]
    public void CyclesHaveNoEndAndAreRefused(string format)
    {
        var node = new LinkedNode();
        node.Next = node;
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => FormatList.Of<LinkedNode>(format).Serialize(node));
        var folder = new Folder();
        folder.Folders = [folder];
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => FormatList.Of<Folder>(format).Serialize(folder));
        var ping = new Ping { Pong = new Pong() };
        ping.Pong.Pings = [ping];
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => FormatList.Of<Ping>(format).Serialize(ping));
        FormatList.Of<Ping>(format).Serialize(new Ping());
    }

    [Theory, MemberData(nameof(Formats))]
    public void DeepDataIsReadWhereTheLimitAllowsIt(string format)
    {
        var deep = new CallOptions { Limits = new SerializerLimits { MaxDepth = 1000 } };
        FormatCalls<LinkedNode> calls = FormatList.Of<LinkedNode>(format);
        byte[] bytes = calls.Serialize(Recursion.Chain(1000), deep);
        Assert.Null(DeepComparer.Difference(Recursion.Chain(1000), calls.Deserialize(bytes, deep), calls.Fidelity));
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => calls.Deserialize(bytes));
        Assert.Equal(1, calls.Deserialize(calls.Serialize(new LinkedNode { Value = 1 }))!.Value);
    }

    /// <summary>The largest limit on a small stack: an error, not the end of the process.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void AStackThatIsTooSmallIsAnError(string format)
    {
        var deepest = new CallOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        FormatCalls<LinkedNode> calls = FormatList.Of<LinkedNode>(format);
        byte[] bytes = [];
        OnStack(256 * 1024 * 1024, () =>
        {
            bytes = calls.Serialize(Recursion.Chain(10_000), deepest);
            Assert.Equal(10_000, calls.Deserialize(bytes, deepest)!.Value + 9_999);
        });
        OnStack(256 * 1024, () =>
        {
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => calls.Serialize(Recursion.Chain(10_000), deepest));
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => calls.Deserialize(bytes, deepest));
            Assert.Equal(1, calls.Deserialize(calls.Serialize(new LinkedNode { Value = 1 }))!.Value);
        });
    }

    [Fact]
    public void BombsInBinary()
    {
        byte[] bomb = Repeat([0x03, 0, 0, 0, 0], 200_000, []);
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Deserialize<LinkedNode>(bomb));
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Deserialize<LinkedNodeNumbered>(bomb));
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Deserialize<ByDictionary>(Repeat([0x02, 0x02, 0x02], 200_000, [])));
    }

    [Fact]
    public void BombsInMessagePack()
    {
        byte[] chain = Repeat([0x92, 0x00], 200_000, [0xC0]);
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Deserialize<LinkedNodeNumbered>(chain));
        byte[] named = Repeat([0x81, 0xA4, .. "Next"u8], 200_000, [0xC0]);
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Deserialize<LinkedNode>(named));
        byte[] backwards = Repeat([0x82, 0xA5, .. "Value"u8, 0x00, 0xA4, .. "Next"u8], 200_000, [0xC0]);
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Deserialize<LinkedNode>(backwards));
    }

    [Fact]
    public void BombsInCbor()
    {
        byte[] chain = Repeat([0x82, 0x00], 200_000, [0xF6]);
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCbor.Deserialize<LinkedNodeNumbered>(chain));
        byte[] named = Repeat([0xA1, 0x64, .. "Next"u8], 200_000, [0xF6]);
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCbor.Deserialize<LinkedNode>(named));
        foreach (byte head in (byte[])[0x81, 0x9F])
        {
            byte[] unknown = [0xA2, 0x61, (byte)'x', .. Repeat([head], 200_000, [0xF6]), .. head == 0x9F ? Repeat([0xFF], 200_000, []) : [], 0x61, (byte)'A',
                0x05];
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCbor.Deserialize<NamedOld>(unknown));
        }
        // Tags are not levels, however many there are.
        byte[] tagged = [0xA2, 0x61, (byte)'x', .. Repeat([0xC5], 200_000, [0xF6]), 0x61, (byte)'A', 0x05];
        Assert.Equal(5, OctavoCbor.Deserialize<NamedOld>(tagged)!.A);
    }

    [Theory]
    [InlineData(0x91, 1)]
    [InlineData(0x92, 1)]
    [InlineData(0x9F, 1)]
    [InlineData(0x81, 2)]
    [InlineData(0x8F, 2)]
    [InlineData(0xDC, 3)]
    [InlineData(0xDE, 4)]
    public void BombsInUnknownMembersOfMessagePack(byte head, int length)
    {
        byte[] level = new byte[length];
        level[0] = head;
        if (length >= 3)
        {
            level[2] = 1;
        }
        foreach (int levels in (int[])[65, 66, 300, 200_000])
        {
            byte[] bomb = [0x82, 0xA1, (byte)'x', .. Repeat(level, levels, [0xC0]), 0xA1, (byte)'A', 0x05];
            OctavoErrorCode code = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<NamedOld>(bomb)).Code;
            Assert.True(code is OctavoErrorCode.DepthExceeded or OctavoErrorCode.EndOfData or OctavoErrorCode.CountTooLarge, $"{code}");
            if (head is 0x91 or 0x81)
            {
                Assert.Equal(OctavoErrorCode.DepthExceeded, code);
            }
        }
        byte[] slots = [0x92, 0x05, .. Repeat(level, 200_000, [0xC0])];
        Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<NumberedOld>(slots));
        Assert.Equal(5, OctavoMsgPack.Deserialize<NumberedOld>([0x91, 0x05])!.A);
    }

    [Theory]
    [InlineData(64)]
    [InlineData(300)]
    [InlineData(3000)]
    public void UnknownMembersAreSkippedToTheLimit(int limit)
    {
        var options = new OctavoMsgPackOptions { Limits = new SerializerLimits { MaxDepth = limit } };
        byte[] Data(int levels) => [0x82, 0xA1, (byte)'x', .. Repeat([0x91], levels, [0xC0]), 0xA1, (byte)'A', 0x05];
        Assert.Equal(5, OctavoMsgPack.Deserialize<NamedOld>(Data(limit - 1), options)!.A);
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Deserialize<NamedOld>(Data(limit + 1), options));
    }

    private static void Exact<T>(string format, Func<int, T> build)
    {
        FormatCalls<T> calls = FormatList.Of<T>(format);
        foreach (int limit in (int[])[1, 2, 64, 200])
        {
            var options = new CallOptions { Limits = new SerializerLimits { MaxDepth = limit } };
            var more = new CallOptions { Limits = new SerializerLimits { MaxDepth = limit + 1 } };
            byte[] bytes = calls.Serialize(build(limit), options);
            Assert.Null(DeepComparer.Difference(build(limit), calls.Deserialize(bytes, options), calls.Fidelity));
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => calls.Serialize(build(limit + 1), options));
            byte[] deeper = calls.Serialize(build(limit + 1), more);
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => calls.Deserialize(deeper, options));
            calls.Deserialize(deeper, more);
        }
    }

    private static void OnStack(int size, Action run)
    {
        Exception? thrown = null;
        var thread = new Thread(() => thrown = Record.Exception(run), size);
        thread.Start();
        thread.Join();
        Assert.Null(thrown);
    }

    private static T Build<T>(int depth, Func<T?, T> wrap)
        where T : class
    {
        T? value = null;
        for (int i = 0; i < depth; i++)
        {
            value = wrap(value);
        }
        return value!;
    }

    /// <summary>Nodes of System.Text.Json, which writes them level by level on the stack: those that are too deep are refused, and a small stack is
    /// enough.</summary>
    [Theory, InlineData(60, true), InlineData(5_000, false), InlineData(10_500, false)]
    public void Nodes_of_objects_and_arrays_take_no_stack(int depth, bool isWritten)
    {
        System.Text.Json.Nodes.JsonNode node = new System.Text.Json.Nodes.JsonArray();
        for (int i = 1; i < depth; i++)
        {
            node = i % 2 == 0 ? new System.Text.Json.Nodes.JsonArray(node) : new System.Text.Json.Nodes.JsonObject { ["a"] = node };
        }
        byte[]? written = null;
        OctavoException? refused = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    written = OctavoJson.Serialize(node);
                }
                catch (OctavoException found)
                {
                    refused = found;
                }
            },
            128 * 1024);
        thread.Start();
        thread.Join();
        Assert.Equal(isWritten, written is not null);
        Assert.Equal(isWritten ? null : OctavoErrorCode.DepthExceeded, refused?.Code);
    }

    private static byte[] Repeat(ReadOnlySpan<byte> part, int times, ReadOnlySpan<byte> end)
    {
        byte[] bytes = new byte[(part.Length * times) + end.Length];
        for (int i = 0; i < times; i++)
        {
            part.CopyTo(bytes.AsSpan(i * part.Length));
        }
        end.CopyTo(bytes.AsSpan(part.Length * times));
        return bytes;
    }
}
