// Owns: lengths and numbers that are just beyond what a type or a buffer has.
using System.Text;
using Octavo.Cbor;

namespace Octavo.Tests.Robustness;

public sealed class ChosenNumberTests
{
    /// <summary>253402300800.0, the first second of the year 10000: a double cannot be the largest tick, and rounds up to it.</summary>
    private static readonly byte[] s_year10000 = [0xC1, 0xFB, 0x42, 0x4D, 0x7F, 0xFA, 0x20, 0xC0, 0x00, 0x00];

    [Fact]
    public void The_year_10000_in_CBOR()
    {
        byte[] member = [0xA1, 0x62, (byte)'A', (byte)'t', .. s_year10000];
        Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoCbor.Deserialize<LateTime>(member));
        Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoCbor.Deserialize<LateTimes>(member));
        Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoCbor.Deserialize<DateTime>(s_year10000));
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.IsType<OctavoException>(Record.Exception(() =>
        {
            var reader = new OctavoCborReader(s_year10000);
            reader.ReadDateTime();
        })).Code);
    }

    [Fact]
    public void The_last_day_in_CBOR()
    {
        byte[] before = [0xC1, 0xFB, 0x42, 0x4D, 0x7F, 0xFA, 0x20, 0xBF, 0xFF, 0xFF];
        Assert.Equal(9999, OctavoCbor.Deserialize<DateTime>(before).Year);
    }

    /// <summary>No array is so long in one dimension, though the others are empty: the runtime would say that memory is used up.</summary>
    [Theory]
    [InlineData(0x7FFF_FFFF)]
    [InlineData(0x7FFF_FFC8)]
    public void A_length_that_no_array_has(int length) => Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoMsgPack.Deserialize<int[,]>(
        [0x93, 0x00, 0xCE, (byte)(length >> 24), (byte)(length >> 16), (byte)(length >> 8), (byte)length, 0x90]));

    /// <summary>A name of 700 MB times six was beyond an int, and was written past the end of a small buffer: room is taken in pieces, and no more of it than
    /// the name needs.</summary>
    [Fact]
    public void Names_of_kept_members_take_room_in_pieces()
    {
        byte[] data = Encoding.UTF8.GetBytes("{\"" + new string('a', 1_000_000) + "😀\\n\":1}");
        Assert.Equal(data, OctavoJson.Serialize(OctavoJson.Deserialize<KeepsNames>(data)));
        long start = GC.GetAllocatedBytesForCurrentThread();
        OctavoJson.Deserialize<KeepsNames>(data);
        long taken = GC.GetAllocatedBytesForCurrentThread() - start;
        Assert.True(taken < 12.5 * data.Length, $"{taken} bytes for {data.Length}");
    }

    /// <summary>No piece ends inside a character.</summary>
    [Fact]
    public void Names_of_kept_members_keep_their_characters()
    {
        for (int before = 8_190; before < 8_194; before++)
        {
            byte[] data = Encoding.UTF8.GetBytes("{\"" + new string('a', before) + string.Concat(Enumerable.Repeat("😀", 9_000)) + "\":1}");
            Assert.Equal(data, OctavoJson.Serialize(OctavoJson.Deserialize<KeepsNames>(data)));
        }
    }
}

[GenerateCodec]
public struct LateTimes
{
    public DateTime At { get; set; }
}

[GenerateCodec]
public sealed class LateTime
{
    public DateTimeOffset At { get; set; }
}

[GenerateCodec(Layout = Layout.NameMap)]
public sealed class KeepsNames
{
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
