// Owns: a message with every well-known type, wrapper and kind of enum, and samples of it.
using Octavo.Protobuf.WellKnown;

namespace Octavo.Conformance.Protobuf.KnownTypes;

[GenerateCodec]
public sealed class Known
{
    [CodecMember(2)] public ProtobufAny? Any { get; set; }

    [CodecMember(3)] public ProtobufStruct? Fields { get; set; }

    [CodecMember(4)] public ProtobufListValue? List { get; set; }

    [CodecMember(5)] public ProtobufValue? Value { get; set; }

    [CodecMember(6)] public ProtobufFieldMask? Mask { get; set; }

    [CodecMember(7)] public ProtobufEmpty? Empty { get; set; }

    [CodecMember(8)] public DateTime? Time { get; set; }

    [CodecMember(9)] public TimeSpan? Span { get; set; }

    [CodecMember(10)] public List<ProtobufValue> Values { get; set; } = [];

    [CodecMember(11), ProtobufMember(Wrapped = true)] public int? Int32 { get; set; }

    [CodecMember(12), ProtobufMember(Wrapped = true)] public ulong? UInt64 { get; set; }

    [CodecMember(13), ProtobufMember(Wrapped = true)] public bool? Bool { get; set; }

    [CodecMember(14), ProtobufMember(Wrapped = true)] public double? Double { get; set; }

    [CodecMember(15), ProtobufMember(Wrapped = true)] public float? Single { get; set; }

    [CodecMember(16), ProtobufMember(Wrapped = true)] public string? Text { get; set; }

    [CodecMember(17), ProtobufMember(Wrapped = true)] public byte[]? Bytes { get; set; }

    [CodecMember(18), ProtobufMember(Wrapped = true)] public long? Int64 { get; set; }

    [CodecMember(19), ProtobufMember(Wrapped = true)] public uint? UInt32 { get; set; }

    [CodecMember(20)] public KnownColor Color { get; set; }

    [CodecMember(21)] public KnownColor? Perhaps { get; set; }

    [CodecMember(22)] public List<KnownColor> Colors { get; set; } = [];

    [CodecMember(23)] public KnownStep Step { get; set; }

    [CodecMember(24)] public KnownRights Rights { get; set; }

    [CodecMember(25)] public KnownLong Long { get; set; }

    [CodecMember(26), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public KnownColor Zig { get; set; }

    [CodecMember(27), ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<KnownStep> Expanded { get; set; } = [];

    [CodecMember(28)] public List<KnownColor[]> Nested { get; set; } = [];

    [CodecMember(151)] public Dictionary<KnownColor, KnownStep> Steps { get; set; } = [];

    internal static byte[][] Samples() => [.. new[] { new Known(), Zeroes(), Full() }.Select(known => OctavoProtobuf.Serialize(known))];

    private static Known Zeroes() =>
        new()
        {
            Any = new("", default),
            Fields = [],
            List = [],
            Value = default(ProtobufValue),
            Mask = new(),
            Empty = ProtobufEmpty.Instance,
            Int32 = 0,
            UInt64 = 0,
            Bool = false,
            Double = 0,
            Single = 0,
            Text = "",
            Bytes = [],
            Int64 = 0,
            UInt32 = 0,
            Perhaps = KnownColor.Red
        };

    private static Known Full() => new()
    {
        Any = ProtobufAny.Pack(new Known { Color = KnownColor.Green }),
        Fields = new() { ["a"] = 1.5, ["b"] = new ProtobufStruct { ["c"] = new ProtobufListValue("x", true, ProtobufValue.Null) } },
        List = new(1, "two", new ProtobufListValue()),
        Value = "text",
        Mask = new("a", "b.c_d"),
        Empty = ProtobufEmpty.Instance,
        Time = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc).AddTicks(1),
        Span = -TimeSpan.FromSeconds(1.5),
        Values = [1, default, false],
        Int32 = -1,
        UInt64 = ulong.MaxValue,
        Bool = true,
        Double = -1.5,
        Single = 0.25F,
        Text = "語",
        Bytes = [0, 255],
        Int64 = long.MinValue,
        UInt32 = 7,
        Color = KnownColor.Blue,
        Perhaps = KnownColor.Green,
        Colors = [KnownColor.Red, KnownColor.Blue, KnownColor.Azure],
        Step = KnownStep.Back,
        Rights = KnownRights.Read | KnownRights.Write,
        Long = KnownLong.Far,
        Zig = KnownColor.Blue,
        Expanded = [KnownStep.First, KnownStep.Back],
        Nested = [[KnownColor.Red, KnownColor.Green], []],
        Steps = new() { [KnownColor.Red] = KnownStep.First, [KnownColor.Blue] = KnownStep.Back },
    };
}
