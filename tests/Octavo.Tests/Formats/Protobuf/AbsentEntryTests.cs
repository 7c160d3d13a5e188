// Owns: entries of maps without a key or without a value, and empty elements: what is absent is what an empty message is, or is refused.
namespace Octavo.Tests.Formats.Protobuf;

public class AbsentEntryTests
{
    /// <summary>The key is absent, or present and empty: both are one value, and what is read is written and read alike.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    public void KeysOfMessages(int member)
    {
        byte tag = (byte)((member << 3) | 2);
        KeysOfMessages absent = OctavoProtobuf.Deserialize<KeysOfMessages>([tag, 0])!;
        KeysOfMessages empty = OctavoProtobuf.Deserialize<KeysOfMessages>([tag, 2, 10, 0])!;
        Assert.True(OctavoGraph.Equals(empty, absent));
        Assert.True(OctavoGraph.Equals(absent, OctavoProtobuf.Deserialize<KeysOfMessages>(OctavoProtobuf.Serialize(absent))));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    public void ValuesOfMessages(int member)
    {
        byte tag = (byte)((member << 3) | 2);
        ValuesOfMessages absent = OctavoProtobuf.Deserialize<ValuesOfMessages>([tag, 0])!;
        ValuesOfMessages empty = OctavoProtobuf.Deserialize<ValuesOfMessages>([tag, 4, 10, 0, 18, 0])!;
        Assert.True(OctavoGraph.Equals(empty, absent));
        Assert.True(OctavoGraph.Equals(absent, OctavoProtobuf.Deserialize<ValuesOfMessages>(OctavoProtobuf.Serialize(absent))));
    }

    [Fact]
    public void TheyAreThoseOfEmptyMessages()
    {
        KeysOfMessages keys = OctavoProtobuf.Deserialize<KeysOfMessages>([10, 0, 26, 0])!;
        Assert.Equal(DateTime.UnixEpoch, keys.Times!.Keys.Single());
        Assert.Equal(DateTimeKind.Utc, keys.Times.Keys.Single().Kind);
        Assert.Equal(5, keys.Structs!.Keys.Single().Number);
    }

    /// <summary>No exception of a dictionary comes out of data.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    public void KeysThatCannotBeAbsent(int member)
    {
        OctavoException found =
            Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<KeysThatCannotBeAbsent>([(byte)((member << 3) | 2), 2, 16, 1]));
        Assert.Equal(OctavoErrorCode.InvalidValue, found.Code);
        Assert.InRange(found.Offset, 0, 4);
        Assert.StartsWith("KeysThatCannotBeAbsent.", found.Path);
    }

    /// <summary>Null where the declaration does not allow it, which could not be written.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public void ValuesThatCannotBeAbsent(int member)
    {
        byte[] data = [(byte)((member << 3) | 2), 3, 10, 1, (byte)'a'];
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<ValuesThatCannotBeAbsent>(data));
        Assert.Equal(OctavoErrorCode.NullNotAllowed, found.Code);
        Assert.StartsWith("ValuesThatCannotBeAbsent.", found.Path);
        Assert.NotNull(OctavoProtobuf.Deserialize<ValuesThatCannotBeAbsent>(data, OctavoProtobufOptions.Default with { AcceptNulls = true }));
    }

    [Fact]
    public void ANullableValueIsNull() => Assert.Null(OctavoProtobuf.Deserialize<ValuesThatCannotBeAbsent>([34, 3, 10, 1, (byte)'a'])!.MaybeLinks!["a"]);

    /// <summary>A union's message without a case is null, which the list's declaration does not allow, and which could not be written.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    public void ElementsThatCannotBeEmpty(int member)
    {
        byte[] data = [(byte)((member << 3) | 2), 0];
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<ElementsThatCannotBeEmpty>(data));
        Assert.Equal(OctavoErrorCode.NullNotAllowed, found.Code);
        Assert.StartsWith("ElementsThatCannotBeEmpty.", found.Path);
        Assert.NotNull(OctavoProtobuf.Deserialize<ElementsThatCannotBeEmpty>(data, OctavoProtobufOptions.Default with { AcceptNulls = true }));
    }

    [Theory]
    [InlineData(6)]
    [InlineData(7)]
    public void EmptyTextThatIsNotAValue(int member)
    {
        byte[] data = [(byte)((member << 3) | 2), 0];
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<ElementsThatCannotBeEmpty>(data));
        Assert.StartsWith("ElementsThatCannotBeEmpty.", found.Path);
    }

    [Fact]
    public void ANullableElementIsNull() => Assert.Null(Assert.Single(OctavoProtobuf.Deserialize<ElementsThatCannotBeEmpty>([66, 0])!.Nullable!));
}
