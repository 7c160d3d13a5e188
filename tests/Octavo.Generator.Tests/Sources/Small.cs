using System;
using System.Collections.Generic;
using Octavo;

namespace Acme.Small;

public enum Color : short { Red, Green }

/// <summary>A bit of everything, for the eye.</summary>
[GenerateCodec]
public sealed class Order
{
    public required string Id { get; init; }
    public int? Discount { get; set; }
    public Color Color { get; set; }
    public Spot Spot { get; set; }
    public List<Line> Lines { get; set; } = [];
    public byte[]? Blob { get; set; }
    public Color[]? Colors { get; set; }
    public Dictionary<string, Spot>? Spots { get; set; }
    public Order? Previous { get; set; }
}

[GenerateCodec]
public sealed record Line(string Sku, decimal Price, int Count = 1)
{
    public string? Note { get; set; }
}

[GenerateCodec]
public struct Spot
{
    [CodecMember(1)] public bool Lit;
    [CodecMember(2)] public float X;
    [CodecMember(4)] public double Y;
}

[GenerateCodec]
public partial struct Label
{
    [CodecMember(1)] private string? _text;
    [CodecMember(2)] public HashSet<int>? Marks { get; private set; }
}

public static class Calls
{
    public static byte[] Write(Order?[] orders) => OctavoBinary.Serialize(orders);

    public static IReadOnlyList<Spot>? Read(byte[] data) => OctavoMsgPack.Deserialize<IReadOnlyList<Spot>>(data);
}
