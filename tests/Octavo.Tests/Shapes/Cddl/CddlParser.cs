// Owns: the grammar of CDDL as far as the library writes it: everything else is an error. RFC 8610, appendix B.
using System.Globalization;
using System.Text;

namespace Octavo.Tests.Shapes.Cddl;

public sealed class CddlParser
{
    private readonly string _text;
    private int _at;

    private CddlParser(string text) => _text = text;

    /// <summary>The rules in order.</summary>
    /// <exception cref="FormatException">It is not CDDL, or of a kind that the library does not write.</exception>
    public static IReadOnlyList<(string Name, CddlNode Type)> Parse(string text)
    {
        var parser = new CddlParser(text);
        var rules = new List<(string, CddlNode)>();
        for (parser.Space(); parser._at < text.Length; parser.Space())
        {
            string name = parser.Identifier();
            parser.Take("=");
            rules.Add((name, parser.Type()));
        }
        return rules;
    }

    private CddlNode Type() => Type(Type1());

    /// <summary>The choice that begins with a type.</summary>
    private CddlNode Type(CddlNode first)
    {
        var types = new List<CddlNode> { first };
        while (Next("/"))
        {
            types.Add(Type1());
        }
        return types.Count == 1 ? types[0] : new CddlChoice(types);
    }

    private CddlNode Type1()
    {
        CddlNode first = Type2();
        if (Next(".."))
        {
            return new CddlRange(Whole(first), Whole(Type2()));
        }
        return Next(".size") ? new CddlSize(first, Type2()) : first;
    }

    private CddlNode Type2()
    {
        Space();
        char c = _text[_at];
        if (c is '-' or (>= '0' and <= '9'))
        {
            return new CddlLiteral(Number());
        }
        if (c == '"')
        {
            return new CddlLiteral(Quoted());
        }
        if (Next("#6."))
        {
            ulong tag = (ulong)Number();
            Take("(");
            CddlNode content = Type();
            Take(")");
            return new CddlTag(tag, content);
        }
        if (Next("("))
        {
            CddlNode inner = Type();
            Take(")");
            return inner;
        }
        return Next("[") ? Group(isMap: false, "]") : Next("{") ? Group(isMap: true, "}") : new CddlName(Identifier());
    }

    private CddlGroup Group(bool isMap, string end)
    {
        var entries = new List<CddlEntry>();
        while (!Next(end))
        {
            if (entries.Count != 0)
            {
                Take(",");
            }
            entries.Add(Entry());
        }
        return new CddlGroup(isMap, entries);
    }

    private CddlEntry Entry()
    {
        (int least, int most) = Next("?") ? (0, 1) : Next("*") ? (0, int.MaxValue) : (1, 1);
        Space();
        int start = _at;
        if (char.IsAsciiDigit(_text[_at]))
        {
            long count = Number();
            if (_text[_at] == '*')
            {
                _at++;
                (least, most) = ((int)count, (int)Number());
            }
            else
            {
                _at = start;
            }
        }
        start = _at;
        if (_text[_at] != '[' && _text[_at] != '{' && _text[_at] != '#')
        {
            CddlNode key = _text[_at] is '"' or '-' or (>= '0' and <= '9') ? Type2() : new CddlLiteral(Identifier());
            if (Next(":"))
            {
                return new CddlEntry(least, most, key, Type());
            }
            _at = start;
        }
        // Before an arrow there is one type, and not a choice: "memberkey".
        CddlNode type = Type1();
        return Next("=>") ? new CddlEntry(least, most, type, Type()) : new CddlEntry(least, most, null, Type(type));
    }

    private string Identifier()
    {
        Space();
        int start = _at;
        while (_at < _text.Length && (char.IsAsciiLetterOrDigit(_text[_at]) || _text[_at] is '_' or '-'))
        {
            _at++;
        }
        return _at > start && !char.IsAsciiDigit(_text[start]) ? _text[start.._at] : throw Wrong("a name");
    }

    private long Number()
    {
        Space();
        int start = _at;
        if (_text[_at] == '-')
        {
            _at++;
        }
        while (_at < _text.Length && char.IsAsciiDigit(_text[_at]))
        {
            _at++;
        }
        return long.Parse(_text.AsSpan(start, _at - start), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
    }

    private string Quoted()
    {
        var text = new StringBuilder();
        for (_at++; _text[_at] != '"'; _at++)
        {
            if (_text[_at] < ' ')
            {
                throw Wrong("no control");
            }
            if (_text[_at] != '\\')
            {
                text.Append(_text[_at]);
                continue;
            }
            _at++;
            if (_text[_at] == 'u')
            {
                text.Append((char)int.Parse(_text.AsSpan(_at + 1, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture));
                _at += 4;
            }
            else
            {
                text.Append(_text[_at] is '"' or '\\' ? _text[_at] : throw Wrong("an escape"));
            }
        }
        _at++;
        return text.ToString();
    }

    private static long Whole(CddlNode node) =>
        node is CddlLiteral { Value: long number } ? number : throw new FormatException("A range has two whole numbers.");

    private void Space()
    {
        while (_at < _text.Length && char.IsWhiteSpace(_text[_at]))
        {
            _at++;
        }
    }

    private bool Next(string token)
    {
        Space();
        if (string.CompareOrdinal(_text, _at, token, 0, token.Length) != 0)
        {
            return false;
        }
        _at += token.Length;
        return true;
    }

    private void Take(string token)
    {
        if (!Next(token))
        {
            throw Wrong(token);
        }
    }

    private FormatException Wrong(string expected) => new($"Expected {expected} at {_at}: {_text[Math.Max(0, _at - 40)..Math.Min(_text.Length, _at + 40)]}");
}
