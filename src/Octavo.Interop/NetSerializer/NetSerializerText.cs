// Owns: text as in NetSerializer: the count of UTF-8 bytes + 1, in version 4 the count of UTF-16 units of what is not empty, the bytes. Source: netserializer
// 4.1.2, Primitives.cs; NetSerializer2, Primitives.cs.
using System.Buffers;
using System.Text;
using System.Text.Unicode;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.NetSerializer;

internal static class NetSerializerText
{
    internal static void Put(ref ByteOutput output, BinaryText text, bool hasUnits)
    {
        if (text.Units == 0)
        {
            output.Put(1);
            return;
        }
        if (text.IsAscii)
        {
            PutHead(ref output, text.Units, text.Units, hasUnits);
            output.Put(text.Latin1);
            return;
        }
        string wide = text.ToString();
        byte[] bytes = ArrayPool<byte>.Shared.Rent(text.MaxUtf8);
        OperationStatus status = Utf8.FromUtf16(wide, bytes, out _, out int written, replaceInvalidSequences: false);
        if (status == OperationStatus.Done)
        {
            PutHead(ref output, written, wide.Length, hasUnits);
            output.Put(bytes.AsSpan(0, written));
        }
        ArrayPool<byte>.Shared.Return(bytes);
        if (status != OperationStatus.Done)
        {
            Throw.InvalidText("a lone surrogate, which UTF-8 cannot hold.");
        }
    }

    /// <summary>Takes text that is not null and puts it as Binary's.</summary>
    internal static void Take(ref ByteInput input, ref ByteOutput output, bool hasUnits)
    {
        uint head = NetSerializerVarint.Take32(ref input);
        if (head == 0)
        {
            Throw.NullNotAllowed("text");
        }
        if (head == 1)
        {
            BinaryForm.PutUtf8(ref output, []);
            return;
        }
        uint units = hasUnits ? NetSerializerVarint.Take32(ref input) : 0;
        ReadOnlySpan<byte> utf8 = input.Take(input.CheckCount(head - 1, 1));
        BinaryForm.PutUtf8(ref output, utf8);
        if (hasUnits && units != Encoding.UTF8.GetCharCount(utf8))
        {
            Throw.InvalidData($"{units} UTF-16 units, but the text has {Encoding.UTF8.GetCharCount(utf8)}.");
        }
    }

    private static void PutHead(ref ByteOutput output, int bytes, int units, bool hasUnits)
    {
        NetSerializerVarint.Put(ref output, (uint)bytes + 1);
        if (hasUnits)
        {
            NetSerializerVarint.Put(ref output, (uint)units);
        }
    }
}
