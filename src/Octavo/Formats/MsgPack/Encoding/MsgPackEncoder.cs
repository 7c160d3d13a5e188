// Owns: MessagePack's integers, heads and timestamps over a byte reference, both ways. Knows no window.
using System.Numerics;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.MsgPack;

/// <summary>Shortest forms out, every form in.</summary>
internal static class MsgPackEncoder
{
    /// <summary>An integer, a head or a length takes at most this.</summary>
    internal const int MaxInteger = 9;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutInt32(ref byte at, int value)
    {
        if ((uint)(value + 32) < 160)
        {
            at = (byte)value;
            return 1;
        }
        // Wide forms stay inline: a call here cost a third on objects of sixteen integers (bench: Wide16).
        if (value >= 0)
        {
            if (value > ushort.MaxValue)
            {
                at = MsgPackCode.UInt32;
                Bytes.PutBig(ref at, 1, (uint)value);
                return 5;
            }
            if (value > byte.MaxValue)
            {
                at = MsgPackCode.UInt16;
                Bytes.PutBig(ref at, 1, (ushort)value);
                return 3;
            }
            at = MsgPackCode.UInt8;
            Bytes.At(ref at, 1) = (byte)value;
            return 2;
        }
        if (value < short.MinValue)
        {
            at = MsgPackCode.Int32;
            Bytes.PutBig(ref at, 1, (uint)value);
            return 5;
        }
        if (value < sbyte.MinValue)
        {
            at = MsgPackCode.Int16;
            Bytes.PutBig(ref at, 1, (ushort)value);
            return 3;
        }
        at = MsgPackCode.Int8;
        Bytes.At(ref at, 1) = (byte)value;
        return 2;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutUInt32(ref byte at, uint value) => value <= MsgPackCode.MaxFixInt ? PutFix(ref at, (byte)value) : PutUInt64Wide(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutInt64(ref byte at, long value) => (ulong)(value + 32) < 160 ? PutFix(ref at, (byte)value) : PutInt64Wide(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutUInt64(ref byte at, ulong value) => value <= MsgPackCode.MaxFixInt ? PutFix(ref at, (byte)value) : PutUInt64Wide(ref at, value);

    /// <summary>A head whose length is in the low bits below 16, else in two or four bytes: arrays and maps.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutCount(ref byte at, byte fix, byte head16, int count)
    {
        if (count < 16)
        {
            at = (byte)(fix | count);
            return 1;
        }
        return PutLongHead(ref at, head16, count);
    }

    /// <summary>The head of bytes of this length.</summary>
    internal static nint PutBinHead(ref byte at, int length)
    {
        if (length <= byte.MaxValue)
        {
            at = MsgPackCode.Bin8;
            Bytes.At(ref at, 1) = (byte)length;
            return 2;
        }
        return PutLongHead(ref at, MsgPackCode.Bin16, length);
    }

    /// <summary>The head of text of this many bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutStrHead(ref byte at, int length)
    {
        if (length < 32)
        {
            at = (byte)(MsgPackCode.FixStr | length);
            return 1;
        }
        if (length <= byte.MaxValue)
        {
            at = MsgPackCode.Str8;
            Bytes.At(ref at, 1) = (byte)length;
            return 2;
        }
        return PutLongHead(ref at, MsgPackCode.Str16, length);
    }

    /// <summary>Bytes that the head of text of this many bytes takes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int StrHeadLength(int length) => length < 32 ? 1 : length <= byte.MaxValue ? 2 : length <= ushort.MaxValue ? 3 : 5;

    /// <summary>A two-byte or four-byte length after a head; the head of four bytes is the next one.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint PutLongHead(ref byte at, byte head16, int length)
    {
        if (length <= ushort.MaxValue)
        {
            at = head16;
            Bytes.PutBig(ref at, 1, (ushort)length);
            return 3;
        }
        at = (byte)(head16 + 1);
        Bytes.PutBig(ref at, 1, (uint)length);
        return 5;
    }

    /// <summary>The head of text, whichever it is.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint GetStrHead(ref byte at, string expected, out uint length)
    {
        switch (at)
        {
            case >= MsgPackCode.FixStr and < MsgPackCode.Nil:
                length = (uint)(at & 31);
                return 1;
            case MsgPackCode.Str8:
                length = Bytes.At(ref at, 1);
                return 2;
            case MsgPackCode.Str16:
                length = Bytes.GetBig16(ref at, 1);
                return 3;
            case MsgPackCode.Str32:
                length = Bytes.GetBig32(ref at, 1);
                return 5;
            default:
                Throw.TypeMismatch(expected, MsgPackCode.Name(at));
                length = 0;
                return 0;
        }
    }

    /// <summary>The head of bytes, whichever it is.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint GetBinHead(ref byte at, string expected, out uint length)
    {
        switch (at)
        {
            case MsgPackCode.Bin8:
                length = Bytes.At(ref at, 1);
                return 2;
            case MsgPackCode.Bin16:
                length = Bytes.GetBig16(ref at, 1);
                return 3;
            case MsgPackCode.Bin32:
                length = Bytes.GetBig32(ref at, 1);
                return 5;
            default:
                Throw.TypeMismatch(expected, MsgPackCode.Name(at));
                length = 0;
                return 0;
        }
    }

    /// <summary>The head of an extension, whichever it is; its type is the head's last byte.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint GetExtHead(ref byte at, out uint length, out sbyte type)
    {
        nint head;
        switch (at)
        {
            case >= MsgPackCode.FixExt1 and <= MsgPackCode.FixExt16:
                length = 1u << (at - MsgPackCode.FixExt1);
                head = 2;
                break;
            case MsgPackCode.Ext8:
                length = Bytes.At(ref at, 1);
                head = 3;
                break;
            case MsgPackCode.Ext16:
                length = Bytes.GetBig16(ref at, 1);
                head = 4;
                break;
            case MsgPackCode.Ext32:
                length = Bytes.GetBig32(ref at, 1);
                head = 6;
                break;
            default:
                Throw.TypeMismatch("an extension", MsgPackCode.Name(at));
                length = 0;
                head = 1;
                break;
        }
        type = (sbyte)Bytes.At(ref at, head - 1);
        return head;
    }

    /// <summary>The head of an extension of this length, its type included.</summary>
    internal static nint PutExtHead(ref byte at, sbyte type, int length)
    {
        nint head;
        switch (length)
        {
            case 1 or 2 or 4 or 8 or 16:
                at = (byte)(MsgPackCode.FixExt1 + BitOperations.Log2((uint)length));
                head = 1;
                break;
            case <= byte.MaxValue:
                at = MsgPackCode.Ext8;
                Bytes.At(ref at, 1) = (byte)length;
                head = 2;
                break;
            default:
                head = PutLongHead(ref at, MsgPackCode.Ext16, length);
                break;
        }
        Bytes.At(ref at, head) = (byte)type;
        return head + 1;
    }

    /// <summary>Any integer head.</summary>
    /// <param name="at">Where.</param>
    /// <param name="value">The value; for heads of unsigned 64 bits its bits.</param>
    /// <param name="large">Whether the value is above <see cref="long.MaxValue"/>.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint GetInteger(ref byte at, out long value, out bool large)
    {
        byte head = at;
        large = false;
        switch (head)
        {
            case MsgPackCode.UInt8:
                value = Bytes.At(ref at, 1);
                return 2;
            case MsgPackCode.UInt16:
                value = Bytes.GetBig16(ref at, 1);
                return 3;
            case MsgPackCode.UInt32:
                value = Bytes.GetBig32(ref at, 1);
                return 5;
            case MsgPackCode.UInt64:
                value = (long)Bytes.GetBig64(ref at, 1);
                large = value < 0;
                return 9;
            case MsgPackCode.Int8:
                value = (sbyte)Bytes.At(ref at, 1);
                return 2;
            case MsgPackCode.Int16:
                value = (short)Bytes.GetBig16(ref at, 1);
                return 3;
            case MsgPackCode.Int32:
                value = (int)Bytes.GetBig32(ref at, 1);
                return 5;
            case MsgPackCode.Int64:
                value = (long)Bytes.GetBig64(ref at, 1);
                return 9;
        }
        if (head is > MsgPackCode.MaxFixInt and < MsgPackCode.MinNegativeFixInt)
        {
            Throw.TypeMismatch("an integer", MsgPackCode.Name(head));
        }
        value = (sbyte)head;
        return 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutFix(ref byte at, byte value)
    {
        at = value;
        return 1;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutInt64Wide(ref byte at, long value)
    {
        if (value >= 0)
        {
            return PutUInt64Wide(ref at, (ulong)value);
        }
        if (value >= int.MinValue)
        {
            return PutInt32(ref at, (int)value);
        }
        at = MsgPackCode.Int64;
        Bytes.PutBig(ref at, 1, (ulong)value);
        return 9;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutUInt64Wide(ref byte at, ulong value)
    {
        if (value <= int.MaxValue)
        {
            return PutInt32(ref at, (int)value);
        }
        if (value <= uint.MaxValue)
        {
            at = MsgPackCode.UInt32;
            Bytes.PutBig(ref at, 1, (uint)value);
            return 5;
        }
        at = MsgPackCode.UInt64;
        Bytes.PutBig(ref at, 1, value);
        return 9;
    }
}
