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

    /// <summary>The namespace is among the options of the file, and is before each name of a type.</summary>
    [Fact]
    public void References_beside_options_of_the_file() => Growth.IsLinear(
        n => Encoding.UTF8.GetBytes(Options + "extend google.protobuf.FileOptions { repeated int32 o = 50000 [packed = false]; }"
            + Repeat(n, i => "option (o) = 1;") + Repeat(n, i => $"message M{i} {{ M{(i + 1) % n} next = 1; }}")
            + Repeat(n, i => $"service S{i} {{ rpc M(M{i}) returns (M{i}); }}")), Emit, n: 400, bytesAByte: 1_000);

    /// <summary>References to messages deep inside of others: each name is made once.</summary>
    [Fact]
    public void References_to_nested_messages() => Growth.IsLinear(
        n => Encoding.UTF8.GetBytes(Proto3 + Repeat(29, i => $"message LevelWithALongName{i} {{") + "message Leaf {"
            + Repeat(n, i => $"Leaf f{i} = {Number(i)};") + "}" + new string('}', 29)), Emit, n: 400, bytesAByte: 1_800);

    /// <summary>What comes before the name of each type, or into an attribute of each, has a bound.</summary>
    [Fact]
    public void Names_that_are_in_every_type_are_bounded()
    {
        Assert.Empty(Errors(loader => loader.Load("a.proto", "a.proto", Space(1_024))));
        ProtoError error = Assert.Single(Errors(loader => loader.Load("a.proto", "a.proto", Space(1_025))));
        Assert.Equal((ProtoCodes.Option, 1, 27), (error.Code, error.Position.Line, error.Position.Column));
        Assert.Empty(Errors(loader => loader.LoadSet("a.pb", File(1_024))));
        Assert.Equal(ProtoCodes.File, Assert.Single(Errors(loader => loader.LoadSet("a.pb", File(1_025)))).Code);

        static string Space(int letters) => Proto3 + $" option csharp_namespace = \"{new string('a', letters)}\"; message M {{}}";

        static byte[] File(int letters) => [10, (byte)((letters + 3) & 127 | 128), (byte)((letters + 3) >> 7), 10, (byte)(letters & 127 | 128),
            (byte)(letters >> 7), .. Enumerable.Repeat((byte)'a', letters)];

        static IReadOnlyList<ProtoError> Errors(Action<ProtoLoader> load)
        {
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            load(loader);
            ProtoLinker.Link(loader, errors);
            return errors.All;
        }
    }

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
