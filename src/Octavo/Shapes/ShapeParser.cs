// Owns: the grammar of Shapes. Knows no format.
using System.Globalization;
using Octavo.Contracts;

namespace Octavo.Shapes;

/// <summary>Parses a Shape's canonical text. The text comes from the generator or from a hand-written entry, never from data.</summary>
internal ref struct ShapeParser
{
    private const int MaxLevels = 64;

    private readonly string _text;
    private readonly MemberIdentity _identity;
    private int _at;
    private int _children;

    private ShapeParser(string text, MemberIdentity identity) => (_text, _identity) = (text, identity);

    /// <summary>Parses a Shape as formats of an identity see it: they may have other names for enums than others.</summary>
    /// <exception cref="FormatException">The text is not a Shape; the message has the position.</exception>
    internal static ParsedShape Parse(string text, MemberIdentity identity = MemberIdentity.Ordinal)
    {
        var parser = new ShapeParser(text, identity);
        int kindEnd = text.IndexOf(' ');
        ShapeKind kind = (kindEnd < 0 ? "" : text[..kindEnd]) switch
        {
            "class" or "shared" => ShapeKind.Class,
            "struct" => ShapeKind.Struct,
            "image" => ShapeKind.RawLayout,
            "union" => ShapeKind.Union,
            "open" => ShapeKind.OpenUnion,
            _ => ShapeKind.Bare,
        };
        if (kind == ShapeKind.Bare)
        {
            ShapeType bare = parser.ParseType(MaxLevels);
            return parser._at == text.Length
                ? new ParsedShape(kind, "", Layout.Auto, [], bare, parser._children)
                : throw parser.Expected("the end");
        }
        parser._at = kindEnd + 1;
        bool isUnion = kind is ShapeKind.Union or ShapeKind.OpenUnion;
        string name = Unescape(isUnion ? parser.Word() : parser.Until(' '));
        int told = isUnion ? name.AsSpan().IndexOfAny('=', '#', '~') : -1;
        Layout layout = isUnion ? Layout.Auto : parser.ParseLayout();
        var members = new List<ShapeMember>();
        while (parser._at < text.Length)
        {
            parser.Take(' ');
            members.Add(parser.ParseMember());
        }
        return told < 0
            ? new ParsedShape(kind, name, layout, [.. members], null, parser._children) { HasReferences = text.StartsWith("shared ", StringComparison.Ordinal) }
            : new ParsedShape(kind, name[..told], layout, [.. members], null, parser._children)
            {
                CaseForm = name[told],
                Discriminator = name[(told + 1)..],
                NamesDiscriminator = true
            };
    }

    private Layout ParseLayout()
    {
        int start = _at;
        int end = _text.IndexOf(' ', start);
        _at = end < 0 ? _text.Length : end;
        switch (_text[start.._at])
        {
            case "array":
                return Layout.Array;
            case "names":
                return Layout.NameMap;
            case "numbers":
                return Layout.NumberMap;
            case "tolerant":
                return Layout.Tolerant;
        }
        _at = start;
        throw Expected("array, names, numbers or tolerant");
    }

    private ShapeMember ParseMember()
    {
        int start = _at;
        if (!int.TryParse(Until(':'), NumberStyles.None, CultureInfo.InvariantCulture, out int number))
        {
            _at = start;
            throw Expected("a member's number");
        }
        string name = Unescape(Until(':', empty: true)); // a member may have the empty name
        ShapeType type = ParseType(MaxLevels);
        bool required = _at < _text.Length && _text[_at] == '*';
        if (required)
        {
            _at++;
        }
        var forms = NumberForms.Plain;
        if (_at + 1 < _text.Length && _text[_at] == '~')
        {
            forms = (NumberForms)(_text[_at + 1] - '0');
            _at += 2;
        }
        bool isComputed = _at < _text.Length && _text[_at] == '^';
        if (isComputed)
        {
            _at++;
        }
        string field = "";
        if (_at < _text.Length && _text[_at] == '@')
        {
            _at++;
            field = Unescape(Word());
        }
        return new ShapeMember(number, name, type) { IsRequired = required, IsComputed = isComputed, Numbers = forms, Field = field };
    }

    private ShapeType ParseType(int levels)
    {
        int start = _at;
        while (_at < _text.Length && char.IsAsciiLetterOrDigit(_text[_at]))
        {
            _at++;
        }
        ReadOnlySpan<char> name = _text.AsSpan(start, _at - start);
        ReadOnlySpan<char> letters = name.TrimEnd("0123456789");
        int child = -1;
        ShapeWord word;
        if (letters is "ref" or "val")
        {
            word = letters is "ref" ? ShapeWord.Reference : ShapeWord.Value;
            if (!int.TryParse(name[3..], NumberStyles.None, CultureInfo.InvariantCulture, out child) || child >= TypeShape.MaxChildren)
            {
                throw Expected("a child's number");
            }
            _children = Math.Max(_children, child + 1);
        }
        else if (levels == 0 || !ShapeWords.TryParse(name, out word))
        {
            _at = start;
            throw Expected(levels == 0 ? "less nesting" : "a type");
        }
        ShapeType? first = null;
        ShapeType? second = null;
        if (word is ShapeWord.Sequence or ShapeWord.Map or ShapeWord.Optional or ShapeWord.Enum or ShapeWord.Shared or ShapeWord.Maybe)
        {
            Take('<');
            first = ParseType(levels - 1);
            if (word == ShapeWord.Map)
            {
                Take(',');
                second = ParseType(levels - 1);
            }
            Take('>');
        }
        bool isByFormat = word == ShapeWord.Enum && _at < _text.Length && char.IsAsciiDigit(_text[_at]);
        string[]? names = isByFormat ? NamesByFormat() : word == ShapeWord.Enum && _at < _text.Length && _text[_at] == '(' ? Names() : null;
        bool notNull = _at < _text.Length && _text[_at] == '!';
        if (notNull)
        {
            _at++;
        }
        return new ShapeType(word, first, second, child, notNull) { Names = names, NamesByFormat = isByFormat };
    }

    /// <summary>The names of an enum for the identity, of those that formats have: each after the number of its identity. Formats without names have the first
    /// that are some.</summary>
    private string[]? NamesByFormat()
    {
        string[]? own = [];
        string[]? some = [];
        bool isFound = false;
        while (_at < _text.Length && char.IsAsciiDigit(_text[_at]))
        {
            int identity = _text[_at++] - '0';
            bool isAny = _text.AsSpan(_at).StartsWith("(|)");
            string[] names = Names();
            if (identity == (int)_identity)
            {
                (own, isFound) = (isAny ? null : names, true);
            }
            if (some is { Length: 0 } && (isAny || names.Length != 0))
            {
                some = isAny ? null : names;
            }
        }
        return isFound ? own : some;
    }

    private string[] Names()
    {
        Take('(');
        return [.. Until(')', empty: true).ToString().Split('|', StringSplitOptions.RemoveEmptyEntries).Select(name => Unescape(name))];
    }

    private ReadOnlySpan<char> Until(char end, bool empty = false)
    {
        int length = _text.AsSpan(_at).IndexOf(end);
        if (length < (empty ? 0 : 1))
        {
            throw Expected($"something, then '{end}'");
        }
        ReadOnlySpan<char> part = _text.AsSpan(_at, length);
        _at += length + 1;
        return part;
    }

    /// <summary>Up to the next space, which stays, or the end.</summary>
    private ReadOnlySpan<char> Word()
    {
        int start = _at;
        int end = _text.IndexOf(' ', start);
        _at = end < 0 ? _text.Length : end;
        return _at == start ? throw Expected("a name") : _text.AsSpan(start, _at - start);
    }

    private void Take(char expected)
    {
        if (_at >= _text.Length || _text[_at] != expected)
        {
            throw Expected($"'{expected}'");
        }
        _at++;
    }

    private static string Unescape(ReadOnlySpan<char> name) => name.Contains('%') ? Uri.UnescapeDataString(name.ToString()) : name.ToString();

    private readonly FormatException Expected(string what) => new($"The Shape \"{_text}\" is wrong at position {_at}: expected {what}.");
}
