// Owns: names that collide, that are keywords, that are not ASCII, that JSON must escape, that emitted code may use itself. Knows no format.
namespace Octavo.Tests.Zoo.Types
{
    internal static class Names
    {
        internal static IEnumerable<ZooEntry> Entries() =>
        [
            new ZooEntry<Same.One.Order>("same name, first namespace", () => [new(), new() { A = 1, Line = new() { Text = "x" } }]),
            new ZooEntry<Same.Two.Order>("same name, second namespace", () => [new(), new() { B = "2", Line = new() { Number = 3 }, Other = new() { A = 4 } }]),
            new ZooEntry<HoldsNamesakes>("namesakes in one class",
                () => [new(), new() { One = new() { A = 1 }, Two = new() { B = "x" }, Ones = [new()], Twos = [new(), new() { B = "y" }] }]),
            new ZooEntry<Keywords>("keywords",
                () => [new(), new() { @class = 1, @event = "e", @default = true, @in = 2.5, @ref = 3, @value = 4, @namespace = [5] }]),
            new ZooEntry<@struct>("a type named by a keyword", () => [new(), new() { @int = 5 }]),
            new ZooEntry<NotAscii>("names beyond ASCII", () => [new(), new() { Größe = 1, 名前 = "n", é = 2, Ωmega = 3 }]),
            new ZooEntry<Escaped>("names that JSON must escape", () => [new(), new() { A = 1, B = 2, C = 3, D = 4, E = 5, F = 6 }]),
            new ZooEntry<EscapedNames>("names that JSON must escape, by name", () => [new(), new() { A = 1, B = 2, C = 3, D = 4, E = 5, F = 6 }]),
            new ZooEntry<LikeEmittedCode>("names that emitted code may use",
                () => [new(),
                new() { writer = 1, reader = 2, w = 3, r = 4, at = 5, n = 6, members = 7, value = 8, W = 9, R = 10, existing = 11, remaining = 12, i = [13],
                item = 14, key = 15, v = 16, count = 17 }]),
            new ZooEntry<LikeTypes>("members named as types",
                () => [new(),
                new() { Int32 = 1, String = "s", Guid = Guid.AllBitsSet, List = [1], Octavo = 2, System = 3, Bytes = [4], Throw = 5, LikeTypes_ = 6 }]),
            new ZooEntry<LongNames>("long names", () => [new(), new() { A = 1, B = 2, C = 3, D = 4 }]),
            new ZooEntry<CommonPrefixes>("names with common beginnings", () => [new(), CommonPrefixes.Filled()]),
        ];
    }

    [GenerateCodec]
    public sealed class HoldsNamesakes
    {
        public Same.One.Order? One { get; set; }

        public Same.Two.Order? Two { get; set; }

        public List<Same.One.Order>? Ones { get; set; }

        public List<Same.Two.Order>? Twos { get; set; }
    }

    [GenerateCodec]
    public sealed class Keywords
    {
        public int @class { get; set; }

        public string? @event;

        public bool @default;

        public double @in { get; set; }

        public int @ref;

        public int @value { get; set; }

        public int[]? @namespace;
    }

    [GenerateCodec]
    public sealed class @struct
    {
        public int @int { get; set; }
    }

    [GenerateCodec]
    public sealed class NotAscii
    {
        public int Größe { get; set; }

        public string? 名前 { get; set; }

        public int é;

        public int Ωmega { get; set; }
    }

    [GenerateCodec]
    public sealed class Escaped
    {
        [CodecMember(1, "we\"ird")] public int A { get; set; }

        [CodecMember(2, "back\\slash")] public int B { get; set; }

        [CodecMember(3, "line\nfeed\u0001")] public int C { get; set; }

        [CodecMember(4, "😀")] public int D { get; set; }

        [CodecMember(5, "")] public int E { get; set; }

        [CodecMember(6, "{braces} // */ \"\"\"")] public int F { get; set; }
    }

    [GenerateCodec]
    public sealed class EscapedNames
    {
        [CodecMember("we\"ird")] public int A { get; set; }

        [CodecMember("back\\slash")] public int B { get; set; }

        [CodecMember("line\nfeed\u0001")] public int C { get; set; }

        [CodecMember("😀")] public int D { get; set; }

        [CodecMember("\0")] public int E { get; set; }

        [CodecMember("{braces} // */ \"\"\"")] public int F { get; set; }
    }

    [GenerateCodec]
    public sealed class LikeEmittedCode
    {
        public int writer;
        public int reader;
        public int w;
        public int r;
        public int at;
        public int n;
        public int members;
        public int value;
        public int W;
        public int R;
        public int existing;
        public int remaining;
        public int[]? i;
        public int item;
        public int key;
        public int v;
        public int count;
    }

    [GenerateCodec]
    public sealed class LikeTypes
    {
        public int Int32 { get; set; }

        public string? String { get; set; }

        public Guid Guid { get; set; }

        public List<int>? List { get; set; }

        public int Octavo { get; set; }

        public int System { get; set; }

        public byte[]? Bytes { get; set; }

        public int Throw { get; set; }

        [CodecMember("LikeTypes")] public int LikeTypes_ { get; set; }
    }

    [GenerateCodec]
    public sealed class LongNames
    {
        [CodecMember("a name of exactly 31 characters")] public int A { get; set; }

        [CodecMember("a name of 32 characters, no more")] public int B { get; set; }

        [CodecMember("a name of more than 255 bytes: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")]
        public int C { get; set; }

        [CodecMember("a name of more than 255 bytes: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy")]
        public int D { get; set; }
    }

    [GenerateCodec]
    public sealed class CommonPrefixes
    {
        public int A { get; set; }

        public int AB { get; set; }

        public int Prefix1 { get; set; }

        public int Prefix2 { get; set; }

        public int Prefixed1 { get; set; }

        public int Prefixed2 { get; set; }

        public int PrefixedAtLength1Longer { get; set; }

        public int PrefixedAtLength2Longer { get; set; }

        internal static CommonPrefixes Filled() =>
            new() { A = 1, AB = 2, Prefix1 = 3, Prefix2 = 4, Prefixed1 = 5, Prefixed2 = 6, PrefixedAtLength1Longer = 7, PrefixedAtLength2Longer = 8 };
    }
}

namespace Octavo.Tests.Zoo.Types.Same.One
{
    [GenerateCodec]
    public sealed class Order
    {
        public int A { get; set; }

        public OrderLine? Line { get; set; }
    }

    [GenerateCodec]
    public sealed class OrderLine
    {
        public string? Text { get; set; }
    }
}

namespace Octavo.Tests.Zoo.Types.Same.Two
{
    [GenerateCodec]
    public sealed class Order
    {
        public string? B { get; set; }

        public OrderLine Line { get; set; }

        public One.Order? Other { get; set; }
    }

    [GenerateCodec]
    public struct OrderLine
    {
        public long Number;
    }
}
