// Owns: packed sequences on the reading side. docs/formats/protobuf.md, "Repeated fields".
using System.Numerics;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoProtobufReader
{
    /// <inheritdoc/>
    public static void ReadPackedBools(ref OctavoProtobufReader reader, List<bool> into)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + count);
        GetBools(packed, CollectionsMarshal.AsSpan(into)[before..]);
    }

    /// <inheritdoc/>
    public static bool[] ReadPackedBools(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        var values = new bool[count];
        GetBools(packed, values);
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedInt32s(ref OctavoProtobufReader reader, List<int> into)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + count);
        GetInt32s(packed, CollectionsMarshal.AsSpan(into)[before..]);
    }

    /// <inheritdoc/>
    public static int[] ReadPackedInt32s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        var values = new int[count];
        GetInt32s(packed, values);
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedUInt32s(ref OctavoProtobufReader reader, List<uint> into)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + count);
        GetUInt32s(packed, CollectionsMarshal.AsSpan(into)[before..]);
    }

    /// <inheritdoc/>
    public static uint[] ReadPackedUInt32s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        var values = new uint[count];
        GetUInt32s(packed, values);
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedInt64s(ref OctavoProtobufReader reader, List<long> into)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + count);
        GetInt64s(packed, CollectionsMarshal.AsSpan(into)[before..]);
    }

    /// <inheritdoc/>
    public static long[] ReadPackedInt64s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        var values = new long[count];
        GetInt64s(packed, values);
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedUInt64s(ref OctavoProtobufReader reader, List<ulong> into)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + count);
        GetUInt64s(packed, CollectionsMarshal.AsSpan(into)[before..]);
    }

    /// <inheritdoc/>
    public static ulong[] ReadPackedUInt64s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        var values = new ulong[count];
        GetUInt64s(packed, values);
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedZigZag32s(ref OctavoProtobufReader reader, List<int> into)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + count);
        GetZigZag32s(packed, CollectionsMarshal.AsSpan(into)[before..]);
    }

    /// <inheritdoc/>
    public static int[] ReadPackedZigZag32s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        var values = new int[count];
        GetZigZag32s(packed, values);
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedZigZag64s(ref OctavoProtobufReader reader, List<long> into)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + count);
        GetZigZag64s(packed, CollectionsMarshal.AsSpan(into)[before..]);
    }

    /// <inheritdoc/>
    public static long[] ReadPackedZigZag64s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        var values = new long[count];
        GetZigZag64s(packed, values);
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedFixed32s(ref OctavoProtobufReader reader, List<uint> into)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(4);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + (packed.Length / 4));
        packed.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(into)[before..]));
    }

    /// <inheritdoc/>
    public static uint[] ReadPackedFixed32s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(4);
        var values = new uint[packed.Length / 4];
        packed.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedFixed64s(ref OctavoProtobufReader reader, List<ulong> into)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(8);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + (packed.Length / 8));
        packed.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(into)[before..]));
    }

    /// <inheritdoc/>
    public static ulong[] ReadPackedFixed64s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(8);
        var values = new ulong[packed.Length / 8];
        packed.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedSFixed32s(ref OctavoProtobufReader reader, List<int> into)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(4);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + (packed.Length / 4));
        packed.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(into)[before..]));
    }

    /// <inheritdoc/>
    public static int[] ReadPackedSFixed32s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(4);
        var values = new int[packed.Length / 4];
        packed.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedSFixed64s(ref OctavoProtobufReader reader, List<long> into)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(8);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + (packed.Length / 8));
        packed.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(into)[before..]));
    }

    /// <inheritdoc/>
    public static long[] ReadPackedSFixed64s(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(8);
        var values = new long[packed.Length / 8];
        packed.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedSingles(ref OctavoProtobufReader reader, List<float> into)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(4);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + (packed.Length / 4));
        packed.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(into)[before..]));
    }

    /// <inheritdoc/>
    public static float[] ReadPackedSingles(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(4);
        var values = new float[packed.Length / 4];
        packed.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    /// <inheritdoc/>
    public static void ReadPackedDoubles(ref OctavoProtobufReader reader, List<double> into)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(8);
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + (packed.Length / 8));
        packed.CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(into)[before..]));
    }

    /// <inheritdoc/>
    public static double[] ReadPackedDoubles(ref OctavoProtobufReader reader)
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(8);
        var values = new double[packed.Length / 8];
        packed.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    private static void GetBools(ReadOnlySpan<byte> packed, Span<bool> values)
    {
        int whole = 0;
        ref byte at = ref MemoryMarshal.GetReference(packed);
        nint n = 0;
        // Behind each of these varints as many bytes lie in the span as a decoder looks at.
        for (nint limit = packed.Length - ProtobufVarint.Longest; n <= limit && whole < values.Length; whole++)
        {
            n += GetBool(ref Bytes.At(ref at, n), out values[whole]);
        }
        if (whole < values.Length)
        {
            Span<byte> tail = stackalloc byte[2 * ProtobufVarint.Longest];
            tail.Clear();
            packed[(int)n..].CopyTo(tail);
            n = 0;
            for (; whole < values.Length; whole++)
            {
                n += GetBool(ref Bytes.At(ref MemoryMarshal.GetReference(tail), n), out values[whole]);
            }
        }
    }

    private static void GetInt32s(ReadOnlySpan<byte> packed, Span<int> values)
    {
        int whole = 0;
        ref byte at = ref MemoryMarshal.GetReference(packed);
        nint n = 0;
        // Behind each of these varints as many bytes lie in the span as a decoder looks at.
        for (nint limit = packed.Length - ProtobufVarint.Longest; n <= limit && whole < values.Length; whole++)
        {
            n += GetInt32(ref Bytes.At(ref at, n), out values[whole]);
        }
        if (whole < values.Length)
        {
            Span<byte> tail = stackalloc byte[2 * ProtobufVarint.Longest];
            tail.Clear();
            packed[(int)n..].CopyTo(tail);
            n = 0;
            for (; whole < values.Length; whole++)
            {
                n += GetInt32(ref Bytes.At(ref MemoryMarshal.GetReference(tail), n), out values[whole]);
            }
        }
    }

    private static void GetUInt32s(ReadOnlySpan<byte> packed, Span<uint> values)
    {
        int whole = 0;
        ref byte at = ref MemoryMarshal.GetReference(packed);
        nint n = 0;
        // Behind each of these varints as many bytes lie in the span as a decoder looks at.
        for (nint limit = packed.Length - ProtobufVarint.Longest; n <= limit && whole < values.Length; whole++)
        {
            n += GetUInt32(ref Bytes.At(ref at, n), out values[whole]);
        }
        if (whole < values.Length)
        {
            Span<byte> tail = stackalloc byte[2 * ProtobufVarint.Longest];
            tail.Clear();
            packed[(int)n..].CopyTo(tail);
            n = 0;
            for (; whole < values.Length; whole++)
            {
                n += GetUInt32(ref Bytes.At(ref MemoryMarshal.GetReference(tail), n), out values[whole]);
            }
        }
    }

    private static void GetInt64s(ReadOnlySpan<byte> packed, Span<long> values)
    {
        int whole = 0;
        ref byte at = ref MemoryMarshal.GetReference(packed);
        nint n = 0;
        // Behind each of these varints as many bytes lie in the span as a decoder looks at.
        for (nint limit = packed.Length - ProtobufVarint.Longest; n <= limit && whole < values.Length; whole++)
        {
            n += GetInt64(ref Bytes.At(ref at, n), out values[whole]);
        }
        if (whole < values.Length)
        {
            Span<byte> tail = stackalloc byte[2 * ProtobufVarint.Longest];
            tail.Clear();
            packed[(int)n..].CopyTo(tail);
            n = 0;
            for (; whole < values.Length; whole++)
            {
                n += GetInt64(ref Bytes.At(ref MemoryMarshal.GetReference(tail), n), out values[whole]);
            }
        }
    }

    private static void GetUInt64s(ReadOnlySpan<byte> packed, Span<ulong> values)
    {
        int whole = 0;
        ref byte at = ref MemoryMarshal.GetReference(packed);
        nint n = 0;
        // Behind each of these varints as many bytes lie in the span as a decoder looks at.
        for (nint limit = packed.Length - ProtobufVarint.Longest; n <= limit && whole < values.Length; whole++)
        {
            n += GetUInt64(ref Bytes.At(ref at, n), out values[whole]);
        }
        if (whole < values.Length)
        {
            Span<byte> tail = stackalloc byte[2 * ProtobufVarint.Longest];
            tail.Clear();
            packed[(int)n..].CopyTo(tail);
            n = 0;
            for (; whole < values.Length; whole++)
            {
                n += GetUInt64(ref Bytes.At(ref MemoryMarshal.GetReference(tail), n), out values[whole]);
            }
        }
    }

    private static void GetZigZag32s(ReadOnlySpan<byte> packed, Span<int> values)
    {
        int whole = 0;
        ref byte at = ref MemoryMarshal.GetReference(packed);
        nint n = 0;
        // Behind each of these varints as many bytes lie in the span as a decoder looks at.
        for (nint limit = packed.Length - ProtobufVarint.Longest; n <= limit && whole < values.Length; whole++)
        {
            n += GetZigZag32(ref Bytes.At(ref at, n), out values[whole]);
        }
        if (whole < values.Length)
        {
            Span<byte> tail = stackalloc byte[2 * ProtobufVarint.Longest];
            tail.Clear();
            packed[(int)n..].CopyTo(tail);
            n = 0;
            for (; whole < values.Length; whole++)
            {
                n += GetZigZag32(ref Bytes.At(ref MemoryMarshal.GetReference(tail), n), out values[whole]);
            }
        }
    }

    private static void GetZigZag64s(ReadOnlySpan<byte> packed, Span<long> values)
    {
        int whole = 0;
        ref byte at = ref MemoryMarshal.GetReference(packed);
        nint n = 0;
        // Behind each of these varints as many bytes lie in the span as a decoder looks at.
        for (nint limit = packed.Length - ProtobufVarint.Longest; n <= limit && whole < values.Length; whole++)
        {
            n += GetZigZag64(ref Bytes.At(ref at, n), out values[whole]);
        }
        if (whole < values.Length)
        {
            Span<byte> tail = stackalloc byte[2 * ProtobufVarint.Longest];
            tail.Clear();
            packed[(int)n..].CopyTo(tail);
            n = 0;
            for (; whole < values.Length; whole++)
            {
                n += GetZigZag64(ref Bytes.At(ref MemoryMarshal.GetReference(tail), n), out values[whole]);
            }
        }
    }

    /// <summary>Takes a packed sequence of varints: where the last byte ends one, each byte that ends one is an element.</summary>
    private ReadOnlySpan<byte> TakePacked(out int count)
    {
        ReadOnlySpan<byte> packed = Take(ReadLength());
        if (packed.Length != 0 && packed[^1] >= 0x80)
        {
            Throw.EndOfData();
        }
        count = CountEnds(packed);
        return packed;
    }

    private ReadOnlySpan<byte> TakeFixed(int size)
    {
        ReadOnlySpan<byte> packed = Take(ReadLength());
        if ((packed.Length & (size - 1)) != 0)
        {
            Throw.InvalidData("a packed sequence whose length is no multiple of its elements'.");
        }
        return packed;
    }

    /// <summary>Varints that end in the bytes.</summary>
    private static int CountEnds(ReadOnlySpan<byte> packed)
    {
        ref byte at = ref MemoryMarshal.GetReference(packed);
        int count = 0;
        int i = 0;
        for (; i <= packed.Length - Vector256<byte>.Count; i += Vector256<byte>.Count)
        {
            count += Vector256<byte>.Count - BitOperations.PopCount(Vector256.LoadUnsafe(ref at, (nuint)i).ExtractMostSignificantBits());
        }
        for (; i < packed.Length; i++)
        {
            count += packed[i] < 0x80 ? 1 : 0;
        }
        return count;
    }
}
