using System;
using System.Collections.Generic;
using Octavo;
using Octavo.Internal;

namespace Acme.Messages;

public enum Side
{
    Left,
    Right,
}

[GenerateCodec]
public sealed class Line
{
    [CodecMember(1)] public int Article { get; set; }

    [CodecMember(2), ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int Count { get; set; }

    [CodecMember(3)] public double Price { get; set; }

    [CodecMember(4)] public string Title { get; set; } = "";

    [CodecMember(5)] public string? Remark { get; set; }
}

[GenerateCodec]
public struct Spot
{
    [CodecMember(1)] public int X;
    [CodecMember(2)] public int Y;
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class Invoice
{
    [CodecMember(1)] public long Id { get; set; }

    [CodecMember(2)] public Line? First { get; set; }

    [CodecMember(3)] public List<Line> Lines { get; set; } = [];

    [CodecMember(4)] public int[] Numbers { get; set; } = [];

    [CodecMember(5), ProtobufMember(Packing = ProtobufPacking.Expanded)] public List<int> Expanded { get; } = [];

    [CodecMember(6), ProtobufMember(Encoding = ProtobufEncoding.Fixed)] public List<ulong>? Hashes { get; set; }

    [CodecMember(7)] public Dictionary<string, Line> ByName { get; set; } = [];

    [CodecMember(8)] public IReadOnlyDictionary<int, List<string>>? Nested { get; set; }

    [CodecMember(9)] public List<int?> Optional { get; set; } = [];

    [CodecMember(10), ProtobufMember(Encoding = ProtobufEncoding.Group)] public Line? AsGroup { get; set; }

    [CodecMember(11)] public Side Side { get; set; }

    [CodecMember(12)] public HashSet<Side> Sides { get; set; } = [];

    [CodecMember(13)] public DateTime At { get; set; }

    [CodecMember(14)] public Guid? Key { get; set; }

    [CodecMember(15)] public byte[] Raw { get; set; } = [];

    [CodecMember(16)] public Spot Spot { get; set; }

    [CodecMember(17), ProtobufMember(Oneof = "choice")] public string? Text { get; set; }

    [CodecMember(18), ProtobufMember(Oneof = "choice")] public Line? Other { get; set; }

    [CodecMember(19), ProtobufMember(Presence = ProtobufPresence.Required)] public int Needed { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

[GenerateCodec]
public sealed record Bound([property: CodecMember(1)] int A, [property: CodecMember(2)] string B, [property: CodecMember(3)] List<int> C)
{
    [CodecMember(4)] public int D { get; set; } = 5;
}

[GenerateCodec, CodecUnion(0, typeof(Circle)), CodecUnion(1, typeof(Dot))]
public abstract class Shape;

[GenerateCodec]
public sealed class Circle : Shape
{
    [CodecMember(1)] public double Radius { get; set; }
}

[GenerateCodec]
public sealed class Dot : Shape
{
    [CodecMember(1)] public Shape? Inner { get; set; }
}

/// <summary>Not in Protobuf: a member has no number there.</summary>
[GenerateCodec]
public sealed class Unnumbered
{
    public int A { get; set; }

    public Line? B { get; set; }
}

public static class Calls
{
    public static byte[] Roots(List<Line> lines, int?[] optional) => [.. OctavoProtobuf.Serialize(lines), .. OctavoProtobuf.Serialize(optional)];
}
