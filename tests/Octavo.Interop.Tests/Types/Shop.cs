// Owns: types that have something of each kind: records, lists, nullable values, unions, maps, images.
using System.Numerics;
using System.Text;

namespace Octavo.Interop.Tests.Types;

[GenerateCodec]
public sealed record Line(string Sku, int Amount, double Price);

[GenerateCodec]
public sealed class Order : IEquatable<Order>
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public string? Note { get; set; }

    public int? Count { get; set; }

    public List<Line> Lines { get; set; } = [];

    public Dictionary<string, int> Stock { get; set; } = [];

    public Figure? Main { get; set; }

    public byte[] Picture { get; set; } = [];

    public bool Equals(Order? other) => other is not null && OctavoGraph.Equals(this, other);

    public override bool Equals(object? obj) => Equals(obj as Order);

    public override int GetHashCode() => Id.GetHashCode();
}

[GenerateCodec, CodecUnion(0, typeof(Circle)), CodecUnion(1, typeof(Square)), CodecUnion(7, typeof(Nothing))]
public abstract record Figure;

[GenerateCodec]
public sealed record Circle(double Radius) : Figure;

[GenerateCodec]
public sealed record Square(int Side, Spot At) : Figure;

[GenerateCodec]
public sealed record Nothing : Figure;

/// <summary>An image in Binary: three bytes of padding between its members.</summary>
[GenerateCodec]
public readonly partial record struct Spot(byte Layer, int X, Half2 Way);

/// <summary>An image inside of an image.</summary>
[GenerateCodec]
public readonly partial record struct Half2(short A, long B);

[GenerateCodec]
public sealed record Numbers(sbyte A, byte B, short C, ushort D, int E, uint F, long G, ulong H, Int128 I, UInt128 J, BigInteger K, char L, Rune M, float N,
    double O, bool P);

[GenerateCodec]
public sealed record Runs(int[] Ints, long[] Longs, ushort[] Shorts, double[] Doubles, float[] Floats, bool[] Bools, List<byte> Bytes, Spot[] Spots,
    int?[] Maybes, List<string?> Texts, List<List<int>> Nested);

[GenerateCodec]
public sealed class Chain
{
    public int Value { get; set; }

    public Chain? Next { get; set; }
}

[GenerateCodec]
public sealed record Unit;

[GenerateCodec]
public sealed record Units(List<Unit> All);
