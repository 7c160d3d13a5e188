// Owns: what docs/features/unions.md says about its example, run.
using Octavo.Internal;

namespace Octavo.Tests.Features;

public sealed class UnionsPage
{
    [Fact]
    public void AUnionIsATypeLikeAnyOther()
    {
        IShape shape = new Group { Parts = [new Circle { Radius = 1 }, new Group()] };
        var back = Assert.IsType<Group>(OctavoBinary.Deserialize<IShape>(OctavoBinary.Serialize(shape)));
        Assert.Equal(1, Assert.IsType<Circle>(back.Parts[0]).Radius);
        Assert.IsType<Group>(back.Parts[1]);
    }

    [Fact]
    public void TheBytesAreThoseOfThePages()
    {
        IShape circle = new Circle { Radius = 1 };
        Assert.Equal("0102000000000000F03F", Convert.ToHexString(OctavoBinary.Serialize(circle)));
        Assert.Equal("920091CB3FF0000000000000", Convert.ToHexString(OctavoMsgPack.Serialize(circle)));
        Assert.Equal("00", Convert.ToHexString(OctavoBinary.Serialize<IShape?>(null)));
        Assert.Equal("C0", Convert.ToHexString(OctavoMsgPack.Serialize<IShape?>(null)));
        Assert.Equal("union group 1", OctavoTokens.ToList<IShape>(new Group())[0].ToString());
    }

    [Fact]
    public void AnObjectThatIsNoCaseIsRefused()
    {
        Assert.Equal(OctavoErrorCode.UnknownDerivedType, Assert.Throws<OctavoException>(() => OctavoBinary.Serialize<IShape>(new Stranger())).Code);
        Assert.Equal(OctavoErrorCode.UnknownDerivedType,
            Assert.Throws<OctavoException>(() => OctavoMsgPack.Serialize<IShape[]>([new Circle(), new Stranger()])).Code);
    }

    [Theory]
    [InlineData("0302")]
    [InlineData("8010")]
    public void AnUnknownNumberIsRefusedWithItsPlace(string hex)
    {
        var found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<IShape>(Convert.FromHexString(hex)));
        Assert.Equal((OctavoErrorCode.UnknownUnionCase, 0L), (found.Code, found.Offset));
        found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<IShape>(Convert.FromHexString("020202" + hex)));
        Assert.Equal((OctavoErrorCode.UnknownUnionCase, 3L, "IShape.Parts[0]"), (found.Code, found.Offset, found.Path));
    }

    [Theory]
    [InlineData("9102")]
    [InlineData("9300C0C0")]
    [InlineData("92FFC0")]
    [InlineData("8200C0C0C0")]
    [InlineData("92A100C0")]
    public void OtherHeadsAreRefusedInMessagePack(string hex) =>
        Assert.Contains(Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<IShape>(Convert.FromHexString(hex))).Code,
            (OctavoErrorCode[])[OctavoErrorCode.InvalidData, OctavoErrorCode.TypeMismatch, OctavoErrorCode.CountTooLarge]);

    [Fact]
    public void ACaseIsNeverNull()
    {
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<IShape>([1, 0])).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<IShape>([0x92, 0, 0xC0])).Code);
    }

    [Fact]
    public void AnUnknownNameIsRefused()
    {
        byte[] data = OctavoTokens.Serialize<IShape>(new Circle());
        int name = data.AsSpan().IndexOf("Circle"u8);
        data[name] = (byte)'X';
        Assert.Equal(OctavoErrorCode.UnknownUnionCase, Assert.Throws<OctavoException>(() => OctavoTokens.Deserialize<IShape>(data)).Code);
    }

    [Fact]
    public void PopulateFillsTheSameCaseAndReplacesAnother()
    {
        var circle = new Circle { Radius = 1 };
        IShape shape = circle;
        OctavoBinary.Populate(OctavoBinary.Serialize<IShape>(new Circle { Radius = 2 }), ref shape!);
        Assert.Same(circle, shape);
        Assert.Equal(2, circle.Radius);
        OctavoBinary.Populate(OctavoBinary.Serialize<IShape>(new Group()), ref shape!);
        Assert.IsType<Group>(shape);
    }

    [Fact]
    public void DepthIsCountedThroughUnions()
    {
        IShape shape = new Circle();
        for (int i = 0; i < 200; i++)
        {
            shape = new Group { Parts = [shape] };
        }
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(shape)).Code);
        var deep = new OctavoMsgPackOptions { Limits = new SerializerLimits { MaxDepth = 300 } };
        byte[] data = OctavoMsgPack.Serialize(shape, deep);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<IShape>(data)).Code);
        Assert.IsType<Group>(OctavoMsgPack.Deserialize<IShape>(data, deep));
    }

    [Fact]
    public void TheSchemaHashKnowsTheCases()
    {
        Assert.Equal("union 0:ref1 1:ref2\nclass 1:float64\nclass 1:seq<ref0>\n",
            Octavo.Shapes.SchemaHash.Text(Octavo.Shapes.TypeShape.Of(CodecCatalog.Get(typeof(IShape)))!));
    }
}
