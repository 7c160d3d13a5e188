// Owns: values that CBOR has in tags, as an array that the reader and writer by hand know. Knows no library.
using System.Numerics;
using Octavo.Cbor;

namespace Octavo.Conformance.Cbor;

/// <summary>One of each; times to the microsecond, which is what Python has.</summary>
internal sealed record LiveRow(DateTime Time, DateTimeOffset Offset, decimal Amount, Guid Id, long Whole, BigInteger Big, string Bytes, double Real)
{
    internal static LiveRow Next(Random random)
    {
        long micros = random.NextInt64(DateTime.MaxValue.Ticks / 20) * 2;
        var time = new DateTime(micros / 10 * 10, DateTimeKind.Utc);
        byte[] bytes = new byte[random.Next(1, 40)];
        random.NextBytes(bytes);
        return new LiveRow(
            time,
            new DateTimeOffset(time.Ticks + TimeSpan.TicksPerDay, TimeSpan.FromMinutes(random.Next(-840, 841))),
            new decimal(random.Next(), random.Next(), random.Next(1 << 30), random.Next(2) == 0, (byte)random.Next(1, 29)),
            new Guid([.. Enumerable.Range(0, 16).Select(_ => (byte)random.Next(256))]),
            random.NextInt64(long.MinValue, long.MaxValue),
            (BigInteger.One << random.Next(65, 500)) * (random.Next(2) == 0 ? 1 : -1),
            Convert.ToHexString(bytes),
            random.NextDouble());
    }

    internal byte[] Write()
    {
        var bytes = new ArrayBufferWriter<byte>();
        var writer = new OctavoCborWriter(bytes);
        writer.WriteArrayStart(8);
        writer.WriteDateTime(Time);
        writer.WriteDateTimeOffset(Offset);
        writer.WriteDecimal(Amount);
        writer.WriteGuid(Id);
        writer.WriteInt64(Whole);
        OctavoCborWriter.TryWriteInteger(ref writer, Big);
        writer.WriteBytes(Convert.FromHexString(Bytes));
        writer.WriteDouble(Real);
        writer.Dispose();
        return bytes.WrittenSpan.ToArray();
    }

    internal static LiveRow Read(byte[] data)
    {
        var reader = new OctavoCborReader(data);
        Assert.Equal(8, reader.ReadArrayStart());
        DateTime time = reader.ReadDateTime();
        DateTimeOffset offset = reader.ReadDateTimeOffset();
        decimal amount = reader.ReadDecimal();
        Guid id = reader.ReadGuid();
        long whole = reader.ReadInt64();
        Assert.True(OctavoCborReader.TryReadInteger(ref reader, out BigInteger big));
        return new LiveRow(time, offset, amount, id, whole, big, Convert.ToHexString(reader.ReadBytes()!), reader.ReadDouble());
    }
}
