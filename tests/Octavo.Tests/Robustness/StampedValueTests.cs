// Owns: that nothing follows a stamped value.
using System.Buffers;

namespace Octavo.Tests.Robustness;

public sealed class StampedValueTests
{
    [Theory, InlineData(null), InlineData(1)]
    public void Nothing_follows_a_stamped_value(int? compressFrom)
    {
        var values = new OctavoStampedValues<int[]>(new OctavoStampedOptions { CompressFrom = compressFrom });
        var made = new ArrayBufferWriter<byte>();
        values.Write(made, new int[1000]);
        Assert.True(values.TryRead(new ReadOnlySequence<byte>(made.WrittenMemory), out _, out _));
        byte[] more = [.. made.WrittenSpan, 0];
        Assert.False(values.TryRead(new ReadOnlySequence<byte>(more), out _, out _));
    }

    /// <summary>What is wrong with the length before a message of Protobuf has a place.</summary>
    [Theory]
    [InlineData("FFFFFFFFFFFFFFFFFFFFFF", 0, 10)] // a varint of more than ten bytes
    [InlineData("80", 0, 1)]
    [InlineData("0DFF", 1, 0)] // not the tag of a field with a length
    public void Lengths_before_messages_have_offsets(string hex, int field, long offset)
    {
        byte[] data = Convert.FromHexString(hex);
        OctavoException found =
            Assert.Throws<OctavoException>(() => OctavoProtobuf.DeserializeWithLengthPrefix<int>(data, out _, ProtobufPrefixStyle.Base128, field));
        Assert.Equal(offset, found.Offset);
    }
}
