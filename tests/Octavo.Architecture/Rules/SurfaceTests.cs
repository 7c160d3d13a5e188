// Owns: the rule that every overload compiles and runs if names such as Json are taken.
using System.Reflection;
using Acme.Json.Controllers;
using Octavo.Architecture.Inspection;

namespace Octavo.Architecture.Rules;

public sealed class SurfaceTests
{
    /// <summary>What some formats alone have: values without a type, arrays element by element, and schemas.</summary>
    private static readonly string[] s_ofOneFormat = ["ReadDynamic", "WriteDynamic", "DeserializeArrayAsync", "Schema"];

    [Fact]
    public void OverloadsOfBinaryAgree() => Assert.Equal(("7Ada250", 210), new BinaryController().All());

    [Fact]
    public void OverloadsOfCompactAgree() => Assert.Equal(("7Ada250", 210), new CompactController().All());

    [Fact]
    public void OverloadsOfMessagePackAgree() => Assert.Equal(("7Ada250", 210), new MsgPackController().All());

    [Fact]
    public void OverloadsOfCborAgree() => Assert.Equal(("7Ada250", 210), new CborController().All());

    [Fact]
    public async Task WaitedOverloadsOfBinaryAgree() => Assert.Equal(("7Ada250", 72), await new BinaryController().AllAsync());

    [Fact]
    public async Task WaitedOverloadsOfCompactAgree() => Assert.Equal(("7Ada250", 72), await new CompactController().AllAsync());

    [Fact]
    public async Task WaitedOverloadsOfMessagePackAgree() => Assert.Equal(("7Ada250", 104), await new MsgPackController().AllAsync());

    [Fact]
    public async Task WaitedOverloadsOfCborAgree() => Assert.Equal(("7Ada250", 104), await new CborController().AllAsync());

    [Theory]
    [InlineData(typeof(OctavoBinary), typeof(BinaryController))]
    [InlineData(typeof(OctavoCompact), typeof(CompactController))]
    [InlineData(typeof(OctavoMsgPack), typeof(MsgPackController))]
    [InlineData(typeof(OctavoCbor), typeof(CborController))]
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
        facade.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly).Where(method => !s_ofOneFormat.Contains(method.Name))
            .Select(method => method.ToString()!);
}
