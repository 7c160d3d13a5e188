// Owns: the cursor over tokens, and types. Declarations, statements, patterns and expressions are the other parts.
namespace Octavo.Runtime.Compiling.Syntax;

/// <summary>Reads emitted code into its tree. What emitters do not print is an error.</summary>
internal sealed partial class Parser
{
    private static readonly HashSet<string> s_predefined = ["bool", "byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "nint", "nuint",
        "float", "double", "decimal", "char", "string", "object", "void"];
    private static readonly HashSet<string> s_notNames = ["is", "as", "switch", "when", "or", "and", "not", "in", "ref", "out", "return", "new", "throw",
        "goto", "await", "null", "true", "false", "default", "typeof", "case", "else", "stackalloc"];

    private readonly string _text;
    private readonly Token[] _tokens;
    private int _at;

    private Parser(string text)
    {
        _text = text;
        _tokens = Lexer.Cut(text);
    }

    private Token Current => _tokens[_at];

    /// <summary>Parses a file.</summary>
    public static FileNode Parse(string text) => new Parser(text).File();

    private bool Sees(string text) => Current.Text == text && Current.Kind is TokenKind.Word or TokenKind.Mark && Current.Text == text;

    private bool SeesNext(string text, int distance = 1) =>
        _at + distance < _tokens.Length && _tokens[_at + distance].Kind is TokenKind.Word or TokenKind.Mark && _tokens[_at + distance].Text == text;

    private bool Take(string text)
    {
        if (!Sees(text))
        {
            return false;
        }
        _at++;
        return true;
    }

    private void Expect(string text)
    {
        if (!Take(text))
        {
            throw Wrong("'" + text + "'");
        }
    }

    private string Word()
    {
        if (Current.Kind != TokenKind.Word)
        {
            throw Wrong("a name");
        }
        return _tokens[_at++].Text;
    }

    private InvalidOperationException Wrong(string expected)
    {
        int line = _text.AsSpan(0, Math.Min(Current.At, _text.Length)).Count('\n') + 1;
        int from = _text.LastIndexOf('\n', Math.Max(0, Math.Min(Current.At, _text.Length) - 1)) + 1;
        int to = _text.IndexOf('\n', from);
        return new InvalidOperationException("Emitted code, line " + line + ": " + expected + " expected at '" + Current.Text + "' in: "
            + _text[from..(to < 0 ? _text.Length : to)].Trim());
    }

    private TypeNode Type()
    {
        int start = _at;
        if (TryType() is TypeNode type)
        {
            return type;
        }
        _at = start;
        throw Wrong("a type");
    }

    /// <summary>A type, or null; the cursor is anywhere then.</summary>
    private TypeNode? TryType()
    {
        bool global = false;
        if (Sees("global") && SeesNext("::"))
        {
            _at += 2;
            global = true;
        }
        if (Current.Kind != TokenKind.Word || (!global && Current.Value is null && s_notNames.Contains(Current.Text)))
        {
            return null;
        }
        var parts = new List<NamePart>();
        bool predefined = !global && s_predefined.Contains(Current.Text);
        while (true)
        {
            if (Current.Kind != TokenKind.Word)
            {
                return null;
            }
            string name = Word();
            TypeNode[] arguments = [];
            if (!predefined && Sees("<"))
            {
                if (TryArguments() is not { } found)
                {
                    return null;
                }
                arguments = found;
            }
            parts.Add(new NamePart(name, arguments));
            if (predefined || !Sees("."))
            {
                break;
            }
            _at++;
        }
        var suffixes = new List<int>();
        while (true)
        {
            if (Sees("?") && MayBeNullable())
            {
                _at++;
                suffixes.Add(0);
                continue;
            }
            if (!Sees("[") || !(SeesNext("]") || SeesNext(",")))
            {
                break;
            }
            int start = _at++;
            int rank = 1;
            while (Take(","))
            {
                rank++;
            }
            if (!Take("]"))
            {
                _at = start;
                break;
            }
            suffixes.Add(rank);
        }
        return new TypeNode(global, [.. parts], [.. suffixes]);
    }

    /// <summary>A question mark after a type is the type's where no condition can be: before what ends a type.</summary>
    private bool MayBeNullable()
    {
        Token next = _tokens[_at + 1];
        return next.Kind switch
        {
            TokenKind.Mark => next.Text is ">" or ")" or "," or "[" or "]" or "{" or ";" or "." or "=" or "?",
            TokenKind.Word =>
                !s_notNames.Contains(next.Text)
                    && _tokens[_at + 2] is { Kind: TokenKind.Mark, Text: "=" or ";" or "," or ")" or "(" or "{" or "=>" or "<" }
                    or { Kind: TokenKind.Word, Text: "in" } && !IsCondition(),
            _ => false,
        };
    }

    /// <summary>Whether the question mark begins a condition: a colon follows before the statement ends.</summary>
    private bool IsCondition()
    {
        int depth = 0;
        for (int i = _at + 1; i < _tokens.Length; i++)
        {
            Token token = _tokens[i];
            if (token is { Kind: TokenKind.Word, Text: "where" })
            {
                return false;
            }
            if (token.Kind != TokenKind.Mark)
            {
                continue;
            }
            switch (token.Text)
            {
                case "(" or "[" or "{":
                    depth++;
                    break;
                case ")" or "]" or "}":
                    if (--depth < 0)
                    {
                        return false;
                    }
                    break;
                case ":" when depth == 0:
                    return true;
                case ";" or "=" when depth == 0:
                    return false;
            }
        }
        return false;
    }

    private TypeNode[]? TryArguments()
    {
        Expect("<");
        if (Sees(">") || Sees(","))
        {
            // typeof(List<>): as many unnamed arguments.
            int count = 1;
            while (Take(","))
            {
                count++;
            }
            return Take(">") ? [.. Enumerable.Repeat(new TypeNode(false, [], []), count)] : null;
        }
        var arguments = new List<TypeNode>();
        do
        {
            if (TryType() is not { } argument)
            {
                return null;
            }
            arguments.Add(argument);
        }
        while (Take(","));
        return Take(">") ? [.. arguments] : null;
    }
}
