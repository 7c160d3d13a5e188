// Owns: constructs of C# by topic: the generator does not throw, no error is in what it emits, and where it says nothing the state comes back in every format.
using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class EmittedConstructsTests
{
    /// <summary>Constructs whose values are refused or changed by what their types say themselves, with why.</summary>
    private static readonly Dictionary<string, string> s_other = new(StringComparer.Ordinal)
    {
        ["ns Acme.System"] = "MessagePack has no kind of a DateTime",
        ["types named like BCL"] = "null in a member that is not nullable",
        ["odd member names"] = "null in a member that is not nullable",
        ["sub namespaces named like emitted names"] = "null in a member that is not nullable",
        ["user namespace below Octavo"] = "null in a member that is not nullable",
        ["nullable attributes"] = "null in a member that is not nullable",
        ["constructor sets dependent state"] = "the constructor changes what it is given",
        ["derived object in concrete base member (slicing)"] = "no union",
        ["union case order derived-first shadowing"] = "no case of the union",
        ["record nint default only"] = "JSON has no NaN",
        ["EF cycles"] = "a cycle",
        ["generic type only by generic code"] = "no call names the closed type",
        ["call with dynamic"] = "no call names the type",
    };

    public static TheoryData<string> FilesOfConstructs() => ["names", "constructors", "members", "calls", "assemblies", "emitted-names", "refusals"];

    [Theory, MemberData(nameof(FilesOfConstructs))]
    public void Emitted_code_compiles_and_state_comes_back(string file)
    {
        var found = new List<string>();
        int ran = 0;
        foreach (Construct construct in TestRun.Sample(Construct.Of(file), oneIn: 8))
        {
            ran += Check(construct, found) ? 1 : 0;
        }
        Assert.True(found.Count == 0, string.Join("\n", found));
        Assert.True(ran > 0 || !TestRun.All);
    }

    /// <returns>Whether the construct compiled and ran.</returns>
    private static bool Check(Construct construct, List<string> found)
    {
        var references = new List<MetadataReference>();
        var context = new AssemblyLoadContext(construct.Title, isCollectible: true);
        bool isSaid = false;
        Assembly? last = null;
        foreach (var compile in construct.Compilations())
        {
            GeneratorDriver driver = Harness.Driver(tracks: false)
                .RunGeneratorsAndUpdateCompilation(compile(references), out Compilation output, out ImmutableArray<Diagnostic> diagnostics);
            if (driver.GetRunResult().Results.Single().Exception is { } thrown)
            {
                found.Add(construct.Title + ": the generator threw " + thrown);
            }
            found.AddRange(diagnostics.Where(d => d.Location == Location.None && d.Severity >= DiagnosticSeverity.Warning)
                .Select(d => construct.Title + ": no place: " + d));
            isSaid |= diagnostics.Any(d => d.Severity >= DiagnosticSeverity.Warning);
            var image = new MemoryStream();
            var emitted = output.Emit(image);
            found.AddRange(
                emitted.Diagnostics.Where(
                    d => d.Severity == DiagnosticSeverity.Error && d.Location.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == true).Take(3)
                        .Select(d => construct.Title + ": " + d));
            if (!emitted.Success)
            {
                return false;
            }
            references.Add(MetadataReference.CreateFromImage(image.ToArray()));
            image.Position = 0;
            last = context.LoadFromStream(image);
        }
        RuntimeHelpers.RunModuleConstructor(last!.ManifestModule.ModuleHandle);
        string result;
        try
        {
            result =
                (string)last.GetTypes().Single(t => t is { Name: "T", IsGenericType: false } && Run(t) is not null)
                    .GetMethod("Run", BindingFlags.Static | BindingFlags.NonPublic)!.Invoke(null, null)!;
        }
        catch (TargetInvocationException e)
        {
            result = "THREW " + e.InnerException!.Message;
        }
        if (!isSaid && !s_other.ContainsKey(construct.Title)
            && (result.Contains("THREW", StringComparison.Ordinal) || result.Contains("DIFFERS", StringComparison.Ordinal)))
        {
            found.Add(construct.Title + ":" + result);
        }
        return true;
    }

    private static MethodInfo? Run(Type type) => type.GetMethod("Run", BindingFlags.Static | BindingFlags.NonPublic);
}
