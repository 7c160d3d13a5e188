// Owns: compiling of sources with the generator, in memory. Knows no test.
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;

namespace Octavo.Generator.Tests;

internal static class Harness
{
    private static readonly ConcurrentDictionary<string, MetadataReference> s_files = new();

    private static readonly MetadataReference[] s_references =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(
                p => Path.GetFileName(p) is var name
                    && (name.StartsWith("System.", StringComparison.Ordinal)
                    || name is "Octavo.dll" or "Grpc.Core.Api.dll" or "Octavo.Grpc.dll" or "Octavo.Http.dll" or "Octavo.Interop.dll" or "Octavo.Lz4.dll"
                    or "Octavo.ProtoJson.dll" or "Octavo.Transcode.dll" or "netstandard.dll" or "mscorlib.dll"))
            .Select(Reference)];

    /// <summary>The sources of tests have no comments. As a warning this does not stop an image; emitted code must not have it either.</summary>
    private static readonly KeyValuePair<string, ReportDiagnostic>[] s_warnings = [new("CS1591", ReportDiagnostic.Warn)];

    /// <summary>What sources of ASP.NET Core's projects have in addition: no other source waits for its metadata.</summary>
    public static MetadataReference[] Web { get; } =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(
                p => Path.GetFileName(p) is var name
                    && (name.StartsWith("Microsoft.AspNetCore.", StringComparison.Ordinal) || name.StartsWith("Microsoft.Extensions.", StringComparison.Ordinal)
                    || name is "Octavo.AspNetCore.dll" or "Octavo.Caching.dll" or "Octavo.SignalR.dll"))
            .Select(Reference)];

    /// <summary>Assemblies of frameworks that pages show, by how their names begin.</summary>
    public static IEnumerable<MetadataReference> Framework(string prefix) =>
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(p => Path.GetFileName(p).StartsWith(prefix, StringComparison.Ordinal))
            .Select(Reference);

    /// <summary>An assembly on disk, read once: compilations share the symbols of one reference.</summary>
    public static MetadataReference Reference(string path) => s_files.GetOrAdd(path, static p => MetadataReference.CreateFromFile(p));

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
                generalDiagnosticOption: ReportDiagnostic.Error, specificDiagnosticOptions: s_warnings, allowUnsafe: false, concurrentBuild: false));

    /// <summary>The same with warnings as warnings.</summary>
    public static CSharpCompilation Loose(CSharpCompilation compilation) =>
        compilation.WithOptions(compilation.Options.WithGeneralDiagnosticOption(ReportDiagnostic.Default));

    /// <param name="version">The language's version.</param>
    /// <param name="tracks">Whether results name the steps that ran, which costs time.</param>
    public static GeneratorDriver Driver(LanguageVersion version = LanguageVersion.CSharp14, bool tracks = true) => CSharpGeneratorDriver.Create(
        [new CodecGenerator().AsSourceGenerator()], parseOptions: Options(version),
            driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: tracks));

    /// <summary>A reference assembly's bytes, which have no private members. Warnings are not errors here.</summary>
    public static byte[] ReferenceImage(Compilation compilation)
    {
        var stream = new MemoryStream();
        EmitResult result = compilation.WithOptions(compilation.Options.WithGeneralDiagnosticOption(ReportDiagnostic.Default))
            .Emit(stream, options: new EmitOptions(metadataOnly: true, includePrivateMembers: false));
        Assert.True(result.Success, string.Join("\n", result.Diagnostics));
        return stream.ToArray();
    }

    /// <summary>Loads a program and runs the initializers of its module, which register its codecs.</summary>
    public static Assembly Load(this AssemblyLoadContext context, byte[] image)
    {
        Assembly assembly = context.LoadFromStream(new MemoryStream(image));
        System.Runtime.CompilerServices.RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        return assembly;
    }

    /// <summary>Runs the generator.</summary>
    public static Generated Run(CSharpCompilation compilation)
    {
        var version = ((CSharpParseOptions)compilation.SyntaxTrees.First().Options).LanguageVersion;
        GeneratorDriver driver = Driver(version, tracks: false)
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
    private byte[]? _image;
    private ImmutableArray<Diagnostic> _found;

    /// <summary>The files without mirrors, which serve compilers alone: what is made at run time has none.</summary>
    public IEnumerable<KeyValuePair<string, string>> Codecs => Files.Where(f => !f.Key.EndsWith("Mirrors.g.cs", StringComparison.Ordinal));

    /// <summary>What the compiler says. Asked once: a second look binds every body again, as emitting does.</summary>
    public ImmutableArray<Diagnostic> Found => _found.IsDefault ? _found = Output.GetDiagnostics() : _found;

    /// <summary>Emits the assembly, which also finds what <see cref="Found"/> has.</summary>
    /// <returns>Null if it does not compile.</returns>
    public byte[]? TryImage()
    {
        if (_image is null && (_found.IsDefault || !_found.Any(d => d.Severity == DiagnosticSeverity.Error)))
        {
            var stream = new MemoryStream();
            var result = Output.Emit(stream);
            // Emitting stops at errors of declarations; a look finds those of bodies too.
            (_image, _found) = result.Success ? (stream.ToArray(), result.Diagnostics) : (null, Output.GetDiagnostics());
        }
        return _image;
    }

    /// <summary>Asserts that everything compiles, warnings being errors.</summary>
    public Generated Compiles()
    {
        string[] found = [.. Diagnostics.Where(d => d is { Severity: >= DiagnosticSeverity.Warning, IsSuppressed: false })
            .Concat(Found.Where(d => d.Severity >= DiagnosticSeverity.Warning && !IsSourceWithoutComments(d)))
            .Select(d => d.ToString() + "\n    " + d.Location.SourceTree?.GetText().Lines[d.Location.GetLineSpan().StartLinePosition.Line])];
        Assert.True(found.Length == 0, string.Join("\n", found.Take(20)));
        return this;
    }

    private static bool IsSourceWithoutComments(Diagnostic found) =>
        found.Id == "CS1591" && found.Location.SourceTree?.FilePath.StartsWith("Source", StringComparison.Ordinal) == true;

    /// <summary>The assembly's bytes.</summary>
    public byte[] Image()
    {
        byte[]? image = TryImage();
        Compiles();
        Assert.True(image is not null, string.Join("\n", Found.Where(d => d.Severity == DiagnosticSeverity.Error)));
        return image;
    }

    /// <inheritdoc cref="Harness.ReferenceImage"/>
    public byte[] ReferenceImage() => Harness.ReferenceImage(Output);

    /// <summary>Runs a static method of the sources: <c>Acme.Check.Run</c>.</summary>
    public void Invoke(string type, string method, params Generated[] referenced) => Invoke(type, method, [], referenced);

    /// <summary>The same with arguments: what differs in them alone is compiled once.</summary>
    public void Invoke(string type, string method, object[] arguments, params Generated[] referenced)
    {
        var context = new AssemblyLoadContext(Output.AssemblyName);
        foreach (Generated library in referenced)
        {
            context.LoadFromStream(new MemoryStream(library.Image()));
        }
        try
        {
            context.LoadFromStream(new MemoryStream(Image())).GetType(type, throwOnError: true)!.GetMethod(method)!.Invoke(null, arguments);
        }
        catch (TargetInvocationException found)
        {
            throw new InvalidOperationException(found.InnerException!.ToString());
        }
    }
}
