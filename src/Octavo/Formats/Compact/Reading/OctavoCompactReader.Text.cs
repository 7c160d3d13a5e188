// Owns: Compact's text on the reading side. docs/formats/compact.md, "Text".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    public string? ReadText()
    {
        // Most texts are short and are in the window, head and all: one bounds check, one commit.
        int available = _window.Available;
        if (available > 0)
        {
            ref byte here = ref _window.Here;
            uint narrow = here - OctavoCompactWriter.Latin1Head;
            if (narrow < 0x80 - OctavoCompactWriter.Latin1Head && narrow < (uint)available)
            {
                string text = new('\0', (int)narrow);
                Narrowing.FromLatin1(ref Bytes.At(ref here, 1), ref MemoryMarshal.GetReference(text.AsSpan()), (nint)narrow);
                Commit((nint)narrow + 1);
                return text;
            }
        }
        return ReadOtherText();
    }

    /// <summary>Null, wide or long text, or text that the window's end cuts.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? ReadOtherText()
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint head));
        if (head < OctavoCompactWriter.Latin1Head)
        {
            return head switch
            {
                OctavoCompactWriter.NullHead => null,
                OctavoCompactWriter.Utf16Head => ReadUtf16(),
                _ => ReadUtf8(),
            };
        }
        uint length = head - OctavoCompactWriter.Latin1Head;
        CheckLength(length, length);
        if (length == 0)
        {
            return "";
        }
        ReadOnlySpan<byte> bytes = _window.Take((int)length);
        string text = new('\0', bytes.Length);
        Narrowing.FromLatin1(ref MemoryMarshal.GetReference(bytes), ref MemoryMarshal.GetReference(text.AsSpan()), bytes.Length);
        return text;
    }

    private string ReadUtf16()
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint units));
        CheckLength(units, 2L * units);
        string text = new('\0', (int)units);
        Span<char> chars = MemoryMarshal.CreateSpan(ref MemoryMarshal.GetReference(text.AsSpan()), text.Length);
        _window.CopyTo(MemoryMarshal.AsBytes(chars));
        CheckForm(text, isUtf8: false);
        return text;
    }

    private string ReadUtf8()
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint length));
        CheckLength(length, length);
        string text = Utf8Text.Decode(_window.Take((int)length));
        CheckForm(text, isUtf8: true);
        return text;
    }

    private readonly void CheckLength(uint count, long bytes)
    {
        if (bytes > _window.Remaining)
        {
            Throw.CountTooLarge(count, _window.Remaining);
        }
    }

    /// <summary>Each text has one encoding, so the others are refused.</summary>
    private static void CheckForm(string text, bool isUtf8)
    {
        if (!text.AsSpan().ContainsAnyExceptInRange('\0', '\u00FF') || CompactText.Utf8Length(text) >= 0 != isUtf8)
        {
            Throw.InvalidData("text in a form that is not the shortest; each text has one encoding.");
        }
    }
}
