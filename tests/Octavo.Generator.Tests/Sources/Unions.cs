using Octavo;

namespace Acme.Unions;

[GenerateCodec]
[CodecUnion(0, typeof(Circle), "circle")]
[CodecUnion(1, typeof(Group))]
[CodecUnion(2, typeof(Mark))]
public interface IShape;

[GenerateCodec]
public sealed class Circle : IShape
{
    [CodecMember(1)] public int Radius { get; set; }
}

[GenerateCodec]
public sealed class Group : IShape
{
    [CodecMember(1)] public IShape[]? Parts { get; set; }
}

[GenerateCodec]
public struct Mark : IShape
{
    public string? Text;
}

[GenerateCodec]
[CodecUnion]
[CodecUnion(3, typeof(Base))]
public class Base
{
    public int Id { get; set; }
}

[GenerateCodec]
[CodecUnion(4)]
public sealed class Derived : Base
{
    public string? Text { get; set; }
}

[GenerateCodec]
[CodecUnion(Open = true)]
[CodecUnion(0, typeof(Bolt))]
public abstract class Part;

[GenerateCodec]
public sealed class Bolt : Part
{
    [CodecMember(1)] public IAnything? Of { get; set; }

    [CodecMember(2)] public object? Tag { get; set; }

    [CodecMember(3)] public dynamic? Late { get; set; }
}

[GenerateCodec]
[CodecUnion(Open = true)]
public interface IAnything;
