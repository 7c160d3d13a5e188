// Owns: Binary's text on the writing side: Latin-1 if it can be, else UTF-16. docs/formats/binary.md, "Text".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <summary>The text header of null.</summary>
    internal const byte NullText = 0;

    /// <summary>The text header before a count of UTF-16 units.</summary>
    internal const byte WideText = 1;

    /// <summary>What a Latin-1 text's header is above its length.</summary>
    internal const uint NarrowText = 2;

    private const int MaxTextHead = 1 + BinaryVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxText(string? value) => value is null ? 1 : MaxTextHead + (2 * Math.Min(value.Length, TextRun.Limit));

    /// <inheritdoc/>
    public static nint PutText(ref byte at, string? value)
    {
        if (value is null)
        {
            at = NullText;
            return 1;
        }
        int length = value.Length;
        nint head = BinaryVarint.Put(ref at, (uint)length + NarrowText);
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
        at = WideText;
        nint head = 1 + BinaryVarint.Put(ref Bytes.At(ref at, 1), (uint)value.Length);
        MemoryMarshal.AsBytes(value.AsSpan()).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, head), 2 * value.Length));
        return head + (2 * (nint)value.Length);
    }

    /// <summary>Text above the run's limit goes out in pieces, so no reservation grows with it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteLongText(string value)
    {
        if (value.AsSpan().ContainsAnyExceptInRange('\0', '\u00FF'))
        {
            ref byte wide = ref Reserve(MaxTextHead);
            wide = WideText;
            Advance(1 + BinaryVarint.Put(ref Bytes.At(ref wide, 1), (uint)value.Length));
            _window.WriteRaw(MemoryMarshal.AsBytes(value.AsSpan()));
            return;
        }
        Advance(BinaryVarint.Put(ref Reserve(MaxTextHead), (uint)value.Length + NarrowText));
        _window.WriteLatin1(value);
    }
}
