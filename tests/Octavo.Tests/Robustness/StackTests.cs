// Owns: what levels of nesting take of the stack: on a thread of any size there is a value or DepthExceeded, never the end of the process.
// The packages' own tests do the same for what the packages do.
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness;

public sealed class StackTests
{
    private const int Levels = 63;

    private static readonly SerializerLimits s_deep = new() { MaxDepth = 10_000 };

    /// <summary>Threads of 128 KiB, of less than the widest class takes at 64 levels, and of 2 MiB.</summary>
    [Theory]
    [InlineData(128)]
    [InlineData(384)]
    [InlineData(2048)]
    public void Any_type_at_the_full_depth_has_a_value_or_an_error(int kibibytes)
    {
        All(WideLevels.Blocks(Levels), kibibytes);
        All(WideLevels.Many(Levels), kibibytes);
        All(WideLevels.Bound(Levels), kibibytes);
        All(WideLevels.Rows(), kibibytes);
    }

    /// <summary>A thread that has room for all levels reads them all.</summary>
    [Fact]
    public void Where_there_is_room_all_levels_are_read()
    {
        byte[] data = OctavoJson.Serialize(WideLevels.Many(Levels));
        Assert.Null(SmallStack.On(4096, () => Assert.Equal(Levels, Count(OctavoJson.Deserialize<ManyNode>(data)))));
        // What is narrow needs no more than a small thread has.
        byte[] nested = [.. Enumerable.Repeat((byte)'[', Levels), .. Enumerable.Repeat((byte)']', Levels)];
        Assert.Null(SmallStack.On(128, () => OctavoJson.Deserialize<System.Text.Json.Nodes.JsonNode>(nested)));
    }

    /// <summary>Wide types in a row, none of which holds itself, take much of the stack, and count no level: MaxDepth is about data that nests.</summary>
    [Fact]
    public void Wide_types_that_do_not_nest_count_no_level()
    {
        foreach (FormatCalls<BlockRows> calls in FormatList.All<BlockRows>())
        {
            byte[] data = SmallStack.Make(() => calls.Serialize(WideLevels.Rows()))!;
            BlockRows read = SmallStack.Make(() => calls.Deserialize(data, new CallOptions { Limits = new() { MaxDepth = 1 } }))!;
            Assert.True(OctavoGraph.Equals(WideLevels.Rows(), read), calls.Format);
        }
    }

    /// <summary>Values without a type, and values under an unknown member, with the largest limit that there is.</summary>
    [Theory]
    [InlineData(128)]
    [InlineData(2048)]
    public void Ten_thousand_levels_without_a_type_have_a_value_or_an_error(int kibibytes)
    {
        const int Many = 9_990;
        byte[] json = [.. "{\"a\":"u8, .. Enumerable.Repeat((byte)'[', Many), .. Enumerable.Repeat((byte)']', Many), (byte)'}'];
        byte[] msgPack = [0x81, 0xA1, (byte)'a', .. Enumerable.Repeat((byte)0x91, Many), 0x90];
        byte[] cbor = [0xA1, 0x61, (byte)'a', .. Enumerable.Repeat((byte)0x81, Many), 0x80];
        byte[] indefinite = [0xA1, 0x61, (byte)'a', .. Enumerable.Repeat((byte)0x9F, Many), .. Enumerable.Repeat((byte)0xFF, Many)];
        byte[] tags = [0xA1, 0x61, (byte)'a', .. Enumerable.Repeat((byte)0xC6, Many), 0x80];
        byte[] groups = [.. Enumerable.Repeat((byte[])[0xFB, 0x7F], Many).SelectMany(tag => tag),
            .. Enumerable.Repeat((byte[])[0xFC, 0x7F], Many).SelectMany(tag => tag)];
        var jsonOptions = OctavoJsonOptions.Default with { Limits = s_deep };
        var msgPackOptions = OctavoMsgPackOptions.Default with { Limits = s_deep };
        var cborOptions = OctavoCborOptions.Default with { Limits = s_deep };
        Both("JSON", json);
        Both("MessagePack", msgPack);
        foreach (byte[] data in (byte[][])[cbor, indefinite, tags])
        {
            Both("CBOR", data);
            Dynamic(() => OctavoCbor.ReadDynamic(data, cborOptions), value => OctavoCbor.WriteDynamic(value, cborOptions));
        }
        Dynamic(() => OctavoJson.ReadDynamic(json, jsonOptions), value => OctavoJson.WriteDynamic(value, jsonOptions));
        Dynamic(() => OctavoMsgPack.ReadDynamic(msgPack, msgPackOptions), value => OctavoMsgPack.WriteDynamic(value, msgPackOptions));
        SmallStack.Guards(kibibytes, () => OctavoJson.ReadNode(json, jsonOptions));
        SmallStack.Guards(kibibytes, () => OctavoJson.ReadElement(json, jsonOptions));
        SmallStack.Guards(kibibytes, () => OctavoProtobuf.Deserialize<GrowthNoField>(groups, OctavoProtobufOptions.Default with { Limits = s_deep }));

        void Both(string format, byte[] data)
        {
            var options = new CallOptions { Limits = s_deep };
            SmallStack.Guards(kibibytes, () => FormatList.Of<GrowthNothing>(format).Deserialize(data, options));
            SmallStack.Guards(kibibytes, () => FormatList.Of<MemoryExtended>(format).Deserialize(data, options));
        }

        void Dynamic(Func<object?> read, Func<object?, byte[]> write)
        {
            SmallStack.Guards(kibibytes, () => read());
            object? value = SmallStack.Make(read);
            SmallStack.Guards(kibibytes, () => write(value));
            // As an object, whose type is not in the registry.
            SmallStack.Ends(kibibytes, () => OctavoJson.Serialize(value, jsonOptions));
            SmallStack.Ends(kibibytes, () => OctavoGraph.Clone(value));
            SmallStack.Ends(kibibytes, () => OctavoGraph.Equals(value, value));
        }
    }

    private static int Count(ManyNode? node)
    {
        int count = 0;
        for (; node is not null; node = node.Next)
        {
            count++;
        }
        return count;
    }

    private static void All<T>(T value, int kibibytes)
        where T : class
    {
        foreach (FormatCalls<T> calls in FormatList.All<T>())
        {
            Trip(value, kibibytes, calls);
        }
        SmallStack.Guards(kibibytes, () => OctavoTokens.Describe(value));
        SmallStack.Guards(kibibytes, () => OctavoTokens.ToList(value));
        SmallStack.Guards(kibibytes, () => OctavoGraph.Clone(value));
        SmallStack.Guards(kibibytes, () => OctavoGraph.Equals(value, value));
        T? other = SmallStack.Make(() => OctavoGraph.Clone(value));
        SmallStack.Guards(kibibytes, () => OctavoGraph.Equals(value, other));
        SmallStack.Guards(kibibytes, () => OctavoGraph.Diff(value, other));
        SmallStack.Guards(kibibytes, () => OctavoJson.Schema<T>());
        SmallStack.Guards(kibibytes, () => OctavoProtobuf.Schema<T>());
        SmallStack.Guards(kibibytes, () => OctavoCbor.Schema<T>());
    }

    private static void Trip<T>(T value, int kibibytes, FormatCalls<T> calls)
        where T : class
    {
        byte[] data = SmallStack.Make(() => calls.Serialize(value));
        SmallStack.Guards(kibibytes, () => calls.Serialize(value));
        SmallStack.Guards(kibibytes, () => calls.Deserialize(data));
        T existing = null!;
        SmallStack.Guards(kibibytes, () => calls.Populate(data, ref existing));
        T full = SmallStack.Make(() => calls.Deserialize(data))!;
        SmallStack.Guards(kibibytes, () => calls.Populate(data, ref full));
        // The levels are under a member that the other type does not have; formats without names and numbers refuse the type.
        byte[]? under = calls.Format switch
        {
            "JSON" => [.. "{\"a\":"u8, .. data, (byte)'}'],
            "MessagePack" => [0x81, 0xA1, (byte)'a', .. data],
            "CBOR" => [0xA1, 0x61, (byte)'a', .. data],
            _ => null,
        };
        if (under is not null)
        {
            SmallStack.Guards(kibibytes, () => FormatList.Of<GrowthNothing>(calls.Format).Deserialize(under));
            SmallStack.Guards(kibibytes, () => FormatList.Of<MemoryExtended>(calls.Format).Deserialize(under));
        }
        else if (calls.Format == "Protobuf")
        {
            SmallStack.Guards(kibibytes, () => OctavoProtobuf.Deserialize<GrowthNoField>(data));
        }
        SmallStack.Ends(kibibytes, () => FormatList.Of<GrowthNothing>(calls.Format).Deserialize(data));
        // Cut in its innermost level, where the error's place is searched for.
        byte[] cut = data[..(data.Length / 2)];
        SmallStack.Ends(kibibytes, () => calls.Deserialize(cut));
        switch (calls.Format)
        {
            case "JSON":
                SmallStack.Guards(kibibytes, () => OctavoJson.ReadDynamic(data));
                SmallStack.Guards(kibibytes, () => OctavoJson.ReadNode(data));
                SmallStack.Guards(kibibytes, () => OctavoJson.ReadElement(data));
                break;
            case "MessagePack":
                SmallStack.Guards(kibibytes, () => OctavoMsgPack.ReadDynamic(data));
                break;
            case "CBOR":
                SmallStack.Guards(kibibytes, () => OctavoCbor.ReadDynamic(data));
                break;
        }
    }
}
