// Owns: skipping MessagePack values, or copying them unchanged. Specification: "Formats".
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <summary>Levels whose counts are on the stack; deeper ones go to the heap.</summary>
    private const int SkipLevels = 64;

    /// <summary>Skips one value with everything in it; the heads are checked, texts are not.</summary>
    /// <exception cref="OctavoException">The data ends, nests deeper than <see cref="SerializerLimits.MaxDepth"/> allows from here (an empty array or map is
    /// not a level), or has the head 0xC1.</exception>
    public void Skip()
    {
        ref byte at = ref Need(1);
        if (at is <= MsgPackCode.MaxFixInt or >= MsgPackCode.MinNegativeFixInt or MsgPackCode.Nil)
        {
            Commit(1);
            return;
        }
        NoteSkipped();
        SkipValue(null);
    }

    /// <summary>Skips one value, and copies it where wanted. A nested value takes no stack: each open level is a count of the values left in it.</summary>
    [SkipLocalsInit]
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SkipValue(ArrayBufferWriter<byte>? copy)
    {
        Span<long> open = stackalloc long[SkipLevels];
        int level = 0;
        long left = 1;
        while (true)
        {
            while (left == 0)
            {
                if (level == 0)
                {
                    return;
                }
                left = open[--level];
            }
            left--;
            long bytes = Measure(ref Need(MaxHead), out long inner);
            if (bytes > _window.Available && bytes > _window.Remaining)
            {
                Throw.EndOfData();
            }
            if (copy is null)
            {
                _window.Skip(bytes);
            }
            else
            {
                _window.CopyTo(copy.GetSpan((int)bytes)[..(int)bytes]);
                copy.Advance((int)bytes);
            }
            if (inner != 0)
            {
                if (inner > _window.Available && inner > _window.Remaining)
                {
                    Throw.CountTooLarge((ulong)inner, _window.Remaining);
                }
                if (level >= _depthLeft)
                {
                    Throw.DepthExceeded(_options.MaxDepth);
                }
                if (level == open.Length)
                {
                    long[] more = new long[2 * level];
                    open.CopyTo(more);
                    open = more;
                }
                open[level++] = left;
                left = inner;
            }
        }
    }

    /// <summary>The bytes of a head and of what it alone holds, and the number of values that follow inside it.</summary>
    internal static long Measure(ref byte at, out long inner)
    {
        inner = 0;
        byte head = at;
        switch (head)
        {
            case <= MsgPackCode.MaxFixInt or >= MsgPackCode.MinNegativeFixInt or MsgPackCode.Nil or MsgPackCode.False or MsgPackCode.True:
                return 1;
            case < MsgPackCode.FixArray:
                inner = 2 * (head & 15);
                return 1;
            case < MsgPackCode.FixStr:
                inner = head & 15;
                return 1;
            case < MsgPackCode.Nil:
                return 1 + (head & 31);
            case MsgPackCode.Bin8 or MsgPackCode.Str8:
                return 2 + Bytes.At(ref at, 1);
            case MsgPackCode.Bin16 or MsgPackCode.Str16:
                return 3 + Bytes.GetBig16(ref at, 1);
            case MsgPackCode.Bin32 or MsgPackCode.Str32:
                return 5L + Bytes.GetBig32(ref at, 1);
            case MsgPackCode.Ext8:
                return 3 + Bytes.At(ref at, 1);
            case MsgPackCode.Ext16:
                return 4 + Bytes.GetBig16(ref at, 1);
            case MsgPackCode.Ext32:
                return 6L + Bytes.GetBig32(ref at, 1);
            case MsgPackCode.UInt8 or MsgPackCode.Int8:
                return 2;
            case MsgPackCode.UInt16 or MsgPackCode.Int16:
                return 3;
            case MsgPackCode.UInt32 or MsgPackCode.Int32 or MsgPackCode.Float32:
                return 5;
            case MsgPackCode.UInt64 or MsgPackCode.Int64 or MsgPackCode.Float64:
                return 9;
            case >= MsgPackCode.FixExt1 and <= MsgPackCode.FixExt16:
                return 2 + (1 << (head - MsgPackCode.FixExt1));
            case MsgPackCode.Array16:
                inner = Bytes.GetBig16(ref at, 1);
                return 3;
            case MsgPackCode.Array32:
                inner = Bytes.GetBig32(ref at, 1);
                return 5;
            case MsgPackCode.Map16:
                inner = 2 * Bytes.GetBig16(ref at, 1);
                return 3;
            case MsgPackCode.Map32:
                inner = 2L * Bytes.GetBig32(ref at, 1);
                return 5;
            default:
                MsgPackCode.RefuseNeverUsed();
                return 1;
        }
    }
}
