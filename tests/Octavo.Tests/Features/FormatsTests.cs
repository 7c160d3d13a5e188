// Owns: types that are in some formats alone.
using System.Buffers;

namespace Octavo.Tests.Features;

public sealed partial class FormatsTests
{
    [GenerateCodec(Formats = CodecFormats.Protobuf)]
    public sealed class Message
    {
        [CodecMember(1)] public int Id { get; set; }

        [CodecMember(2)] public List<Message> Inner { get; set; } = [];

        [CodecMember(3)] public Spot Spot { get; set; }

        [CodecMember(4)] public Dictionary<string, Spot> Spots { get; set; } = [];
    }

    [GenerateCodec(Formats = CodecFormats.Protobuf | CodecFormats.Json)]
    public struct Spot
    {
        [CodecMember(1)] public int X { get; set; }

        [CodecMember(2)] public int Y { get; set; }
    }

    [GenerateCodec(Formats = CodecFormats.Json)]
    public sealed record Answer(int Code, string? Text);

    /// <summary>In every format but those that <see cref="Answer"/> is not in.</summary>
    [GenerateCodec]
    public sealed class Holder
    {
        public Answer? Answer { get; set; }
    }

    [GenerateCodec(Formats = CodecFormats.Binary | CodecFormats.Compact), CodecUnion(0, typeof(Left)), CodecUnion(1, typeof(Right))]
    public abstract class Side;

    [GenerateCodec]
    public sealed class Left : Side
    {
        public int Depth { get; set; }
    }

    [GenerateCodec]
    public sealed class Right : Side
    {
        public string? Name { get; set; }
    }

    private static Message NewMessage() => new() { Id = 1, Inner = [new() { Id = 2 }], Spot = new() { X = 3 }, Spots = { ["a"] = new() { Y = 4 } } };

    [Fact]
    public void A_type_of_Protobuf_alone_is_written_read_and_populated()
    {
        byte[] data = OctavoProtobuf.Serialize(NewMessage());
        Message back = OctavoProtobuf.Deserialize<Message>(data)!;
        Assert.Equal((1, 2, 3, 4), (back.Id, Assert.Single(back.Inner).Id, back.Spot.X, back.Spots["a"].Y));
        OctavoProtobuf.Populate(data, back);
        Assert.Equal(2, back.Inner.Count);
        Assert.Equal(data.Length + 2, OctavoProtobuf.Serialize(new List<Message> { NewMessage() }).Length);
    }

    [Fact]
    public void It_is_cloned_and_compared()
    {
        Message message = NewMessage();
        Message clone = OctavoGraph.Clone(message)!;
        Assert.NotSame(message.Inner[0], clone.Inner[0]);
        Assert.True(OctavoGraph.Equals(message, clone));
        clone.Spots["a"] = new() { Y = 5 };
        Assert.False(OctavoGraph.Equals(message, clone));
    }

    [Fact]
    public void Every_other_format_refuses_it()
    {
        object message = NewMessage();
        Refused(() => OctavoBinary.Serialize(message, Late<Message>()), "Binary", "Protobuf");
        Refused(() => OctavoCompact.Serialize(message, Late<Message>()), "Compact", "Protobuf");
        Refused(() => OctavoMsgPack.Serialize(message, Late<Message>()), "MessagePack", "Protobuf");
        Refused(() => OctavoCbor.Serialize(message, Late<Message>()), "CBOR", "Protobuf");
        Refused(() => OctavoJson.Serialize(message, Late<Message>()), "JSON", "Protobuf");
        Refused(() => OctavoJson.Deserialize("{}"u8.ToArray(), Late<Message>()), "JSON", "Protobuf");
        Refused(() => Write<Message>(NewMessage()), "Binary", "Protobuf");
    }

    [Fact]
    public void Roots_that_are_made_when_they_are_needed_refuse_it_too()
    {
        Refused(() => OctavoBinary.Serialize((object)new[] { new Answer(1, "x") }, Late<Answer[]>()), "Binary", "Json");
        Refused(() => OctavoCbor.Serialize((object)new Dictionary<string, Answer> { ["a"] = new(1, "x") }, Late<Dictionary<string, Answer>>()), "CBOR", "Json");
        Refused(() => OctavoMsgPack.Deserialize([0x91, 0x92, 0x01, 0xC0], Late<IReadOnlyList<Answer>>()), "MessagePack", "Json");
        Assert.Equal("[{\"Code\":1,\"Text\":\"x\"}]"u8.ToArray(), OctavoJson.Serialize((object)new[] { new Answer(1, "x") }, Late<Answer[]>()));
    }

    [Fact]
    public void What_holds_it_is_in_no_more_formats()
    {
        var holder = new Holder { Answer = new(7, null) };
        Assert.Equal(7, OctavoJson.Deserialize<Holder>(OctavoJson.Serialize(holder))!.Answer!.Code);
        Refused(() => OctavoBinary.Serialize(holder, Late<Holder>()), "Binary", "Json");
    }

    [Fact]
    public void A_struct_of_two_formats_is_in_both()
    {
        var spot = new Spot { X = 1, Y = -1 };
        Assert.Equal(spot, OctavoJson.Deserialize<Spot>(OctavoJson.Serialize(spot)));
        Assert.Equal(spot, OctavoProtobuf.Deserialize<Spot>(OctavoProtobuf.Serialize(spot)));
        Refused(() => OctavoBinary.Serialize(spot, Late<Spot>()), "Binary", "Json, Protobuf");
        Refused(() => OctavoCompact.Serialize(spot, Late<Spot>()), "Compact", "Json, Protobuf");
        Refused(() => Write<Spot?>(spot), "Binary", "Json, Protobuf");
    }

    [Fact]
    public void A_union_has_formats_of_its_own()
    {
        Side side = new Right { Name = "x" };
        Assert.Equal("x", ((Right)OctavoCompact.Deserialize<Side>(OctavoCompact.Serialize(side))!).Name);
        Refused(() => OctavoJson.Serialize(side, Late<Side>()), "JSON", "Binary, Compact");
        // Its cases are in every format as themselves.
        Assert.Equal("x", OctavoJson.Deserialize<Right>(OctavoJson.Serialize((Right)side))!.Name);
    }

    [Fact]
    public void An_object_of_the_registry_is_refused_where_it_is_written()
    {
        var registry = new CodecRegistry();
        registry.Register<Message>(70);
        object value = new List<object> { NewMessage() };
        Refused(() => OctavoBinary.Serialize(value, new OctavoBinaryOptions { Registry = registry }), "Binary", "Protobuf");
    }

    [Fact]
    public void Tokens_are_where_a_format_of_sequential_data_is()
    {
        Assert.NotEmpty(OctavoTokens.Serialize(new Answer(1, null)));
        Refused(() => OctavoTokens.Serialize(NewMessage()), "Tokens", "Protobuf");
    }

    /// <summary>Generic code, in which no generator sees the type.</summary>
    private static byte[] Write<T>(T value)
    {
        var destination = new ArrayBufferWriter<byte>();
        OctavoBinary.Serialize(destination, value);
        return destination.WrittenSpan.ToArray();
    }

    /// <summary>A type as a program has it that knows it only at run time: the build says nothing of the call.</summary>
    private static Type Late<T>() => typeof(T);

    private static void Refused(Func<object?> call, string format, string formats)
    {
        OctavoException found = Assert.Throws<OctavoException>(call);
        Assert.Equal(OctavoErrorCode.NotInFormat, found.Code);
        Assert.Contains($"is not in {format}: the Formats of its GenerateCodec, or of a type that it holds, allow {formats}.", found.Message,
            StringComparison.Ordinal);
    }
}
