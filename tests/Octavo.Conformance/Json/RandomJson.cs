// Owns: random well-formed JSON documents. Knows no reader.
namespace Octavo.Conformance.Json;

/// <summary>Each document has a manner: how much white space it has, how long its texts are and how deep it nests.</summary>
internal sealed class RandomJson
{
    private static readonly string[] s_numbers = ["0", "-0", "7", "-12", "1234567890", "0.5", "-0.25", "1e5", "1E-7", "12.5e+10", "3.14159265358979",
        "123456789012345678901234567890", "0.0000000000000000000001"];
    private static readonly string[] s_pieces = ["a", "Lorem ipsum ", "0", " ", "{[,:]}", "/", "\\n", "\\\"", "\\\\", "\\u00e9", "é", "漢", "🙂", new('x', 40),
        new('y', 300)];

    private readonly Random _random;
    private readonly StringBuilder _text = new();
    private readonly int _white;
    private readonly bool _isPlain;

    private RandomJson(Random random)
    {
        _random = random;
        _white = random.Next(4) switch { 0 => 0, 1 => 1, 2 => 6, _ => 70 };
        _isPlain = random.Next(2) == 0;
    }

    /// <summary>A document.</summary>
    internal static string Make(Random random)
    {
        var document = new RandomJson(random);
        document.Blank();
        document.Value(random.Next(4) == 0 ? 100 : 5, budget: random.Next(1, 60));
        document.Blank();
        return document._text.ToString();
    }

    private void Blank()
    {
        if (_white != 0 && _random.Next(3) != 0)
        {
            for (int i = _random.Next(_white + 1); i > 0; i--)
            {
                _text.Append(" \t\r\n"[_random.Next(8) < 6 ? 0 : _random.Next(4)]);
            }
        }
    }

    private void Value(int depth, int budget)
    {
        if (budget <= 1 || depth == 0)
        {
            Scalar();
            return;
        }
        bool isObject = _random.Next(2) == 0;
        _text.Append(isObject ? '{' : '[');
        Blank();
        int count = depth > 10 ? 1 : _random.Next(6);
        for (int i = 0; i < count; i++)
        {
            if (i != 0)
            {
                _text.Append(',');
                Blank();
            }
            if (isObject)
            {
                Text();
                Blank();
                _text.Append(':');
                Blank();
            }
            Value(depth - 1, depth > 10 ? budget : budget / count);
            Blank();
        }
        _text.Append(isObject ? '}' : ']');
    }

    private void Scalar()
    {
        switch (_random.Next(5))
        {
            case 0:
                _text.Append(s_numbers[_random.Next(s_numbers.Length)]);
                break;
            case 1:
                _text.Append(_random.Next(3) switch { 0 => "true", 1 => "false", _ => "null" });
                break;
            default:
                Text();
                break;
        }
    }

    private void Text()
    {
        _text.Append('"');
        for (int i = _random.Next(5); i > 0; i--)
        {
            string piece = s_pieces[_random.Next(s_pieces.Length)];
            _text.Append(_isPlain && (piece[0] == '\\' || !Ascii.IsValid(piece)) ? "plain" : piece);
        }
        _text.Append('"');
    }
}
