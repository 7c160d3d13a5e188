// Owns: the types of UnionsPage.
namespace Octavo.Tests.Features;

[GenerateCodec]
[CodecUnion(0, typeof(Circle))]
[CodecUnion(1, typeof(Group), "group")]
public interface IShape;

[GenerateCodec]
public sealed class Circle : IShape
{
    [CodecMember(1)] public double Radius { get; set; }
}

[GenerateCodec]
public sealed class Group : IShape
{
    [CodecMember(1)] public List<IShape> Parts { get; set; } = [];
}

/// <summary>A class that no one has made a case.</summary>
public sealed class Stranger : IShape;
