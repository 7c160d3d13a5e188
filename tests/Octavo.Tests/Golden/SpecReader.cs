// Owns: a second reader of Binary, written from docs/formats/binary.md alone. Knows no codec: types are looked at by reflection.
using System.Buffers.Binary;
using System.Reflection;
using System.Text;

namespace Octavo.Tests.Golden;

/// <summary>Reads a payload as a tree: scalars and text as themselves, sequences and maps as lists, objects and structs as arrays of their members.</summary>
internal sealed class SpecReader(byte[] data)
{
    private static readonly Dictionary<Type, (int Size, int Alignment)> s_fixed = new()
    {
        [typeof(bool)] = (1, 1),
        [typeof(sbyte)] = (1, 1),
        [typeof(byte)] = (1, 1),
        [typeof(short)] = (2, 2),
        [typeof(ushort)] = (2, 2),
        [typeof(char)] = (2, 2),
        [typeof(Half)] = (2, 2),
        [typeof(int)] = (4, 4),
        [typeof(uint)] = (4, 4),
        [typeof(float)] = (4, 4),
        [typeof(Rune)] = (4, 4),
        [typeof(DateOnly)] = (4, 4),
        [typeof(long)] = (8, 8),
        [typeof(ulong)] = (8, 8),
        [typeof(double)] = (8, 8),
        [typeof(DateTime)] = (8, 8),
        [typeof(TimeOnly)] = (8, 8),
        [typeof(TimeSpan)] = (8, 8),
        [typeof(Int128)] = (16, 8),
        [typeof(UInt128)] = (16, 8),
        [typeof(decimal)] = (16, 8),
        [typeof(Guid)] = (16, 4),
    };

    private readonly SpecGraph _graph = new();
    private Sharing _sharing;
    private int _position;

    internal static object? Read(byte[] data, Type type)
    {
        var reader = new SpecReader(data);
        object? value = reader.Value(type);
        Assert.Equal(data.Length, reader._position);
        return reader._graph.Tree(value);
    }

    /// <summary>A member's value, with what it shares.</summary>
    private object? Member(Type type, MemberInfo member)
    {
        _sharing = SpecMembers.SharingOf(type, member);
        object? value = Value(SpecMembers.TypeOf(member));
        _sharing = Sharing.None;
        return value;
    }

    /// <summary>A value; one that is shared is an object of one member, or a reference.</summary>
    private object? Value(Type type)
    {
        Sharing sharing = _sharing;
        object? value = SpecMembers.IsShared(type, sharing) ? Shared(type) : Unshared(type);
        _sharing = sharing;
        return value;
    }

    private object?[]? Shared(Type type)
    {
        byte head = Take(1)[0];
        if (head is 0 or 0xF1)
        {
            return head == 0 ? null : _graph[Varint()];
        }
        Assert.Equal(2, head);
        return _graph.Read(1, members => members[0] = Unshared(type), (waiting, members) => Members(waiting, Take(1)[0]).CopyTo(members, 0));
    }

    private object? Unshared(Type type)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return Byte(1) == 0 ? null : Value(underlying);
        }
        if (type == typeof(object))
        {
            uint head = Varint();
            return head == 0 ? null : Value(SpecObjects.Type(head - 1));
        }
        if (SpecTypes.StandIn(type) is { } plain)
        {
            return Unshared(plain);
        }
        if (SpecTypes.Held(type) is { } held)
        {
            return Byte(1) == 0 ? null : Value(held);
        }
        if (SpecTypes.Collection(type) is { } collection)
        {
            return Value(collection);
        }
        if (type.IsArray && type.GetArrayRank() > 1)
        {
            return Grid(type);
        }
        if (type.IsEnum)
        {
            return Enum.ToObject(type, Value(type.GetEnumUnderlyingType())!);
        }
        if (type == typeof(string))
        {
            return Text();
        }
        if (type == typeof(byte[]) || SpecMembers.IsBytes(type))
        {
            uint head = Varint();
            return head == 0 ? null : Take((int)head - 1).ToArray();
        }
        if (type == typeof(DateTimeOffset))
        {
            long ticks = BinaryPrimitives.ReadInt64LittleEndian(Take(8));
            return new DateTimeOffset(ticks, TimeSpan.FromMinutes(BinaryPrimitives.ReadInt16LittleEndian(Take(2))));
        }
        if (s_fixed.TryGetValue(type, out (int Size, int Alignment) layout))
        {
            return Scalar(type, Take(layout.Size));
        }
        if (SpecMembers.ItemOf(type) is { } items)
        {
            return Sequence(items);
        }
        bool isOpen = SpecMembers.IsOpen(type);
        if (SpecMembers.CasesOf(type) is var cases && (cases.Length > 0 || isOpen))
        {
            uint head = Varint();
            if (head == 0)
            {
                return null;
            }
            if (isOpen && head >= 0x8000_0000)
            {
                return Value(SpecObjects.Type(head - 0x8000_0000));
            }
            Type found = cases.Single(each => each.Number == head - 1).Type;
            return found == type || SpecMembers.CasesOf(found).Length == 0 ? found.IsValueType ? Struct(found) : Class(found) : Value(found);
        }
        return type.IsValueType ? Struct(type) : Class(type);
    }

    private List<object?>? Sequence(Type[] items)
    {
        uint head = Varint();
        if (head == 0)
        {
            return null;
        }
        var read = new List<object?>();
        for (uint i = 1; i < head; i++)
        {
            Sharing sharing = _sharing;
            for (int part = 0; part < items.Length; part++)
            {
                _sharing = part == items.Length - 1 ? sharing : Sharing.None; // keys are not shared
                read.Add(Value(items[part]));
            }
        }
        return read;
    }

    private object?[]? Grid(Type type)
    {
        uint head = Varint();
        Assert.True(head == 0 || head == type.GetArrayRank() + 2, $"{head - 1} parts of {type}");
        return head == 0 ? null : [.. Enumerable.Range(0, type.GetArrayRank()).Select(_ => Value(typeof(int))), Sequence([type.GetElementType()!])];
    }

    private object?[]? Class(Type type)
    {
        byte head = Take(1)[0];
        if (SpecMembers.HasReferences(type) && head != 0)
        {
            return head == 0xF1 ? _graph[Varint()]
                : head == 0xF3 ? _graph.Wait(type, SpecMembers.Of(type).Length)
                : _graph.Read(SpecMembers.Of(type).Length, members => Members(type, head).CopyTo(members, 0),
                    (waiting, members) => Members(waiting, Take(1)[0]).CopyTo(members, 0));
        }
        return head == 0 ? null : Members(type, head);
    }

    /// <summary>An object's members, after its class byte.</summary>
    private object?[] Members(Type type, byte head)
    {
        if (head == 0xF4)
        {
            return Tolerant(type);
        }
        Assert.True(head <= 0xF0, $"class byte {head:X2}");
        MemberInfo[] members = SpecMembers.Of(type);
        uint count = head == 0xF0 ? Varint() : head - 1u;
        Assert.True(count == members.Length, $"{count} members of {type}");
        Assert.True(head != 0xF0 || count >= 239, "the long form for a short count");
        return [.. members.Select(member => Member(type, member))];
    }

    /// <summary>The members by number, as a Tolerant object of the present type has them all.</summary>
    private object?[] Tolerant(Type type)
    {
        MemberInfo[] members = SpecMembers.Of(type);
        var values = new object?[members.Length];
        uint count = Varint();
        Assert.Equal((uint)members.Length, count);
        for (uint i = 0; i < count; i++)
        {
            uint tag = Varint();
            int index = Array.FindIndex(members, member => SpecMembers.NumberOf((FieldInfo)member) == tag >> 3);
            Type of = SpecMembers.TypeOf(members[index]);
            Type bare = of.IsEnum ? of.GetEnumUnderlyingType() : of;
            uint wireClass = s_fixed.TryGetValue(bare, out (int Size, int Alignment) layout) && bare != typeof(decimal) ? (uint)int.Log2(layout.Size) : 6;
            Assert.Equal(wireClass, tag & 7);
            int end = wireClass == 6 ? (int)Varint() : layout.Size;
            end += _position;
            values[index] = Member(type, members[index]);
            Assert.Equal(end, _position);
        }
        return values;
    }

    private object?[] Struct(Type type)
    {
        if (SpecMembers.IsTolerant(type))
        {
            Assert.Equal(0xF4, Take(1)[0]);
            return Tolerant(type);
        }
        if (ImageLayout(type) is { } layout)
        {
            return Image(type, Take(layout.Size));
        }
        MemberInfo[] members = SpecMembers.Of(type);
        if (members.Length == 0)
        {
            Assert.Equal(0, Take(1)[0]);
        }
        return [.. members.Select(member => Member(type, member))];
    }

    /// <summary>Size and alignment of an image; null for a managed struct and one without members.</summary>
    private static (int Size, int Alignment)? ImageLayout(Type type)
    {
        if (type.IsEnum)
        {
            return s_fixed[type.GetEnumUnderlyingType()];
        }
        if (s_fixed.TryGetValue(type, out (int Size, int Alignment) known))
        {
            return known;
        }
        if (!type.IsValueType || SpecMembers.IsTolerant(type) || Nullable.GetUnderlyingType(type) is not null || type == typeof(DateTimeOffset)
            || SpecMembers.IsBytes(type) || SpecTypes.StandIn(type) is not null)
        {
            return null;
        }
        MemberInfo[] members = SpecMembers.Of(type);
        (int end, int largest) = (0, 1);
        foreach (MemberInfo member in members)
        {
            if (ImageLayout(SpecMembers.TypeOf(member)) is not { } layout)
            {
                return null;
            }
            end = Up(end, layout.Alignment) + layout.Size;
            largest = Math.Max(largest, layout.Alignment);
        }
        return members.Length == 0 ? null : (Up(end, largest), largest);
    }

    private static object?[] Image(Type type, ReadOnlySpan<byte> image)
    {
        var values = new List<object?>();
        int end = 0;
        foreach (MemberInfo member in SpecMembers.Of(type))
        {
            Type of = SpecMembers.TypeOf(member);
            (int size, int alignment) = ImageLayout(of)!.Value;
            int start = Up(end, alignment);
            Assert.False(image[end..start].ContainsAnyExcept((byte)0), "padding that is not zero");
            ReadOnlySpan<byte> part = image.Slice(start, size);
            values.Add(of.IsEnum ? Enum.ToObject(of, Scalar(of.GetEnumUnderlyingType(), part)) : s_fixed.ContainsKey(of) ? Scalar(of, part) : Image(of, part));
            end = start + size;
        }
        Assert.False(image[end..].ContainsAnyExcept((byte)0), "padding that is not zero");
        return [.. values];
    }

    private static int Up(int offset, int alignment) => (offset + alignment - 1) / alignment * alignment;

    private string? Text()
    {
        uint head = Varint();
        if (head == 0)
        {
            return null;
        }
        if (head > 1)
        {
            return Encoding.Latin1.GetString(Take((int)head - 2));
        }
        int units = (int)Varint();
        ReadOnlySpan<byte> bytes = Take(2 * units);
        var text = new StringBuilder();
        for (int i = 0; i < units; i++)
        {
            text.Append((char)BinaryPrimitives.ReadUInt16LittleEndian(bytes[(2 * i)..]));
        }
        return text.ToString();
    }

    private static object Scalar(Type type, ReadOnlySpan<byte> bytes)
    {
        if (type == typeof(decimal))
        {
            int Word(ReadOnlySpan<byte> words, int index) => BinaryPrimitives.ReadInt32LittleEndian(words[(4 * index)..]);
            // flags, high, low, middle
            return new decimal([Word(bytes, 2), Word(bytes, 3), Word(bytes, 1), Word(bytes, 0)]);
        }
        ulong low = 0;
        for (int i = Math.Min(bytes.Length, 8) - 1; i >= 0; i--)
        {
            low = (low << 8) | bytes[i];
        }
        ulong high = bytes.Length == 16 ? BinaryPrimitives.ReadUInt64LittleEndian(bytes[8..]) : 0;
        return type switch
        {
            _ when type == typeof(bool) => low switch { 0 => false, 1 => true, _ => throw new FormatException("a bool of another byte") },
            _ when type == typeof(sbyte) => (sbyte)low,
            _ when type == typeof(byte) => (byte)low,
            _ when type == typeof(short) => (short)low,
            _ when type == typeof(ushort) => (ushort)low,
            _ when type == typeof(char) => (char)low,
            _ when type == typeof(Half) => BitConverter.UInt16BitsToHalf((ushort)low),
            _ when type == typeof(int) => (int)low,
            _ when type == typeof(uint) => (uint)low,
            _ when type == typeof(float) => BitConverter.UInt32BitsToSingle((uint)low),
            _ when type == typeof(Rune) => new Rune((uint)low),
            _ when type == typeof(DateOnly) => DateOnly.FromDayNumber((int)low),
            _ when type == typeof(long) => (long)low,
            _ when type == typeof(ulong) => low,
            _ when type == typeof(double) => BitConverter.UInt64BitsToDouble(low),
            _ when type == typeof(DateTime) =>
                new DateTime((long)(low & 0x3FFF_FFFF_FFFF_FFFF),
                    (low >> 62) switch { 0 => DateTimeKind.Unspecified, 1 => DateTimeKind.Utc, _ => DateTimeKind.Local }),
            _ when type == typeof(TimeOnly) => new TimeOnly((long)low),
            _ when type == typeof(TimeSpan) => new TimeSpan((long)low),
            _ when type == typeof(Int128) => new Int128(high, low),
            _ when type == typeof(UInt128) => new UInt128(high, low),
            _ when type == typeof(Guid) => new Guid(bytes),
            _ => throw new NotSupportedException($"{type}"),
        };
    }

    private uint Varint()
    {
        ulong value = 0;
        for (int shift = 0; ; shift += 7)
        {
            byte next = Take(1)[0];
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                Assert.True(next != 0 || shift == 0, "a varint that is not the shortest");
                return checked((uint)value);
            }
        }
    }

    private byte Byte(byte largest)
    {
        byte value = Take(1)[0];
        Assert.InRange(value, 0, largest);
        return value;
    }

    private ReadOnlySpan<byte> Take(int count)
    {
        ReadOnlySpan<byte> taken = data.AsSpan(_position, count);
        _position += count;
        return taken;
    }
}
