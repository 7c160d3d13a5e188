// Owns: runs of integers that have heads of one length, eight at a time. Knows no window.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>
/// Arrays hold mostly numbers of one magnitude. Eight neighbours of one byte, of two, three or five are one block; at the first other neighbourhood the rest of
/// a run goes through the encoders one by one and the next runs are not looked at, so arrays of all magnitudes pay little for it.
/// </summary>
internal static class CborVectors
{
    /// <summary>Elements of a block; runs are cut in multiples of it.</summary>
    internal const int Block = 8;

    /// <summary>Runs that go one by one after a block that was none.</summary>
    internal const int Pause = 4;

    private const byte No = 0x80; // a place of zero

    /// <summary>For each set of pairs that stay whole, the bytes of eight pairs that stay: 16 indices.</summary>
    private static readonly byte[] s_kept = Kept();

    /// <summary>For each set of eight lanes of 16 bits, the bytes of those lanes: 16 indices.</summary>
    private static readonly byte[] s_lanes = Lanes();

    /// <summary>Whether blocks are worth it here.</summary>
    internal static bool IsAccelerated
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Vector128.IsHardwareAccelerated;
    }

    /// <summary>Puts eight integers if all of them take one byte, or two, or three, or five. Stores 40 bytes at most.</summary>
    /// <returns>Bytes made; 0 if they differ.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint TryPutInt32s(ref byte at, ref int values)
    {
        Vector128<int> low = Vector128.LoadUnsafe(ref values);
        Vector128<int> high = Vector128.LoadUnsafe(ref values, 4);
        Vector128<int> majorLow = (low >> 31) & Vector128.Create((int)CborCode.Negative);
        Vector128<int> majorHigh = (high >> 31) & Vector128.Create((int)CborCode.Negative);
        low ^= low >> 31;
        high ^= high >> 31;
        Vector128<int> least = Vector128.Min(low, high);
        Vector128<int> most = Vector128.Max(low, high);
        if (Vector128.LessThanAll(most, Vector128.Create((int)CborCode.Direct)))
        {
            Vector128<short> words = Vector128.Narrow(low | majorLow, high | majorHigh);
            Bytes.Put(ref at, Vector128.Narrow(words, words).AsUInt64().ToScalar());
            return 8;
        }
        if (Vector128.GreaterThanAll(least, Vector128.Create((int)ushort.MaxValue)))
        {
            Vector128<int> head = Vector128.Create(26);
            PutFour(ref at, low, head | majorLow);
            PutFour(ref Bytes.At(ref at, 20), high, head | majorHigh);
            return 40;
        }
        if (Vector128.GreaterThanAll(least, Vector128.Create((int)byte.MaxValue)) && Vector128.LessThanOrEqualAll(most, Vector128.Create((int)ushort.MaxValue)))
        {
            Vector128<int> head = Vector128.Create(25);
            PutFourShort(ref at, low, head | majorLow);
            PutFourShort(ref Bytes.At(ref at, 12), high, head | majorHigh);
            return 24;
        }
        if (Vector128.GreaterThanOrEqualAll(least, Vector128.Create((int)CborCode.Direct))
            && Vector128.LessThanOrEqualAll(most, Vector128.Create((int)byte.MaxValue)))
        {
            Vector128<int> head = Vector128.Create(24);
            Vector128.Narrow((low << 8) | head | majorLow, (high << 8) | head | majorHigh).StoreUnsafe(ref Unsafe.As<byte, short>(ref at));
            return 16;
        }
        if (Vector128.LessThanOrEqualAll(most, Vector128.Create((int)byte.MaxValue)))
        {
            // Some of one byte and some of two: all are made of two, and the second byte of the short ones is left out.
            Vector128<short> bodies = Vector128.Narrow(low, high);
            Vector128<short> wide = Vector128.GreaterThan(bodies, Vector128.Create((short)(CborCode.Direct - 1)));
            Vector128<short> heads = Vector128.ConditionalSelect(wide, Vector128.Create((short)24), bodies) | Vector128.Narrow(majorLow, majorHigh);
            uint mask = Vector128.Narrow(wide, wide).ExtractMostSignificantBits() & 0xff;
            Vector128<byte> pairs = (heads | (bodies << 8)).AsByte();
            Pick(pairs, Vector128.LoadUnsafe(ref MemoryMarshal.GetArrayDataReference(s_kept), mask * 16)).StoreUnsafe(ref at);
            return 8 + BitOperations.PopCount(mask);
        }
        return 0;
    }

    /// <summary>Gets eight integers if all of them take one byte, or two, or three, or five. Reads 40 bytes.</summary>
    /// <returns>Bytes used; 0 if they differ, or if one is out of range.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint TryGetInt32s(ref byte at, ref int values)
    {
        Vector128<byte> eight = Vector128.CreateScalar(Bytes.Get<ulong>(ref at)).AsByte();
        if (Vector128.LessThanAll(eight & Vector128.Create((byte)0xdf), Vector128.Create((byte)CborCode.Direct)))
        {
            Vector128<byte> negative = Vector128.Equals(eight & Vector128.Create(CborCode.Negative), Vector128.Create(CborCode.Negative));
            Vector128<sbyte> bytes = ((eight & Vector128.Create(CborCode.InfoMask)) ^ negative).AsSByte();
            (Vector128<int> low, Vector128<int> high) = Vector128.Widen(Vector128.WidenLower(bytes));
            low.StoreUnsafe(ref values);
            high.StoreUnsafe(ref values, 4);
            return 8;
        }
        switch (at & 0xdf)
        {
            case 24:
                return TryGetEight(ref at, ref values) ? 16 : 0;
            case 25:
                return TryGetFourShort(ref at, ref values) && TryGetFourShort(ref Bytes.At(ref at, 12), ref Unsafe.Add(ref values, 4)) ? 24 : 0;
            default:
                return TryGetFour(ref at, ref values) && TryGetFour(ref Bytes.At(ref at, 20), ref Unsafe.Add(ref values, 4)) ? 40 : 0;
        }
    }

    /// <summary>Gets integers of one byte or two, mixed, as many as are whole in 16 bytes. Reads 16 bytes and stores 16 integers, of which the result says how
    /// many count.</summary>
    /// <param name="at">Where.</param>
    /// <param name="values">Receives the integers.</param>
    /// <param name="used">Bytes of them: up to another head, or to the end of the block.</param>
    /// <returns>Integers; 0 if another head comes first.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int TryGetMixed(ref byte at, ref int values, out int used)
    {
        Vector128<byte> block = Vector128.LoadUnsafe(ref at);
        Vector128<byte> unsigned = block & Vector128.Create((byte)0xdf);
        // What looks like the head of two bytes may be the second byte of one. In a row of such bytes every other one is a head, from the first on; what
        // follows a head is a body.
        const uint Even = 0x5555;
        uint wide = Vector128.Equals(unsigned, Vector128.Create((byte)24)).ExtractMostSignificantBits();
        uint shorts = Vector128.LessThan(unsigned, Vector128.Create((byte)24)).ExtractMostSignificantBits();
        uint follows = wide << 1;
        uint rows = (wide & ~Even & ~follows) + wide;
        uint bodies = (Even ^ (rows << 1)) & follows & 0xffff;
        uint heads = wide & ~bodies;
        used = BitOperations.TrailingZeroCount(~(shorts | wide | bodies) | 0x1_0000);
        uint kept = ~heads & ((1u << used) - 1);
        used -= (int)(heads >> 15) & (used >> 4);
        Vector128<byte> bits = Vector128.Create(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128);
        Vector128<byte> spread =
            Vector128.Shuffle(Vector128.CreateScalar(bodies).AsByte(), Vector128.Create(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, (byte)1));
        Vector128<byte> isBody = Vector128.Equals(spread & bits, bits);
        Vector128<byte> before = Vector128.Shuffle(block, Vector128.Create(No, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14));
        Vector128<byte> content = Vector128.ConditionalSelect(isBody, block, block & Vector128.Create(CborCode.InfoMask));
        Vector128<byte> sign =
            Vector128.Equals(Vector128.ConditionalSelect(isBody, before, block) & Vector128.Create(CborCode.Negative), Vector128.Create(CborCode.Negative));
        Vector128<short> low = Vector128.WidenLower(content).AsInt16() ^ Vector128.WidenLower(sign.AsSByte());
        Vector128<short> high = Vector128.WidenUpper(content).AsInt16() ^ Vector128.WidenUpper(sign.AsSByte());
        int first = BitOperations.PopCount(kept & 0xff);
        Spread(low, kept & 0xff, ref values);
        Spread(high, kept >> 8, ref Unsafe.Add(ref values, first));
        return first + BitOperations.PopCount(kept >> 8);
    }

    /// <summary>Bytes by their places, which are below 16: the machine's own instruction, because the portable one takes three for places that are not
    /// constant.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Pick(Vector128<byte> from, Vector128<byte> places) =>
        Ssse3.IsSupported ? Ssse3.Shuffle(from, places) : AdvSimd.Arm64.IsSupported ? AdvSimd.Arm64.VectorTableLookup(from, places)
            : Vector128.Shuffle(from, places);

    /// <summary>Stores the lanes of a set as integers, one after another; eight are stored.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Spread(Vector128<short> lanes, uint set, ref int values)
    {
        Vector128<byte> kept = Pick(lanes.AsByte(), Vector128.LoadUnsafe(ref MemoryMarshal.GetArrayDataReference(s_lanes), set * 16));
        (Vector128<int> low, Vector128<int> high) = Vector128.Widen(kept.AsInt16());
        low.StoreUnsafe(ref values);
        high.StoreUnsafe(ref values, 4);
    }

    /// <summary>Puts four values of 32 bits with a head before each. Stores 20 bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void PutFour(ref byte at, Vector128<int> values, Vector128<int> heads)
    {
        Vector128<byte> bodies = Vector128.Shuffle(values.AsByte(), Vector128.Create(No, 3, 2, 1, 0, No, 7, 6, 5, 4, No, 11, 10, 9, 8, No));
        Vector128<byte> fronts = Vector128.Shuffle(heads.AsByte(), Vector128.Create(0, No, No, No, No, 4, No, No, No, No, 8, No, No, No, No, 12));
        (bodies | fronts).StoreUnsafe(ref at);
        Bytes.PutBig(ref at, 16, (uint)values.GetElement(3));
    }

    /// <summary>Puts four values of 16 bits with a head before each. Stores 16 bytes, of which 12 count.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void PutFourShort(ref byte at, Vector128<int> values, Vector128<int> heads)
    {
        Vector128<byte> bodies = Vector128.Shuffle(values.AsByte(), Vector128.Create(No, 1, 0, No, 5, 4, No, 9, 8, No, 13, 12, No, No, No, No));
        Vector128<byte> fronts = Vector128.Shuffle(heads.AsByte(), Vector128.Create(0, No, No, 4, No, No, 8, No, No, 12, No, No, No, No, No, No));
        (bodies | fronts).StoreUnsafe(ref at);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryGetEight(ref byte at, ref int values)
    {
        Vector128<ushort> words = Vector128.LoadUnsafe(ref at).AsUInt16();
        if ((words & Vector128.Create((ushort)0xdf)) != Vector128.Create((ushort)24))
        {
            return false;
        }
        Vector128<ushort> negative = Vector128.Equals(words & Vector128.Create((ushort)CborCode.Negative), Vector128.Create((ushort)CborCode.Negative));
        (Vector128<int> low, Vector128<int> high) = Vector128.Widen(((words >>> 8) ^ negative).AsInt16());
        low.StoreUnsafe(ref values);
        high.StoreUnsafe(ref values, 4);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryGetFourShort(ref byte at, ref int values)
    {
        Vector128<byte> block = Vector128.LoadUnsafe(ref at);
        Vector128<int> heads = Vector128.Shuffle(block, Vector128.Create(0, No, No, No, 3, No, No, No, 6, No, No, No, 9, No, No, No)).AsInt32();
        Vector128<int> bodies = Vector128.Shuffle(block, Vector128.Create(2, 1, No, No, 5, 4, No, No, 8, 7, No, No, 11, 10, No, No)).AsInt32();
        (bodies ^ Negative(heads)).StoreUnsafe(ref values);
        return (heads & Vector128.Create(0xdf)) == Vector128.Create(25);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryGetFour(ref byte at, ref int values)
    {
        Vector128<byte> block = Vector128.LoadUnsafe(ref at);
        Vector128<int> heads = Vector128.Shuffle(block, Vector128.Create(0, No, No, No, 5, No, No, No, 10, No, No, No, 15, No, No, No)).AsInt32();
        Vector128<byte> three = Vector128.Shuffle(block, Vector128.Create(4, 3, 2, 1, 9, 8, 7, 6, 14, 13, 12, 11, No, No, No, No));
        Vector128<int> bodies = three.AsInt32().WithElement(3, (int)Bytes.GetBig32(ref at, 16));
        (bodies ^ Negative(heads)).StoreUnsafe(ref values);
        // An argument whose top bit is set is more than an int holds.
        return ((heads & Vector128.Create(0xdf)) | (bodies & Vector128.Create(int.MinValue))) == Vector128.Create(26);
    }

    /// <summary>All bits if the head is a negative integer's.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<int> Negative(Vector128<int> heads) => (heads << 26) >> 31;

    private static byte[] Kept()
    {
        byte[] kept = new byte[256 * 16];
        for (int mask = 0; mask < 256; mask++)
        {
            int at = mask * 16;
            for (int i = 0; i < 8; i++)
            {
                kept[at++] = (byte)(2 * i);
                if ((mask >> i & 1) != 0)
                {
                    kept[at++] = (byte)((2 * i) + 1);
                }
            }
        }
        return kept;
    }

    private static byte[] Lanes()
    {
        byte[] lanes = new byte[256 * 16];
        for (int set = 0; set < 256; set++)
        {
            int at = set * 16;
            for (int i = 0; i < 8; i++)
            {
                if ((set >> i & 1) != 0)
                {
                    lanes[at++] = (byte)(2 * i);
                    lanes[at++] = (byte)((2 * i) + 1);
                }
            }
        }
        return lanes;
    }
}
