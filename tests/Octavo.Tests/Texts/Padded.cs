// Owns: text as a reader's window shows it: zeros after the end. Knows no type.
using System.Text;

namespace Octavo.Tests.Texts;

/// <summary>One buffer, filled again for each text.</summary>
internal sealed class Padded
{
    private const int Behind = 128;

    private readonly byte[] _bytes = new byte[4096];
    private int _used;

    /// <summary>The first byte of a text of up to 3,900 ASCII characters.</summary>
    internal ref byte With(string text)
    {
        Array.Clear(_bytes, 0, Math.Min(_bytes.Length, _used + Behind));
        _used = Encoding.ASCII.GetBytes(text, _bytes);
        return ref _bytes[0];
    }

    /// <summary>The first byte of a buffer of zeros.</summary>
    internal ref byte Empty() => ref With("");

    /// <summary>What was put.</summary>
    internal string Text(nint length)
    {
        _used = Math.Max(_used, (int)length);
        return Encoding.ASCII.GetString(_bytes, 0, (int)length);
    }

    /// <summary>Whether a Put left all bytes from <paramref name="room"/> on alone.</summary>
    internal bool IsUntouched(int room) => _bytes.AsSpan(room, Behind).IndexOfAnyExcept((byte)0) < 0;
}
