// Owns: MessagePack's text on the reading side. Specification: "str format family".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo;

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

    /// <summary>Takes the bytes of a string of any head.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ReadOnlySpan<byte> TakeStr()
    {
        ref byte at = ref Need(MaxHead);
        uint length;
        nint head;
        switch (at)
        {
            case >= MsgPackCode.FixStr and < MsgPackCode.Nil:
                length = (uint)(at & 31);
                head = 1;
                break;
            case MsgPackCode.Str8:
                length = Bytes.At(ref at, 1);
                head = 2;
                break;
            case MsgPackCode.Str16:
                length = Bytes.GetBig16(ref at, 1);
                head = 3;
                break;
            case MsgPackCode.Str32:
                length = Bytes.GetBig32(ref at, 1);
                head = 5;
                break;
            default:
                Throw.TypeMismatch("a string", MsgPackCode.Name(at));
                return default;
        }
        Commit(head);
        if (length > (uint)_window.Available && length > _window.Remaining)
        {
            Throw.CountTooLarge(length, _window.Remaining);
        }
        return _window.Take((int)length);
    }
}
