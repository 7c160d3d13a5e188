// Owns: packed sequences on the reading side. docs/formats/protobuf.md, "Repeated fields".
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using Octavo.Internal;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <inheritdoc/>
    /// <remarks>What is counted was gathered before.</remarks>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly int FirstCapacity(int count, int elementSize) => count;

    /// <inheritdoc/>
    public static void ReadPackedBools(ref OctavoProtobufReader reader, List<bool> into) => ReadPacked<bool, ProtobufNumbers.BoolKind>(ref reader, into);

    /// <inheritdoc/>
    public static bool[] ReadPackedBools(ref OctavoProtobufReader reader) => ReadPacked<bool, ProtobufNumbers.BoolKind>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedInt32s(ref OctavoProtobufReader reader, List<int> into) => ReadPacked<int, ProtobufNumbers.Int32Kind>(ref reader, into);

    /// <inheritdoc/>
    public static int[] ReadPackedInt32s(ref OctavoProtobufReader reader) => ReadPacked<int, ProtobufNumbers.Int32Kind>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedUInt32s(ref OctavoProtobufReader reader, List<uint> into) => ReadPacked<uint, ProtobufNumbers.UInt32Kind>(ref reader, into);

    /// <inheritdoc/>
    public static uint[] ReadPackedUInt32s(ref OctavoProtobufReader reader) => ReadPacked<uint, ProtobufNumbers.UInt32Kind>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedInt64s(ref OctavoProtobufReader reader, List<long> into) => ReadPacked<long, ProtobufNumbers.Int64Kind>(ref reader, into);

    /// <inheritdoc/>
    public static long[] ReadPackedInt64s(ref OctavoProtobufReader reader) => ReadPacked<long, ProtobufNumbers.Int64Kind>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedUInt64s(ref OctavoProtobufReader reader, List<ulong> into) => ReadPacked<ulong, ProtobufNumbers.UInt64Kind>(ref reader, into);

    /// <inheritdoc/>
    public static ulong[] ReadPackedUInt64s(ref OctavoProtobufReader reader) => ReadPacked<ulong, ProtobufNumbers.UInt64Kind>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedZigZag32s(ref OctavoProtobufReader reader, List<int> into) => ReadPacked<int, ProtobufNumbers.ZigZag32Kind>(ref reader, into);

    /// <inheritdoc/>
    public static int[] ReadPackedZigZag32s(ref OctavoProtobufReader reader) => ReadPacked<int, ProtobufNumbers.ZigZag32Kind>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedZigZag64s(ref OctavoProtobufReader reader, List<long> into) =>
        ReadPacked<long, ProtobufNumbers.ZigZag64Kind>(ref reader, into);

    /// <inheritdoc/>
    public static long[] ReadPackedZigZag64s(ref OctavoProtobufReader reader) => ReadPacked<long, ProtobufNumbers.ZigZag64Kind>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedFixed32s(ref OctavoProtobufReader reader, List<uint> into) => ReadFixed(ref reader, into);

    /// <inheritdoc/>
    public static uint[] ReadPackedFixed32s(ref OctavoProtobufReader reader) => ReadFixed<uint>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedFixed64s(ref OctavoProtobufReader reader, List<ulong> into) => ReadFixed(ref reader, into);

    /// <inheritdoc/>
    public static ulong[] ReadPackedFixed64s(ref OctavoProtobufReader reader) => ReadFixed<ulong>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedSFixed32s(ref OctavoProtobufReader reader, List<int> into) => ReadFixed(ref reader, into);

    /// <inheritdoc/>
    public static int[] ReadPackedSFixed32s(ref OctavoProtobufReader reader) => ReadFixed<int>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedSFixed64s(ref OctavoProtobufReader reader, List<long> into) => ReadFixed(ref reader, into);

    /// <inheritdoc/>
    public static long[] ReadPackedSFixed64s(ref OctavoProtobufReader reader) => ReadFixed<long>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedSingles(ref OctavoProtobufReader reader, List<float> into) => ReadFixed(ref reader, into);

    /// <inheritdoc/>
    public static float[] ReadPackedSingles(ref OctavoProtobufReader reader) => ReadFixed<float>(ref reader);

    /// <inheritdoc/>
    public static void ReadPackedDoubles(ref OctavoProtobufReader reader, List<double> into) => ReadFixed(ref reader, into);

    /// <inheritdoc/>
    public static double[] ReadPackedDoubles(ref OctavoProtobufReader reader) => ReadFixed<double>(ref reader);

    private static void ReadPacked<T, TNumber>(ref OctavoProtobufReader reader, List<T> into)
        where T : unmanaged
        where TNumber : struct, IProtobufNumber<T>
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        GetNumbers<T, TNumber>(packed, Added(into, count));
    }

    private static T[] ReadPacked<T, TNumber>(ref OctavoProtobufReader reader)
        where T : unmanaged
        where TNumber : struct, IProtobufNumber<T>
    {
        ReadOnlySpan<byte> packed = reader.TakePacked(out int count);
        var values = new T[count];
        GetNumbers<T, TNumber>(packed, values);
        return values;
    }

    private static void ReadFixed<T>(ref OctavoProtobufReader reader, List<T> into)
        where T : unmanaged
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(Unsafe.SizeOf<T>());
        packed.CopyTo(MemoryMarshal.AsBytes(Added(into, packed.Length / Unsafe.SizeOf<T>())));
    }

    private static T[] ReadFixed<T>(ref OctavoProtobufReader reader)
        where T : unmanaged
    {
        ReadOnlySpan<byte> packed = reader.TakeFixed(Unsafe.SizeOf<T>());
        var values = new T[packed.Length / Unsafe.SizeOf<T>()];
        packed.CopyTo(MemoryMarshal.AsBytes(values.AsSpan()));
        return values;
    }

    /// <summary>The places of elements that a list has got more.</summary>
    private static Span<T> Added<T>(List<T> into, int count)
    {
        int before = into.Count;
        CollectionsMarshal.SetCount(into, before + count);
        return CollectionsMarshal.AsSpan(into)[before..];
    }

    private static void GetNumbers<T, TNumber>(ReadOnlySpan<byte> packed, Span<T> values)
        where T : unmanaged
        where TNumber : struct, IProtobufNumber<T>
    {
        int whole = 0;
        ref byte at = ref MemoryMarshal.GetReference(packed);
        nint n = 0;
        // After each of these varints as many bytes lie in the span as a decoder looks at.
        for (nint limit = packed.Length - ProtobufVarint.Longest; n <= limit && whole < values.Length; whole++)
        {
            n += TNumber.Get(ref Bytes.At(ref at, n), out values[whole]);
        }
        if (whole < values.Length)
        {
            Span<byte> tail = stackalloc byte[2 * ProtobufVarint.Longest];
            tail.Clear();
            packed[(int)n..].CopyTo(tail);
            n = 0;
            for (; whole < values.Length; whole++)
            {
                n += TNumber.Get(ref Bytes.At(ref MemoryMarshal.GetReference(tail), n), out values[whole]);
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
            Throw.InvalidData("a packed sequence whose length is not a multiple of the length of an element.");
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
