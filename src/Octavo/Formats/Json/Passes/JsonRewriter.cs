// Owns: the rewriting of text with single quotes or names without quotes to strict JSON, before it is read. Knows no type.
using System.Buffers;

namespace Octavo.Json;

/// <summary>
/// A pass over text that options allow and RFC 8259 does not: it adds the quotes that the reader needs and copies everything else, well-formed or not.
/// The reader, the skipping of values and raw values know strict strings alone, so these options cost nothing if they are off.
/// </summary>
internal ref struct JsonRewriter
{
    /// <summary>Where a run that is passed on as it is may end: quotes, comments, and letters, which may begin a name.</summary>
    private static readonly SearchValues<byte> s_marks = SearchValues.Create("\"'/"u8);

    private static readonly SearchValues<byte> s_marksAndNames =
        SearchValues.Create([.. "\"'/_$"u8, .. Range('A', 'Z'), .. Range('a', 'z'), .. Range(0x80, 0xFF)]);

    private static readonly SearchValues<byte> s_name =
        SearchValues.Create([.. "_$"u8, .. Range('0', '9'), .. Range('A', 'Z'), .. Range('a', 'z'), .. Range(0x80, 0xFF)]);

    private readonly ReadOnlySpan<byte> _text;
    private readonly OctavoJsonOptions _options;
    private int _at;
    private int _name;  // bytes of a name whose first quote is made
    private Part _part;

    private JsonRewriter(ReadOnlySpan<byte> text, OctavoJsonOptions options)
    {
        _text = text;
        _options = options;
    }

    private enum Part
    {
        Outside,
        InQuotes,
        Name,
        NameEnd,
    }

    /// <summary>Makes strict JSON of what is well-formed under the options, in an array of its own.</summary>
    internal static byte[] Rewrite(ReadOnlySpan<byte> text, OctavoJsonOptions options)
    {
        byte[] made = Rewrite(text, options, out int length);
        byte[] strict = made.AsSpan(0, length).ToArray();
        ArrayPool<byte>.Shared.Return(made);
        return strict;
    }

    /// <summary>Makes strict JSON of what is well-formed under the options.</summary>
    /// <param name="text">The text.</param>
    /// <param name="options">What is allowed.</param>
    /// <param name="length">Bytes made.</param>
    /// <returns>An array of the shared pool.</returns>
    internal static byte[] Rewrite(ReadOnlySpan<byte> text, OctavoJsonOptions options, out int length)
    {
        byte[] made = ArrayPool<byte>.Shared.Rent(text.Length + 64);
        length = 0;
        var rewriter = new JsonRewriter(text, options);
        while (rewriter.Step(out ReadOnlySpan<byte> piece, out _))
        {
            if (made.Length - length < piece.Length)
            {
                byte[] larger = ArrayPool<byte>.Shared.Rent(checked((2 * made.Length) + piece.Length));
                made.AsSpan(0, length).CopyTo(larger);
                ArrayPool<byte>.Shared.Return(made);
                made = larger;
            }
            piece.CopyTo(made.AsSpan(length));
            length += piece.Length;
        }
        return made;
    }

    /// <summary>Where in the text a byte of what was made comes from, for errors and for what was consumed.</summary>
    internal static long MapBack(ReadOnlySpan<byte> text, OctavoJsonOptions options, long offset)
    {
        long made = 0;
        var rewriter = new JsonRewriter(text, options);
        int from = 0;
        while (rewriter.Step(out ReadOnlySpan<byte> piece, out int taken))
        {
            if (made + piece.Length > offset)
            {
                return from + Math.Min(offset - made, taken);
            }
            made += piece.Length;
            from += taken;
        }
        return from;
    }

    /// <summary>Makes the next piece.</summary>
    /// <param name="piece">Bytes made.</param>
    /// <param name="taken">Bytes of the text that they stand for.</param>
    /// <returns>False at the end of the text.</returns>
    private bool Step(out ReadOnlySpan<byte> piece, out int taken)
    {
        ReadOnlySpan<byte> rest = _text[_at..];
        if (_part == Part.NameEnd)
        {
            _part = Part.Outside;
            piece = "\""u8;
            taken = 0;
            return true;
        }
        if (rest.IsEmpty)
        {
            piece = default;
            taken = 0;
            return false;
        }
        taken = _part switch
        {
            Part.InQuotes => StepInQuotes(rest, out piece),
            Part.Name => StepName(rest, out piece),
            _ => StepOutside(rest, out piece),
        };
        _at += taken;
        return true;
    }

    private int StepOutside(ReadOnlySpan<byte> rest, out ReadOnlySpan<byte> piece)
    {
        int plain = rest.IndexOfAny(_options.AllowUnquotedNames ? s_marksAndNames : s_marks);
        if (plain != 0)
        {
            piece = plain < 0 ? rest : rest[..plain];
            return piece.Length;
        }
        int length = 1;
        switch (rest[0])
        {
            case (byte)'"':
                length = LengthOfText(rest);
                break;
            case (byte)'\'' when _options.AllowSingleQuotes:
                _part = Part.InQuotes;
                piece = "\""u8;
                return 1;
            case (byte)'\'':
                break;
            case (byte)'/':
                length = LengthOfComment(rest);
                break;
            default:
                length = LengthOfName(rest);
                if (IsBeforeColon(rest[length..]))
                {
                    _part = Part.Name;
                    _name = length;
                    piece = "\""u8;
                    return 0;
                }
                break;
        }
        piece = rest[..length];
        return length;
    }

    private int StepInQuotes(ReadOnlySpan<byte> rest, out ReadOnlySpan<byte> piece)
    {
        int plain = rest.IndexOfAny((byte)'\'', (byte)'"', (byte)'\\');
        if (plain != 0)
        {
            piece = plain < 0 ? rest : rest[..plain];
            return piece.Length;
        }
        switch (rest)
        {
            case [(byte)'\'', ..]:
                _part = Part.Outside;
                piece = "\""u8;
                return 1;
            case [(byte)'"', ..]:
                piece = "\\\""u8;
                return 1;
            case [_, (byte)'\'', ..]:
                piece = "'"u8;
                return 2;
            default:
                piece = rest[..Math.Min(2, rest.Length)];
                return piece.Length;
        }
    }

    private int StepName(ReadOnlySpan<byte> rest, out ReadOnlySpan<byte> piece)
    {
        _part = Part.NameEnd;
        piece = rest[.._name];
        return _name;
    }

    private static int LengthOfText(ReadOnlySpan<byte> rest)
    {
        int at = 1;
        while (true)
        {
            int next = at > rest.Length ? -1 : rest[at..].IndexOfAny((byte)'"', (byte)'\\');
            if (next < 0)
            {
                return rest.Length;
            }
            at += next + 1;
            if (rest[at - 1] == '"')
            {
                return at;
            }
            at++; // whatever it escapes
        }
    }

    /// <summary>Comments are passed on: what is in them is neither quote nor name.</summary>
    private readonly int LengthOfComment(ReadOnlySpan<byte> rest) => _options.AllowComments ? JsonComment.Length(rest) : 1;

    private static int LengthOfName(ReadOnlySpan<byte> rest)
    {
        int end = rest.IndexOfAnyExcept(s_name);
        return end < 0 ? rest.Length : end;
    }

    /// <summary>Whether a colon is the next token: only names come before one.</summary>
    private readonly bool IsBeforeColon(ReadOnlySpan<byte> rest)
    {
        while (true)
        {
            int token = rest.IndexOfAnyExcept(" \t\r\n"u8);
            if (token < 0 || rest[token] != '/' || !_options.AllowComments)
            {
                return token >= 0 && rest[token] == ':';
            }
            int comment = LengthOfComment(rest[token..]);
            if (comment < 2)
            {
                return false;
            }
            rest = rest[(token + comment)..];
        }
    }

    private static IEnumerable<byte> Range(int first, int last) => Enumerable.Range(first, last - first + 1).Select(one => (byte)one);
}
