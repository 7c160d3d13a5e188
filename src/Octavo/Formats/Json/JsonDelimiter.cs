// Owns: finding where a JSON value ends in bytes that come in pieces: one behind the other, a line each (NDJSON), or behind record separators (RFC 7464).
using System.Buffers;

namespace Octavo.Internal;

/// <summary>A value ends with its outermost bracket or quote; a number or literal ends where white space begins. What is between is checked when the value is read.</summary>
internal sealed class JsonDelimiter : Delimiter
{
    /// <summary>What stands before each value of RFC 7464.</summary>
    private const byte RecordSeparator = 0x1E;

    private static readonly SearchValues<byte> s_structure = SearchValues.Create("\"[]{}"u8);

    private Part _part;
    private bool _escaped; // the byte before was a backslash
    private long _depth;

    private enum Part
    {
        Before,
        Text,
        Structure,
        Bare,
        Behind,
    }

    internal override bool Found => _part == Part.Behind;

    internal override long Needs => Found ? Scanned : Scanned + 1;

    internal override void Scan(ReadOnlySpan<byte> piece)
    {
        int at = 0;
        while (at < piece.Length && _part != Part.Behind)
        {
            ReadOnlySpan<byte> rest = piece[at..];
            at += _part switch
            {
                Part.Before => Begin(rest),
                Part.Text => GoOnInText(rest),
                Part.Structure => GoOnInStructure(rest),
                _ => GoOnBare(rest),
            };
        }
        Scanned += at;
    }

    internal override void Next()
    {
        Scanned = 0;
        Head = 0;
        _part = Part.Before;
    }

    /// <summary>White space may follow the last value.</summary>
    internal override bool MayEnd(long buffered) => _part == Part.Before;

    /// <summary>A number or literal needs nothing behind it.</summary>
    internal override bool EndWithSource()
    {
        if (_part != Part.Bare)
        {
            return false;
        }
        _part = Part.Behind;
        return true;
    }

    private static bool IsBetween(byte value) => value is (byte)' ' or (byte)'\n' or (byte)'\r' or (byte)'\t' or RecordSeparator;

    private int Begin(ReadOnlySpan<byte> rest)
    {
        int white = 0;
        while (white < rest.Length && IsBetween(rest[white]))
        {
            white++;
        }
        Head += white;
        if (white < rest.Length)
        {
            _depth = 0;
            _part = rest[white] is (byte)'"' or (byte)'[' or (byte)'{' ? Part.Structure : Part.Bare;
        }
        return white;
    }

    private int GoOnInStructure(ReadOnlySpan<byte> rest)
    {
        int at = rest.IndexOfAny(s_structure);
        if (at < 0)
        {
            return rest.Length;
        }
        switch (rest[at])
        {
            case (byte)'"':
                _part = Part.Text;
                _escaped = false;
                break;
            case (byte)'[' or (byte)'{':
                _depth++;
                break;
            default:
                if (--_depth == 0)
                {
                    _part = Part.Behind;
                }
                break;
        }
        return at + 1;
    }

    private int GoOnInText(ReadOnlySpan<byte> rest)
    {
        if (_escaped)
        {
            _escaped = false;
            return 1;
        }
        int at = rest.IndexOfAny((byte)'"', (byte)'\\');
        if (at < 0)
        {
            return rest.Length;
        }
        _escaped = rest[at] == '\\';
        if (!_escaped)
        {
            _part = _depth == 0 ? Part.Behind : Part.Structure;
        }
        return at + 1;
    }

    private int GoOnBare(ReadOnlySpan<byte> rest)
    {
        int at = 0;
        while (at < rest.Length && !IsBetween(rest[at]))
        {
            at++;
        }
        if (at < rest.Length)
        {
            _part = Part.Behind;
        }
        return at;
    }
}
