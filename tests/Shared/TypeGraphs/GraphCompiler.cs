// Owns: compiling of graphs with the generator, in memory. Knows no test framework.
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator;

namespace Octavo.Tests.TypeGraphs;

internal static class GraphCompiler
{
    /// <summary>What a consumer sees if the generator throws: a warning, and no codec.</summary>
    internal const string GeneratorThrew = "CS8785";

    private static readonly MetadataReference[] s_references =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(
                path =>
                    Path.GetFileName(path) is var name
                        && (name.StartsWith("System.", StringComparison.Ordinal) || name is "Octavo.dll" or "netstandard.dll" or "mscorlib.dll"))
            .Select(path => MetadataReference.CreateFromFile(path))];

    private static readonly CSharpParseOptions s_options = new(LanguageVersion.CSharp14);

    /// <summary>Compiles a source with the generator.</summary>
    /// <param name="source">C#.</param>
    /// <param name="problems">An exception of the generator, and what the compiler or the generator says: errors, and warnings in emitted code.</param>
    /// <param name="nullable">The nullable context of the source if it says nothing itself.</param>
    /// <returns>The assembly, or null if there are errors.</returns>
    internal static byte[]? Compile(string source, out IReadOnlyList<string> problems, NullableContextOptions nullable = NullableContextOptions.Enable)
    {
        CSharpCompilation compilation = Compilation([source], nullable);
        GeneratorDriver driver = Driver().RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out ImmutableArray<Diagnostic> said);
        if (driver.GetRunResult().Results.Single().Exception is { } thrown)
        {
            problems = [$"the generator threw {thrown}"];
            return null;
        }
        var image = new MemoryStream();
        ImmutableArray<Diagnostic> found = output.Emit(image).Diagnostics;
        problems =
        [
            .. said.Concat(found)
                .Where(
                    one => one.Severity == DiagnosticSeverity.Error || one.Id == GeneratorThrew
                        || (one.Severity == DiagnosticSeverity.Warning && IsEmitted(one)))
                .Select(one => $"{one}\n    {one.Location.SourceTree?.GetText().Lines[one.Location.GetLineSpan().StartLinePosition.Line]}"),
        ];
        return problems.Count == 0 ? image.ToArray() : null;
    }

    internal static CSharpCompilation Compilation(string[] sources, NullableContextOptions nullable = NullableContextOptions.Enable) =>
        CSharpCompilation.Create(
        "Graphs" + Guid.NewGuid().ToString("N"),
        sources.Select((source, index) => CSharpSyntaxTree.ParseText(source, s_options, $"Graph{index}.cs")),
        s_references,
        new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: nullable, warningLevel: 9999,
            optimizationLevel: OptimizationLevel.Release, concurrentBuild: false));

    internal static GeneratorDriver Driver() => CSharpGeneratorDriver.Create([new CodecGenerator().AsSourceGenerator()], parseOptions: s_options);

    private static bool IsEmitted(Diagnostic found) => found.Location.SourceTree?.FilePath.StartsWith("Graph", StringComparison.Ordinal) == false;
}
