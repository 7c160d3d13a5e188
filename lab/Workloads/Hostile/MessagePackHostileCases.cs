// Owns: hostile payloads in MessagePack, each against its specification or docs/formats/messagepack.md.
// Must not know: libraries.
using static Octavo.Lab.Workloads.Hostile.HostileBytes;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>MessagePack's list.</summary>
public static class MessagePackHostileCases
{
    /// <summary>All of them, those that advisories name for other libraries last.</summary>
    public static IReadOnlyList<HostileCase> All { get; } =
    [
        Case<HostileNode>("depth", "100,000 nodes in a chain", Repeat(Hex("92 00"), Bomb, 0xC0)),
        Case<HostileFolder>("depth", "100,000 arrays in arrays", Repeat(Hex("91"), Bomb, 0xC0)),
        Case<HostileMap>("depth", "100,000 maps in maps", Repeat(Hex("91 81 A1 61"), Bomb, 0xC0)),
        Case<HostileNamed>("depth", "100,000 arrays in a member that nobody knows", [0x81, 0xA1, (byte)'x', .. Repeat(Hex("91"), Bomb, 0xC0)]),
        Case<HostileNamed>("depth", "100,000 maps in a member that nobody knows", [0x81, 0xA1, (byte)'x', .. Repeat(Hex("81 C0"), Bomb, 0xC0)]),
        Case<HostilePair>("depth", "100,000 arrays in a slot that nobody knows", [0x93, 0x01, 0xA0, .. Repeat(Hex("91"), Bomb, 0xC0)]),

        Case<int[]>("counts", "an array of 2^32 - 1 elements", Hex("DD FFFFFFFF")),
        Case<int[]>("counts", "an array of 2^31 elements with sixteen bytes behind", [.. Hex("DD 80000000"), .. new byte[16]]),
        Case<List<string>>("counts", "a list of 2^28 elements", Hex("DD 10000000")),
        Case<int[][]>("counts", "64 arrays in an array, each of 2^24", [.. Hex("DC 0040"), .. Repeat(Hex("DD 01000000"), 64)]),
        Case<List<HostileNode>>("counts", "a list of 2^24 objects", Hex("DD 01000000")),
        Case<Dictionary<string, int>>("counts", "a map of 2^32 - 1 entries", Hex("DF FFFFFFFF")),
        Case<HashSet<int>>("counts", "a set of 2^30 elements", Hex("DD 40000000")),
        Case<byte[]>("counts", "bin of 2^32 - 1", Hex("C6 FFFFFFFF")),
        Case<string>("counts", "str of 2^32 - 1", Hex("DB FFFFFFFF")),
        Case<string>("counts", "str of 2^31 with one byte behind", Hex("DB 80000000 61")),
        Case<DateTime>("counts", "ext of 2^32 - 1", Hex("C9 FFFFFFFF FF")),
        Case<HostilePair>("counts", "an object of 2^32 - 1 slots", Hex("DD FFFFFFFF 01 A0")),
        Case<HostileNamed>("counts", "an object of 2^32 - 1 entries", Hex("DF FFFFFFFF")),
        Case<HostileNamed>("counts", "bin of 2^32 - 1 in a member that nobody knows", Hex("81 A1 78 C6 FFFFFFFF")),

        Case<int>("heads", "C1, which is never used", [0xC1]),
        Case<HostileNamed>("heads", "C1 in a member that nobody knows", Hex("81 A1 78 C1")),
        Case<int>("heads", "a float for an integer", Hex("CA 3F800000")),
        Case<int>("heads", "nil for an integer", [0xC0]),
        Case<bool>("heads", "an integer for a bool", [0x01]),
        Case<string>("heads", "bin for text", Hex("C4 01 61")),
        Case<byte[]>("heads", "str for bytes", Hex("A1 61")),
        Case<int[]>("heads", "a map for an array", Hex("81 01 02")),
        Case<HostilePair>("heads", "text for an object", Hex("A1 61")),

        Case<byte>("numbers", "256 for a byte", Hex("CD 0100")),
        Case<int>("numbers", "2^31 for an int", Hex("CE 80000000")),
        Case<int>("numbers", "2^63 for an int", Hex("CF 8000000000000000")),
        Case<long>("numbers", "2^63 for a long", Hex("CF 8000000000000000")),
        Case<ulong>("numbers", "-1 for an unsigned long", [0xFF]),
        Case<uint>("numbers", "-2^63 for an unsigned int", Hex("D3 8000000000000000")),
        Case<char>("numbers", "65,536 for a char", Hex("CE 00010000")),
        Case<HostileEnum>("numbers", "300 for an enum of one byte", Hex("CD 012C")),
        Case<float>("numbers", "a double beyond a float", Hex("CB 7FE0000000000000")),
        Case<System.Text.Rune>("numbers", "a surrogate for a rune", Hex("CD D800")),

        Case<DateTime>("times", "2^30 - 1 nanoseconds", Hex("D7 FF FFFFFFFC 00000000")),
        Case<DateTime>("times", "a second behind the year 9999", Hex("C7 0C FF 00000000 0000003AFFF44180")),
        Case<DateTime>("times", "2^63 seconds before 1970", Hex("C7 0C FF 00000000 8000000000000000")),
        Case<DateTime>("times", "an ext of another type", Hex("D6 05 00000000")),
        Case<DateTime>("times", "a timestamp of five bytes", Hex("C7 05 FF 0000000000")),
        Case<DateTimeOffset>("times", "an offset of 841 minutes", Hex("92 D6 FF 00000000 CD 0349")),
        Case<TimeOnly>("times", "a whole day", Hex("CF 000000C92A69C000")),
        Case<DateOnly>("times", "a day behind the year 9999", Hex("CE 0037BADB")),

        Case<decimal>("text", "a decimal of letters", Hex("A3 616263")),
        Case<decimal>("text", "a decimal beyond 96 bits", [0xBE, .. Repeat([(byte)'9'], 30)]),
        Case<Guid>("text", "a Guid of 35 characters", [0xD9, 35, .. Repeat([(byte)'0'], 35)]),
        Case<Guid>("text", "a Guid of 36 letters", [0xD9, 36, .. Repeat([(byte)'z'], 36)]),
        Case<string>("text", "an overlong zero in UTF-8", Hex("A2 C080")),
        Case<string>("text", "a surrogate in UTF-8", Hex("A3 EDA080")),
        Case<string>("text", "a scalar above 10FFFF in UTF-8", Hex("A4 F4908080")),
        Case<string>("text", "UTF-8 that ends inside a character", Hex("A2 61C3")),
        Case<Dictionary<string, int>>("text", "a key that is not UTF-8", Hex("81 A1 FF 01")),

        Case<Dictionary<string, int>>("duplicates", "a key twice", Hex("82 A1 61 01 A1 61 02")),
        Case<HashSet<int>>("duplicates", "an element twice", Hex("92 01 01")),
        Case<HostileNamed>("duplicates", "a member twice", [0x82, 0xA6, .. HostileBytes.Text("Number"), 0x01, 0xA6, .. HostileBytes.Text("Number"), 0x02]),
        Case<HostilePair>("null", "nil for a member that cannot be null", Hex("92 01 C0")),

        Case<IHostileUnion>("depth", "100,000 cases in cases", Repeat(Hex("92 01 91"), Bomb, 0xC0)),
        Case<IHostileUnion>("unions", "a case that nobody knows", Hex("92 07 91 05")),
        Case<IHostileUnion>("unions", "a number of -1", Hex("92 FF 91 05")),
        Case<IHostileUnion>("unions", "a number of 2^64 - 1", Hex("92 CF FFFFFFFFFFFFFFFF 91 05")),
        Case<IHostileUnion>("unions", "a text for a number", Hex("92 A1 61 91 05")),
        Case<IHostileUnion>("unions", "an array of one", Hex("91 00")),
        Case<IHostileUnion>("unions", "an array of three", Hex("93 00 91 05 C0")),
        Case<IHostileUnion>("unions", "an array of 2^32 - 1", Hex("DD FFFFFFFF 00 91 05")),
        Case<IHostileUnion>("unions", "a map", Hex("81 00 91 05")),
        Case<IHostileUnion>("unions", "nil behind a number", Hex("92 00 C0")),
        Case<List<IHostileUnion>>("unions", "an unknown case behind a known one", Hex("92 92 00 91 05 92 7F 91 05")),

        Case<HostileTolerant>("depth", "100,000 Tolerant objects in one another", Repeat(Hex("81 03"), Bomb, 0xC0)),
        Case<HostileTolerant>("depth", "100,000 arrays in a number that nobody knows", [0x81, 0x09, .. Repeat(Hex("91"), Bomb, 0xC0)]),
        Case<HostileTolerant>("tolerant", "2^32 - 1 entries", Hex("DF FFFFFFFF 01 05")),
        Case<HostileTolerant>("tolerant", "a text for a number", Hex("81 01 A1 61")),
        Case<HostileTolerant>("tolerant", "2^63 for an int", Hex("81 01 CF 8000000000000000")),
        Case<HostileTolerant>("tolerant", "bin of 2^32 - 1 in a number that nobody knows", Hex("81 09 C6 FFFFFFFF")),
        Case<HostileTolerant>("tolerant", "C1 in a number that nobody knows", Hex("81 09 C1")),
        Case<HostileTolerant>("duplicates", "a numbered member twice", Hex("82 01 05 01 06")),
        Case<HostileTolerant>("end", "a map that ends behind a number", Hex("82 02 A1 62 01")),
        Case<HostileTolerant>("end", "a map that ends before a text", Hex("82 01 CD 0102 02")),

        Case<HostilePair>("end", "a byte behind the value", Hex("92 01 A0 00")),
        Case<int>("end", "a value behind the value", Hex("01 01")),
        Case<int>("end", "no data", []),
        Case<HostileNamed>("end", "a map that ends behind a key", [0x81, 0xA6, .. HostileBytes.Text("Number")]),

        new HostileCase<HostileNode>("MessagePack", "depth", "100,000 nodes in a chain overflowed the stack", Repeat(Hex("92 00"), Bomb, 0xC0),
            "MessagePack-CSharp CVE-2020-5234"),
    ];

    private static HostileCase Case<T>(string group, string name, byte[] bytes) => new HostileCase<T>("MessagePack", group, name, bytes);
}
