// Owns: JSON's sequences of primitives and byte strings. Knows no window beyond the writer's own members.
using System.Buffers.Text;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeWriter
{
    /// <summary>Elements a reservation: a run of the longest numbers stays below 64 KiB.</summary>
    private const int Part = 512;

    private interface IElement<T>
    {
        static abstract int Max
        {
            get;
        }

        static abstract nint Put(ref byte at, T value);
    }

    public void WriteBytes(scoped ReadOnlySpan<byte> value)
    {
        Reserve(1) = (byte)'"';
        Advance(1);
        while (value.Length != 0)
        {
            ReadOnlySpan<byte> part = value[..Math.Min(value.Length, 24 * 1024)]; // a multiple of three: no padding but at the end
            int room = Base64.GetMaxEncodedToUtf8Length(part.Length);
            Base64.EncodeToUtf8(part, MemoryMarshal.CreateSpan(ref Reserve(room), room), out _, out int written);
            Advance(written);
            value = value[part.Length..];
        }
        Reserve(1) = (byte)'"';
        Advance(1);
    }

    public void WriteImages(scoped ReadOnlySpan<byte> value) => throw new NotSupportedException("JSON has no images.");

    public void WriteBools(scoped ReadOnlySpan<bool> values) => WriteAll<bool, BoolElement>(values);

    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values) => WriteAll<sbyte, SByteElement>(values);

    public void WriteInt16s(scoped ReadOnlySpan<short> values) => WriteAll<short, Int16Element>(values);

    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values) => WriteAll<ushort, UInt16Element>(values);

    public void WriteInt32s(scoped ReadOnlySpan<int> values) => WriteAll<int, Int32Element>(values);

    public void WriteUInt32s(scoped ReadOnlySpan<uint> values) => WriteAll<uint, UInt32Element>(values);

    public void WriteInt64s(scoped ReadOnlySpan<long> values) => WriteAll<long, Int64Element>(values);

    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values) => WriteAll<ulong, UInt64Element>(values);

    public void WriteSingles(scoped ReadOnlySpan<float> values) => WriteAll<float, SingleElement>(values);

    public void WriteDoubles(scoped ReadOnlySpan<double> values) => WriteAll<double, DoubleElement>(values);

    private void WriteAll<T, TElement>(scoped ReadOnlySpan<T> values)
        where T : struct
        where TElement : struct, IElement<T>
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Part);
            ref byte at = ref Reserve((end - i) * (1 + TElement.Max));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += TElement.Put(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    private readonly struct BoolElement : IElement<bool>
    {
        public static int Max => MaxBool;

        public static nint Put(ref byte at, bool value) => PutBool(ref at, value);
    }

    private readonly struct SByteElement : IElement<sbyte>
    {
        public static int Max => MaxSByte;

        public static nint Put(ref byte at, sbyte value) => PutSByte(ref at, value);
    }

    private readonly struct Int16Element : IElement<short>
    {
        public static int Max => MaxInt16;

        public static nint Put(ref byte at, short value) => PutInt16(ref at, value);
    }

    private readonly struct UInt16Element : IElement<ushort>
    {
        public static int Max => MaxUInt16;

        public static nint Put(ref byte at, ushort value) => PutUInt16(ref at, value);
    }

    private readonly struct Int32Element : IElement<int>
    {
        public static int Max => MaxInt32;

        public static nint Put(ref byte at, int value) => PutInt32(ref at, value);
    }

    private readonly struct UInt32Element : IElement<uint>
    {
        public static int Max => MaxUInt32;

        public static nint Put(ref byte at, uint value) => PutUInt32(ref at, value);
    }

    private readonly struct Int64Element : IElement<long>
    {
        public static int Max => MaxInt64;

        public static nint Put(ref byte at, long value) => PutInt64(ref at, value);
    }

    private readonly struct UInt64Element : IElement<ulong>
    {
        public static int Max => MaxUInt64;

        public static nint Put(ref byte at, ulong value) => PutUInt64(ref at, value);
    }

    private readonly struct SingleElement : IElement<float>
    {
        public static int Max => MaxSingle;

        public static nint Put(ref byte at, float value) => PutSingle(ref at, value);
    }

    private readonly struct DoubleElement : IElement<double>
    {
        public static int Max => MaxDouble;

        public static nint Put(ref byte at, double value) => PutDouble(ref at, value);
    }
}
