// Owns: the rule that every overload compiles and runs if names such as Json are taken.
using System.Reflection;
using Acme.Json.Controllers;
using Octavo.Architecture.Inspection;

namespace Octavo.Architecture.Rules;

public sealed class SurfaceTests
{
    /// <summary>What only some formats have: values without a type, arrays element by element, and schemas.</summary>
    private static readonly string[] s_notInEveryFormat = ["ReadDynamic", "WriteDynamic", "DeserializeArrayAsync", "Schema", "OpenApiSchema"];

    [Fact]
    public void OverloadsOfBinaryAgree() => Assert.Equal(("7Ada250", 210), new BinaryController().All());

    [Fact]
    public void OverloadsOfCompactAgree() => Assert.Equal(("7Ada250", 210), new CompactController().All());

    [Fact]
    public void OverloadsOfMessagePackAgree() => Assert.Equal(("7Ada250", 210), new MsgPackController().All());

    [Fact]
    public void OverloadsOfCborAgree() => Assert.Equal(("7Ada250", 210), new CborController().All());

    [Fact]
    public void OverloadsOfJsonAgree() => Assert.Equal(("7Ada250", 210), new JsonController().All());

    [Fact]
    public void TextOverloadsOfJsonAgree() => Assert.Equal(("7Ada250", 19), new JsonController().AllTexts());

    [Fact]
    public void OverloadsOfProtobufAgree() => Assert.Equal(("7Ada250", 210), new ProtobufController().All());

    [Fact]
    public void PrefixedOverloadsOfProtobufAgree() => Assert.Equal(("7Ada250", 9), new ProtobufController().AllPrefixed());

    [Fact]
    public async Task AsyncOverloadsOfBinaryAgree() => Assert.Equal(("7Ada250", 72), await new BinaryController().AllAsync());

    [Fact]
    public async Task AsyncOverloadsOfCompactAgree() => Assert.Equal(("7Ada250", 72), await new CompactController().AllAsync());

    [Fact]
    public async Task AsyncOverloadsOfMessagePackAgree() => Assert.Equal(("7Ada250", 104), await new MsgPackController().AllAsync());

    [Fact]
    public async Task AsyncOverloadsOfCborAgree() => Assert.Equal(("7Ada250", 104), await new CborController().AllAsync());

    [Fact]
    public async Task AsyncOverloadsOfJsonAgree() => Assert.Equal(("7Ada250", 104), await new JsonController().AllAsync());

    [Fact]
    public async Task OverloadsOfJsonThatWriteAnArrayAgree() => Assert.Equal(("7Ada250", 8), await new JsonController().AllArraysAsync());

    [Fact]
    public async Task AsyncOverloadsOfProtobufAgree() => Assert.Equal(("7Ada250", 72), await new ProtobufController().AllAsync());

    [Theory]
    [InlineData(typeof(OctavoBinary), typeof(BinaryController))]
    [InlineData(typeof(OctavoCompact), typeof(CompactController))]
    [InlineData(typeof(OctavoMsgPack), typeof(MsgPackController))]
    [InlineData(typeof(OctavoCbor), typeof(CborController))]
    [InlineData(typeof(OctavoJson), typeof(JsonController))]
    [InlineData(typeof(OctavoProtobuf), typeof(ProtobufController))]
    public void EachOverloadIsCalled(Type facade, Type controller)
    {
        HashSet<string> called =
        [
            .. controller.GetMethods(BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.DeclaredOnly)
                .SelectMany(MethodCode.References)
                .OfType<MethodInfo>()
                .Where(method => method.DeclaringType == facade)
                .Select(method => (method.IsGenericMethod ? method.GetGenericMethodDefinition() : method).ToString()!),
        ];

        Assert.Empty(Overloads(facade).Except(called));
    }

    /// <summary>A facade of one format and the next differ in nothing but the names.</summary>
    [Fact]
    public void FacadesHaveTheSameShape() => Assert.Equal(Shape(typeof(OctavoBinary), "Binary"), Shape(typeof(OctavoMsgPack), "MsgPack"));

    [Fact]
    public void TheFacadeOfCompactHasItToo() => Assert.Equal(Shape(typeof(OctavoBinary), "Binary"), Shape(typeof(OctavoCompact), "Compact"));

    [Fact]
    public void TheFacadeOfCborHasItToo() => Assert.Equal(Shape(typeof(OctavoBinary), "Binary"), Shape(typeof(OctavoCbor), "Cbor"));

    private static IEnumerable<string> Shape(Type facade, string name) =>
        Overloads(facade).Select(method => method.Replace("Octavo" + name, "OctavoX")).Order(StringComparer.Ordinal);

    private static IEnumerable<string> Overloads(Type facade) =>
        facade.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly).Where(method => !s_notInEveryFormat.Contains(method.Name))
            .Select(method => method.ToString()!);
}
