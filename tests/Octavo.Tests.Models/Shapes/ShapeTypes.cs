// Owns: the types of ShapeTests.

namespace Octavo.Tests.Shapes;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantPair
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(2)] public int B { get; set; }
}
