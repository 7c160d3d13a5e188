// Owns: where MessagePack values end, against the reader's own skipping, however the bytes are cut.
using Octavo.MsgPack;
using Octavo.Tests.Zoo;

namespace Octavo.Tests.Async;

public sealed class MsgPackDelimiterTests
{
    [Fact]
    public void TheZoosPayloadsEndWhereTheyEnd()
    {
        byte[][] payloads =
            [.. ZooCatalog.Entries.SelectMany(entry => entry.Cases).Where(zoo => zoo.Format == "MessagePack").SelectMany(zoo => zoo.Payloads())
                .Where(bytes => bytes.Length < 50_000)];
        Assert.True(payloads.Length > 1000);
        foreach (byte[] payload in payloads)
        {
            byte[] followed = [.. payload, 0xC1, 0xC1];
            foreach (int step in (int[])[1, 2, 3, 7, 64, followed.Length])
            {
                Assert.Equal(payload.Length, Scan(followed, step));
            }
        }
    }

    /// <summary>Random bytes: the same end as <c>Skip</c> finds, or none if it finds none.</summary>
    [Fact]
    public void RandomBytesEndWhereSkippingEnds()
    {
        var random = new Random(4);
        int whole = 0;
        for (int i = 0; i < 20_000; i++)
        {
            byte[] bytes = new byte[random.Next(1, 60)];
            random.NextBytes(bytes);
            long skipped = Skip(bytes);
            whole += skipped > 0 ? 1 : 0;
            Assert.Equal(skipped, Scan(bytes, 1));
            Assert.Equal(skipped, Scan(bytes, 5));
            Assert.Equal(skipped, Scan(bytes, bytes.Length));
        }
        Assert.InRange(whole, 2_000, 19_000);
    }

    /// <summary>What must have arrived is never more than the value, so no one waits for bytes that do not come.</summary>
    [Fact]
    public void NeedsAreNeverBeyondTheValue()
    {
        byte[] payload = OctavoMsgPack.Serialize(Letters.Of(7, 300));
        var delimiter = new MsgPackDelimiter();
        for (int i = 0; i < payload.Length; i++)
        {
            Assert.InRange(delimiter.Needs, i + 1, payload.Length);
            delimiter.Scan(payload.AsSpan(i, 1));
        }
        Assert.True(delimiter.Found);
        Assert.Equal(payload.Length, delimiter.Needs);
    }

    private static long Skip(byte[] bytes)
    {
        try
        {
            var reader = new OctavoMsgPackReader(bytes, new OctavoMsgPackOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } });
            reader.Skip();
            return reader.Offset;
        }
        catch (OctavoException)
        {
            return -1;
        }
    }

    private static long Scan(byte[] bytes, int step)
    {
        var delimiter = new MsgPackDelimiter();
        try
        {
            for (int at = 0; at < bytes.Length && !delimiter.Found; at += step)
            {
                delimiter.Scan(bytes.AsSpan(at, Math.Min(step, bytes.Length - at)));
            }
        }
        catch (OctavoException)
        {
            return -1;
        }
        return delimiter.Found ? delimiter.Scanned : -1;
    }
}
