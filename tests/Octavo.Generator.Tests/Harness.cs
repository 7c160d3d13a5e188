// Owns: compiling of sources with the generator, in memory. Knows no test.
using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests;

internal static class Harness
{
    private static readonly MetadataReference[] s_references =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(
                p => Path.GetFileName(p) is var name
                    && (name.StartsWith("System.", StringComparison.Ordinal)
                    || name is "Octavo.dll" or "Grpc.Core.Api.dll" or "Octavo.Grpc.dll" or "Octavo.Http.dll" or "Octavo.Interop.dll" or "Octavo.Lz4.dll"
                    or "Octavo.ProtoJson.dll" or "Octavo.Transcode.dll" or "netstandard.dll" or "mscorlib.dll"))
            .Select(p => MetadataReference.CreateFromFile(p))];

    /// <summary>What sources of ASP.NET Core's projects have besides: no other source waits for its metadata.</summary>
    public static MetadataReference[] Web { get; } =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(
                p => Path.GetFileName(p) is var name
                    && (name.StartsWith("Microsoft.AspNetCore.", StringComparison.Ordinal) || name.StartsWith("Microsoft.Extensions.", StringComparison.Ordinal)
                    || name is "Octavo.AspNetCore.dll" or "Octavo.Caching.dll" or "Octavo.SignalR.dll"))
            .Select(p => MetadataReference.CreateFromFile(p))];

    /// <summary>Assemblies of frameworks that pages show, by how their names begin.</summary>
    public static IEnumerable<MetadataReference> Framework(string prefix) =>
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(p => Path.GetFileName(p).StartsWith(prefix, StringComparison.Ordinal))
            .Select(p => MetadataReference.CreateFromFile(p));

    public static CSharpParseOptions Options(LanguageVersion version = LanguageVersion.CSharp14) => new(version, DocumentationMode.Diagnose);

    /// <summary>A compilation as strict as a consumer's can be.</summary>
    public static CSharpCompilation Compilation(string source, LanguageVersion version = LanguageVersion.CSharp14,
        NullableContextOptions nullable = NullableContextOptions.Enable, string assembly = "Acme") =>
        Compilation([source], version, nullable, assembly);

    public static CSharpCompilation Compilation(string[] sources, LanguageVersion version = LanguageVersion.CSharp14,
        NullableContextOptions nullable = NullableContextOptions.Enable, string assembly = "Acme", params MetadataReference[] more) =>
        CSharpCompilation.Create(assembly, sources.Select((s, i) => CSharpSyntaxTree.ParseText(s, Options(version), $"Source{i}.cs")),
            [.. s_references, .. more],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: nullable, warningLevel: 9999,
                generalDiagnosticOption: ReportDiagnostic.Error, allowUnsafe: false));

    public static GeneratorDriver Driver(LanguageVersion version = LanguageVersion.CSharp14) => CSharpGeneratorDriver.Create(
        [new CodecGenerator().AsSourceGenerator()], parseOptions: Options(version),
            driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));

    /// <summary>Runs the generator.</summary>
    public static Generated Run(CSharpCompilation compilation)
    {
        var version = ((CSharpParseOptions)compilation.SyntaxTrees.First().Options).LanguageVersion;
        GeneratorDriver driver = Driver(version)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out ImmutableArray<Diagnostic> diagnostics);
        GeneratorRunResult result = driver.GetRunResult().Results.Single();
        Assert.Null(result.Exception);
        return new Generated(output, diagnostics, result.GeneratedSources.ToDictionary(s => s.HintName, s => s.SourceText.ToString()));
    }

    public static Generated Run(string source, LanguageVersion version = LanguageVersion.CSharp14,
        NullableContextOptions nullable = NullableContextOptions.Enable) =>
        Run(Compilation(source, version, nullable));
}

/// <summary>What the generator made of a compilation.</summary>
internal sealed record Generated(Compilation Output, ImmutableArray<Diagnostic> Diagnostics, Dictionary<string, string> Files)
{
    /// <summary>The files without mirrors, which serve compilers alone: what is made at run time has none.</summary>
    public IEnumerable<KeyValuePair<string, string>> Codecs => Files.Where(f => !f.Key.EndsWith("Mirrors.g.cs", StringComparison.Ordinal));

    /// <summary>Asserts that everything compiles, warnings being errors.</summary>
    public Generated Compiles()
    {
        string[] found = [.. Diagnostics.Where(d => d is { Severity: >= DiagnosticSeverity.Warning, IsSuppressed: false })
            .Concat(Output.GetDiagnostics().Where(d => d.Severity >= DiagnosticSeverity.Warning && !IsSourceWithoutComments(d)))
            .Select(d => d.ToString() + "\n    " + d.Location.SourceTree?.GetText().Lines[d.Location.GetLineSpan().StartLinePosition.Line])];
        Assert.True(found.Length == 0, string.Join("\n", found.Take(20)));
        return this;
    }

    /// <summary>The sources of tests need no comments; emitted code must not ask for any.</summary>
    private static bool IsSourceWithoutComments(Diagnostic found) =>
        found.Id == "CS1591" && found.Location.SourceTree?.FilePath.StartsWith("Source", StringComparison.Ordinal) == true;

    /// <summary>The assembly's bytes.</summary>
    public byte[] Image()
    {
        Compiles();
        var stream = new MemoryStream();
        var result = Output.WithOptions(Output.Options.WithGeneralDiagnosticOption(ReportDiagnostic.Default)).Emit(stream);
        Assert.True(result.Success, string.Join("\n", result.Diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error)));
        return stream.ToArray();
    }

    /// <summary>Runs a static method of the sources: <c>Acme.Check.Run</c>.</summary>
    public void Invoke(string type, string method, params Generated[] referenced)
    {
        var context = new AssemblyLoadContext(Output.AssemblyName);
        foreach (Generated library in referenced)
        {
            context.LoadFromStream(new MemoryStream(library.Image()));
        }
        try
        {
            context.LoadFromStream(new MemoryStream(Image())).GetType(type, throwOnError: true)!.GetMethod(method)!.Invoke(null, null);
        }
        catch (TargetInvocationException found)
        {
            throw new InvalidOperationException(found.InnerException!.ToString());
        }
    }
}
