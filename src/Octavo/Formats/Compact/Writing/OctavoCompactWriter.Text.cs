// Owns: Compact's text on the writing side: the shortest of Latin-1, UTF-16 and UTF-8. docs/formats/compact.md, "Text".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
{
    /// <summary>The text header of null.</summary>
    internal const byte NullHead = 0;

    /// <summary>The text header before a count of UTF-16 units.</summary>
    internal const byte Utf16Head = 1;

    /// <summary>The text header before a count of bytes of UTF-8.</summary>
    internal const byte Utf8Head = 2;

    /// <summary>What a Latin-1 text's header is above its length.</summary>
    internal const uint Latin1Head = 3;

    private const int MaxTextHead = 1 + 5;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxText(string? value) => value is null ? 1 : MaxTextHead + (2 * Math.Min(value.Length, TextRun.Limit));

    /// <inheritdoc/>
    public static nint PutText(ref byte at, string? value)
    {
        if (value is null)
        {
            at = NullHead;
            return 1;
        }
        int length = value.Length;
        nint head = CompactVarint.Put(ref at, (uint)length + Latin1Head);
        return Narrowing.ToLatin1(ref Unsafe.AsRef(in value.GetPinnableReference()), ref Bytes.At(ref at, head), length) ? head + length
            : PutWide(ref at, value);
    }

    /// <inheritdoc/>
    public void WriteText(string? value)
    {
        if (TextRun.Fits(value))
        {
            Advance(PutText(ref Reserve(MaxText(value)), value));
            return;
        }
        WriteLongText(value!);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutWide(ref byte at, string value)
    {
        long utf8 = CompactText.Utf8Length(value);
        bool isUtf8 = utf8 >= 0;
        nint length = isUtf8 ? (nint)utf8 : value.Length;
        at = isUtf8 ? Utf8Head : Utf16Head;
        nint head = 1 + CompactVarint.Put(ref Bytes.At(ref at, 1), (ulong)length);
        ref byte to = ref Bytes.At(ref at, head);
        if (isUtf8)
        {
            Utf8Text.Encode(value, MemoryMarshal.CreateSpan(ref to, (int)length));
            return head + length;
        }
        MemoryMarshal.AsBytes(value.AsSpan()).CopyTo(MemoryMarshal.CreateSpan(ref to, 2 * value.Length));
        return head + (2 * length);
    }

    /// <summary>Text above the run's limit goes out in pieces, so no reservation grows with it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteLongText(string value)
    {
        if (value.AsSpan().ContainsAnyExceptInRange('\0', '\u00FF'))
        {
            WriteLongWide(value);
            return;
        }
        Advance(CompactVarint.Put(ref Reserve(MaxTextHead), (uint)value.Length + Latin1Head));
        _window.WriteLatin1(value);
    }

    private void WriteLongWide(string value)
    {
        long utf8 = CompactText.Utf8Length(value);
        ref byte at = ref Reserve(MaxTextHead);
        at = utf8 >= 0 ? Utf8Head : Utf16Head;
        Advance(1 + CompactVarint.Put(ref Bytes.At(ref at, 1), utf8 >= 0 ? (ulong)utf8 : (uint)value.Length));
        if (utf8 < 0)
        {
            _window.WriteRaw(MemoryMarshal.AsBytes(value.AsSpan()));
            return;
        }
        _window.WriteUtf8(value);
    }
}
