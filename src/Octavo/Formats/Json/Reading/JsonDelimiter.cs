// Owns: finding where a JSON value ends in bytes that come in pieces: one after another, a line each (NDJSON), or after record separators (RFC 7464).
using System.Buffers;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>A value ends with its outermost bracket or quote; a number or literal ends where white space begins. What is between is checked when the value is
/// read.</summary>
internal class JsonDelimiter(OctavoJsonOptions options) : Delimiter
{
    /// <summary>What comes before each value of RFC 7464.</summary>
    private const byte RecordSeparator = 0x1E;

    private static readonly SearchValues<byte> s_structure = SearchValues.Create("\"[]{}"u8);

    private static readonly SearchValues<byte> s_lenient = SearchValues.Create("\"[]{}'/"u8);

    private readonly SearchValues<byte> _structure = options.AllowComments || options.AllowSingleQuotes ? s_lenient : s_structure;

    private Part _part;
    private Part _around;  // what a comment is in
    private byte _quote;   // the one that ends the text
    private bool _escaped; // the byte before was a backslash
    private long _depth;
    private int _mark;     // bytes of the byte order mark that were met; 3 if none can follow

    private enum Part
    {
        Before,
        Text,
        Structure,
        Bare,
        Slash,
        LineComment,
        BlockComment,
        BlockStar,
        After,
    }

    internal override bool Found => _part == Part.After;

    internal override long Needs => Found ? Scanned : Scanned + 1;

    private static ReadOnlySpan<byte> ByteOrderMark => [0xEF, 0xBB, 0xBF];

    internal override void Scan(ReadOnlySpan<byte> piece)
    {
        int at = 0;
        while (at < piece.Length && _part != Part.After)
        {
            ReadOnlySpan<byte> rest = piece[at..];
            bool isBefore = IsBefore;
            int step = _part switch
            {
                Part.Before => Begin(rest),
                Part.Text => GoOnInText(rest),
                Part.Structure => GoOnInStructure(rest),
                Part.Bare => GoOnBare(rest),
                _ => GoOnInComment(rest),
            };
            at += step;
            Head += isBefore ? step : 0;
        }
        Scanned += at;
    }

    internal override void Next()
    {
        Scanned = 0;
        Head = 0;
        _part = Part.Before;
    }

    internal override int SkipHead()
    {
        if (!IsBefore)
        {
            return 0;
        }
        int skipped = Head;
        Scanned = 0;
        Head = 0;
        return skipped;
    }

    /// <summary>White space may follow the last value, and a comment if comments are allowed.</summary>
    internal override bool MayEnd(long buffered) => _part == Part.Before || (_part == Part.LineComment && IsBefore);

    /// <summary>A number or literal needs nothing after it.</summary>
    internal override bool EndWithSource()
    {
        if (_part != Part.Bare)
        {
            return false;
        }
        _part = Part.After;
        return true;
    }

    /// <summary>Whether what is looked at comes before the value.</summary>
    private bool IsBefore => _part == Part.Before || (_part is Part.Slash or Part.LineComment or Part.BlockComment or Part.BlockStar && _around == Part.Before);

    /// <summary>Whether a byte before a value belongs to what is around it. It is skipped then.</summary>
    /// <param name="found">The byte, which is not white space.</param>
    /// <param name="left">Bytes of the piece from it on.</param>
    private protected virtual bool IsAround(byte found, int left) => false;

    /// <summary>Whether a byte may come between values.</summary>
    private protected virtual bool IsBetween(byte value) => value is (byte)' ' or (byte)'\n' or (byte)'\r' or (byte)'\t' or RecordSeparator;

    /// <summary>Whether a byte ends a number or literal.</summary>
    private protected virtual bool EndsBare(byte value) => IsBetween(value);

    /// <summary>Looks at what comes before a value, one kind at a time; the value's first byte is left for the next step.</summary>
    private int Begin(ReadOnlySpan<byte> rest)
    {
        if (_mark < ByteOrderMark.Length)
        {
            if (options.AllowByteOrderMark && rest[0] == ByteOrderMark[_mark])
            {
                _mark++;
                return 1;
            }
            if (_mark != 0)
            {
                Throw.InvalidData("not well-formed JSON: a byte order mark is cut short.");
            }
            _mark = ByteOrderMark.Length;
        }
        int white = 0;
        while (white < rest.Length && IsBetween(rest[white]))
        {
            white++;
        }
        if (white == rest.Length)
        {
            return white;
        }
        if (!(rest[white] == '/' && options.AllowComments) && IsAround(rest[white], rest.Length - white))
        {
            return white + 1;
        }
        _depth = 0;
        switch (rest[white])
        {
            case (byte)'"' or (byte)'[' or (byte)'{':
                _part = Part.Structure;
                break;
            case (byte)'\'' when options.AllowSingleQuotes:
                _part = Part.Structure;
                break;
            case (byte)'/' when options.AllowComments:
                BeginComment(Part.Before);
                return white + 1;
            case 0xEF when options.AllowByteOrderMark:
                Throw.InvalidData("not well-formed JSON: a byte order mark is allowed only before the first value.");
                break;
            default:
                _part = Part.Bare;
                break;
        }
        return white;
    }

    private int GoOnInStructure(ReadOnlySpan<byte> rest)
    {
        int at = rest.IndexOfAny(_structure);
        if (at < 0)
        {
            return rest.Length;
        }
        switch (rest[at])
        {
            case (byte)'"':
                BeginText((byte)'"');
                break;
            case (byte)'\'':
                if (options.AllowSingleQuotes)
                {
                    BeginText((byte)'\'');
                }
                break;
            case (byte)'/':
                if (options.AllowComments)
                {
                    BeginComment(Part.Structure);
                }
                break;
            case (byte)'[' or (byte)'{':
                _depth++;
                break;
            default:
                if (--_depth == 0)
                {
                    _part = Part.After;
                }
                break;
        }
        return at + 1;
    }

    private void BeginText(byte quote)
    {
        _part = Part.Text;
        _quote = quote;
        _escaped = false;
    }

    private int GoOnInText(ReadOnlySpan<byte> rest)
    {
        if (_escaped)
        {
            _escaped = false;
            return 1;
        }
        int at = rest.IndexOfAny(_quote, (byte)'\\');
        if (at < 0)
        {
            return rest.Length;
        }
        _escaped = rest[at] == '\\';
        if (!_escaped)
        {
            _part = _depth == 0 ? Part.After : Part.Structure;
        }
        return at + 1;
    }

    private int GoOnBare(ReadOnlySpan<byte> rest)
    {
        int at = 0;
        while (at < rest.Length && !EndsBare(rest[at]) && !(rest[at] == '/' && options.AllowComments))
        {
            at++;
        }
        if (at < rest.Length)
        {
            _part = Part.After;
        }
        return at;
    }

    private void BeginComment(Part around)
    {
        _around = around;
        _part = Part.Slash;
    }

    private int GoOnInComment(ReadOnlySpan<byte> rest)
    {
        switch (_part)
        {
            case Part.Slash:
                _part = rest[0] switch
                {
                    (byte)'/' => Part.LineComment,
                    (byte)'*' => Part.BlockComment,
                    _ => Part.Slash,
                };
                if (_part == Part.Slash)
                {
                    Throw.InvalidData("not well-formed JSON: a comment begins with // or /*.");
                }
                return 1;
            case Part.LineComment:
                return GoOnTo(rest.IndexOfAny((byte)'\n', (byte)'\r'), rest.Length, _around);
            case Part.BlockComment:
                return GoOnTo(rest.IndexOf((byte)'*'), rest.Length, Part.BlockStar);
            default:
                _part = rest[0] switch
                {
                    (byte)'/' => _around,
                    (byte)'*' => Part.BlockStar,
                    _ => Part.BlockComment,
                };
                return 1;
        }
    }

    private int GoOnTo(int at, int length, Part next)
    {
        if (at < 0)
        {
            return length;
        }
        _part = next;
        return at + 1;
    }
}
