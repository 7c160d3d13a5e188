// Owns: document 002's class over System.Formats.Cbor, written by hand.
// Must not know: how it is measured.
using System.Formats.Cbor;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>An array of ten members.</summary>
internal static class SimpleClassByHand
{
    private const CborTag Uuid = (CborTag)37;

    internal static void Write(CborWriter writer, SimpleClass value)
    {
        writer.WriteStartArray(10);
        writer.WriteInt32(value.Id);
        writer.WriteBoolean(value.Tag);
        Span<byte> guid = stackalloc byte[16];
        value.Guid.TryWriteBytes(guid, bigEndian: true, out _);
        writer.WriteTag(Uuid);
        writer.WriteByteString(guid);
        writer.WriteDateTimeOffset(Instant(value.CreateTime));
        writer.WriteTextString(value.Name);
        writer.WriteTextString(value.Desc);
        writer.WriteStartArray(value.Numbers.Length);
        foreach (int number in value.Numbers)
        {
            writer.WriteInt32(number);
        }
        writer.WriteEndArray();
        writer.WriteStartArray(value.Dates.Count);
        foreach (DateTime date in value.Dates)
        {
            writer.WriteDateTimeOffset(Instant(date));
        }
        writer.WriteEndArray();
        writer.WriteStartMap(value.Map1.Count);
        foreach ((int key, string text) in value.Map1)
        {
            writer.WriteInt32(key);
            writer.WriteTextString(text);
        }
        writer.WriteEndMap();
        writer.WriteStartMap(value.Map2.Count);
        foreach ((int key, int number) in value.Map2)
        {
            writer.WriteInt32(key);
            writer.WriteInt32(number);
        }
        writer.WriteEndMap();
        writer.WriteEndArray();
    }

    internal static SimpleClass Read(CborReader reader)
    {
        reader.ReadStartArray();
        var value = new SimpleClass { Id = reader.ReadInt32(), Tag = reader.ReadBoolean() };
        reader.ReadTag();
        value.Guid = new Guid(reader.ReadDefiniteLengthByteString().Span, bigEndian: true);
        value.CreateTime = reader.ReadDateTimeOffset().UtcDateTime;
        value.Name = reader.ReadTextString();
        value.Desc = reader.ReadTextString();
        value.Numbers = new int[reader.ReadStartArray()!.Value];
        for (int i = 0; i < value.Numbers.Length; i++)
        {
            value.Numbers[i] = reader.ReadInt32();
        }
        reader.ReadEndArray();
        int count = reader.ReadStartArray()!.Value;
        value.Dates = new List<DateTime>(count);
        for (int i = 0; i < count; i++)
        {
            value.Dates.Add(reader.ReadDateTimeOffset().UtcDateTime);
        }
        reader.ReadEndArray();
        count = reader.ReadStartMap()!.Value;
        value.Map1 = new Dictionary<int, string>(count);
        for (int i = 0; i < count; i++)
        {
            value.Map1.Add(reader.ReadInt32(), reader.ReadTextString());
        }
        reader.ReadEndMap();
        count = reader.ReadStartMap()!.Value;
        value.Map2 = new Dictionary<int, int>(count);
        for (int i = 0; i < count; i++)
        {
            value.Map2.Add(reader.ReadInt32(), reader.ReadInt32());
        }
        reader.ReadEndMap();
        reader.ReadEndArray();
        return value;
    }

    internal static void Write(CborWriter writer, SimpleClass[] values)
    {
        writer.WriteStartArray(values.Length);
        foreach (SimpleClass value in values)
        {
            Write(writer, value);
        }

        writer.WriteEndArray();
    }

    internal static SimpleClass[] ReadAll(CborReader reader)
    {
        var values = new SimpleClass[reader.ReadStartArray()!.Value];
        for (int i = 0; i < values.Length; i++)
        {
            values[i] = Read(reader);
        }

        reader.ReadEndArray();
        return values;
    }

    /// <summary>A local time's instant; others are taken as UTC.</summary>
    private static DateTimeOffset Instant(DateTime value) =>
        value.Kind == DateTimeKind.Local ? new DateTimeOffset(value).ToUniversalTime() : new DateTimeOffset(value.Ticks, TimeSpan.Zero);
}
