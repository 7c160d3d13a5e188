// Owns: .proto files made into C#, compiled with the generator and loaded. Knows no test.
using System.Collections.Immutable;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator;
using Octavo.Proto.CSharp;

namespace Octavo.Proto.Tests.Emission;

internal static class EmittedProtos
{
    private static readonly MetadataReference[] s_references =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(
                path =>
                    Path.GetFileName(path) is var name
                        && (name.StartsWith("System.", StringComparison.Ordinal)
                        || name is "Octavo.dll" or "Octavo.ProtoJson.dll" or "Octavo.Grpc.dll" or "Grpc.Core.Api.dll" or "netstandard.dll" or "mscorlib.dll"))
            .Select(path => MetadataReference.CreateFromFile(path))];

    /// <summary>Files of a suite by their names, with a text before what the file has.</summary>
    public static List<CSharpFile> Emit(string root, bool plain, params (string Name, string Prefix)[] files)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([root], errors);
        ProtoFile[] loaded = [.. files.Select(file => loader.Load(file.Name, file.Name, file.Prefix + File.ReadAllText(Path.Combine(root, file.Name))))];
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        return CSharpEmitter.Emit(loaded, new EmissionSettings("Test.WellKnown", plain));
    }

    /// <summary>A text as C#.</summary>
    public static List<CSharpFile> Emit(string text, bool plain = false, GrpcServices services = GrpcServices.None, string formats = "All",
        TimeTypes times = TimeTypes.Messages)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        ProtoFile file = loader.Load("test.proto", "test.proto", text);
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        return CSharpEmitter.Emit([file], new EmissionSettings("Test.WellKnown", plain)
        {
            Services = new Dictionary<ProtoFile, GrpcServices> { [file] = services },
            Formats = new Dictionary<ProtoFile, string[]> { [file] = FormatNames.Parse(formats, out _)! },
            Times = new Dictionary<ProtoFile, TimeTypes> { [file] = times },
        });
    }

    /// <summary>Texts that may import one another as C#.</summary>
    public static List<CSharpFile> EmitAll(params (string Name, string Text)[] texts)
    {
        var errors = new ProtoErrors();
        string root = Directory.CreateTempSubdirectory("octavo-names").FullName;
        try
        {
            foreach ((string name, string text) in texts)
            {
                Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(root, name))!);
                File.WriteAllText(Path.Combine(root, name), text);
            }
            var loader = new ProtoLoader([root], errors);
            ProtoFile[] files = [.. texts.Select(one => loader.Load(one.Name, Path.Combine(root, one.Name))!)];
            ProtoLinker.Link(loader, errors);
            Assert.Empty(errors.All);
            return CSharpEmitter.Emit(files, new EmissionSettings("Test.WellKnown", PlainWellKnown: false));
        }
        finally
        {
            Directory.Delete(root, recursive: true);
        }
    }

    /// <summary>Compiles files, warnings being errors, and gives for each message named a way there and back.</summary>
    public static Dictionary<string, Func<byte[], byte[]>> Compile(IEnumerable<CSharpFile> files, params string[] messages)
    {
        string driver =
            "public static class Driver\n{\n    public static readonly System.Collections.Generic.Dictionary<string, System.Func<byte[], byte[]>> All = new()\n    {\n"
            + string.Concat(
                messages.Select(
                    message =>
                        $"        [\"{message}\"] = data => Octavo.OctavoProtobuf.Serialize(Octavo.OctavoProtobuf.Deserialize<global::{message}>(data)!),\n"))
                            + "    };\n}\n";
        return (Dictionary<string, Func<byte[], byte[]>>)Load(files, driver).GetType("Driver", throwOnError: true)!.GetField("All")!.GetValue(null)!;
    }

    /// <summary>Compiles files with a source, and runs its <c>Check.Run</c>.</summary>
    public static void Run(IEnumerable<CSharpFile> files, string source) =>
        Load(files, source).GetType("Check", throwOnError: true)!.GetMethod("Run")!.Invoke(null, System.Reflection.BindingFlags.DoNotWrapExceptions, null, null,
            null);

    /// <summary>Compiles files, and gives the .proto files that the library prints of types, each with all that it imports.</summary>
    public static Dictionary<string, IReadOnlyDictionary<string, string>> Print(IEnumerable<CSharpFile> files, params string[] types)
    {
        string driver =
            "public static class Driver\n{\n    public static readonly System.Collections.Generic.Dictionary<string, System.Collections.Generic.IReadOnlyDictionary<string, string>> All = new()\n    {\n"
            + string.Concat(types.Select(type => $"        [\"{type}\"] = Octavo.OctavoProtobuf.SchemaFiles<global::{type}>(),\n")) + "    };\n}\n";
        return (Dictionary<string, IReadOnlyDictionary<string, string>>)Load(files, driver).GetType("Driver", throwOnError: true)!.GetField("All")!.GetValue(
            null)!;
    }

    private static System.Reflection.Assembly Load(IEnumerable<CSharpFile> files, string source)
    {
        var options = new CSharpParseOptions(LanguageVersion.CSharp14, DocumentationMode.Diagnose);
        var compilation =
            CSharpCompilation.Create("Emitted" + Guid.NewGuid().ToString("N"),
                [.. files.Select(file => CSharpSyntaxTree.ParseText(file.Text, options, file.Proto + ".g.cs")),
                CSharpSyntaxTree.ParseText(source, options, "Driver.cs")],
            s_references,
                new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, warningLevel: 9999,
                    concurrentBuild: false));
        CSharpGeneratorDriver.Create([new CodecGenerator().AsSourceGenerator()], parseOptions: options)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out ImmutableArray<Diagnostic> diagnostics);
        // Emitting finds what a look at the diagnostics finds, and that look would bind every body once more.
        using var stream = new MemoryStream();
        var emitted = output.Emit(stream);
        string[] found =
            [.. diagnostics.Concat(emitted.Diagnostics)
                .Where(one => one.Severity >= DiagnosticSeverity.Warning && !(one.Id == "CS1591" && one.Location.SourceTree?.FilePath == "Driver.cs"))
            .Select(one => one.ToString() + "\n    " + one.Location.SourceTree?.GetText().Lines[one.Location.GetLineSpan().StartLinePosition.Line])];
        Assert.True(found.Length == 0, string.Join("\n", found.Take(20)));
        Assert.True(emitted.Success);
        stream.Position = 0;
        return new AssemblyLoadContext(compilation.AssemblyName).LoadFromStream(stream);
    }
}
