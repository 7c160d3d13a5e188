// Owns: a union of eight cases, found in the table of many cases.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>The base, by which all are written.</summary>
[GenerateCodec]
[CodecUnion(0, typeof(Dot))]
[CodecUnion(1, typeof(Line))]
[CodecUnion(2, typeof(Circle))]
[CodecUnion(3, typeof(Box))]
[CodecUnion(4, typeof(Triangle))]
[CodecUnion(5, typeof(Ring))]
[CodecUnion(6, typeof(Star))]
[CodecUnion(7, typeof(Label))]
public abstract partial class Figure
{
    [CodecMember(1)] public int Id { get; set; }
}

/// <summary>Two numbers.</summary>
[GenerateCodec]
public sealed partial class Dot : Figure
{
    [CodecMember(2)] public double X { get; set; }
    [CodecMember(3)] public double Y { get; set; }
}

/// <summary>Two points.</summary>
[GenerateCodec]
public sealed partial class Line : Figure
{
    [CodecMember(2)] public Place From { get; set; }
    [CodecMember(3)] public Place To { get; set; }
}

/// <summary>A point and a number.</summary>
[GenerateCodec]
public sealed partial class Circle : Figure
{
    [CodecMember(2)] public Place Center { get; set; }
    [CodecMember(3)] public double Radius { get; set; }
}

/// <summary>A point, two numbers, a flag.</summary>
[GenerateCodec]
public sealed partial class Box : Figure
{
    [CodecMember(2)] public Place Corner { get; set; }
    [CodecMember(3)] public double Width { get; set; }
    [CodecMember(4)] public double Height { get; set; }
    [CodecMember(5)] public bool Filled { get; set; }
}

/// <summary>Three points.</summary>
[GenerateCodec]
public sealed partial class Triangle : Figure
{
    [CodecMember(2)] public Place A { get; set; }
    [CodecMember(3)] public Place B { get; set; }
    [CodecMember(4)] public Place C { get; set; }
}

/// <summary>A point and two numbers.</summary>
[GenerateCodec]
public sealed partial class Ring : Figure
{
    [CodecMember(2)] public Place Center { get; set; }
    [CodecMember(3)] public float Inner { get; set; }
    [CodecMember(4)] public float Outer { get; set; }
}

/// <summary>A point and an integer.</summary>
[GenerateCodec]
public sealed partial class Star : Figure
{
    [CodecMember(2)] public Place Center { get; set; }
    [CodecMember(3)] public int Points { get; set; }
}

/// <summary>A point and two integers.</summary>
[GenerateCodec]
public sealed partial class Label : Figure
{
    [CodecMember(2)] public Place At { get; set; }
    [CodecMember(3)] public uint Color { get; set; }
    [CodecMember(4)] public long Target { get; set; }
}

/// <summary>A point.</summary>
[GenerateCodec]
public partial struct Place
{
    public float X;
    public float Y;
}
