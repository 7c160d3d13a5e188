// Owns: a union.
namespace Octavo.IntegrationTests.Types;

[GenerateCodec, CodecUnion(1, typeof(Circle), "circle"), CodecUnion(2, typeof(Square), "square")]
public abstract class Shape;

[GenerateCodec]
public sealed class Circle : Shape
{
    [CodecMember(1)] public double Radius { get; set; }
}

[GenerateCodec]
public sealed class Square : Shape
{
    [CodecMember(1)] public double Side { get; set; }
}
