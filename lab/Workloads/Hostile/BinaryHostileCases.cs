// Owns: hostile payloads in Binary, each against a sentence of docs/formats/binary.md.
// Must not know: libraries.
using static Octavo.Lab.Workloads.Hostile.HostileBytes;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Binary's list.</summary>
public static class BinaryHostileCases
{
    /// <summary>All of them.</summary>
    public static IReadOnlyList<HostileCase> All { get; } =
    [
        Case<HostileNode>("depth", "100,000 nodes in a chain", Repeat(Hex("03 00000000"), Bomb)),
        Case<HostileFolder>("depth", "100,000 lists in lists", Repeat(Hex("02 02"), Bomb)),
        Case<HostileMap>("depth", "100,000 dictionaries in dictionaries", Repeat(Hex("02 02 02"), Bomb)),
        Case<HostileNode>("depth", "one level more than the limit", Repeat(Hex("03 00000000"), 65, 0)),

        Case<int[]>("counts", "an array of 2^32 - 2 elements", Varint(uint.MaxValue)),
        Case<int[]>("counts", "an array of 2^31 elements with sixteen bytes behind", [.. Varint((1UL << 31) + 1), .. new byte[16]]),
        Case<double[]>("counts", "a length in bytes that wraps to 8 in 32 bits", [.. Varint(0x2000_0002), .. new byte[8]]),
        Case<Guid[]>("counts", "a length in bytes that wraps to 16 in 32 bits", [.. Varint(0x1000_0002), .. new byte[16]]),
        Case<List<int>>("counts", "a list of 2^28 elements", Varint((1 << 28) + 1)),
        Case<byte[]>("counts", "bytes of 2^31 - 1", Varint(1UL << 31)),
        Case<int[][]>("counts", "64 arrays in an array, each of 2^24", [65, .. Repeat(Varint((1 << 24) + 1), 64)]),
        Case<List<HostileNode>>("counts", "a list of 2^24 objects", Varint((1 << 24) + 1)),
        Case<List<List<string>>>("counts", "64 lists in a list, each of 2^20", [65, .. Repeat(Varint((1 << 20) + 1), 64)]),
        Case<Dictionary<string, int>>("counts", "a dictionary of 2^30 entries", Varint((1 << 30) + 1)),
        Case<HashSet<int>>("counts", "a set of 2^30 elements", Varint((1 << 30) + 1)),
        Case<HostileImage[]>("counts", "images of 32 bytes, 2^27 of them", [.. Varint((1 << 27) + 1), .. new byte[64]]),
        Case<HostilePair>("counts", "a class of 2^32 - 1 members", [0xF0, .. Varint(uint.MaxValue)]),
        Case<HostilePair>("counts", "a class of one member more than it has", Hex("04 01000000 02 00")),
        Case<HostilePair>("counts", "the long form for a count of members that has a short one", Hex("F0 02 01000000 02")),
        Case<int[]>("counts", "a length of 2^63", Varint(1UL << 63)),
        Case<string>("counts", "text of 2^63 bytes", Varint((1UL << 63) + 2)),

        Case<int[]>("varints", "zero in two bytes", Hex("80 00")),
        Case<int[]>("varints", "one in five bytes", Hex("81 80 80 80 00")),
        Case<string>("varints", "six bytes", Hex("82 80 80 80 80 01 48")),
        Case<string>("varints", "a fifth byte above 32 bits", Hex("FF FF FF FF 1F")),
        Case<byte[]>("varints", "no end", Repeat([0xFF], 1000)),

        Case<bool>("images", "a bool of 2", [2]),
        Case<bool[]>("images", "a bool of 255 behind thirty-one good ones", [33, .. new byte[31], 0xFF]),
        Case<decimal>("images", "decimal flags outside sign and scale", [1, 0, 0, 0, .. new byte[12]]),
        Case<decimal>("images", "a decimal's scale of 29", [0, 0, 29, 0, .. new byte[12]]),
        Case<decimal[]>("images", "a decimal's scale of 255 in an array", [3, .. new byte[16], 0, 0, 255, 0, .. new byte[12]]),
        Case<DateTime>("images", "ticks behind the year 9999", Hex("00 00 00 00 00 00 00 3F")),
        Case<DateTime[]>("images", "ticks behind the year 9999 in an array", [5, .. new byte[24], .. Hex("FF FF FF FF FF FF FF BF")]),
        Case<DateTimeOffset>("images", "an offset of 841 minutes", Hex("00 00 00 00 00 00 00 08 49 03")),
        Case<DateTimeOffset>("images", "an instant before the year 1", Hex("00 00 00 00 00 00 00 00 01 00")),
        Case<DateOnly>("images", "a day behind the year 9999", Hex("DB BA 37 00")),
        Case<TimeOnly>("images", "a whole day", Hex("00 C0 69 2A C9 00 00 00")),
        Case<System.Text.Rune>("images", "a surrogate", Hex("00 D8 00 00")),
        Case<System.Text.Rune>("images", "a scalar above 10FFFF", Hex("00 00 11 00")),
        Case<HostileImage>("images", "padding that is not zero", [0, 1, .. new byte[30]]),
        Case<HostileImage[]>("images", "padding that is not zero in the last of three", [4, .. new byte[64], 0, 0, 0, 0, 0, 0, 0, 1, .. new byte[24]]),
        Case<HostileImage[]>("images", "a bool of 2 in an array of structs", [3, .. new byte[32], 2, .. new byte[31]]),

        Case<string>("text", "the wide form for text that is Latin-1", Hex("01 02 48 00 69 00")),
        Case<string>("text", "a wide form of 2^31 units", [1, .. Varint(1UL << 31), 0, 1]),
        Case<string>("text", "wide text that ends in the middle of a unit", Hex("01 02 A9 03 A9")),
        Case<string>("text", "text longer than the data", Hex("7F 48 69")),

        Case<Dictionary<string, int>>("duplicates", "a key twice", Hex("03 03 61 01000000 03 61 02000000")),
        Case<HashSet<int>>("duplicates", "an element twice", Hex("03 01000000 01000000")),

        Case<HostilePair>("references", "a back reference where there are no references", Hex("F1 00")),
        Case<HostilePair>("references", "a first occurrence where there are no references", Hex("F2 03 01000000 02")),
        Case<HostilePair>("references", "a deferred object", Hex("F3 03 01000000 02")),
        Case<HostilePair>("class byte", "a Tolerant object of a type that is not", Hex("F4 00")),
        Case<HostilePair>("class byte", "a byte that is kept", Hex("FF 01000000 02")),
        Case<HostilePair>("null", "null for a member that cannot be null", Hex("03 01000000 00")),

        Case<IHostileUnion>("depth", "100,000 cases in cases", Repeat(Hex("02 02"), Bomb)),
        Case<IHostileUnion>("unions", "a case that nobody knows", Hex("04 02 05000000")),
        Case<IHostileUnion>("unions", "the largest number of a case", [.. Varint(int.MaxValue), 0x02, 5, 0, 0, 0]),
        Case<IHostileUnion>("unions", "a number of 2^32 - 2", [.. Varint(uint.MaxValue), 0x02, 5, 0, 0, 0]),
        Case<IHostileUnion>("unions", "a number of 2^63", [.. Varint(1UL << 63), 0x02, 5, 0, 0, 0]),
        Case<IHostileUnion>("unions", "a number in two bytes where one is enough", Hex("81 00 02 05000000")),
        Case<IHostileUnion>("unions", "null behind a number", Hex("01 00")),
        Case<IHostileUnion>("unions", "more members than the case has", Hex("01 03 05000000 00")),
        Case<List<IHostileUnion>>("unions", "an unknown case behind a known one", Hex("03 01 02 05000000 7F 01")),

        Case<HostileTolerant>("depth", "10,000 Tolerant objects in one another",
            Around(10_000, held => [0xF4, 0x01, 0x1E, .. Varint((ulong)held)], 0xF4, 0x00)),
        Case<HostileTolerant>("tolerant", "a member with the number 0", Hex("F4 01 02 05000000")),
        Case<HostileTolerant>("tolerant", "the wire class 7", Hex("F4 01 0F 05000000")),
        Case<HostileTolerant>("tolerant", "another wire class than the member's", Hex("F4 01 0B 0500000000000000")),
        Case<HostileTolerant>("tolerant", "a varint, which Binary has for no member", Hex("F4 01 0D 0A")),
        Case<HostileTolerant>("tolerant", "a tag in two bytes where one is enough", Hex("F4 01 8A 00 05000000")),
        Case<HostileTolerant>("tolerant", "2^32 - 1 members", [0xF4, .. Varint(uint.MaxValue)]),
        Case<HostileTolerant>("tolerant", "a length beyond the data", Hex("F4 01 16 7F 03 62")),
        Case<HostileTolerant>("tolerant", "a length of 2^32 - 1", [0xF4, 0x01, 0x16, .. Varint(uint.MaxValue), 0x03, 0x62]),
        Case<HostileTolerant>("tolerant", "a length of 2^63", [0xF4, 0x01, 0x16, .. Varint(1UL << 63), 0x03, 0x62]),
        Case<HostileTolerant>("tolerant", "a value shorter than its length", Hex("F4 01 16 03 03 62 00")),
        Case<HostileTolerant>("tolerant", "a value longer than its length", Hex("F4 01 16 01 03 62")),
        Case<HostileTolerant>("tolerant", "2^32 - 1 bytes of a member that nobody knows", [0xF4, 0x01, 0x4E, .. Varint(uint.MaxValue)]),
        Case<HostileTolerant>("tolerant", "the wire class 7 of a member that nobody knows", Hex("F4 01 4F")),
        Case<HostileTolerant>("duplicates", "a numbered member twice", Hex("F4 02 0A 05000000 0A 06000000")),
        Case<HostileTolerant>("end", "data that ends behind a tag", Hex("F4 01 0A")),

        Case<HostilePair>("end", "a byte behind the value", Hex("03 01000000 02 00")),
        Case<int>("end", "a value behind the value", Hex("01000000 01000000")),
        Case<HostilePair>("end", "no data", []),
        Case<HostilePair>("end", "data that ends inside a member", Hex("03 0100")),
    ];

    private static HostileCase Case<T>(string group, string name, byte[] bytes) => new HostileCase<T>("Binary", group, name, bytes);
}
