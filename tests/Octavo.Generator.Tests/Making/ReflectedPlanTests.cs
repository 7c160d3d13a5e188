// Owns: codecs planned over reflection are those that the generator plans over source: the same files.
extern alias runtime;

using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Qualifying;
using Octavo.Tests.TypeGraphs;
using runtime::Octavo.Runtime.Pipeline;

namespace Octavo.Generator.Tests.Making;

public sealed class ReflectedPlanTests
{
    /// <summary>What reflection cannot tell, by the beginnings of files' names.</summary>
    private static readonly string[] s_apart =
    [
        // typeof(Box<string>) in an attribute: that its string is not null is in source alone
        "Octavo.Generated.Acme.Shapes.BoxOfString", "Octavo.Generated.Acme.Shapes.InitBoxOf",
        // bound to a constructor, and initializers beside it: there is no object to look at
        "Octavo.Generated.Acme.Keeping.Folder", "Octavo.Generated.Acme.Messages.Bound",
    ];

    [Theory]
    [InlineData("Scalars")]
    [InlineData("Construction")]
    [InlineData("Shapes")]
    [InlineData("Authored")]
    public void Types_of_every_kind_have_the_same_files(string source) => Same("PlanOf" + source, [Samples.Stubs, Sources.Read("Trip"), Sources.Read(source)]);

    [Theory]
    [InlineData("Dotnet2019")]
    [InlineData("Keeping")]
    [InlineData("Messages")]
    [InlineData("Nino")]
    [InlineData("Parts")]
    [InlineData("Small")]
    [InlineData("Tolerant")]
    [InlineData("Unions")]
    public void What_snapshots_show_has_the_same_files(string source) => Same("PlanOf" + source, SnapshotTests.SourcesOf(source));

    [Theory, MemberData(nameof(Seeds))]
    public void Random_types_have_the_same_files(int seed) => Same("PlanOfGraph" + seed, [TypeGraph.Source(seed)]);

    public static TheoryData<int> Seeds() => [.. TestRun.Sample(Enumerable.Range(0, 40), oneIn: 8)];

    /// <summary>The types that attributes ask for: their own, and the assembly's.</summary>
    private static IEnumerable<Type> Asked(Assembly types) =>
        types.GetTypes()
            .Where(
                t => t.IsDefined(typeof(GenerateCodecAttribute), false) || t.IsDefined(typeof(CodecConverterAttribute), false)
                    || t.IsDefined(typeof(CodecSurrogateAttribute), false))
            .Concat(
                types.GetCustomAttributesData()
                    .Where(
                        a => a.AttributeType == typeof(GenerateCodecForAttribute) || a.AttributeType == typeof(CodecConverterAttribute)
                            || a.AttributeType == typeof(CodecSurrogateAttribute)).Select(a => (Type)a.ConstructorArguments[0].Value!))
            .Where(t => !t.ContainsGenericParameters);

    /// <summary>Whether a file is the entry of a root that a call in the sources names, with what it brings; reflection sees no calls.</summary>
    private static bool IsOfCall(string file) => file.EndsWith("Entry.g.cs", StringComparison.Ordinal);

    private static void Same(string name, string[] sources)
    {
        var compilation = Harness.Loose(Harness.Compilation(sources, assembly: name));
        Generated generated = Harness.Run(compilation);
        var image = new MemoryStream();
        var emitted = compilation.Emit(image);
        Assert.True(emitted.Success, string.Join("\n", emitted.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error)));
        image.Position = 0;
        Assembly types = new AssemblyLoadContext(name).LoadFromStream(image);
        var files = PlanFiles.Of(CodecMaker.Plan(name, Asked(types))).ToDictionary(f => f.Name.Replace('@', '_'), f => QualifiedText.Of(f.Text));
        var differences = new List<string>();
        int compared = 0;
        bool callsName = generated.Files.Keys.Any(f => IsOfCall(f) && !files.ContainsKey(f));
        foreach ((string file, string text) in generated.Codecs)
        {
            if (Array.Exists(s_apart, f => file.StartsWith(f, StringComparison.Ordinal)))
            {
                continue;
            }
            if ((callsName || name is "PlanOfKeeping")
                && (IsOfCall(file) || file.StartsWith("Octavo.Generated.System_", StringComparison.Ordinal) || file == "Octavo.Generated.Collections.g.cs"
                || file == "Octavo.Generated." + name + "Codecs.g.cs"))
            {
                continue;
            }
            if (!files.TryGetValue(file, out string? made))
            {
                differences.Add(file + " is not made.");
                continue;
            }
            compared++;
            string[] expected = text.Split('\n'), found = made.Split('\n');
            int line = 0;
            while (line < expected.Length && line < found.Length && expected[line] == found[line])
            {
                line++;
            }
            if (line < expected.Length || line < found.Length)
            {
                differences.Add(
                    $"{file}({line + 1}):\n  expected {(line < expected.Length ? expected[line] : "its end")}\n  found    {(line < found.Length ? found[line] : "its end")}");
            }
        }
        Assert.True(differences.Count == 0, string.Join("\n", differences));
        Assert.NotEqual(0, compared);
    }
}
