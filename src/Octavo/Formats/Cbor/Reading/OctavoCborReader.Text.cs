// Owns: CBOR's text on the reading side. RFC 8949, section 3.1.
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <inheritdoc/>
    public string? ReadText()
    {
        // Most texts have a one-byte or two-byte head: no scratch move for a short text at the end of the data.
        if (_window.Available > 1)
        {
            ref byte here = ref _window.Here;
            uint length = (uint)here - CborCode.Text;
            if (length < CborCode.Direct)
            {
                Commit(1);
                return Utf8Text.Decode(_window.Take((int)length));
            }
            if (length == CborCode.Direct)
            {
                length = Bytes.At(ref here, 1);
                Commit(2);
                return Utf8Text.Decode(_window.Take((int)length));
            }
        }
        return TryReadNull() ? null : Utf8Text.Decode(TakeText());
    }

    /// <inheritdoc/>
    public static bool TryReadName(ref OctavoCborReader reader, out ReadOnlySpan<byte> name)
    {
        if (reader.IsAtEnd || (reader.Need(1) & CborCode.MajorMask) != CborCode.Text)
        {
            name = default;
            return false;
        }
        name = reader.TakeText();
        return true;
    }

    /// <summary>Takes the bytes of a text string of any form.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ReadOnlySpan<byte> TakeText()
    {
        SkipTagsOf(CborCode.Text);
        if (Need(1) == CborCode.IndefiniteText)
        {
            return TakeChunks(CborCode.Text, "a text string", out int together).AsSpan(0, together);
        }
        Commit(CborEncoder.GetLength(ref Need(MaxHead), CborCode.Text, "a text string", out ulong length));
        // Short texts that are cut end in the data, here as where they are taken at once: the error does not depend on how the data is cut into segments.
        if (length > byte.MaxValue && length > (ulong)_window.Available && length > (ulong)_window.Remaining)
        {
            Throw.CountTooLarge(length, _window.Remaining);
        }
        return _window.Take((int)length);
    }
}
