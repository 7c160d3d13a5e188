// Owns: a second reader of Compact, written from docs/formats/compact.md alone. Knows no codec: types are looked at by reflection.
using System.Buffers.Binary;
using System.Numerics;
using System.Reflection;
using System.Text;

namespace Octavo.Tests.Golden;

/// <summary>Reads a payload as a tree: scalars and text as themselves, sequences and maps as lists, objects and structs as arrays of their members.</summary>
internal sealed class CompactSpecReader(byte[] data)
{
    private const long Epoch = 630_822_816_000_000_000;

    private static readonly UTF8Encoding s_utf8 = new(false, throwOnInvalidBytes: true);

    private readonly SpecGraph _graph = new();
    private Sharing _sharing;
    private int _position;

    internal static object? Read(byte[] data, Type type)
    {
        var reader = new CompactSpecReader(data);
        object? value = reader.Value(type);
        Assert.Equal(data.Length, reader._position);
        return reader._graph.Tree(value);
    }

    /// <summary>A member's value, with what it shares.</summary>
    private object? Member(Type type, MemberInfo member, bool isFixed)
    {
        _sharing = SpecMembers.SharingOf(type, member);
        object? value = Value(SpecMembers.TypeOf(member), isFixed);
        _sharing = Sharing.None;
        return value;
    }

    /// <summary>A value; one that is shared is an object of one member, or a reference.</summary>
    private object? Value(Type type, bool isFixed = false)
    {
        Sharing sharing = _sharing;
        object? value = SpecMembers.IsShared(type, sharing) ? Shared(type) : Unshared(type, isFixed);
        _sharing = sharing;
        return value;
    }

    private object?[]? Shared(Type type)
    {
        byte head = Take(1)[0];
        if (head is 0 or 2)
        {
            return head == 0 ? null : _graph[Count()];
        }
        Assert.Equal(1, head);
        return _graph.Read(1, members => members[0] = Unshared(type), (waiting, members) => Object(waiting, Take(1)[0]).CopyTo(members, 0));
    }

    private object? Unshared(Type type, bool isFixed = false)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return Bit() ? Value(underlying, isFixed) : null;
        }
        if (type == typeof(object))
        {
            uint head = Count();
            return head == 0 ? null : Value(SpecObjects.Type(head - 1));
        }
        if (type.IsEnum)
        {
            return Enum.ToObject(type, Value(type.GetEnumUnderlyingType(), isFixed)!);
        }
        if (type == typeof(string))
        {
            return Text();
        }
        if (type == typeof(byte[]) || SpecMembers.IsBytes(type))
        {
            uint head = Count();
            return head == 0 ? null : Take((int)head - 1).ToArray();
        }
        if (Scalar(type, isFixed) is { } scalar)
        {
            return scalar;
        }
        if (SpecTypes.StandIn(type) is { } plain)
        {
            return Unshared(plain);
        }
        if (SpecTypes.Held(type) is { } held)
        {
            return Bit() ? Value(held) : null;
        }
        if (SpecTypes.Collection(type) is { } collection)
        {
            return Value(collection);
        }
        if (type.IsArray && type.GetArrayRank() > 1)
        {
            return Bit() ? [.. Enumerable.Range(0, type.GetArrayRank()).Select(_ => Value(typeof(int))), Sequence(type.GetElementType()!)] : (object?[]?)null;
        }
        if (SpecMembers.CasesOf(type) is var cases && (cases.Length > 0 || SpecMembers.IsOpen(type)))
        {
            return Union(type, cases);
        }
        return SpecMembers.ItemOf(type) switch
        {
            [{ } element] => Sequence(element),
            [{ } key, { } item] => Map(key, item),
            _ => type.IsValueType ? Struct(type) : Class(type),
        };
    }

    private object? Union(Type type, (int Number, Type Type)[] cases)
    {
        byte head = Take(1)[0];
        Assert.InRange(head, 0, SpecMembers.IsOpen(type) ? 0xF1 : 0xF0);
        if (head == 0)
        {
            return null;
        }
        if (head == 0xF1)
        {
            return Value(SpecObjects.Type(Count()));
        }
        int number = head == 0xF0 ? (int)Count() + 239 : head - 1;
        Type found = cases.Single(one => one.Number == number).Type;
        return found != type && SpecMembers.CasesOf(found).Length != 0 ? Value(found)
            : found.IsValueType ? Struct(found)
            : SpecMembers.IsTolerant(found) || SpecMembers.HasReferences(found) ? Class(found)
            : Members(found);
    }

    private List<object?>? Map(Type key, Type item)
    {
        uint head = Count();
        if (head == 0)
        {
            return null;
        }
        var read = new List<object?>();
        for (uint i = 1; i < head; i++)
        {
            Sharing sharing = _sharing;
            _sharing = Sharing.None;
            read.Add(Value(key));
            _sharing = sharing;
            read.Add(Value(item));
        }
        return read;
    }

    private List<object?>? Sequence(Type element)
    {
        uint head = Count();
        if (head == 0)
        {
            return null;
        }
        int count = (int)head - 1;
        Type bare = element.IsEnum ? element.GetEnumUnderlyingType() : element;
        if (element == typeof(bool))
        {
            return [.. Bits(count).Select(bit => (object?)bit)];
        }
        if (Nullable.GetUnderlyingType(element) is { } underlying)
        {
            return [.. Bits(count).Select(bit => bit ? Value(underlying) : null)];
        }
        if (count != 0 && Size(bare) is { } size && size > 1)
        {
            return [.. Integers(bare, size, count).Select(number => element.IsEnum ? Enum.ToObject(element, number) : number)];
        }
        return [.. Enumerable.Range(0, count).Select(_ => Value(element))];
    }

    private List<object> Integers(Type type, int size, int count)
    {
        int width = Take(1)[0];
        Assert.True(width is 0 or 1 or 2 or 4 or 8 && width <= size, $"a width of {width}");
        bool isSigned = type == typeof(short) || type == typeof(int) || type == typeof(long);
        var numbers = new List<object>();
        for (int i = 0; i < count; i++)
        {
            BigInteger number = width != 0 ? new BigInteger(Take(width), isUnsigned: !isSigned) : isSigned ? ZigZag(Varint()) : Varint();
            numbers.Add(Convert.ChangeType(isSigned ? (long)number : (object)(ulong)number, type, System.Globalization.CultureInfo.InvariantCulture));
        }
        return numbers;
    }

    private object?[]? Class(Type type)
    {
        byte head = Take(1)[0];
        if (SpecMembers.HasReferences(type) && head != 0)
        {
            return head == 2 ? _graph[Count()]
                : head == 4 ? _graph.Wait(type, SpecMembers.Of(type).Length)
                : _graph.Read(SpecMembers.Of(type).Length, members => Object(type, head).CopyTo(members, 0),
                    (waiting, members) => Object(waiting, Take(1)[0]).CopyTo(members, 0));
        }
        return head == 0 ? null : Object(type, head);
    }

    private object?[] Object(Type type, byte head)
    {
        Assert.True(head == (SpecMembers.IsTolerant(type) ? 5 : 1), $"the byte {head} before an object");
        return head == 5 ? Tolerant(type) : Members(type);
    }

    private object?[] Struct(Type type)
    {
        if (SpecMembers.IsTolerant(type))
        {
            Assert.Equal(5, Take(1)[0]);
            return Tolerant(type);
        }
        if (SpecMembers.Of(type).Length == 0)
        {
            Assert.Equal(0, Take(1)[0]);
        }
        return Members(type);
    }

    /// <summary>All members; bools that follow one another eight a byte.</summary>
    private object?[] Members(Type type)
    {
        MemberInfo[] members = SpecMembers.Of(type);
        var values = new List<object?>();
        while (values.Count < members.Length)
        {
            int first = values.Count;
            int end = first;
            while (end < members.Length && SpecMembers.TypeOf(members[end]) == typeof(bool) && (end == first || !SpecMembers.HasGapBefore(type, members, end)))
            {
                end++;
            }
            if (end != first)
            {
                values.AddRange(Bits(end - first).Select(bit => (object?)bit));
            }
            else
            {
                values.Add(Member(type, members[first], SpecMembers.IsFixed((FieldInfo)members[first])));
            }
        }
        return [.. values];
    }

    /// <summary>The members by number, as a Tolerant object of the present type has them all.</summary>
    private object?[] Tolerant(Type type)
    {
        MemberInfo[] members = SpecMembers.Of(type);
        var values = new object?[members.Length];
        uint count = Count();
        Assert.Equal((uint)members.Length, count);
        for (uint i = 0; i < count; i++)
        {
            uint tag = Count();
            int index = Array.FindIndex(members, member => SpecMembers.NumberOf((FieldInfo)member) == tag >> 3);
            Type of = SpecMembers.TypeOf(members[index]);
            bool isFixed = SpecMembers.IsFixed((FieldInfo)members[index]);
            uint wireClass = WireClass(of.IsEnum ? of.GetEnumUnderlyingType() : of, isFixed);
            Assert.Equal(wireClass, tag & 7);
            int end = wireClass == 6 ? (int)Count() + _position : -1;
            values[index] = Member(type, members[index], isFixed);
            Assert.True(end < 0 || end == _position, "the end that the length says");
        }
        return values;
    }

    private static uint WireClass(Type type, bool isFixed) =>
        type == typeof(bool) || type == typeof(sbyte) || type == typeof(byte) ? 0u
        : type == typeof(Half) ? 1
        : type == typeof(float) || (isFixed && Size(type) == 4) ? 2
        : type == typeof(double) || (isFixed && Size(type) == 8) ? 3
        : type == typeof(Int128) || type == typeof(UInt128) || type == typeof(Guid) ? 4
        : Size(type) is not null || type == typeof(char) || type == typeof(Rune) || type == typeof(DateTime) || type == typeof(DateOnly)
        || type == typeof(TimeOnly) || type == typeof(TimeSpan) ? 5u
        : 6;

    /// <summary>Bytes of an integer; null for other types.</summary>
    private static int? Size(Type type) => type == typeof(short) || type == typeof(ushort) ? 2
        : type == typeof(int) || type == typeof(uint) ? 4
        : type == typeof(long) || type == typeof(ulong) ? 8
        : null;

    private object? Scalar(Type type, bool isFixed) => type switch
    {
        _ when type == typeof(bool) => Bit(),
        _ when type == typeof(sbyte) => (sbyte)Take(1)[0],
        _ when type == typeof(byte) => Take(1)[0],
        _ when type == typeof(short) => checked((short)ZigZag(Varint())),
        _ when type == typeof(ushort) => checked((ushort)Varint()),
        _ when type == typeof(char) => checked((char)Varint()),
        _ when type == typeof(int) => isFixed ? BinaryPrimitives.ReadInt32LittleEndian(Take(4)) : checked((int)ZigZag(Varint())),
        _ when type == typeof(uint) => isFixed ? BinaryPrimitives.ReadUInt32LittleEndian(Take(4)) : checked((uint)Varint()),
        _ when type == typeof(long) => isFixed ? BinaryPrimitives.ReadInt64LittleEndian(Take(8)) : ZigZag(Varint()),
        _ when type == typeof(ulong) => isFixed ? BinaryPrimitives.ReadUInt64LittleEndian(Take(8)) : Varint(),
        _ when type == typeof(Int128) => BinaryPrimitives.ReadInt128LittleEndian(Take(16)),
        _ when type == typeof(UInt128) => BinaryPrimitives.ReadUInt128LittleEndian(Take(16)),
        _ when type == typeof(Half) => BinaryPrimitives.ReadHalfLittleEndian(Take(2)),
        _ when type == typeof(float) => BinaryPrimitives.ReadSingleLittleEndian(Take(4)),
        _ when type == typeof(double) => BinaryPrimitives.ReadDoubleLittleEndian(Take(8)),
        _ when type == typeof(decimal) => Decimal(),
        _ when type == typeof(Rune) => new Rune((uint)Varint()),
        _ when type == typeof(Guid) => new Guid(Take(16)),
        _ when type == typeof(DateTime) => Time(Varint()),
        _ when type == typeof(DateTimeOffset) => new DateTimeOffset(Ticks(Varint()), TimeSpan.FromMinutes(ZigZag(Varint()))),
        _ when type == typeof(DateOnly) => new DateOnly(2000, 1, 1).AddDays(checked((int)ZigZag(Varint()))),
        _ when type == typeof(TimeOnly) => new TimeOnly((long)Varint()),
        _ when type == typeof(TimeSpan) => new TimeSpan(ZigZag(Varint())),
        _ => null,
    };

    private static DateTime Time(ulong number) =>
        new(Ticks(number >> 2), (number & 3) switch { 0 => DateTimeKind.Unspecified, 1 => DateTimeKind.Utc, _ => DateTimeKind.Local });

    private static long Ticks(ulong fold) => fold < 2 * (ulong)Epoch ? ZigZag(fold) + Epoch : (long)fold;

    private decimal Decimal()
    {
        byte head = Take(1)[0];
        Assert.Equal(0, head & 0x60);
        BigInteger magnitude = 0;
        for (int shift = 0; ; shift += 7)
        {
            byte group = Take(1)[0];
            magnitude |= new BigInteger(group & 0x7F) << shift;
            if (group < 0x80)
            {
                Assert.True(group != 0 || shift == 0, "a magnitude that is not the shortest");
                break;
            }
        }
        int Word(int index) => unchecked((int)(uint)((magnitude >> (32 * index)) & uint.MaxValue));
        return new decimal(Word(0), Word(1), Word(2), (head & 0x80) != 0, (byte)(head & 0x1F));
    }

    private string? Text()
    {
        uint head = Count();
        switch (head)
        {
            case 0:
                return null;
            case 1:
                ReadOnlySpan<byte> units = Take(2 * (int)Count());
                var text = new StringBuilder();
                for (int i = 0; i < units.Length; i += 2)
                {
                    text.Append((char)BinaryPrimitives.ReadUInt16LittleEndian(units[i..]));
                }
                return text.ToString();
            case 2:
                return s_utf8.GetString(Take((int)Count()));
            default:
                return Encoding.Latin1.GetString(Take((int)head - 3));
        }
    }

    private bool Bit()
    {
        byte value = Take(1)[0];
        Assert.InRange(value, 0, 1);
        return value != 0;
    }

    private List<bool> Bits(int count)
    {
        var bits = new List<bool>();
        while (bits.Count < count)
        {
            byte eight = Take(1)[0];
            int used = Math.Min(8, count - bits.Count);
            Assert.Equal(0, eight >> used);
            bits.AddRange(Enumerable.Range(0, used).Select(bit => ((eight >> bit) & 1) != 0));
        }
        return bits;
    }

    private uint Count() => checked((uint)Varint());

    private ulong Varint()
    {
        ulong value = 0;
        for (int shift = 0; ; shift += 7)
        {
            byte next = Take(1)[0];
            bool isLast = next < 0x80 || shift == 56;
            value |= (shift == 56 ? next : (ulong)(next & 0x7F)) << shift;
            if (isLast)
            {
                Assert.True(next != 0 || shift == 0, "a varint that is not the shortest");
                return value;
            }
        }
    }

    private static long ZigZag(ulong number) => (number & 1) == 0 ? (long)(number >> 1) : -1 - (long)(number >> 1);

    private ReadOnlySpan<byte> Take(int count)
    {
        ReadOnlySpan<byte> taken = data.AsSpan(_position, count);
        _position += count;
        return taken;
    }
}
