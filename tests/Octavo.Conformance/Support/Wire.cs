// Owns: Protobuf's wire read naively from the specification alone, to compare with. Knows nothing of the library.
using System.Buffers.Binary;

namespace Octavo.Conformance.Support;

/// <summary>One field: its number, and by its wire type a number, bytes, or the fields of a group.</summary>
public sealed record WireField(int Number, int Type, ulong Value, byte[] Bytes, IReadOnlyList<WireField> Group);

/// <summary>Fields of messages, without a schema.</summary>
public static class Wire
{
    private const int Varint = 0;
    private const int Fixed64 = 1;
    private const int Length = 2;
    private const int StartGroup = 3;
    private const int EndGroup = 4;
    private const int Fixed32 = 5;

    /// <summary>Reads a message; null if the bytes are none.</summary>
    public static List<WireField>? Read(ReadOnlySpan<byte> bytes) => Read(ref bytes, 0) is { } fields && bytes.IsEmpty ? fields : null;

    /// <summary>Whether two messages mean the same: fields of different numbers in any order, of one number in theirs except for entries of maps. Bytes that
    /// are not the same may be the same message.</summary>
    /// <param name="one">A message.</param>
    /// <param name="two">Another.</param>
    /// <param name="maps">The numbers of maps.</param>
    public static bool Same(IReadOnlyList<WireField> one, IReadOnlyList<WireField> two, IReadOnlySet<int> maps)
    {
        ILookup<int, WireField> left = one.ToLookup(field => field.Number);
        ILookup<int, WireField> right = two.ToLookup(field => field.Number);
        return left.Count == right.Count
            && left.All(
                fields =>
                    maps.Contains(fields.Key) ? SameEntries([.. fields], [.. right[fields.Key]], maps) : SameFields([.. fields], [.. right[fields.Key]], maps));
    }

    /// <summary>Whether two sequences of bytes are messages that mean the same.</summary>
    public static bool Same(byte[] one, byte[] two, IReadOnlySet<int> maps) =>
        one.AsSpan().SequenceEqual(two) || (Read(one) is { } left && Read(two) is { } right && Same(left, right, maps));

    private static bool SameFields(WireField[] one, WireField[] two, IReadOnlySet<int> maps) =>
        one.Length == two.Length && one.Zip(two).All(pair => Same(pair.First, pair.Second, maps));

    private static bool SameEntries(WireField[] one, WireField[] two, IReadOnlySet<int> maps)
    {
        var left = two.ToList();
        return one.Length == two.Length && one.All(entry => left.FindIndex(other => Same(entry, other, maps)) is >= 0 and int at && Take(left, at));
    }

    private static bool Take(List<WireField> fields, int at)
    {
        fields.RemoveAt(at);
        return true;
    }

    private static bool Same(WireField one, WireField two, IReadOnlySet<int> maps) =>
        one.Type == two.Type && one.Value == two.Value && Same(one.Bytes, two.Bytes, maps) && Same(one.Group, two.Group, maps);

    // Ends with the bytes, or after the end of the group; null if the bytes are not a message.
    private static List<WireField>? Read(ref ReadOnlySpan<byte> bytes, int group)
    {
        var fields = new List<WireField>();
        while (!bytes.IsEmpty)
        {
            if (!TryVarint(ref bytes, out ulong tag) || tag > uint.MaxValue || tag >> 3 == 0)
            {
                return null;
            }
            int number = (int)(tag >> 3);
            int type = (int)(tag & 7);
            if (type == EndGroup)
            {
                return number == group ? fields : null;
            }
            if (Payload(ref bytes, number, type) is not { } field)
            {
                return null;
            }
            fields.Add(field);
        }
        return group == 0 ? fields : null;
    }

    private static WireField? Payload(ref ReadOnlySpan<byte> bytes, int number, int type)
    {
        ulong value = 0;
        byte[] content;
        switch (type)
        {
            case Varint when TryVarint(ref bytes, out value):
                return new WireField(number, type, value, [], []);
            case Fixed64 when TryTake(ref bytes, sizeof(ulong), out content):
                return new WireField(number, type, BinaryPrimitives.ReadUInt64LittleEndian(content), [], []);
            case Fixed32 when TryTake(ref bytes, sizeof(uint), out content):
                return new WireField(number, type, BinaryPrimitives.ReadUInt32LittleEndian(content), [], []);
            case Length when TryVarint(ref bytes, out value) && TryTake(ref bytes, value, out content):
                return new WireField(number, type, 0, content, []);
            case StartGroup when Read(ref bytes, number) is { } fields:
                return new WireField(number, type, 0, [], fields);
            default:
                return null;
        }
    }

    private static bool TryTake(ref ReadOnlySpan<byte> bytes, ulong length, out byte[] content)
    {
        bool has = length <= (ulong)bytes.Length;
        content = has ? bytes[..(int)length].ToArray() : [];
        bytes = has ? bytes[(int)length..] : bytes;
        return has;
    }

    private static bool TryVarint(ref ReadOnlySpan<byte> bytes, out ulong value)
    {
        value = 0;
        for (int i = 0; i < Math.Min(10, bytes.Length); i++)
        {
            value |= (ulong)(bytes[i] & 0x7F) << (7 * i);
            if (bytes[i] < 0x80)
            {
                bytes = bytes[(i + 1)..];
                return true;
            }
        }
        return false;
    }
}
