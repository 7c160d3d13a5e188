// Owns: hostile payloads in Compact, each against a sentence of docs/formats/compact.md.
// Must not know: libraries.
using static Octavo.Lab.Workloads.Hostile.HostileBytes;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Compact's list.</summary>
public static class CompactHostileCases
{
    /// <summary>All of them.</summary>
    public static IReadOnlyList<HostileCase> All { get; } =
    [
        Case<HostileNode>("depth", "100,000 nodes in a chain", Repeat(Hex("01 00"), Bomb)),
        Case<HostileFolder>("depth", "100,000 lists in lists", Repeat(Hex("01 02"), Bomb)),
        Case<HostileMap>("depth", "100,000 dictionaries in dictionaries", Repeat(Hex("01 02 03"), Bomb)),
        Case<HostileNode>("depth", "one level more than the limit", Repeat(Hex("01 00"), 65, 0)),

        Case<int[]>("counts", "an array of 2^32 - 2 elements", Varint(uint.MaxValue)),
        Case<int[]>("counts", "an array of 2^31 elements with sixteen bytes behind", [.. Varint((1UL << 31) + 1), 4, .. new byte[16]]),
        Case<double[]>("counts", "a length in bytes that wraps to 8 in 32 bits", [.. Varint(0x2000_0002), .. new byte[8]]),
        Case<Guid[]>("counts", "a length in bytes that wraps to 16 in 32 bits", [.. Varint(0x1000_0002), .. new byte[16]]),
        Case<List<int>>("counts", "a list of 2^28 elements", Varint((1 << 28) + 1)),
        Case<bool[]>("counts", "bools of 2^31 - 1, eight a byte", [.. Varint(1UL << 31), .. new byte[64]]),
        Case<byte[]>("counts", "bytes of 2^31 - 1", Varint(1UL << 31)),
        Case<int[][]>("counts", "64 arrays in an array, each of 2^24", [65, .. Repeat(Varint((1 << 24) + 1), 64)]),
        Case<List<HostileNode>>("counts", "a list of 2^24 objects", Varint((1 << 24) + 1)),
        Case<List<List<string>>>("counts", "64 lists in a list, each of 2^20", [65, .. Repeat(Varint((1 << 20) + 1), 64)]),
        Case<Dictionary<string, int>>("counts", "a dictionary of 2^30 entries", Varint((1 << 30) + 1)),
        Case<HashSet<int>>("counts", "a set of 2^30 elements", Varint((1 << 30) + 1)),
        Case<HostileImage[]>("counts", "structs, 2^27 of them", [.. Varint((1 << 27) + 1), .. new byte[64]]),
        Case<int[]>("counts", "a length of 2^63", Varint(1UL << 63)),
        Case<string>("counts", "text of 2^62 bytes", Varint((1UL << 62) + 3)),
        Case<string>("counts", "UTF-8 of 2^31 bytes", [2, .. Varint(1UL << 31), 0xE2]),

        Case<int[]>("varints", "zero in two bytes", Hex("80 00")),
        Case<uint>("varints", "one in nine bytes", Hex("81 80 80 80 80 80 80 80 00")),
        Case<byte[]>("varints", "a count above 32 bits", Hex("FF FF FF FF 1F")),
        Case<byte[]>("varints", "a count of nine bytes", Repeat([0xFF], 1000)),

        Case<int>("numbers", "2^31 for an int", Varint(1UL << 32)),
        Case<uint>("numbers", "2^32 for an unsigned int", Varint(1UL << 32)),
        Case<short>("numbers", "-32,769 for a short", Varint(65_537)),
        Case<char>("numbers", "65,536 for a char", Varint(65_536)),
        Case<System.Text.Rune>("numbers", "a surrogate", Varint(0xD800)),
        Case<System.Text.Rune>("numbers", "a scalar above 10FFFF", Varint(0x110000)),

        Case<bool>("images", "a bool of 2", [2]),
        Case<bool[]>("images", "unused bits that are not zero", [4, 0xF8]),
        Case<HostileImage>("images", "a member's unused bits that are not zero", [2, 0, 0, 0]),
        Case<decimal>("images", "a decimal's bits that are kept", [0x20, 0]),
        Case<decimal>("images", "a decimal's scale of 29", [29, 0]),
        Case<decimal>("images", "a decimal's magnitude beyond 96 bits", [0, .. Repeat([0xFF], 13), 0x7F]),
        Case<decimal>("images", "a decimal's magnitude of zero in two bytes", [0, 0x80, 0]),
        Case<DateTime>("images", "ticks behind the year 9999", Varint(4UL * 3_155_378_976_000_000_000)),
        Case<DateTimeOffset>("images", "an offset of 841 minutes", [0, .. Varint(2 * 841)]),
        Case<DateOnly>("images", "a day behind the year 9999", Varint(2 * 3_000_000)),
        Case<TimeOnly>("images", "a whole day", Varint(864_000_000_000)),

        Case<int[]>("arrays", "a width of 3", Hex("02 03 01 00 00")),
        Case<int[]>("arrays", "a width above the element's", Hex("02 08 01 00 00 00 00 00 00 00")),
        Case<int[]>("arrays", "two bytes each where one is enough", Hex("02 02 01 00")),
        Case<int[]>("arrays", "varints where bytes are as short", Hex("04 00 02 04 06")),
        Case<int[]>("arrays", "an empty array with a width", Hex("01 01")),

        Case<string>("text", "UTF-16 for text that is Latin-1", Hex("01 02 48 00 69 00")),
        Case<string>("text", "UTF-8 for text that is Latin-1", Hex("02 02 48 69")),
        Case<string>("text", "UTF-8 that is not well-formed", Hex("02 05 35 20 E2 82 35")),
        Case<string>("text", "UTF-16 where UTF-8 is shorter", Hex("01 03 35 00 20 00 AC 20")),
        Case<string>("text", "text longer than the data", Hex("7F 48 69")),

        Case<Dictionary<string, int>>("duplicates", "a key twice", Hex("03 04 61 02 04 61 04")),
        Case<HashSet<int>>("duplicates", "an element twice", Hex("03 01 01 01")),

        Case<HostilePair>("references", "a back reference where there are no references", Hex("02 00")),
        Case<HostilePair>("references", "a first occurrence where there are no references", Hex("03 02 03")),
        Case<HostilePair>("references", "a deferred object", Hex("04 02 03")),
        Case<HostilePair>("class byte", "a Tolerant object of a type that is not", Hex("05 00")),
        Case<HostilePair>("class byte", "a byte that is kept", Hex("FF 02 03")),
        Case<HostilePair>("null", "null for a member that cannot be null", Hex("01 02 00")),

        Case<IHostileUnion>("depth", "100,000 cases in cases", Repeat(Hex("02"), Bomb)),
        Case<IHostileUnion>("unions", "a case that nobody knows", Hex("04 0A")),
        Case<IHostileUnion>("unions", "a head that is kept", Hex("F5 0A")),
        Case<IHostileUnion>("unions", "the number 239, which nobody knows", Hex("F0 00 0A")),
        Case<IHostileUnion>("unions", "a number in two bytes where one is enough", Hex("F0 80 00 0A")),
        Case<IHostileUnion>("unions", "a number of 2^32 - 1", [0xF0, .. Varint(uint.MaxValue), 0x0A]),
        Case<IHostileUnion>("unions", "a number of 2^62", [0xF0, .. Varint(1UL << 62), 0x0A]),
        Case<List<IHostileUnion>>("unions", "an unknown case behind a known one", Hex("03 01 0A 7F 01")),

        Case<HostileTolerant>("depth", "10,000 Tolerant objects in one another",
            Around(10_000, held => [0x05, 0x01, 0x1E, .. Varint((ulong)held)], 0x05, 0x00)),
        Case<HostileTolerant>("tolerant", "a member with the number 0", Hex("05 01 05 0A")),
        Case<HostileTolerant>("tolerant", "the wire class 7", Hex("05 01 0F 0A")),
        Case<HostileTolerant>("tolerant", "another wire class than the member's", Hex("05 01 0A 05000000")),
        Case<HostileTolerant>("tolerant", "a tag in two bytes where one is enough", Hex("05 01 8D 00 0A")),
        Case<HostileTolerant>("tolerant", "a varint in two bytes where one is enough", Hex("05 01 0D 8A 00")),
        Case<HostileTolerant>("tolerant", "2^32 - 1 members", [0x05, .. Varint(uint.MaxValue)]),
        Case<HostileTolerant>("tolerant", "a length beyond the data", Hex("05 01 16 7F 04 62")),
        Case<HostileTolerant>("tolerant", "a length of 2^32 - 1", [0x05, 0x01, 0x16, .. Varint(uint.MaxValue), 0x04, 0x62]),
        Case<HostileTolerant>("tolerant", "a length of 2^62", [0x05, 0x01, 0x16, .. Varint(1UL << 62), 0x04, 0x62]),
        Case<HostileTolerant>("tolerant", "a value shorter than its length", Hex("05 01 16 03 04 62 00")),
        Case<HostileTolerant>("tolerant", "a value longer than its length", Hex("05 01 16 01 04 62")),
        Case<HostileTolerant>("tolerant", "2^32 - 1 bytes of a member that nobody knows", [0x05, 0x01, 0x4E, .. Varint(uint.MaxValue)]),
        Case<HostileTolerant>("tolerant", "the wire class 7 of a member that nobody knows", Hex("05 01 4F")),
        Case<HostileTolerant>("duplicates", "a numbered member twice", Hex("05 02 0D 0A 0D 0C")),
        Case<HostileTolerant>("end", "data that ends behind a tag", Hex("05 01 0D")),

        Case<HostilePair>("end", "a byte behind the value", Hex("01 02 03 00")),
        Case<int>("end", "a value behind the value", Hex("02 02")),
        Case<HostilePair>("end", "no data", []),
        Case<HostilePair>("end", "data that ends before a member", Hex("01 02")),
    ];

    private static HostileCase Case<T>(string group, string name, byte[] bytes) => new HostileCase<T>("Compact", group, name, bytes);
}
