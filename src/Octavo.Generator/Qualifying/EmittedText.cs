// Owns: the text of an emitted file as the compiler keeps it between keystrokes: compressed. Knows no model.
using System;
using System.IO;
using System.IO.Compression;
using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace Octavo.Generator.Qualifying;

/// <summary>
/// A text of Latin-1's characters, which almost all emitted files are. The compiler holds every file for as long as the project is open, and reads it once, to
/// parse it. So the characters are kept as long as the collector has no need of their memory, and after that what they were compressed to, a tenth of them.
/// </summary>
internal sealed class EmittedText : SourceText
{
    private static readonly Encoding s_latin = System.Text.Encoding.GetEncoding("iso-8859-1");

    /// <summary>A buffer that grew further, for a file of a whole project, is let go.</summary>
    private const int Kept = 1 << 17;

    [ThreadStatic]
    private static char[]? s_buffer;

    private readonly byte[] _compressed;
    private readonly WeakReference<byte[]> _characters;

    private EmittedText(byte[] characters)
    {
        _compressed = Compress(characters);
        _characters = new WeakReference<byte[]>(characters);
        Length = characters.Length;
    }

    public override Encoding Encoding => System.Text.Encoding.UTF8;

    public override int Length { get; }

    public override char this[int position] => (char)Characters()[position];

    /// <summary>The text of a file.</summary>
    public static SourceText Of(StringBuilder text)
    {
        int length = text.Length;
        char[] all = s_buffer is { } buffer && buffer.Length >= length ? buffer : new char[length];
        s_buffer = all.Length <= Kept ? all : s_buffer;
        text.CopyTo(0, all, 0, length);
        byte[] characters = new byte[length];
        int bits = 0;
        for (int i = 0; i < characters.Length; i++)
        {
            bits |= all[i];
            characters[i] = (byte)all[i];
        }
        return bits > 0xFF ? From(new string(all, 0, length), System.Text.Encoding.UTF8) : new EmittedText(characters);
    }

    public override void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count) =>
        s_latin.GetChars(Characters(), sourceIndex, count, destination, destinationIndex);

    public override string ToString(TextSpan span) => s_latin.GetString(Characters(), span.Start, span.Length);

    private static byte[] Compress(byte[] characters)
    {
        using var to = new MemoryStream(characters.Length / 4);
        using (var compressor = new DeflateStream(to, CompressionLevel.Fastest, leaveOpen: true))
        {
            compressor.Write(characters, 0, characters.Length);
        }
        return to.ToArray();
    }

    private byte[] Characters()
    {
        if (_characters.TryGetTarget(out byte[]? kept))
        {
            return kept;
        }
        byte[] characters = new byte[Length];
        using var from = new DeflateStream(new MemoryStream(_compressed), CompressionMode.Decompress);
        for (int at = 0; at < characters.Length; at += from.Read(characters, at, characters.Length - at))
        {
        }
        _characters.SetTarget(characters);
        return characters;
    }
}
