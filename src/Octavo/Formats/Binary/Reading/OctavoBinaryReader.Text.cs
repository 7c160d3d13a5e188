// Owns: Binary's text on the reading side. docs/formats/binary.md, "Text".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
{
    /// <inheritdoc/>
    public string? ReadText()
    {
        // Most texts are short and are in the window, head and all: one bounds check, one commit.
        int available = _window.Available;
        if (available > 0)
        {
            ref byte here = ref _window.Here;
            uint narrow = here - OctavoBinaryWriter.NarrowText;
            if (narrow < 0x80 - OctavoBinaryWriter.NarrowText && narrow < (uint)available)
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
        Commit(BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint head));
        if (head < OctavoBinaryWriter.NarrowText)
        {
            return head == OctavoBinaryWriter.NullText ? null : ReadWide();
        }
        uint length = head - OctavoBinaryWriter.NarrowText;
        if (length > (uint)_window.Available && length > _window.Remaining)
        {
            Throw.CountTooLarge(length, _window.Remaining);
        }
        if (length == 0)
        {
            return "";
        }
        ReadOnlySpan<byte> bytes = _window.Take((int)length);
        string text = new('\0', bytes.Length);
        Narrowing.FromLatin1(ref MemoryMarshal.GetReference(bytes), ref MemoryMarshal.GetReference(text.AsSpan()), bytes.Length);
        return text;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string ReadWide()
    {
        Commit(BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint units));
        if (2L * units > _window.Remaining)
        {
            Throw.CountTooLarge(units, _window.Remaining);
        }
        string text = new('\0', (int)units);
        Span<char> chars = MemoryMarshal.CreateSpan(ref MemoryMarshal.GetReference(text.AsSpan()), text.Length);
        _window.CopyTo(MemoryMarshal.AsBytes(chars));
        if (!chars.ContainsAnyExceptInRange('\0', '\u00FF'))
        {
            Throw.InvalidData("wide text without a character above U+00FF; each text has one encoding.");
        }
        return text;
    }
}
