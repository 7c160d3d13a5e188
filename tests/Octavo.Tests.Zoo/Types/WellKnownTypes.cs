// Owns: Protobuf's well-known types everywhere a type can be, and wrappers. Every format has them. Knows no format.
using Octavo;
using Octavo.Protobuf.WellKnown;

[assembly: GenerateCodecFor(typeof(ProtobufAny)), GenerateCodecFor(typeof(ProtobufEmpty)), GenerateCodecFor(typeof(ProtobufFieldMask)),
    GenerateCodecFor(typeof(ProtobufListValue))]
[assembly: GenerateCodecFor(typeof(ProtobufStruct)), GenerateCodecFor(typeof(ProtobufValue)), GenerateCodecFor(typeof(ProtobufValue?)),
    GenerateCodecFor(typeof(ProtobufValue[]))]
[assembly: GenerateCodecFor(typeof(List<ProtobufStruct>)), GenerateCodecFor(typeof(Dictionary<string, ProtobufAny>))]

namespace Octavo.Tests.Zoo.Types;

internal static class WellKnownTypes
{
    internal static ProtobufStruct Fields => new()
    {
        ["null"] = ProtobufValue.Null,
        ["number"] = -1.5,
        ["text"] = "語",
        ["yes"] = true,
        ["list"] = new ProtobufListValue(1, "two", false, ProtobufValue.Null, new ProtobufListValue(), new ProtobufStruct()),
        ["inner"] = new ProtobufStruct { ["a"] = new ProtobufStruct { ["b"] = new ProtobufListValue(new ProtobufListValue("deep")) } },
        [""] = "",
    };

    private static ProtobufValue[] Values =>
        [default, 0, 1e300, -0.0, "", "text", true, false, Fields, new ProtobufStruct(), new ProtobufListValue(), new ProtobufListValue(Fields, 3)];

    private static ProtobufAny[] Anys => [new("", default), new("type.googleapis.com/a.B", new byte[] { 8, 1 }), new("b", default)];

    private static ProtobufFieldMask[] Masks => [new(), new("a"), new("user.display_name", "photo", "a1_b2c")];

    internal static IEnumerable<ZooEntry> Entries() =>
    [
        Root<ProtobufStruct>("ProtobufStruct", () => [Fields, []]),
        Root<ProtobufListValue>("ProtobufListValue", () => [[.. Values], []]),
        Root("ProtobufAny", () => Anys),
        Root("ProtobufFieldMask", () => Masks),
        Root<ProtobufEmpty>("ProtobufEmpty", () => [ProtobufEmpty.Instance]),
        new ZooEntry<ProtobufValue>("root ProtobufValue", () => Values) { ByHand = true },
        new ZooEntry<ProtobufValue?>("root ProtobufValue?", () => [null, 1, "", Fields]) { ByHand = true },
        new ZooEntry<ProtobufValue[]?>("root ProtobufValue[]", () => [[], Values, null]) { ByHand = true },
        new ZooEntry<List<ProtobufStruct>?>("root List of ProtobufStruct", () => [[], [Fields, []], null]) { ByHand = true },
        new ZooEntry<Dictionary<string, ProtobufAny>?>("root Dictionary of ProtobufAny", () => [[], new() { ["a"] = Anys[1] }, null]) { ByHand = true },
        // Populate leaves what is absent as it is, and a ProtobufValue? that is null is absent: of each entry's samples the same one is there.
        new ZooEntry<OfWellKnownTypes>("members of well-known types", () => [new() { Perhaps = default(ProtobufValue) }, OfWellKnownTypes.Full()])
        { ByHand = true },
        new ZooEntry<OfWellKnownTypes>("members of well-known types that are absent", () => [new(), new() { Value = 1 }]) { ByHand = true },
        new ZooEntry<BoundWellKnownTypes>("well-known types as constructor parameters",
            () => [new(null, default, null), new(Fields, 5, Anys[1])]) { ByHand = true },
        new ZooEntry<OfWrappers>("wrappers", () => [new(), OfWrappers.Empty(), OfWrappers.Full()]),
        new ZooEntry<BoundWrappers>("wrappers as constructor parameters", () => [new(null, "", null), new(0, "x", [1])]),
    ];

    private static ZooEntry<T?> Root<T>(string name, Func<IEnumerable<T>> values)
        where T : class => new($"root {name}", () => [.. values(), null]) { ByHand = true };
}

[GenerateCodec]
public sealed class OfWellKnownTypes
{
    [CodecMember(1)] public ProtobufAny? Any { get; set; }

    [CodecMember(2)] public ProtobufStruct? Struct { get; set; }

    [CodecMember(3)] public ProtobufListValue? List { get; set; }

    [CodecMember(4)] public ProtobufValue Value { get; set; }

    [CodecMember(5)] public ProtobufValue? Perhaps { get; set; }

    [CodecMember(6)] public ProtobufFieldMask? Mask { get; set; }

    [CodecMember(7)] public ProtobufEmpty? Empty { get; set; }

    [CodecMember(8)] public List<ProtobufValue> Values { get; set; } = [];

    [CodecMember(9)] public Dictionary<string, ProtobufStruct> Structs { get; set; } = [];

    [CodecMember(10)] public Dictionary<int, ProtobufValue> Numbered { get; set; } = [];

    [CodecMember(11), ProtobufMember(Encoding = ProtobufEncoding.Group)] public ProtobufStruct? Group { get; set; }

    [CodecMember(12)] public ProtobufAny[] Anys { get; set; } = [];

    internal static OfWellKnownTypes Full() => new()
    {
        Any = new ProtobufAny("type.googleapis.com/x.Y", new byte[] { 1, 2, 3 }),
        Struct = WellKnownTypes.Fields,
        List = new ProtobufListValue(1, 2),
        Value = "text",
        Perhaps = new ProtobufListValue(),
        Mask = new ProtobufFieldMask("a", "b.c_d"),
        Empty = ProtobufEmpty.Instance,
        Values = [default, 1, WellKnownTypes.Fields],
        Structs = new() { ["x"] = [], ["y"] = WellKnownTypes.Fields },
        Numbered = new() { [1] = default, [2] = true },
        Group = new() { ["g"] = 1 },
        Anys = [new ProtobufAny("a", default)],
    };
}

[GenerateCodec]
public sealed class BoundWellKnownTypes(ProtobufStruct? fields, ProtobufValue value, ProtobufAny? any)
{
    [CodecMember(1)] public ProtobufStruct? Fields { get; } = fields;

    [CodecMember(2)] public ProtobufValue Value { get; } = value;

    [CodecMember(3)] public ProtobufAny? Any { get; } = any;
}

[GenerateCodec]
public sealed class OfWrappers
{
    [CodecMember(1), ProtobufMember(Wrapped = true)] public bool? Bool { get; set; }

    [CodecMember(2), ProtobufMember(Wrapped = true)] public int? Int32 { get; set; }

    [CodecMember(3), ProtobufMember(Wrapped = true)] public long? Int64 { get; set; }

    [CodecMember(4), ProtobufMember(Wrapped = true)] public uint? UInt32 { get; set; }

    [CodecMember(5), ProtobufMember(Wrapped = true)] public ulong? UInt64 { get; set; }

    [CodecMember(6), ProtobufMember(Wrapped = true)] public float? Single { get; set; }

    [CodecMember(7), ProtobufMember(Wrapped = true)] public double? Double { get; set; }

    [CodecMember(8), ProtobufMember(Wrapped = true)] public string? Text { get; set; }

    [CodecMember(9), ProtobufMember(Wrapped = true)] public byte[]? Bytes { get; set; }

    [CodecMember(10), ProtobufMember(Wrapped = true)] public short? Int16 { get; set; }

    [CodecMember(11), ProtobufMember(Wrapped = true)] public byte? Byte { get; set; }

    [CodecMember(12), ProtobufMember(Wrapped = true)] public string Name { get; set; } = "";

    internal static OfWrappers Empty() =>
        new() { Bool = false, Int32 = 0, Int64 = 0, UInt32 = 0, UInt64 = 0, Single = 0, Double = 0, Text = "", Bytes = [], Int16 = 0, Byte = 0 };

    internal static OfWrappers Full() => new()
    {
        Bool = true,
        Int32 = -1,
        Int64 = long.MinValue,
        UInt32 = uint.MaxValue,
        UInt64 = ulong.MaxValue,
        Single = -0.0F,
        Double = 1.5,
        Text = "語",
        Bytes = [1, 2],
        Int16 = short.MinValue,
        Byte = 255,
        Name = "name",
    };
}

[GenerateCodec]
public sealed record BoundWrappers(
    [property: CodecMember(1), ProtobufMember(Wrapped = true)] int? Number,
    [property: CodecMember(2), ProtobufMember(Wrapped = true)] string Name,
    [property: CodecMember(3), ProtobufMember(Wrapped = true)] byte[]? Bytes);
