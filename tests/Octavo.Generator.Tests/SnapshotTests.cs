// Owns: the snapshots of models and emitted code: what a change of the generator changes is seen in the diff.
using Octavo.Generator.Emission;
using Octavo.Generator.Parsing;
using Octavo.Model.Planning;

namespace Octavo.Generator.Tests;

public sealed class SnapshotTests
{
    /// <summary>protobuf-net's attributes, which are found by name.</summary>
    private const string Attributes = """
        namespace ProtoBuf;

        public sealed class ProtoContractAttribute : System.Attribute;

        public sealed class ProtoMemberAttribute(int tag) : System.Attribute
        {
            public int Tag => tag;
        }

        [System.AttributeUsage(System.AttributeTargets.Class, AllowMultiple = true)]
        public sealed class ProtoIncludeAttribute(int tag, System.Type type) : System.Attribute
        {
            public int Tag => tag;

            public System.Type Type => type;
        }
        """;

    [Theory]
    [InlineData("Nino")]
    [InlineData("Dotnet2019")]
    [InlineData("Small")]
    [InlineData("Tolerant")]
    [InlineData("Unions")]
    [InlineData("Construction")]
    [InlineData("Shapes")]
    [InlineData("Authored")]
    [InlineData("Keeping")]
    [InlineData("Messages")]
    [InlineData("Formats")]
    public void Models(string name) => Snapshot.Verify("Model." + name, ModelTable.Print(Plan(name)));

    [Theory]
    [InlineData("Nino")]
    [InlineData("Dotnet2019")]
    [InlineData("Small")]
    [InlineData("Tolerant")]
    [InlineData("Unions")]
    [InlineData("Authored")]
    [InlineData("Keeping")]
    [InlineData("Messages")]
    [InlineData("Parts")]
    [InlineData("Formats")]
    [InlineData("Keyed")]
    [InlineData("EnumForms")]
    public void Code(string name)
    {
        Generated generated = Harness.Run(Harness.Compilation(SourcesOf(name))).Compiles();
        foreach ((string file, string text) in generated.Files)
        {
            Assert.DoesNotContain("\r", text, StringComparison.Ordinal);
            Assert.DoesNotContain("\t", text, StringComparison.Ordinal);
            Assert.DoesNotContain(" \n", text, StringComparison.Ordinal);
            Snapshot.Verify(
                "Code." + name + "." + file.Replace("Octavo.Generated.", "", StringComparison.Ordinal).Replace(".g.cs", "", StringComparison.Ordinal), text);
        }
    }

    [Fact]
    public void The_version_is_the_assemblys() => Assert.Equal(typeof(CodecGenerator).Assembly.GetName().Version!.ToString(3), Names.Version);

    internal static string[] SourcesOf(string name) => name switch
    {
        "Nino" => [Samples.Stubs, Samples.Nino],
        "Dotnet2019" => [Samples.Stubs, Samples.Dotnet2019],
        "Small" => [Sources.Read("Small")],
        "Unions" => [Sources.Read("Unions")],
        "Messages" => [Sources.Read("Messages")],
        "Formats" or "Keyed" or "EnumForms" => [Sources.Read(name)],
        "Parts" => [Attributes, Sources.Read("Parts")],
        _ => [Samples.Stubs, Sources.Read("Trip"), Sources.Read(name)],
    };

    /// <summary>The plan, through the generator's own steps.</summary>
    private static AssemblyPlan Plan(string name)
    {
        var result = Harness.Driver().RunGenerators(Harness.Compilation(SourcesOf(name))).GetRunResult().Results.Single();
        return (AssemblyPlan)result.TrackedSteps[CodecGenerator.PlanStep].Single().Outputs.Single().Value;
    }
}
