// Owns: Protobuf's writer, reader and counting pass under a hand-written codec: windows, scopes, groups, packed sequences, unknown fields, what is refused.
using System.Buffers;
using Octavo.Protobuf;
using Octavo.Tests.Errors;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class TreeTests
{
    [Fact]
    public void BytesAreTheSpecifications()
    {
        var tree = new Tree { Id = 150, Name = "testing", Numbers = [3, 270, 86942, -1], Children = [new Tree { Id = -1 }], Grouped = new Tree { Id = 1 } };
        Assert.Equal("089601" + "120774657374696E67" + "1A10" + "038E029EA705FFFFFFFFFFFFFFFFFF01" + "2A0B08FFFFFFFFFFFFFFFFFF01" + "33080134",
            Convert.ToHexString(OctavoProtobuf.Serialize(tree)));
    }

    [Fact]
    public void EveryWayOutGivesTheSameBytes()
    {
        foreach (Tree tree in Trees())
        {
            byte[] whole = OctavoProtobuf.Serialize(tree);
            var buffer = new ArrayBufferWriter<byte>();
            OctavoProtobuf.Serialize(buffer, tree);
            Assert.Equal(whole, buffer.WrittenSpan.ToArray());
            var stream = new MemoryStream();
            OctavoProtobuf.Serialize(stream, tree);
            Assert.Equal(whole, stream.ToArray());
            byte[] fixedLength = new byte[whole.Length];
            Assert.True(OctavoProtobuf.TrySerialize(fixedLength, tree, out int length));
            Assert.Equal(whole.Length, length);
            Assert.Equal(whole, fixedLength);
            Assert.Equal(whole.Length == 0, OctavoProtobuf.TrySerialize(default, tree, out length));
            Assert.Equal(whole.Length, length);
        }
    }

    [Fact]
    public void EveryWayInGivesTheSameValue()
    {
        foreach (Tree tree in Trees())
        {
            byte[] whole = OctavoProtobuf.Serialize(tree);
            Assert.Equal(whole, OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<Tree>(whole)));
            Assert.Equal(whole, OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<Tree>(new MemoryStream(whole))));
            int step = Math.Max(1, whole.Length / 200);
            for (int cut = 0; cut <= whole.Length; cut += step)
            {
                Assert.Equal(whole, OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<Tree>(Segments.Cut(whole, cut))));
            }
        }
    }

    [Fact]
    public void EachCutIsRefusedOrAShorterMessage()
    {
        byte[] whole = OctavoProtobuf.Serialize(Trees()[3]);
        int refused = 0;
        for (int length = 0; length < whole.Length; length++)
        {
            if (!OctavoProtobuf.TryDeserialize<Tree>(whole.AsSpan(0, length), out _, out OctavoError error))
            {
                Assert.Contains(error.Code, new[] { OctavoErrorCode.EndOfData, OctavoErrorCode.CountTooLarge });
                refused++;
            }
        }
        Assert.InRange(refused, whole.Length / 2, whole.Length);
    }

    [Fact]
    public void CountedLengthsGiveTheSameBytes()
    {
        Tree chain = Chain(50, 1000);
        byte[] first = OctavoProtobuf.Serialize(chain);
        for (int i = 0; i < 3; i++)
        {
            Assert.Equal(first, OctavoProtobuf.Serialize(chain));
            var stream = new MemoryStream();
            OctavoProtobuf.Serialize(stream, chain);
            Assert.Equal(first, stream.ToArray());
        }
        foreach (Tree tree in Trees())
        {
            Assert.Equal(OctavoProtobuf.Serialize(tree).Length,
                OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<Tree>(OctavoProtobuf.Serialize(tree))).Length);
        }
    }

    [Fact]
    public void UnknownFieldsAreKeptInOrder()
    {
        byte[] data =
            Convert.FromHexString("08015801" + "6104000000000000FF" + "6A020102" + "73" + "7801" + "7B7C" + "74" + "8D010A0B0C0D" + "58FFFFFFFFFFFFFFFFFF01");
        Assert.Equal(data, OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<Tree>(data)));
        OctavoException refused =
            Assert.Throws<OctavoException>(
                () => OctavoProtobuf.Deserialize<Tree>(data, new OctavoProtobufOptions { UnknownMembers = UnknownMemberPolicy.Refuse }));
        Assert.Equal(OctavoErrorCode.UnknownMember, refused.Code);
    }

    [Theory]
    [InlineData("00", OctavoErrorCode.InvalidData)] // field 0
    [InlineData("0001", OctavoErrorCode.InvalidData)]
    [InlineData("5E", OctavoErrorCode.InvalidData)] // wire type 6
    [InlineData("5F", OctavoErrorCode.InvalidData)] // wire type 7
    [InlineData("5C", OctavoErrorCode.InvalidData)] // the end of no group
    [InlineData("335C", OctavoErrorCode.InvalidData)] // the end of another group
    [InlineData("33", OctavoErrorCode.EndOfData)]
    [InlineData("5B", OctavoErrorCode.EndOfData)]
    [InlineData("2A0133", OctavoErrorCode.EndOfData)] // a group that its scope ends
    [InlineData("3308012A0134", OctavoErrorCode.InvalidData)] // the end of a group inside a scope
    [InlineData("08FFFFFFFFFFFFFFFFFFFF01", OctavoErrorCode.InvalidData)] // a varint of eleven bytes
    [InlineData("08FFFF", OctavoErrorCode.EndOfData)]
    [InlineData("12FFFFFFFF07", OctavoErrorCode.CountTooLarge)]
    [InlineData("12FFFFFFFFFFFFFFFFFF01", OctavoErrorCode.CountTooLarge)]
    [InlineData("2A8080808010", OctavoErrorCode.CountTooLarge)]
    [InlineData("1202C328", OctavoErrorCode.InvalidText)]
    [InlineData("1A0180", OctavoErrorCode.EndOfData)] // a packed varint without an end
    [InlineData("2203000000", OctavoErrorCode.InvalidData)] // no multiple of eight
    [InlineData("FFFFFFFFFF01", OctavoErrorCode.InvalidData)] // a tag of more than 32 bits
    [InlineData("2A020A02", OctavoErrorCode.CountTooLarge)]
    public void WhatIsNoMessageIsRefused(string data, OctavoErrorCode code)
    {
        byte[] bytes = Convert.FromHexString(data);
        Assert.False(OctavoProtobuf.TryDeserialize<Tree>(bytes, out _, out OctavoError error));
        Assert.Equal(code, error.Code);
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Tree>(Segments.Cut(bytes, bytes.Length / 2)));
        Assert.Equal(code, found.Code);
    }

    [Theory]
    [InlineData("08012A021202", 5, "Tree.Children[0].Name")] // in the middle of a message: its text is longer than it
    [InlineData("2A002A0412026161" + "2A041202C328", 11, "Tree.Children[2].Name")]
    [InlineData("33080112" + "0A", 4, "Tree.Grouped.Name")]
    [InlineData("0801" + "08FFFF", 3, "Tree.Id")]
    [InlineData("0801" + "00", 2, "Tree")]
    [InlineData("0801" + "5B0801", 5, "Tree.#11")]
    [InlineData("2A0782800103616263", 5, "Tree.Children[0].Key")]
    public void ErrorsSayWhere(string data, int offset, string path)
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Tree>(Convert.FromHexString(data)));
        Assert.Equal((offset, path), ((int)found.Offset, found.Path));
    }

    [Theory]
    [InlineData(0x33)] // groups that the type knows
    [InlineData(0x5B)] // groups that it does not know
    public void LevelsAreCounted(byte start)
    {
        byte[] data = new byte[10_000];
        data.AsSpan(0, 5000).Fill(start);
        data.AsSpan(5000).Fill((byte)(start + 1));
        Assert.False(OctavoProtobuf.TryDeserialize<Tree>(data, out _, out OctavoError error));
        Assert.Equal(OctavoErrorCode.DepthExceeded, error.Code);
    }

    [Fact]
    public void ScalarsAreMessagesOfOneField()
    {
        Assert.Equal("089601", Convert.ToHexString(OctavoProtobuf.Serialize(150)));
        Assert.Equal(150, OctavoProtobuf.Deserialize<int>(Convert.FromHexString("089601")));
        Assert.Equal("0A0161", Convert.ToHexString(OctavoProtobuf.Serialize("a")));
        Assert.Equal("", Convert.ToHexString(OctavoProtobuf.Serialize<string?>(null)));
        Assert.Null(OctavoProtobuf.Deserialize<string>([]));
        Assert.Equal(12.50m, OctavoProtobuf.Deserialize<decimal>(OctavoProtobuf.Serialize(12.50m)));
        var time = new DateTime(2026, 11, 22, 1, 2, 3, DateTimeKind.Utc).AddTicks(7);
        Assert.Equal(time, OctavoProtobuf.Deserialize<DateTime>(OctavoProtobuf.Serialize(time)));
        foreach (TimeSpan span in new[] { TimeSpan.Zero, TimeSpan.MinValue, TimeSpan.MaxValue, TimeSpan.FromSeconds(-1.5), TimeSpan.FromTicks(-1) })
        {
            Assert.Equal(span, OctavoProtobuf.Deserialize<TimeSpan>(OctavoProtobuf.Serialize(span)));
        }
    }

    [Theory]
    [InlineData(ProtobufPrefixStyle.Base128, 0, "02087B")]
    [InlineData(ProtobufPrefixStyle.Base128, 3, "1A02087B")]
    [InlineData(ProtobufPrefixStyle.Fixed32, 0, "02000000087B")]
    [InlineData(ProtobufPrefixStyle.Fixed32BigEndian, 0, "00000002087B")]
    public void MessagesStandBehindTheirLengths(ProtobufPrefixStyle prefix, int field, string expected)
    {
        var stream = new MemoryStream();
        OctavoProtobuf.SerializeWithLengthPrefix(stream, new Tree { Id = 123 }, prefix, field);
        Assert.Equal(expected, Convert.ToHexString(stream.ToArray()));
        if (field != 0)
        {
            stream.Write([0x22, 0x01, 0x00]); // another field's message is skipped
        }
        OctavoProtobuf.SerializeWithLengthPrefix(stream, new Tree { Id = 124 }, prefix, field);
        stream.Position = 0;
        Assert.Equal([123, 124], OctavoProtobuf.DeserializeItems<Tree>(stream, prefix, field).Select(tree => tree.Id));
        Assert.Equal(123, OctavoProtobuf.DeserializeWithLengthPrefix<Tree>(stream.ToArray(), out int consumed, prefix, field)!.Id);
        Assert.Equal(expected.Length / 2, consumed);
        Assert.Null(OctavoProtobuf.DeserializeWithLengthPrefix<Tree>(Stream.Null, prefix, field));
    }

    [Fact]
    public void TheMarshallerIsThePair()
    {
        ProtobufMarshaller<Tree> marshaller = OctavoProtobuf.Marshaller<Tree>();
        var buffer = new ArrayBufferWriter<byte>();
        marshaller.Serialize(new Tree { Id = 9 }, buffer);
        Assert.Equal(9, marshaller.Deserialize(new ReadOnlySequence<byte>(buffer.WrittenMemory)).Id);
    }

    private static Tree Chain(int length, int text)
    {
        var tree = new Tree { Id = length, Name = new string('x', text) };
        for (int i = 1; i < length; i++)
        {
            tree = new Tree { Id = i, Name = new string('y', text), Children = [tree] };
        }
        return tree;
    }

    private static Tree[] Trees() =>
    [
        new Tree(),
        new Tree { Id = long.MaxValue, Name = "" },
        new Tree { Name = "häßlich, " + new string('ö', 100), Key = Guid.NewGuid() },
        new Tree
        {
            Id = 1,
            Name = new string('a', 300),
            Numbers = [.. Enumerable.Range(-70, 400)],
            Weights = [1.5, double.NaN],
            Children = [new Tree { Id = 2 },
                new Tree { Children = [new Tree { Name = "deep" }], Grouped = new Tree { Grouped = new Tree(), Children = [new Tree()] } }],
            Grouped = new Tree { Name = "g", Key = Guid.NewGuid() },
            Key = Guid.NewGuid(),
        },
        new Tree { Name = new string('é', 40_000), Numbers = [.. Enumerable.Range(0, 20_000)],
            Children = [.. Enumerable.Range(0, 3000).Select(i => new Tree { Id = i, Name = "child" })] },
        Chain(60, 2000),
    ];
}
