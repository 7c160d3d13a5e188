// Owns: the step from characters to tokens. Knows no grammar.
using System.Collections.Generic;
using System.Text;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Text;

/// <summary>Tokens of a text.</summary>
/// <param name="text">The file's text, without a byte order mark.</param>
internal sealed class ProtoLexer(string text)
{
    private const char End = '\0';

    private readonly StringBuilder _comment = new();
    private int _at;
    private int _line = 1;
    private int _lineStart;
    private int _inked; // after the last token or comment
    private int _commentEnd; // the line on which the last comment ended

    /// <summary>All tokens, the last of them <see cref="ProtoTokenKind.End"/>.</summary>
    public List<ProtoToken> All()
    {
        var tokens = new List<ProtoToken>();
        do
        {
            tokens.Add(Next());
        }
        while (tokens[tokens.Count - 1].Kind != ProtoTokenKind.End);
        return tokens;
    }

    private Position Here => new(_line, _at - _lineStart + 1);

    private char Peek(int ahead = 0) => _at + ahead < text.Length ? text[_at + ahead] : End;

    private ProtoToken Next()
    {
        SkipBlank();
        Position position = Here;
        string comment = _comment.Length != 0 && _commentEnd >= _line - 1 ? _comment.ToString() : "";
        _comment.Clear();
        if (_at >= text.Length)
        {
            return new ProtoToken(ProtoTokenKind.End, "", [], position, comment);
        }
        int start = _at;
        char first = Peek();
        if (IsLetter(first))
        {
            while (IsLetter(Peek()) || IsDigit(Peek()))
            {
                _at++;
            }
            return Token(ProtoTokenKind.Identifier, start, position, comment);
        }
        if (IsDigit(first) || (first == '.' && IsDigit(Peek(1))))
        {
            return Token(Number(position), start, position, comment);
        }
        if (first is '"' or '\'')
        {
            byte[] bytes = Literal(first, position);
            return Token(ProtoTokenKind.Text, start, position, comment) with { Bytes = bytes };
        }
        if (first < ' ' || first > '~')
        {
            throw new ProtoSyntaxException(position, $"The character U+{(int)first:X4} cannot be used here.");
        }
        _at++;
        return Token(ProtoTokenKind.Symbol, start, position, comment);
    }

    private ProtoToken Token(ProtoTokenKind kind, int start, Position position, string comment)
    {
        _inked = _at;
        return new ProtoToken(kind, text.Substring(start, _at - start), [], position, comment);
    }

    private void SkipBlank()
    {
        while (_at < text.Length)
        {
            char next = Peek();
            if (next == '\n')
            {
                NewLine();
            }
            else if (next is ' ' or '\t' or '\r' or '\f' or '\v')
            {
                _at++;
            }
            else if (next == '/' && Peek(1) == '/')
            {
                LineComment();
            }
            else if (next == '/' && Peek(1) == '*')
            {
                BlockComment();
            }
            else
            {
                return;
            }
        }
    }

    private void NewLine()
    {
        _at++;
        _line++;
        _lineStart = _at;
    }

    private void LineComment()
    {
        // A comment after a token on its line belongs to that token, and one after a blank line begins again.
        bool trails = _inked > _lineStart;
        int start = _at + 2;
        while (_at < text.Length && Peek() != '\n')
        {
            _at++;
        }
        _inked = _at;
        if (!trails)
        {
            Comment(text.Substring(start, _at - start).Trim(), _line);
        }
    }

    private void BlockComment()
    {
        Position position = Here;
        bool trails = _inked > _lineStart;
        int line = _line;
        int start = _at + 2;
        _at += 2;
        while (!(Peek() == '*' && Peek(1) == '/'))
        {
            if (_at >= text.Length)
            {
                throw new ProtoSyntaxException(position, "The comment that begins here has no end: expected '*/'.");
            }
            if (Peek() == '\n')
            {
                NewLine();
            }
            else if (Peek() == '/' && Peek(1) == '*')
            {
                throw new ProtoSyntaxException(Here, "A comment cannot begin inside a comment: the first '*/' ends both.");
            }
            else
            {
                _at++;
            }
        }
        string content = text.Substring(start, _at - start);
        _at += 2;
        _inked = _at;
        if (trails)
        {
            return;
        }
        foreach (string one in content.Split('\n'))
        {
            Comment(one.Trim().TrimStart('*').Trim(), line);
            line = _line;
        }
        _commentEnd = _line;
    }

    private void Comment(string one, int line)
    {
        if (_comment.Length != 0 && line > _commentEnd + 1)
        {
            _comment.Clear();
        }
        if (one.Length != 0)
        {
            _comment.Append(_comment.Length != 0 ? "\n" : "").Append(one);
        }
        _commentEnd = line;
    }

    private ProtoTokenKind Number(Position position)
    {
        if (Peek() == '0' && Peek(1) is 'x' or 'X')
        {
            _at += 2;
            int start = _at;
            while (Hex(Peek()) >= 0)
            {
                _at++;
            }
            Ends(position, _at > start);
            return ProtoTokenKind.Integer;
        }
        bool octal = Peek() == '0' && IsDigit(Peek(1));
        bool good = true;
        while (IsDigit(Peek()))
        {
            good &= !octal || Peek() < '8';
            _at++;
        }
        bool isFloat = false;
        // Octal digits have neither a point nor an exponent.
        if (Peek() == '.' && !octal)
        {
            isFloat = true;
            _at++;
            while (IsDigit(Peek()))
            {
                _at++;
            }
        }
        if (Peek() is 'e' or 'E' && !octal)
        {
            isFloat = true;
            _at++;
            if (Peek() is '+' or '-')
            {
                _at++;
            }
            good &= IsDigit(Peek());
            while (IsDigit(Peek()))
            {
                _at++;
            }
        }
        if (isFloat && Peek() is 'f' or 'F')
        {
            good = false;
        }
        Ends(position, good);
        return isFloat ? ProtoTokenKind.Float : ProtoTokenKind.Integer;
    }

    private void Ends(Position position, bool good)
    {
        if (!good || IsLetter(Peek()) || Peek() == '.')
        {
            throw new ProtoSyntaxException(position, "This is not a number: expected decimal digits, 0 and octal digits, 0x and hexadecimal digits, or a float.");
        }
    }

    private byte[] Literal(char quote, Position position)
    {
        var bytes = new List<byte>();
        _at++;
        while (Peek() != quote)
        {
            if (_at >= text.Length || Peek() == '\n')
            {
                throw new ProtoSyntaxException(position, "The string that begins here has no end on its line.");
            }
            if (Peek() == '\\')
            {
                Escape(bytes);
                continue;
            }
            int length = char.IsHighSurrogate(Peek()) && char.IsLowSurrogate(Peek(1)) ? 2 : 1;
            bytes.AddRange(Encoding.UTF8.GetBytes(text.Substring(_at, length)));
            _at += length;
        }
        _at++;
        return [.. bytes];
    }

    private void Escape(List<byte> bytes)
    {
        Position position = Here;
        _at++;
        char kind = Peek();
        _at++;
        switch (kind)
        {
            case 'n': bytes.Add((byte)'\n'); break;
            case 'r': bytes.Add((byte)'\r'); break;
            case 't': bytes.Add((byte)'\t'); break;
            case 'a': bytes.Add(7); break;
            case 'b': bytes.Add(8); break;
            case 'f': bytes.Add(12); break;
            case 'v': bytes.Add(11); break;
            case '\\' or '\'' or '"' or '?': bytes.Add((byte)kind); break;
            case 'x' or 'X' when Hex(Peek()) >= 0: bytes.Add((byte)Digits(16, 2)); break;
            case >= '0' and <= '7':
                _at--;
                uint octal = Digits(8, 3);
                if (octal > byte.MaxValue)
                {
                    throw new ProtoSyntaxException(position, "An octal escape is at most \\377.");
                }
                bytes.Add((byte)octal);
                break;
            case 'u' or 'U':
                int start = _at;
                uint rune = Digits(16, kind == 'u' ? 4 : 8);
                if (kind == 'u' && _at - start == 4 && rune is >= 0xD800 and < 0xDC00 && Peek() == '\\' && Peek(1) == 'u')
                {
                    // Two escapes of the halves of a surrogate pair are one character.
                    start = _at + 2;
                    _at = start;
                    uint low = Digits(16, 4);
                    rune = low is >= 0xDC00 and < 0xE000 ? 0x10000 + ((rune - 0xD800) << 10) + (low - 0xDC00) : rune;
                }
                if (_at - start != (kind == 'u' ? 4 : 8) || rune > 0x10FFFF || (rune >= 0xD800 && rune < 0xE000))
                {
                    throw new ProtoSyntaxException(position, "Expected \\u and four, or \\U and eight hexadecimal digits of a Unicode scalar value.");
                }
                bytes.AddRange(Encoding.UTF8.GetBytes(char.ConvertFromUtf32((int)rune)));
                break;
            default:
                throw new ProtoSyntaxException(position,
                    "This is not an escape: expected one of \\n \\r \\t \\a \\b \\f \\v \\\\ \\' \\\" \\? \\x41 \\101 \\u0041.");
        }
    }

    private uint Digits(uint radix, int most)
    {
        uint value = 0;
        for (int i = 0; i < most && Hex(Peek()) is >= 0 and int digit && digit < radix; i++)
        {
            value = (value * radix) + (uint)digit;
            _at++;
        }
        return value;
    }

    private static int Hex(char one) => one switch
    {
        >= '0' and <= '9' => one - '0',
        >= 'a' and <= 'f' => one - 'a' + 10,
        >= 'A' and <= 'F' => one - 'A' + 10,
        _ => -1,
    };

    private static bool IsLetter(char one) => one is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or '_';

    private static bool IsDigit(char one) => one is >= '0' and <= '9';
}
