// Owns: MessagePack's text on the reading side. Specification: "str format family".
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <inheritdoc/>
    public string? ReadText()
    {
        // Most texts have a one-byte or two-byte head: no scratch move for a short text at the end of the data.
        if (_window.Available > 1)
        {
            ref byte here = ref _window.Here;
            if ((here & 0xe0) == MsgPackCode.FixStr)
            {
                int length = here & 31;
                Commit(1);
                return Utf8Text.Decode(_window.Take(length));
            }
            if (here == MsgPackCode.Str8)
            {
                int length = Bytes.At(ref here, 1);
                Commit(2);
                return Utf8Text.Decode(_window.Take(length));
            }
        }
        return TryReadNull() ? null : Utf8Text.Decode(TakeStr());
    }

    /// <inheritdoc/>
    public static bool TryReadName(ref OctavoMsgPackReader reader, out ReadOnlySpan<byte> name)
    {
        if (reader.IsAtEnd
            || reader.Need(1) is not ((>= MsgPackCode.FixStr and < MsgPackCode.Nil) or MsgPackCode.Str8 or MsgPackCode.Str16 or MsgPackCode.Str32))
        {
            name = default;
            return false;
        }
        name = reader.TakeStr();
        return true;
    }

    /// <summary>Takes the bytes of a string of any head.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ReadOnlySpan<byte> TakeStr()
    {
        nint head = MsgPackEncoder.GetStrHead(ref Need(MaxHead), "a string", out uint length);
        Commit(head);
        // Short texts that are cut end in the data, here as where they are taken at once: the error does not depend on how the data is cut into segments.
        if (length > byte.MaxValue && length > (uint)_window.Available && length > _window.Remaining)
        {
            Throw.CountTooLarge(length, _window.Remaining);
        }
        return _window.Take((int)length);
    }
}
