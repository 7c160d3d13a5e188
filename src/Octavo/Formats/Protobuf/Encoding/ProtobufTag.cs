// Owns: Protobuf's tags: number and wire type in a varint of 32 bits. Knows no window.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Protobuf;

/// <summary>A tag is number · 8 + wire type.</summary>
internal static class ProtobufTag
{
    internal const uint Varint = (uint)ProtobufWireType.Varint;
    internal const uint Fixed64 = (uint)ProtobufWireType.Fixed64;
    internal const uint Delimited = (uint)ProtobufWireType.LengthDelimited;
    internal const uint GroupStart = (uint)ProtobufWireType.StartGroup;
    internal const uint GroupEnd = (uint)ProtobufWireType.EndGroup;
    internal const uint Fixed32 = (uint)ProtobufWireType.Fixed32;

    /// <summary>The largest number of a field.</summary>
    internal const int MaxNumber = 536_870_911;

    /// <summary>The tag of a field.</summary>
    internal static uint Of(int number, uint wireType) => ((uint)number << 3) | wireType;

    /// <summary>A tag's number.</summary>
    internal static int NumberOf(uint tag) => (int)(tag >> 3);

    /// <summary>A tag's wire type.</summary>
    internal static uint TypeOf(uint tag) => tag & 7;

    /// <summary>Bytes of a tag. Folds to a constant for a constant tag.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Length(uint tag) => tag < 1u << 7 ? 1 : tag < 1u << 14 ? 2 : tag < 1u << 21 ? 3 : tag < 1u << 28 ? 4 : 5;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, uint tag)
    {
        if (tag < 0x80)
        {
            at = (byte)tag;
            return 1;
        }
        if (tag < 0x4000)
        {
            Bytes.Put(ref at, (ushort)((tag & 0x7F) | 0x80 | ((tag >> 7) << 8)));
            return 2;
        }
        return ProtobufVarint.Put(ref at, tag);
    }

    /// <summary>Whether this tag is next, in its shortest form. Two bytes are looked at, or as many as the tag has.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsNext(ref byte at, uint tag) => tag < 0x80
        ? at == (byte)tag
        : Bytes.Get<ushort>(ref at) == (ushort)((tag & 0x7F) | 0x80 | (((tag >> 7) & 0x7F) << 8) | (tag < 0x4000 ? 0u : 0x8000u))
        && (tag < 0x4000 || IsLongNext(ref at, tag));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out uint tag)
    {
        uint first = at;
        if (first < 0x80)
        {
            tag = first;
            return 1;
        }
        uint second = Bytes.At(ref at, 1);
        if (second < 0x80)
        {
            tag = (first & 0x7F) | (second << 7);
            return 2;
        }
        nint length = GetLong(ref at, out uint rare);
        tag = rare;
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsLongNext(ref byte at, uint tag) => Get(ref at, out uint next) == Length(tag) && next == tag;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLong(ref byte at, out uint tag)
    {
        nint used = ProtobufVarint.Get(ref at, out ulong wide);
        if (wide > uint.MaxValue || used > ProtobufVarint.Longest32)
        {
            Throw.InvalidData("a tag of more than 32 bits.");
        }
        tag = (uint)wide;
        return used;
    }
}
