// Owns: text as in Binary: Latin-1 or UTF-16. Knows no layout.
using System.Text;

namespace Octavo.Interop.Passes;

/// <summary>Text over Binary's bytes, without a string: one of the two spans.</summary>
internal readonly ref struct BinaryText
{
    internal BinaryText(ReadOnlySpan<byte> latin1) => Latin1 = latin1;

    internal BinaryText(ReadOnlySpan<char> wide)
    {
        Wide = wide;
        IsWide = true;
    }

    /// <summary>Whether a unit is above U+00FF; the text is <see cref="Wide"/> then, else <see cref="Latin1"/>.</summary>
    internal bool IsWide { get; }

    internal ReadOnlySpan<byte> Latin1 { get; }

    internal ReadOnlySpan<char> Wide { get; }

    /// <summary>Whether <see cref="Latin1"/> is UTF-8 as it is.</summary>
    internal bool IsAscii => !IsWide && Ascii.IsValid(Latin1);

    /// <summary>UTF-16 units.</summary>
    internal int Units => IsWide ? Wide.Length : Latin1.Length;

    /// <summary>Bytes that the text takes at most in UTF-8.</summary>
    internal int MaxUtf8 => IsWide ? checked(Wide.Length * 3) : checked(Latin1.Length * 2);

    internal char this[int index] => IsWide ? Wide[index] : (char)Latin1[index];

    public override string ToString() => IsWide ? new string(Wide) : Encoding.Latin1.GetString(Latin1);
}
