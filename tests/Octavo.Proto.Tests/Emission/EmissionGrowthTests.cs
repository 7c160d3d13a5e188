// Owns: what making C# costs: as much as the files have bytes.
using Octavo.Proto.CSharp;
using Octavo.Tests.Shared;
using static Octavo.Tests.Shared.GrowingProtos;

namespace Octavo.Proto.Tests.Emission;

public class EmissionGrowthTests
{
    /// <summary>Messages of google/protobuf, each needed by an extension of the one before.</summary>
    [Fact]
    public void Chains_of_extensions_of_googles_messages() => Growth.IsLinear(
        n => Encoding.UTF8.GetBytes("syntax = \"proto2\"; package google.protobuf;" + Repeat(n, i => $"message M{i} {{ extensions 1; }}")
            + "\fsyntax = \"proto2\"; package a; import \"google/protobuf/x.proto\";"
            + Repeat(n - 1, i => $"extend google.protobuf.M{n - 2 - i} {{ optional google.protobuf.M{n - 1 - i} e{n - 2 - i} = 1; }}")
            + "message R { optional google.protobuf.M0 r = 1; }"), Emit, n: 50, bytesAByte: 3_000);

    [Fact]
    public void Chains_of_extensions_inside_messages() => Growth.IsLinear(
        n => Encoding.UTF8.GetBytes("syntax = \"proto2\"; package google.protobuf;" + Repeat(n, i => $"message M{i} {{ extensions 1; }}")
            + "\fsyntax = \"proto2\"; package a; import \"google/protobuf/x.proto\";"
            + Repeat(n - 1, i => $"message H{i} {{ extend google.protobuf.M{n - 2 - i} {{ optional google.protobuf.M{n - 1 - i} e = 1; }} }}")
            + "message R { optional google.protobuf.M0 r = 1; }"), Emit, n: 50, bytesAByte: 3_000);

    [Fact]
    public void Defaults_that_are_the_last_value_of_an_enum() => Growth.IsLinear(
        n => Encoding.UTF8.GetBytes("syntax = \"proto2\"; enum E {" + Repeat(n, i => $"V{i} = {i};") + "} message A {"
            + Repeat(n, i => $"optional E f{i} = {Number(i)} [default = V{n - 1}];") + "}"), Emit, n: 800, bytesAByte: 3_000);

    private static void Emit(byte[] texts)
    {
        string[] files = Encoding.UTF8.GetString(texts).Split('\f');
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        ProtoFile last = null!;
        for (int i = 0; i < files.Length; i++)
        {
            string name = i == files.Length - 1 ? "a.proto" : "google/protobuf/x.proto";
            last = loader.Load(name, name, files[i]);
        }
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        Assert.NotEmpty(CSharpEmitter.Emit([last], new EmissionSettings("Test.WellKnown", false)));
    }
}
