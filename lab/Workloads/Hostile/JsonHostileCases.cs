// Owns: hostile payloads in JSON, each against RFC 8259 or docs/formats/json.md.
// Must not know: libraries.
using static Octavo.Lab.Workloads.Hostile.HostileBytes;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>JSON's list.</summary>
public static class JsonHostileCases
{
    /// <summary>All of them, those that advisories name for other libraries last.</summary>
    public static IReadOnlyList<HostileCase> All { get; } =
    [
        Nested<HostileNode>("depth", "100,000 nodes in a chain", "{\"Value\":0,\"Next\":"),
        Nested<HostileFolder>("depth", "100,000 objects in arrays", "{\"Folders\":["),
        Nested<HostileMap>("depth", "100,000 maps in maps", "{\"Children\":{\"a\":"),
        Case<HostileNamed>("depth", "100,000 arrays in a member that nobody knows", [.. HostileBytes.Text("{\"x\":"), .. Repeat(HostileBytes.Text("["), Bomb)]),
        Case<HostileNamed>("depth", "100,000 objects in a member that nobody knows",
            [.. HostileBytes.Text("{\"x\":"), .. Repeat(HostileBytes.Text("{\"a\":"), Bomb)]),
        Case<HostileNamed>("depth", "100,000 alternating arrays and objects in a member that nobody knows",
            [.. HostileBytes.Text("{\"x\":"), .. Repeat(HostileBytes.Text("[{\"a\":"), Bomb)]),
        Nested<IHostileUnion>("depth", "100,000 cases in cases", "{\"$type\":\"HostileBranch\",\"Inner\":"),
        Nested<IHostileUnion>("depth", "100,000 cases in cases, each name behind what it names", "{\"Inner\":"),
        Nested<HostileTolerant>("depth", "100,000 Tolerant objects in one another", "{\"Inner\":"),

        Case<int>("grammar", "no value", "}"),
        Case<int>("grammar", "a plus before a number", "+1"),
        Case<int>("grammar", "a zero before a number", "01"),
        Case<int>("grammar", "a minus alone", "-"),
        Case<double>("grammar", "a point without digits behind", "1."),
        Case<double>("grammar", "a point without digits before", ".5"),
        Case<double>("grammar", "an exponent without digits", "1e+"),
        Case<double>("grammar", "NaN", "NaN"),
        Case<double>("grammar", "an infinity", "-Infinity"),
        Case<int[]>("grammar", "hexadecimal digits", "[0x10]"),
        Case<bool>("grammar", "half a literal", "tru"),
        Case<bool>("grammar", "a literal in capitals", "TRUE"),
        Case<int[]>("grammar", "a comma behind the last element", "[1,]"),
        Case<int[]>("grammar", "a comma before the first element", "[,1]"),
        Case<int[]>("grammar", "no comma between elements", "[1 2]"),
        Case<int[]>("grammar", "an array that ends as an object", "[1}"),
        Case<int[]>("grammar", "a comment", "[1/* */]"),
        Case<HostileNamed>("grammar", "a comma behind the last member", "{\"Number\":1,}"),
        Case<HostileNamed>("grammar", "no colon", "{\"Number\" 1}"),
        Case<HostileNamed>("grammar", "a name without quotes", "{Number:1}"),
        Case<HostileNamed>("grammar", "a name in single quotes", "{'Number':1}"),
        Case<HostileNamed>("grammar", "a bad number in a member that nobody knows", "{\"x\":-}"),
        Case<HostileNamed>("grammar", "a bad literal in a member that nobody knows", "{\"x\":nil}"),
        Case<HostileNamed>("grammar", "an object in a member that nobody knows that ends as an array", "{\"x\":{]}"),
        Case<int>("grammar", "a byte order mark", Hex("EF BB BF 31")),
        Case<int>("grammar", "a zero byte before the value", Hex("00 31")),

        Case<int>("heads", "text for an integer", "\"1\""),
        Case<int>("heads", "a fraction for an integer", "1.5"),
        Case<int>("heads", "null for an integer", "null"),
        Case<int>("heads", "an array for an integer", "[1]"),
        Case<bool>("heads", "an integer for a bool", "1"),
        Case<string>("heads", "an integer for text", "1"),
        Case<int[]>("heads", "an object for an array", "{}"),
        Case<HostilePair>("heads", "an array for an object", "[]"),
        Case<HostilePair>("heads", "text for an object", "\"a\""),

        Case<byte>("numbers", "256 for a byte", "256"),
        Case<int>("numbers", "2^31 for an int", "2147483648"),
        Case<int>("numbers", "2^63 for an int", "9223372036854775808"),
        Case<long>("numbers", "2^63 for a long", "9223372036854775808"),
        Case<ulong>("numbers", "-1 for an unsigned long", "-1"),
        Case<long>("numbers", "100,000 digits for a long", Repeat(HostileBytes.Text("9"), Bomb)),
        Case<int>("heads", "1e2147483648 for an int", "1e2147483648"),
        Case<double>("numbers", "a number beyond a double", "1e400"),
        Case<float>("numbers", "a number beyond a float", "1e39"),
        Case<HostileEnum>("numbers", "300 for an enum of one byte", "300"),
        Case<decimal>("numbers", "a decimal beyond 96 bits", "79228162514264337593543950336"),

        Case<DateTime>("times", "a 30th of February", "\"2025-02-30T00:00:00Z\""),
        Case<DateTime>("times", "a day in the year 10000", "\"10000-01-01T00:00:00Z\""),
        Case<DateTime>("times", "a second of 60", "\"2025-01-01T00:00:60Z\""),
        Case<DateTimeOffset>("times", "an offset of 841 minutes", "\"2025-01-01T00:00:00+14:01\""),
        Case<TimeOnly>("times", "a whole day", "\"24:00:00\""),
        Case<DateOnly>("times", "a month of 13", "\"2025-13-01\""),
        Case<DateTime>("times", "letters", "\"yesterday\""),

        Case<Guid>("text", "a Guid of 35 characters", $"\"{new string('0', 35)}\""),
        Case<Guid>("text", "a Guid of 36 letters", $"\"{new string('z', 36)}\""),
        Case<string>("text", "a line feed", "\"\n\""),
        Case<string>("text", "a zero byte", "\"\0\""),
        Case<string>("text", "an escape that is none", "\"\\x\""),
        Case<string>("text", "an escape of three digits", "\"\\u123\""),
        Case<string>("text", "half a pair", "\"\\ud800\""),
        Case<string>("text", "the other half first", "\"\\udc00\\ud800\""),
        Case<string>("text", "an overlong zero in UTF-8", Hex("22 C080 22")),
        Case<string>("text", "a surrogate in UTF-8", Hex("22 EDA080 22")),
        Case<string>("text", "a scalar above 10FFFF in UTF-8", Hex("22 F4908080 22")),
        Case<string>("text", "UTF-8 that ends inside a character", Hex("22 61C3 22")),
        Case<byte[]>("text", "base64 of one character", "\"A\""),
        Case<Dictionary<string, int>>("text", "a key that is not UTF-8", Hex("7B 22 FF 22 3A 31 7D")),
        Case<HostileNamed>("text", "a name that is not UTF-8", Hex("7B 22 FF 22 3A 31 7D")),
        Case<HostileNamed>("text", "text that is not UTF-8 in a member that nobody knows", Hex("7B 22 78 22 3A 22 FF 22 7D")),

        Case<Dictionary<string, int>>("duplicates", "a key twice", "{\"a\":1,\"a\":2}"),
        Case<Dictionary<string, int>>("duplicates", "a key twice, once with an escape", "{\"a\":1,\"\\u0061\":2}"),
        Case<HashSet<int>>("duplicates", "an element twice", "[1,1]"),
        Case<HostileNamed>("duplicates", "a member twice", "{\"Number\":1,\"Number\":2}"),
        Case<HostileNamed>("duplicates", "a member twice, once with an escape", "{\"Number\":1,\"N\\u0075mber\":2}"),
        Case<HostileNamed>("null", "null for a member that cannot be null", "{\"Text\":null}"),

        Case<IHostileUnion>("unions", "a case that nobody knows", "{\"$type\":\"Other\",\"Number\":5}"),
        Case<IHostileUnion>("unions", "a number for a name", "{\"$type\":{},\"Number\":5}"),
        Case<IHostileUnion>("unions", "no name", "{\"Number\":5}"),
        Case<IHostileUnion>("unions", "an array", "[\"HostileLeaf\",{}]"),
        Case<IHostileUnion>("unions", "a name of 100,000 letters",
            [.. HostileBytes.Text("{\"$type\":\""), .. Repeat(HostileBytes.Text("a"), Bomb), .. HostileBytes.Text("\"}")]),
        Case<List<IHostileUnion>>("unions", "an unknown case behind a known one", "[{\"$type\":\"HostileLeaf\"},{\"$type\":\"x\"}]"),

        Case<HostilePair>("end", "a byte behind the value", "{} 0"),
        Case<int>("end", "a value behind the value", "1 1"),
        Case<int>("end", "no data", ""),
        Case<int>("end", "white space alone", " \n\t"),
        Case<string>("end", "text without its end", "\"a"),
        Case<string>("end", "text that ends in an escape", "\"a\\"),
        Case<int[]>("end", "an array without its end", "[1"),
        Case<HostileNamed>("end", "an object that ends behind a name", "{\"Number\""),
        Case<HostileNamed>("end", "an object that ends behind a colon", "{\"Number\":"),
        Case<HostileNamed>("end", "an object that ends behind a comma", "{\"Number\":1,"),
        Case<HostileNamed>("end", "a member that nobody knows, without its end", "{\"x\":[1,2"),

        new HostileCase<HostileFolder>("JSON", "depth", "100,000 objects in arrays overflowed the stack", Repeat(HostileBytes.Text("{\"Folders\":["), Bomb),
            "Newtonsoft.Json CVE-2024-21907"),
    ];

    private static HostileCase Nested<T>(string group, string name, string piece) => Case<T>(group, name, Repeat(HostileBytes.Text(piece), Bomb));

    private static HostileCase Case<T>(string group, string name, string text) => Case<T>(group, name, HostileBytes.Text(text));

    private static HostileCase Case<T>(string group, string name, byte[] bytes) => new HostileCase<T>("JSON", group, name, bytes);
}
