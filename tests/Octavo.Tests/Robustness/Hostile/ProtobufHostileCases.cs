// Owns: hostile payloads in Protobuf: tags, groups, lengths, varints. They are read as a message whose codec is written by hand, with every kind of field.
using Octavo.Lab.Workloads.Hostile;
using Octavo.Tests.Formats.Protobuf;
using static Octavo.Lab.Workloads.Hostile.HostileBytes;

namespace Octavo.Tests.Robustness.Hostile;

internal static class ProtobufHostileCases
{
    private const int Levels = 10_000;

    /// <summary>All of them.</summary>
    internal static IReadOnlyList<HostileCase> All { get; } =
    [
        Case<Tree>("depth", "10,000 messages in messages", Around(Levels, length => [0x2A, .. Varint((ulong)length)])),
        Case<Tree>("depth", "100,000 groups in groups", [.. Repeat(Hex("33"), Bomb), .. Repeat(Hex("34"), Bomb)]),
        Case<Tree>("depth", "100,000 groups that nobody knows", [.. Repeat(Hex("5B"), Bomb), .. Repeat(Hex("5C"), Bomb)]),
        Case<Tree>("depth", "100,000 groups without an end", Repeat(Hex("33"), Bomb)),
        Case<Tree>("depth", "one level more than the limit", [.. Repeat(Hex("33"), 64), .. Repeat(Hex("34"), 64)]),
        Case<Tree>("depth", "a chain that is merged into one level less",
            [.. Repeat(Hex("33"), 63), .. Repeat(Hex("34"), 63), .. Repeat(Hex("33"), 64), .. Repeat(Hex("34"), 64)]),

        Case<Tree>("counts", "text of 2 GiB in ten bytes", Hex("12 FF FF FF FF 07 00 00 00 00")),
        Case<Tree>("counts", "text of 2^64 - 1 bytes", Hex("12 FF FF FF FF FF FF FF FF FF 01")),
        Case<Tree>("counts", "text of 2^32 + 1 bytes, which wraps to 1", Hex("12 81 80 80 80 10 61")),
        Case<Tree>("counts", "a message of 2 GiB", Hex("2A FF FF FF FF 07 08 01")),
        Case<Tree>("counts", "a message longer than the one that holds it", Hex("2A 04 2A 04 08 01 08 01 08 01")),
        Case<Tree>("counts", "packed varints of 2 GiB", Hex("1A FF FF FF FF 07 01 01")),
        Case<Tree>("counts", "packed doubles of 2 GiB", [.. Hex("22 F8 FF FF FF 07"), .. new byte[16]]),
        Case<Tree>("counts", "packed doubles of seven bytes", Hex("22 07 00 00 00 00 00 00 00")),
        Case<Tree>("counts", "bytes that nobody knows of 2 GiB", Hex("5A FF FF FF FF 07 00")),
        Case<string>("counts", "a root's text of 2 GiB", Hex("0A FF FF FF FF 07 61")),

        Case<Tree>("varints", "a varint of eleven bytes", Hex("08 FF FF FF FF FF FF FF FF FF FF 01")),
        Case<Tree>("varints", "a varint of eleven bytes in a field that nobody knows", Hex("58 80 80 80 80 80 80 80 80 80 80 00")),
        Case<Tree>("varints", "a length of eleven bytes", Hex("12 80 80 80 80 80 80 80 80 80 80 00")),
        Case<Tree>("varints", "a packed varint of eleven bytes", Hex("1A 0B 80 80 80 80 80 80 80 80 80 80 00")),
        Case<Tree>("varints", "a tag of more than 32 bits", Hex("88 80 80 80 10 01")),
        Case<Tree>("varints", "a tag of ten bytes", Hex("88 80 80 80 80 80 80 80 80 00 01")),

        Case<Tree>("tags", "field 0", Hex("00 00")),
        Case<Tree>("tags", "field 0 with a length", Hex("02 01 61")),
        Case<Tree>("tags", "field 0 inside a group that nobody knows", Hex("5B 00 00 5C")),
        Case<Tree>("tags", "wire type 6", Hex("0E 00")),
        Case<Tree>("tags", "wire type 7", Hex("0F 00")),
        Case<Tree>("tags", "wire type 7 inside a group that nobody knows", Hex("5B 0F 00 5C")),
        Case<Tree>("tags", "the end of a group that was not begun", Hex("34")),
        Case<Tree>("tags", "the end of another group", Hex("33 08 01 5C")),
        Case<Tree>("tags", "the end of another group that nobody knows", Hex("5B 08 01 64")),
        Case<Tree>("tags", "the end of a group inside a message of it", Hex("33 2A 01 34 34")),

        Case<Tree>("text", "bytes that are no UTF-8", Hex("12 02 C3 28")),
        Case<Tree>("text", "half a surrogate pair", Hex("12 03 ED A0 80")),
        Case<string>("text", "a root that is no UTF-8", Hex("0A 01 FF")),
        Case<Tree>("text", "a Guid of another length", Hex("82 80 01 03 61 62 63")),

        Case<Tree>("end", "a tag without a value", Hex("08")),
        Case<Tree>("end", "half a varint", Hex("08 FF")),
        Case<Tree>("end", "half a tag", Hex("08 01 82")),
        Case<Tree>("end", "half a fixed value", Hex("59 00 00 00")),
        Case<Tree>("end", "a group without an end", Hex("33 08 01")),
        Case<Tree>("end", "a group that nobody knows, without an end", Hex("5B 08 01")),
        Case<Tree>("end", "a group whose message ends first", Hex("2A 03 33 08 01 34")),
        Case<Tree>("end", "a varint that its message ends", Hex("2A 02 08 FF 01")),
        Case<Tree>("end", "a packed varint that its length ends", Hex("1A 02 01 FF 01")),
    ];

    private static HostileCase Case<T>(string group, string name, byte[] bytes) => new HostileCase<T>("Protobuf", group, name, bytes);
}
