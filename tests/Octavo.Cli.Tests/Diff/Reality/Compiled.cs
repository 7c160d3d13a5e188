// Owns: sources made into assemblies with their codecs, in files and loaded. Knows no test.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator;

namespace Octavo.Cli.Tests.Diff.Reality;

/// <summary>An assembly of some sources.</summary>
/// <param name="Path">Its file, for the tool.</param>
/// <param name="Assembly">Itself, over the library of these tests.</param>
internal sealed record Compiled(string Path, Assembly Assembly)
{
    private static readonly CSharpParseOptions s_language = new(LanguageVersion.CSharp14);

    private static readonly MetadataReference[] s_references =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(System.IO.Path.PathSeparator)
            .Where(
                path =>
                    System.IO.Path.GetFileName(path) is var name
                        && (name.StartsWith("System.", StringComparison.Ordinal) || name is "Octavo.dll" or "netstandard.dll" or "mscorlib.dll"))
            .Select(path => MetadataReference.CreateFromFile(path))];

    /// <summary>Compiles sources, warnings of the generator being errors.</summary>
    internal static Compiled Of(string folder, string name, params string[] sources)
    {
        SyntaxTree[] trees =
            [.. sources.Select((source, index) => CSharpSyntaxTree.ParseText(source, s_language, name + (index == 0 ? "" : index + 1) + ".cs"))];
        var compilation =
            CSharpCompilation.Create(name, trees, s_references,
                new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable,
                    concurrentBuild: false));
        CSharpGeneratorDriver.Create([new CodecGenerator().AsSourceGenerator()], parseOptions: s_language)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out var diagnostics);
        // Emitting finds what a look at the diagnostics finds, and that look would bind every body once more.
        var image = new MemoryStream();
        var emitted = output.Emit(image);
        string[] found =
            [.. diagnostics.Concat(emitted.Diagnostics)
                .Where(
                    one => one.Severity == DiagnosticSeverity.Error
                        // OCT0048: a pair has an attribute that changes nothing beside [CodecMember], which the tool must say too.
                        || (one.Id.StartsWith("OCT", StringComparison.Ordinal) && one.Id != "OCT0048" && one.Severity == DiagnosticSeverity.Warning))
            .Select(one => $"{one}\n    {one.Location.SourceTree?.GetText().Lines[one.Location.GetLineSpan().StartLinePosition.Line]}")];
        Assert.True(found.Length == 0, string.Join("\n", found.Take(20)));
        string path = System.IO.Path.Combine(folder, name + ".dll");
        Assert.True(emitted.Success);
        File.WriteAllBytes(path, image.ToArray());
        image.Position = 0;
        return new Compiled(path, new AssemblyLoadContext(name, isCollectible: true).LoadFromStream(image));
    }

    internal Type Type(string name) => Assembly.GetType(name, throwOnError: true)!;
}
