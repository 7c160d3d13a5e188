// Owns: going over tokens: what is expected, and the error for anything else. Knows no statement.
using System.Collections.Generic;
using System.Globalization;
using System.Text;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Text;

internal sealed class TokenReader(List<ProtoToken> tokens)
{
    private int _at;

    public ProtoToken Now => tokens[_at];

    public ProtoToken After => tokens[_at + 1 < tokens.Count ? _at + 1 : _at];

    public bool AtEnd => Now.Kind == ProtoTokenKind.End;

    public ProtoToken Take()
    {
        ProtoToken taken = Now;
        _at += taken.Kind == ProtoTokenKind.End ? 0 : 1;
        return taken;
    }

    public bool TryTake(string text)
    {
        bool has = Now.Is(text);
        _at += has ? 1 : 0;
        return has;
    }

    public ProtoToken Expect(string text) => Now.Is(text) ? Take() : throw Unexpected("'" + text + "'");

    public ProtoToken Identifier(string what) => Now.Kind == ProtoTokenKind.Identifier ? Take() : throw Unexpected(what);

    public ProtoSyntaxException Unexpected(string expected) =>
        new(Now.Position, AtEnd ? $"Expected {expected}, found the end of the file." : $"Expected {expected}, found '{ErrorText.Shown(Now.Text)}'.");

    /// <summary>Identifiers with dots between them.</summary>
    /// <param name="what">For the error.</param>
    /// <param name="canBeRooted">Whether a dot may be in front.</param>
    public string FullName(string what, bool canBeRooted)
    {
        var name = new StringBuilder();
        if (canBeRooted && TryTake("."))
        {
            name.Append('.');
        }
        name.Append(Identifier(what).Text);
        while (TryTake("."))
        {
            name.Append('.').Append(Identifier("the rest of the name after '.'").Text);
        }
        return name.ToString();
    }

    /// <summary>Texts that come after one another, as one.</summary>
    public byte[] Text(string what)
    {
        if (Now.Kind != ProtoTokenKind.Text)
        {
            throw Unexpected(what);
        }
        var bytes = new List<byte>();
        while (Now.Kind == ProtoTokenKind.Text)
        {
            bytes.AddRange(Take().Bytes);
        }
        return [.. bytes];
    }

    /// <summary>Text that must be UTF-8, as names are.</summary>
    public string Name(string what)
    {
        Position position = Now.Position;
        return Utf8.Of(Text(what)) ?? throw new ProtoSyntaxException(position, "The text is not UTF-8.");
    }

    /// <summary>An integer without a sign.</summary>
    public ulong Unsigned(string what)
    {
        if (Now.Kind != ProtoTokenKind.Integer)
        {
            throw Unexpected(what);
        }
        ProtoToken token = Take();
        return TryParse(token.Text, out ulong value) ? value
            : throw new ProtoSyntaxException(token.Position, $"'{ErrorText.Shown(token.Text)}' is beyond 64 bits.");
    }

    /// <summary>An integer of 32 bits.</summary>
    public int Integer(string what, bool canBeNegative)
    {
        Position position = Now.Position;
        bool negative = canBeNegative && TryTake("-");
        ulong value = Unsigned(what);
        if (value > int.MaxValue + (negative ? 1UL : 0UL))
        {
            throw new ProtoSyntaxException(position, $"The number {(negative ? "-" : "")}{value.ToString(CultureInfo.InvariantCulture)} is beyond 32 bits.");
        }
        return (int)(negative ? -(long)value : (long)value);
    }

    /// <summary>Reads decimal, octal and hexadecimal digits.</summary>
    public static bool TryParse(string text, out ulong value)
    {
        if (text.StartsWith("0x", System.StringComparison.OrdinalIgnoreCase))
        {
            return ulong.TryParse(text.Substring(2), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out value);
        }
        if (text.Length > 1 && text[0] == '0')
        {
            value = 0;
            foreach (char digit in text)
            {
                if (value >> 61 != 0)
                {
                    return false;
                }
                value = (value << 3) | (uint)(digit - '0');
            }
            return true;
        }
        return ulong.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out value);
    }
}
