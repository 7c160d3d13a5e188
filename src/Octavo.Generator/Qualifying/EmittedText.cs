// Owns: the text of an emitted file as the compiler keeps it between keystrokes: a byte a character. Knows no model.
using System;
using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace Octavo.Generator.Qualifying;

/// <summary>
/// A text of Latin-1's characters, which almost all emitted files are. The compiler holds every file for as long as the project is open, and strings of them
/// were four fifths of what the generator left there.
/// </summary>
internal sealed class EmittedText : SourceText
{
    private static readonly Encoding s_latin = System.Text.Encoding.GetEncoding("iso-8859-1");

    /// <summary>A buffer that grew further, for a file of a whole project, is let go.</summary>
    private const int Kept = 1 << 17;

    [ThreadStatic]
    private static char[]? s_buffer;

    private readonly byte[] _characters;

    private EmittedText(byte[] characters) => _characters = characters;

    public override Encoding Encoding => System.Text.Encoding.UTF8;

    public override int Length => _characters.Length;

    public override char this[int position] => (char)_characters[position];

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
        s_latin.GetChars(_characters, sourceIndex, count, destination, destinationIndex);

    public override string ToString(TextSpan span) => s_latin.GetString(_characters, span.Start, span.Length);
}
