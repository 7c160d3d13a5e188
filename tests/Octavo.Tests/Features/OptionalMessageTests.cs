// Owns: members that may be undefined in Protobuf: a field with presence, and no null.
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Features;

public sealed class OptionalMessageTests
{
    [Fact]
    public void Undefined_is_absent_and_a_value_is_there()
    {
        Assert.Empty(OctavoProtobuf.Serialize(new OptionalMessage()));
        OptionalMessage none = OctavoProtobuf.Deserialize<OptionalMessage>([])!;
        Assert.Equal(OctavoJson.SerializeToString(new OptionalMessage()), OctavoJson.SerializeToString(none));
        foreach (OptionalMessage sample in Samples())
        {
            byte[] data = OctavoProtobuf.Serialize(sample);
            Assert.Equal(OctavoJson.SerializeToString(sample), OctavoJson.SerializeToString(OctavoProtobuf.Deserialize<OptionalMessage>(data)));
            Assert.Equal(OctavoJson.SerializeToString(sample),
                OctavoJson.SerializeToString(OctavoProtobuf.Deserialize<OptionalMessage>(Segments.Pieces(data, 1))));
        }
        BoundOptionalMessage bound = new(0, "", new OptionalMessage { Number = 0 });
        byte[] bytes = OctavoProtobuf.Serialize(bound);
        Assert.Equal([8, 0, 18, 0, 26, 2, 8, 0], bytes);
        Assert.Equal(OctavoJson.SerializeToString(bound), OctavoJson.SerializeToString(OctavoProtobuf.Deserialize<BoundOptionalMessage>(bytes)));
        Assert.Equal(new BoundOptionalMessage(default, default, default), OctavoProtobuf.Deserialize<BoundOptionalMessage>([]));
    }

    /// <summary>The bytes, the .proto text and ProtoJSON are those of nullable members.</summary>
    [Fact]
    public void The_fields_are_those_of_nullable_members()
    {
        foreach (OptionalMessage sample in Samples())
        {
            byte[] data = OctavoProtobuf.Serialize(sample);
            Assert.Equal(data, OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<NullableMessage>(data)));
        }
        Assert.Equal(OctavoProtobuf.Schema<NullableMessage>(),
            OctavoProtobuf.Schema<OptionalMessage>().Replace("OptionalMessage", "NullableMessage", StringComparison.Ordinal));
    }

    [Fact]
    public void What_data_lacks_stays()
    {
        var existing = new OptionalMessage { Number = 1, Text = "a", Child = new OptionalMessage { Number = 2, Text = "b" }, FirstChoice = 3 };
        OptionalMessage? populated = existing;
        OctavoProtobuf.Populate(OctavoProtobuf.Serialize(new OptionalMessage { Number = 5, Child = new OptionalMessage { Flag = true }, SecondChoice = "c" }),
            ref populated);
        Assert.Same(existing, populated);
        Assert.Equal(5, existing.Number);
        Assert.Equal("a", existing.Text);
        Assert.Equal((2, "b", true), (existing.Child.Value!.Number.Value, existing.Child.Value.Text.Value, existing.Child.Value.Flag.Value));
        Assert.False(existing.FirstChoice.HasValue);
        Assert.Equal("c", existing.SecondChoice);
    }

    [Fact]
    public void Null_is_refused_with_its_path()
    {
        foreach ((OptionalMessage value, string path) in new (OptionalMessage, string)[]
        {
            (new() { MaybeNumber = new(null) }, "MaybeNumber"), (new() { Text = new(null!) }, "Text"), (new() { MaybeText = new(null) }, "MaybeText"),
                (new() { Bytes = new(null!) }, "Bytes"),
            (new() { Child = new(null) }, "Child"), (new() { Link = new(null!) }, "Link"),
                (new() { Child = new OptionalMessage { MaybeText = new(null), Flag = true } }, "Child.MaybeText"),
        })
        {
            OctavoException refused = Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(value));
            Assert.Equal(OctavoErrorCode.NullNotAllowed, refused.Code);
            Assert.Contains(path.Split('.')[^1], refused.Message, StringComparison.Ordinal);
            Assert.Equal("OptionalMessage." + path, refused.Path);
            Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(value, new OctavoProtobufOptions { AcceptNulls = true }));
        }
        OctavoException several = Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(new OptionalMessage { FirstChoice = 0, SecondChoice = "" }));
        Assert.Contains("choice", several.Message, StringComparison.Ordinal);
    }

    private static OptionalMessage[] Samples() =>
    [
        new() { Number = 0, MaybeNumber = 0, Text = "", MaybeText = "", Bytes = Array.Empty<byte>(), Kind = DayOfWeek.Sunday, Child = new OptionalMessage(),
            Struct = default(ProtobufStructPart), At = DateTime.UnixEpoch, ZigZag = 0, Group = new OptionalMessage(), FirstChoice = 0, Flag = false,
            Price = 0m },
        new()
        {
            Number = 5, MaybeNumber = -6, Text = "t", MaybeText = "m", Bytes = new byte[] { 1, 2 }, Kind = DayOfWeek.Friday,
                Child = new OptionalMessage { Text = "inner", Child = new OptionalMessage() }, Struct = new ProtobufStructPart { X = 1 },
            At = new DateTime(2026, 11, 26, 0, 0, 0, DateTimeKind.Utc), ZigZag = -7, Group = new OptionalMessage { Number = 8 }, SecondChoice = "", Flag = true,
                Link = new Uri("https://example.org/"), Price = 1.5m,
        },
    ];
}
