// Owns: text of literals and keywords as the compiler's own helpers give it.
using System.Globalization;
using System.Text;

namespace Microsoft.CodeAnalysis.CSharp;

internal static class SymbolDisplay
{
    public static string FormatLiteral(string value, bool quote)
    {
        var text = new StringBuilder();
        foreach (char c in value)
        {
            text.Append(c switch
            {
                '\\' => "\\\\",
                '"' => "\\\"",
                '\0' => "\\0",
                '\a' => "\\a",
                '\b' => "\\b",
                '\f' => "\\f",
                '\n' => "\\n",
                '\r' => "\\r",
                '\t' => "\\t",
                '\v' => "\\v",
                _ when char.IsControl(c) || char.IsSurrogate(c)
                    || char.GetUnicodeCategory(c) is UnicodeCategory.OtherNotAssigned or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator =>
                    "\\u" + ((int)c).ToString("x4", CultureInfo.InvariantCulture),
                _ => c.ToString(),
            });
        }
        return quote ? "\"" + text + "\"" : text.ToString();
    }

    public static string FormatPrimitive(object value, bool quoteStrings, bool useHexadecimalNumbers) => value switch
    {
        bool b => b ? "true" : "false",
        string s => FormatLiteral(s, quoteStrings),
        char c => "'" + (c == '\'' ? "\\'" : c == '"' ? "\"" : FormatLiteral(c.ToString(), false)) + "'",
        IFormattable number => number.ToString(useHexadecimalNumbers ? "X" : null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? "",
    };
}

internal static class SyntaxFacts
{
    private static readonly HashSet<string> s_keywords =
    [
        "abstract", "as", "base", "bool", "break", "byte", "case", "catch", "char", "checked", "class", "const", "continue", "decimal", "default", "delegate",
            "do", "double", "else", "enum", "event", "explicit", "extern", "false",
        "finally", "fixed", "float", "for", "foreach", "goto", "if", "implicit", "in", "int", "interface", "internal", "is", "lock", "long", "namespace", "new",
            "null", "object", "operator", "out", "override", "params", "private",
        "protected", "public", "readonly", "ref", "return", "sbyte", "sealed", "short", "sizeof", "stackalloc", "static", "string", "struct", "switch", "this",
            "throw", "true", "try", "typeof", "uint", "ulong", "unchecked",
        "unsafe", "ushort", "using", "virtual", "void", "volatile", "while",
    ];

    private static readonly HashSet<string> s_contextual =
    [
        "add", "alias", "allows", "and", "ascending", "assembly", "async", "await", "by", "descending", "dynamic", "equals", "extension", "field", "file",
            "from", "get", "global", "group", "init", "into", "join", "let", "managed", "method", "module", "nameof",
        "nint", "not", "notnull", "nuint", "on", "or", "orderby", "param", "partial", "property", "record", "remove", "required", "scoped", "select", "set",
            "type", "typevar", "unmanaged", "var", "when", "where", "with", "yield",
    ];

    public static SyntaxKind GetKeywordKind(string text) => s_keywords.Contains(text) ? SyntaxKind.Keyword : SyntaxKind.None;

    public static SyntaxKind GetContextualKeywordKind(string text) => s_contextual.Contains(text) ? SyntaxKind.Keyword : SyntaxKind.None;

    public static bool IsIdentifierStartCharacter(char c) => char.IsLetter(c) || c == '_' || char.GetUnicodeCategory(c) == UnicodeCategory.LetterNumber;
}
