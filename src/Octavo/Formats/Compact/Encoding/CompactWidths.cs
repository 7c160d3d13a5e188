// Owns: which form an array of integers takes: fixed width or varints, the shorter one. docs/formats/compact.md, "Arrays of integers".
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Compact;

/// <summary>The width byte of an array of integers: 0 for varints, else bytes per element.</summary>
internal static class CompactWidths
{
    /// <summary>The width byte of varints.</summary>
    internal const int Varint = 0;

    /// <summary>Steps after which lanes of 16 bits, which gain two a step, are emptied.</summary>
    private const int Steps = 1 << 14;

    /// <summary>Chooses the shortest form; of equal ones the fixed width.</summary>
    /// <remarks>One pass: the union of all numbers gives the fixed width, the number of numbers below each power of 128 the length of the varints.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static int Choose<T>(ReadOnlySpan<T> values)
        where T : unmanaged, IBinaryInteger<T>
    {
        ulong union = 0;
        long below = 0;
        int i = 0;
        if (Vector.IsHardwareAccelerated)
        {
            ref T first = ref MemoryMarshal.GetReference(values);
            while (values.Length - i >= Vector<T>.Count)
            {
                int end = i + (Math.Min(Steps, (values.Length - i) / Vector<T>.Count) * Vector<T>.Count);
                Vector<T> unions = Vector<T>.Zero;
                Vector<T> counts = Vector<T>.Zero;
                for (; i < end; i += Vector<T>.Count)
                {
                    Vector<T> numbers = Vector.LoadUnsafe(ref first, (nuint)i);
                    if (IsSigned<T>())
                    {
                        numbers = (numbers << 1) ^ (numbers >> ((8 * Unsafe.SizeOf<T>()) - 1));
                    }
                    unions |= numbers;
                    // A lane that is equal is minus one.
                    counts -= Vector.Equals(numbers >>> 7, Vector<T>.Zero) + Vector.Equals(numbers >>> 14, Vector<T>.Zero);
                    if (Unsafe.SizeOf<T>() >= 4)
                    {
                        counts -= Vector.Equals(numbers >>> 21, Vector<T>.Zero) + Vector.Equals(numbers >>> 28, Vector<T>.Zero);
                    }
                    if (Unsafe.SizeOf<T>() == 8)
                    {
                        counts -= Vector.Equals(numbers >>> 35, Vector<T>.Zero) + Vector.Equals(numbers >>> 42, Vector<T>.Zero)
                            + Vector.Equals(numbers >>> 49, Vector<T>.Zero) + Vector.Equals(numbers >>> 56, Vector<T>.Zero);
                    }
                }
                for (int lane = 0; lane < Vector<T>.Count; lane++)
                {
                    union |= Plain(unions[lane]);
                    below += (long)Plain(counts[lane]);
                }
            }
        }
        // The longest varint of the type is one byte longer than the powers that are counted.
        int longest = Unsafe.SizeOf<T>() switch { 2 => 3, 4 => 5, _ => CompactVarint.Max };
        long length = ((long)longest * i) - below;
        for (; i < values.Length; i++)
        {
            ulong number = Number(values[i]);
            union |= number;
            length += CompactVarint.Length(number);
        }
        int width = union <= byte.MaxValue ? 1 : union <= ushort.MaxValue ? 2 : union <= uint.MaxValue ? 4 : 8;
        return length < (long)width * values.Length ? Varint : width;
    }

    /// <summary>Whether a width byte may come before elements of this size.</summary>
    internal static bool IsWidth(uint width, int size) => width <= (uint)size && width is Varint or 1 or 2 or 4 or 8;

    /// <summary>What the varint of an element holds: signed numbers in zigzag.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Number<T>(T value)
        where T : unmanaged, IBinaryInteger<T> =>
            IsSigned<T>() ? (Unsafe.SizeOf<T>() < 8 ? ZigZag(int.CreateTruncating(value)) : CompactVarint.ZigZag(long.CreateTruncating(value)))
                : ulong.CreateTruncating(value);

    /// <summary>The element of a varint's number.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/> if it does not fit.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T Element<T>(ulong number)
        where T : unmanaged, IBinaryInteger<T>
    {
        if (Unsafe.SizeOf<T>() < 8 && number >> (8 * Unsafe.SizeOf<T>() & 63) != 0)
        {
            Throw.NumberOutOfRange(typeof(T).Name);
        }
        return IsSigned<T>() ? T.CreateTruncating(CompactVarint.FromZigZag(number)) : T.CreateTruncating(number);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsSigned<T>() => typeof(T) == typeof(short) || typeof(T) == typeof(int) || typeof(T) == typeof(long);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint ZigZag(int value) => (uint)((value << 1) ^ (value >> 31));

    /// <summary>The bits without a sign.</summary>
    private static ulong Plain<T>(T value)
        where T : unmanaged, IBinaryInteger<T> => Unsafe.SizeOf<T>() switch
        {
            2 => ushort.CreateTruncating(value),
            4 => uint.CreateTruncating(value),
            _ => ulong.CreateTruncating(value),
        };
}
