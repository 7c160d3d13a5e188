// Owns: JSON's sequences of primitives and byte strings on the reading side. Knows no window but in the loop over plain integers.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeReader
{
    private interface IElement<T>
    {
        static abstract T Read(ref JsonPrototypeReader reader);
    }

    public byte[]? ReadBytes()
    {
        string? text = ReadText();
        if (text is null)
        {
            return null;
        }
        byte[] bytes = new byte[(text.Length / 4 * 3) + 3];
        if (!Convert.TryFromBase64String(text, bytes, out int written))
        {
            Fail();
        }
        return bytes[..written];
    }

    public int[]? ReadInt32Array()
    {
        int count = ReadIntegers();
        return count <= 0 ? count == 0 ? [] : null : _state.Integers.AsSpan(0, count).ToArray();
    }

    public List<int>? ReadInt32List()
    {
        int count = ReadIntegers();
        if (count < 0)
        {
            return null;
        }
        var list = new List<int>(count);
        CollectionsMarshal.SetCount(list, count);
        _state.Integers.AsSpan(0, count).CopyTo(CollectionsMarshal.AsSpan(list));
        return list;
    }

    private List<T>? ReadAll<T, TElement>()
        where T : struct
        where TElement : struct, IElement<T>
    {
        int count = ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        var list = new List<T>();
        while (NextItem(ref count))
        {
            list.Add(TElement.Read(ref this));
        }
        return list;
    }

    /// <summary>Reads integers into the state's buffer.</summary>
    /// <returns>Their count, −1 for null.</returns>
    private int ReadIntegers()
    {
        int start = ReadArrayStart(1);
        if (start == -1)
        {
            return -1;
        }
        if (!NextItem(ref start))
        {
            return 0;
        }
        int count = 0;
        int[] values = _state.Integers;
        // The cursor stays in a register. Anything but digits and a comma goes to the general loop, with the position at a number.
        nint p = _position;
        nint safe = _limit - 32;
        while (p <= safe)
        {
            nint used = GetPlain(ref Unsafe.Add(ref _start, p), out uint value);
            if (used == 0)
            {
                break;
            }
            if (count == values.Length)
            {
                values = Grow(values);
            }
            values[count++] = (int)value;
            p += used + 1;
            if (Unsafe.Add(ref _start, p - 1) == ']')
            {
                _position = p;
                return count;
            }
        }
        _position = p;
        do
        {
            if (count == values.Length)
            {
                values = Grow(values);
            }
            values[count++] = ReadInt32();
        }
        while (NextItem(ref start));
        return count;
    }

    /// <summary>Gets an integer of plain digits that a comma or bracket follows at once.</summary>
    /// <returns>Digits used, 0 for anything else.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint GetPlain(ref byte at, out uint value)
    {
        ulong word = Bytes.Get<ulong>(ref at);
        uint digit = (uint)(byte)word - '0';
        if ((word & 0xFF00) == 0x2C00 && digit < 10)
        {
            value = digit;
            return 1;
        }
        int count = JsonIntegers.Digits8(word, out ulong digits);
        value = 0;
        if (count == 0 || ((byte)word == '0' && count > 1))
        {
            return 0;
        }
        ulong sum = JsonIntegers.Parse8(digits << (64 - (8 * count))); // count 8: the shift is 0
        uint end = Bytes.At(ref at, count);
        for (; count is >= 8 and < 10 && end - '0' < 10; end = Bytes.At(ref at, ++count))
        {
            sum = (sum * 10) + (end - '0');
        }
        value = (uint)sum;
        return sum <= int.MaxValue && (end == ',' || end == ']') ? count : 0;
    }

    private readonly int[] Grow(int[] values)
    {
        Array.Resize(ref values, values.Length * 2);
        _state.Integers = values;
        return values;
    }

    public bool[]? ReadBoolArray() => ReadAll<bool, BoolElement>()?.ToArray();

    public List<bool>? ReadBoolList() => ReadAll<bool, BoolElement>();

    private readonly struct BoolElement : IElement<bool>
    {
        public static bool Read(ref JsonPrototypeReader reader) => reader.ReadBool();
    }

    public sbyte[]? ReadSByteArray() => ReadAll<sbyte, SByteElement>()?.ToArray();

    public List<sbyte>? ReadSByteList() => ReadAll<sbyte, SByteElement>();

    private readonly struct SByteElement : IElement<sbyte>
    {
        public static sbyte Read(ref JsonPrototypeReader reader) => reader.ReadSByte();
    }

    public short[]? ReadInt16Array() => ReadAll<short, Int16Element>()?.ToArray();

    public List<short>? ReadInt16List() => ReadAll<short, Int16Element>();

    private readonly struct Int16Element : IElement<short>
    {
        public static short Read(ref JsonPrototypeReader reader) => reader.ReadInt16();
    }

    public ushort[]? ReadUInt16Array() => ReadAll<ushort, UInt16Element>()?.ToArray();

    public List<ushort>? ReadUInt16List() => ReadAll<ushort, UInt16Element>();

    private readonly struct UInt16Element : IElement<ushort>
    {
        public static ushort Read(ref JsonPrototypeReader reader) => reader.ReadUInt16();
    }

    public uint[]? ReadUInt32Array() => ReadAll<uint, UInt32Element>()?.ToArray();

    public List<uint>? ReadUInt32List() => ReadAll<uint, UInt32Element>();

    private readonly struct UInt32Element : IElement<uint>
    {
        public static uint Read(ref JsonPrototypeReader reader) => reader.ReadUInt32();
    }

    public long[]? ReadInt64Array() => ReadAll<long, Int64Element>()?.ToArray();

    public List<long>? ReadInt64List() => ReadAll<long, Int64Element>();

    private readonly struct Int64Element : IElement<long>
    {
        public static long Read(ref JsonPrototypeReader reader) => reader.ReadInt64();
    }

    public ulong[]? ReadUInt64Array() => ReadAll<ulong, UInt64Element>()?.ToArray();

    public List<ulong>? ReadUInt64List() => ReadAll<ulong, UInt64Element>();

    private readonly struct UInt64Element : IElement<ulong>
    {
        public static ulong Read(ref JsonPrototypeReader reader) => reader.ReadUInt64();
    }

    public float[]? ReadSingleArray() => ReadAll<float, SingleElement>()?.ToArray();

    public List<float>? ReadSingleList() => ReadAll<float, SingleElement>();

    private readonly struct SingleElement : IElement<float>
    {
        public static float Read(ref JsonPrototypeReader reader) => reader.ReadSingle();
    }

    public double[]? ReadDoubleArray() => ReadAll<double, DoubleElement>()?.ToArray();

    public List<double>? ReadDoubleList() => ReadAll<double, DoubleElement>();

    private readonly struct DoubleElement : IElement<double>
    {
        public static double Read(ref JsonPrototypeReader reader) => reader.ReadDouble();
    }
}
