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

    /// <summary>Null is an entry without a value: what is read is written, to the byte.</summary>
    [Theory]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(7)]
    public void ANullableValueIsNull(int member)
    {
        byte[] data = [(byte)((member << 3) | 2), 3, 10, 1, (byte)'a'];
        ValuesThatCannotBeAbsent read = OctavoProtobuf.Deserialize<ValuesThatCannotBeAbsent>(data)!;
        System.Collections.IEnumerable?[] maps = [read.MaybeLinks, read.MaybeUnions, read.MaybeVersions, read.MaybeClosed];
        Assert.Equal("[a, ]", Assert.Single(maps[member - 4]!.Cast<object>()).ToString());
        Assert.Equal(data, OctavoProtobuf.Serialize(read));
        Assert.Equal(data, OctavoProtobuf.Serialize(read, OctavoProtobufOptions.Default with { Deterministic = true }));
    }

    /// <summary>Null that the declaration does not allow is refused, and written with <c>AcceptNulls</c> as it is read with it.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    public void ValuesThatCannotBeNull(int member)
    {
        OctavoProtobufOptions accepts = OctavoProtobufOptions.Default with { AcceptNulls = true };
        byte[] data = [(byte)((member << 3) | 2), 3, 10, 1, (byte)'a'];
        ValuesThatCannotBeAbsent read = OctavoProtobuf.Deserialize<ValuesThatCannotBeAbsent>(data, accepts)!;
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(read));
        Assert.Equal(OctavoErrorCode.NullNotAllowed, found.Code);
        Assert.StartsWith("ValuesThatCannotBeAbsent.", found.Path);
        Assert.Equal(data, OctavoProtobuf.Serialize(read, accepts));
    }

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
        OctavoProtobufOptions accepts = OctavoProtobufOptions.Default with { AcceptNulls = true };
        ElementsThatCannotBeEmpty read = OctavoProtobuf.Deserialize<ElementsThatCannotBeEmpty>(data, accepts)!;
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(read)).Code);
        Assert.Equal(data, OctavoProtobuf.Serialize(read, accepts));
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

    /// <summary>A null element is the union's message without a case: what is read is written, to the byte.</summary>
    [Theory]
    [InlineData(8)]
    [InlineData(9)]
    [InlineData(10)]
    [InlineData(11)]
    public void ANullableElementIsNull(int member)
    {
        byte[] data = [(byte)((member << 3) | 2), 0];
        ElementsThatCannotBeEmpty read = OctavoProtobuf.Deserialize<ElementsThatCannotBeEmpty>(data)!;
        System.Collections.IEnumerable?[] all = [read.Nullable, read.NullableArray, read.NullableSet, read.NullableClosed];
        Assert.Null(Assert.Single(all[member - 8]!.Cast<object?>()));
        Assert.Equal(data, OctavoProtobuf.Serialize(read));
    }

    [Fact]
    public void ANullableElementOfAListInAListIsNull()
    {
        byte[] data = [98, 2, 10, 0];
        ElementsThatCannotBeEmpty read = OctavoProtobuf.Deserialize<ElementsThatCannotBeEmpty>(data)!;
        Assert.Null(Assert.Single(Assert.Single(read.NullableLists!)!));
        Assert.Equal(data, OctavoProtobuf.Serialize(read));
    }

    /// <summary>Nulls beside values, in a list and in a map.</summary>
    [Fact]
    public void NullsBesideValues()
    {
        var written = new ElementsThatCannotBeEmpty { Nullable = [null, new AbsentCase(5), null] };
        Assert.True(OctavoGraph.Equals(written, OctavoProtobuf.Deserialize<ElementsThatCannotBeEmpty>(OctavoProtobuf.Serialize(written))));
        var values = new ValuesThatCannotBeAbsent { MaybeUnions = new() { ["a"] = new AbsentCase(5), ["b"] = null }, MaybeLinks = new() { ["c"] = null } };
        Assert.True(OctavoGraph.Equals(values, OctavoProtobuf.Deserialize<ValuesThatCannotBeAbsent>(OctavoProtobuf.Serialize(values))));
    }

    /// <summary>An empty message of a class with parts is an object of the class, or refused: null has no form.</summary>
    [Fact]
    public void NullOfAClassWithPartsIsRefused()
    {
        var list = new NullsOfParts { List = [null] };
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(list)).Code);
        var map = new NullsOfParts { Map = new() { ["a"] = null } };
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(map)).Code);
    }
}
