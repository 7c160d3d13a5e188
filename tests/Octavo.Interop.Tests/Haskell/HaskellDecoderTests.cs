// Owns: values that come in chunks: cut anywhere, one after another, and damaged.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

public sealed class HaskellDecoderTests
{
    public static TheoryData<int, HaskellPackage> Chunks
    {
        get
        {
            var data = new TheoryData<int, HaskellPackage>();
            foreach (int size in (int[])[1, 2, 3, 7, 64, 10_000])
            {
                data.Add(size, HaskellPackage.Binary);
                data.Add(size, HaskellPackage.Cereal);
            }
            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Chunks))]
    public void Values_are_the_same_however_they_are_cut(int size, HaskellPackage package)
    {
        var options = new HaskellOptions { Package = package };
        var random = new RandomValues(size);
        Everything[] values = [.. Enumerable.Range(0, 8).Select(_ => random.Next())];
        byte[][] parts = [.. values.Select(value => OctavoHaskell.Serialize(value, options))];
        byte[] all = [.. parts.SelectMany(part => part)];
        var decoder = new HaskellDecoder<Everything>(options);
        int read = 0;
        for (int at = 0; at < all.Length; at += size)
        {
            decoder.Feed(all.AsSpan(at, Math.Min(size, all.Length - at)));
            while (decoder.State == HaskellDecodeState.Done)
            {
                Assert.Equal(parts[read].Length, decoder.Offset);
                Assert.Equal(parts[read], OctavoHaskell.Serialize(decoder.Value, options));
                read++;
                decoder.Next();
            }
        }
        Assert.Equal((values.Length, 0), (read, decoder.Unread.Length));
    }

    [Fact]
    public void It_is_done_with_the_last_byte_and_keeps_what_follows()
    {
        byte[] bytes = OctavoHaskell.Serialize(new Line("é", 5, 0.5));
        var decoder = new HaskellDecoder<Line>();
        Assert.Equal(HaskellDecodeState.Partial, decoder.Feed(bytes.AsSpan(0, bytes.Length - 1)));
        Assert.Equal(HaskellDecodeState.Done, decoder.Feed([bytes[^1], 9, 8]));
        Assert.Equal((new Line("é", 5, 0.5), (long)bytes.Length), (decoder.Value, decoder.Offset));
        Assert.Equal([9, 8], decoder.Unread.ToArray());
        Assert.Throws<InvalidOperationException>(() => decoder.Feed([1]));
    }

    [Fact]
    public void A_value_without_bytes_is_done_at_once() => Assert.Equal(HaskellDecodeState.Done, new HaskellDecoder<Unit>().Feed([]));

    [Fact]
    public void Damage_fails_with_place_and_member_as_soon_as_it_is_there()
    {
        byte[] bytes = OctavoHaskell.Serialize(new Order { Id = 1, Name = "ab", Note = null });
        bytes[18] = 7; // the presence of Note
        var decoder = new HaskellDecoder<Order>();
        for (int i = 0; i < 18; i++)
        {
            Assert.Equal(HaskellDecodeState.Partial, decoder.Feed(bytes.AsSpan(i, 1)));
        }
        Assert.Equal(HaskellDecodeState.Fail, decoder.Feed(bytes.AsSpan(18, 3)));
        Assert.Equal((OctavoErrorCode.InvalidValue, 18L, "Order.Note", 18L), (decoder.Error.Code, decoder.Error.Offset, decoder.Error.Path, decoder.Offset));
        Assert.Equal(bytes.AsSpan(18, 3).ToArray(), decoder.Unread.ToArray());
        Assert.Throws<InvalidOperationException>(() => decoder.Value);
    }

    [Fact]
    public void The_end_of_data_fails_a_value_that_is_not_whole()
    {
        var decoder = new HaskellDecoder<Line>();
        decoder.Feed([0, 0, 0]);
        Assert.Equal((HaskellDecodeState.Fail, OctavoErrorCode.EndOfData, "Line.Sku"), (decoder.Finish(), decoder.Error.Code, decoder.Error.Path));
    }

    [Fact]
    public void Counts_beyond_the_limit_fail_before_the_bytes_come()
    {
        var decoder = new HaskellDecoder<byte[]>(new HaskellOptions { Limits = new SerializerLimits { MaxTotalBytes = 1000 } });
        Assert.Equal((HaskellDecodeState.Fail, OctavoErrorCode.CountTooLarge), (decoder.Feed([0, 0, 0, 0, 0, 0, 4, 0]), decoder.Error.Code));
    }

    [Fact]
    public void A_long_text_in_small_chunks_is_not_read_again_for_each()
    {
        string text = string.Concat(Enumerable.Repeat("\U0001F600", 200_000));
        byte[] bytes = OctavoHaskell.Serialize(text);
        var decoder = new HaskellDecoder<string>();
        for (int at = 0; at < bytes.Length; at += 10)
        {
            decoder.Feed(bytes.AsSpan(at, Math.Min(10, bytes.Length - at)));
        }
        Assert.Equal(text, decoder.Value);
    }
}
