// Owns: msgpack-test-suite, complete: every encoding of every case as a value without a type. Knows no codec.
using Octavo.MsgPack;

namespace Octavo.Conformance.MsgPack;

public class SuiteTests
{
    [SuiteFact(SuiteCase.Suite)]
    public void The_suite_is_complete()
    {
        IReadOnlyList<SuiteCase> cases = SuiteCase.All();
        Assert.Equal(85, cases.Count);
        Assert.Equal(233, cases.Sum(one => one.Encodings.Count));
    }

    [SuiteFact(SuiteCase.Suite)]
    public void Every_encoding_decodes_to_its_value()
    {
        ForEachEncoding((one, encoding) =>
        {
            object? found = OctavoMsgPack.ReadDynamic(encoding);
            Assert.True(one.Means(found), $"{one}: {Convert.ToHexString(encoding)} gave {found}.");
        });
    }

    [SuiteFact(SuiteCase.Suite)]
    public void Every_encoding_decodes_from_a_sequence_cut_anywhere()
    {
        ForEachEncoding((one, encoding) =>
        {
            for (int cut = 0; cut <= encoding.Length; cut++)
            {
                Assert.True(one.Means(OctavoMsgPack.ReadDynamic(Segments.Cut(encoding, cut))), $"{one} cut at {cut}.");
            }
            Assert.True(one.Means(OctavoMsgPack.ReadDynamic(Segments.Bytes(encoding))), $"{one} in single bytes.");
        });
    }

    [SuiteFact(SuiteCase.Suite)]
    public void Every_encoding_cut_short_is_refused()
    {
        ForEachEncoding((one, encoding) =>
        {
            for (int length = 0; length < encoding.Length; length++)
            {
                byte[] part = encoding[..length];
                Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(part));
                Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(Segments.Bytes(part)));
            }
        });
    }

    [SuiteFact(SuiteCase.Suite)]
    public void A_byte_more_is_trailing_data()
    {
        ForEachEncoding((one, encoding) =>
        {
            byte[] more = [.. encoding, 0xC0];
            Assert.Equal(OctavoErrorCode.TrailingData, Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(more)).Code);
        });
    }

    [SuiteFact(SuiteCase.Suite)]
    public void What_is_written_is_the_first_encoding()
    {
        foreach (SuiteCase one in SuiteCase.All())
        {
            byte[] written = OctavoMsgPack.WriteDynamic(one.Value);
            bool first = written.AsSpan().SequenceEqual(one.Encodings[0]);
            bool listed = one.Encodings.Any(encoding => encoding.AsSpan().SequenceEqual(written));
            Assert.True(first || (listed && IsOtherwise(one)), $"{one} was written as {Convert.ToHexString(written)}.");
            var tiny = new TinyBufferWriter();
            OctavoMsgPack.WriteDynamic(tiny, one.Value);
            Assert.Equal(written, tiny.Written);
        }
    }

    [SuiteFact(SuiteCase.Suite)]
    public void Every_encoding_is_passed_over_and_kept_raw()
    {
        ForEachEncoding((one, encoding) =>
        {
            byte[] twice = [.. encoding, .. encoding];
            var reader = new OctavoMsgPackReader(twice);
            reader.Skip();
            Assert.Equal(encoding.Length, reader.Offset);
            Assert.Equal(encoding, reader.ReadRaw());
            Assert.True(reader.IsAtEnd);
            Assert.Equal(MsgPackKind.End, reader.PeekKind());
        });
    }

    [SuiteFact(SuiteCase.Suite)]
    public void Every_byte_changed_gives_a_value_or_the_exception()
    {
        ForEachEncoding((one, encoding) =>
        {
            byte[] changed = [.. encoding];
            for (int at = 0; at < encoding.Length; at++)
            {
                // A head may become any other; after it the values that make lengths and texts change their nature.
                IEnumerable<int> values = at == 0 ? Enumerable.Range(0, 256) : [0, 1, 0x20, 0x7f, 0x80, 0xc0, 0xc1, 0xff, encoding[at] ^ 1];
                foreach (int value in values)
                {
                    changed[at] = (byte)value;
                    object? found;
                    try
                    {
                        found = OctavoMsgPack.ReadDynamic(changed);
                    }
                    catch (OctavoException)
                    {
                        continue;
                    }
                    object? again = OctavoMsgPack.ReadDynamic(OctavoMsgPack.WriteDynamic(found));
                    Assert.True(MsgPackValueComparer.Instance.Equals(found, again), Convert.ToHexString(changed));
                }
                changed[at] = encoding[at];
            }
        });
    }

    /// <summary>Where not the first: a double keeps its width though a float would hold it, and positive integers take unsigned heads, also the largest of 63
    /// bits.</summary>
    private static bool IsOtherwise(SuiteCase one) => one.Value is double or long.MaxValue;

    private static void ForEachEncoding(Action<SuiteCase, byte[]> check)
    {
        foreach (SuiteCase one in SuiteCase.All())
        {
            foreach (byte[] encoding in one.Encodings)
            {
                check(one, encoding);
            }
        }
    }
}
