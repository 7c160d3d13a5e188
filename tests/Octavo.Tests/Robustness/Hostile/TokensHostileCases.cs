// Owns: hostile payloads in Tokens: opcodes, counts of four bytes, keys of a length, a name and a number. The lab has none, because no other library reads it.
using System.Buffers.Binary;
using Octavo.Lab.Workloads.Hostile;
using Octavo.Tokens;
using static Octavo.Lab.Workloads.Hostile.HostileBytes;

namespace Octavo.Tests.Robustness.Hostile;

internal static class TokensHostileCases
{
    private static readonly byte[] s_end = [(byte)OctavoTokenKind.End];

    /// <summary>All of them.</summary>
    internal static IReadOnlyList<HostileCase> All { get; } =
    [
        Case<HostileNode>("depth", "100,000 nodes in a chain", Repeat([.. Counted(OctavoTokenKind.Object, 1), .. Key("Next")], Bomb)),
        Case<HostileFolder>("depth", "100,000 arrays in arrays",
            Repeat([.. Counted(OctavoTokenKind.Object, 1), .. Key("Folders"), .. Counted(OctavoTokenKind.Array, 1)], Bomb)),
        Case<HostileNamed>("depth", "100,000 arrays in a member that nobody knows",
            [.. Counted(OctavoTokenKind.Object, 1), .. Key("x"), .. Repeat(Counted(OctavoTokenKind.Array, 1), Bomb)]),
        Case<IHostileUnion>("depth", "100,000 cases in cases",
            Repeat([.. Union("HostileBranch"), .. Counted(OctavoTokenKind.Object, 1), .. Key("Inner")], Bomb)),

        Case<int[]>("counts", "an array of 2^31 - 1 elements", Counted(OctavoTokenKind.Array, int.MaxValue)),
        Case<List<string>>("counts", "a list of 2^32 - 1 elements", Counted(OctavoTokenKind.Array, uint.MaxValue)),
        Case<Dictionary<string, int>>("counts", "a map of 2^30 entries", Counted(OctavoTokenKind.Map, 1 << 30)),
        Case<byte[]>("counts", "bytes of 2^32 - 1", Counted(OctavoTokenKind.Bytes, uint.MaxValue)),
        Case<string>("counts", "text whose length in bytes wraps to 2 in 32 bits", [.. Counted(OctavoTokenKind.Text, 0x8000_0001), 0x61, 0]),
        Case<HostileNamed>("counts", "a key of 2^31 bytes", [.. Counted(OctavoTokenKind.Object, 1), .. Counted(OctavoTokenKind.Key, 1U << 31)]),
        Case<IHostileUnion>("counts", "a case's name of 2^31 bytes", Counted(OctavoTokenKind.Union, 1U << 31)),

        Case<int>("heads", "an opcode that is kept", [0xFF, 0, 0, 0, 0]),
        Case<int>("heads", "an end for a number", [(byte)OctavoTokenKind.End, 0, 0, 0, 0]),
        Case<int[]>("heads", "a map for an array", [.. Counted(OctavoTokenKind.Map, 0), .. s_end]),

        Case<bool>("images", "a bool of 2", [(byte)OctavoTokenKind.Bool, 2]),
        Case<decimal>("images", "a decimal's scale of 29", [(byte)OctavoTokenKind.Decimal, 0, 0, 29, 0, .. new byte[12]]),
        Case<DateTime>("images", "ticks behind the year 9999", [(byte)OctavoTokenKind.DateTime, .. Hex("00 00 00 00 00 00 00 3F")]),
        Case<System.Text.Rune>("images", "a surrogate", [(byte)OctavoTokenKind.Rune, .. Hex("00 D8 00 00")]),

        Case<string>("text", "text longer than the data", [.. Counted(OctavoTokenKind.Text, 100), 0x61, 0]),
        Case<Dictionary<string, int>>("duplicates", "a key twice",
            [.. Counted(OctavoTokenKind.Map, 2), .. Text("a"), .. Number(1), .. Text("a"), .. Number(2), .. s_end]),
        Case<HashSet<int>>("duplicates", "an element twice", [.. Counted(OctavoTokenKind.Array, 2), .. Number(1), .. Number(1), .. s_end]),
        Case<HostileNamed>("duplicates", "a member twice",
            [.. Counted(OctavoTokenKind.Object, 2), .. Key("Number"), .. Number(1), .. Key("Number"), .. Number(2), .. s_end]),
        Case<HostilePair>("null", "null for a member that cannot be null",
            [.. Counted(OctavoTokenKind.Object, 1), .. Key("Text"), (byte)OctavoTokenKind.Null, .. s_end]),

        Case<IHostileUnion>("unions", "a case that nobody knows", [.. Union("Stranger"), .. Counted(OctavoTokenKind.Object, 0), .. s_end]),
        Case<IHostileUnion>("unions", "a case without a name", [.. Union(""), .. Counted(OctavoTokenKind.Object, 0), .. s_end]),
        Case<IHostileUnion>("unions", "null behind a name", [.. Union("HostileLeaf"), (byte)OctavoTokenKind.Null]),
        Case<IHostileUnion>("unions", "an object without a case", [.. Counted(OctavoTokenKind.Object, 0), .. s_end]),

        Case<int>("end", "a value behind the value", [.. Number(1), .. Number(1)]),
        Case<int>("end", "no data", []),
        Case<HostilePair>("end", "an object without an end", Counted(OctavoTokenKind.Object, 0)),
        Case<HostileNamed>("end", "a key without a value", [.. Counted(OctavoTokenKind.Object, 1), .. Key("Number")]),
    ];

    private static HostileCase Case<T>(string group, string name, byte[] bytes) => new HostileCase<T>("Tokens", group, name, bytes);

    private static byte[] Counted(OctavoTokenKind kind, uint count)
    {
        byte[] bytes = new byte[5];
        bytes[0] = (byte)kind;
        BinaryPrimitives.WriteUInt32LittleEndian(bytes.AsSpan(1), count);
        return bytes;
    }

    private static byte[] Number(int value) => Counted(OctavoTokenKind.Int32, (uint)value);

    private static byte[] Text(string text) => [.. Counted(OctavoTokenKind.Text, (uint)text.Length), .. System.Text.Encoding.Unicode.GetBytes(text)];

    private static byte[] Key(string name) => Named(OctavoTokenKind.Key, name);

    private static byte[] Union(string name) => Named(OctavoTokenKind.Union, name);

    /// <summary>A name, and the number that readers skip.</summary>
    private static byte[] Named(OctavoTokenKind kind, string name) =>
        [.. Counted(kind, (uint)name.Length), .. System.Text.Encoding.UTF8.GetBytes(name), 0, 0, 0, 0];
}
