// Owns: strange models with codecs made at run time: their bytes are those of generated codecs, and come back. What the build refuses is refused, or served.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator.Tests.Conservation;

namespace Octavo.Generator.Tests.Making;

public sealed class MadeModelTests
{
    private const string Usings = "using System; using System.Collections.Generic; using Octavo;\n";

    private static readonly string[] s_libraries =
        [.. new[] { "MemoryPack.Core.dll", "MessagePack.Annotations.dll", "protobuf-net.Core.dll", "Newtonsoft.Json.dll" }
            .Select(name => Path.Combine(AppContext.BaseDirectory, "libraries", name))];

    private static readonly OctavoFormat[] s_formats =
        [OctavoFormats.Binary, OctavoFormats.Compact, OctavoFormats.MessagePack, OctavoFormats.Cbor, OctavoFormats.Json, OctavoFormats.Protobuf];

    /// <summary>Words of models that differ in what only source says (docs/features/run-time-codecs.md), or from one object to the next.</summary>
    private static readonly string[] s_apart =
    [
        "NewGuid", "namespace Octavo.Generated", // a new value each time; names of what is emitted
        "order: ", // setters that change other members
        "_l ??= [5]", "_n ??= ", "_flags", "Interlocked", // properties with bodies among fields
        "get-only interfaces over", "new System.Collections.ObjectModel.ReadOnlyDictionary", // what an initializer is, and that nothing fills it
        "the seconds of a time", "partial int Count",
        "HashSet<int> Own { get; }", "public readonly HashSet<int> C = null!", "public new readonly Made Name", // null that no initializer explains
    ];

    private static readonly string[] s_bodies = ["set {", "set =>", "init {", "init =>"];

    [Theory, MemberData(nameof(StrangeModelTests.Files), MemberType = typeof(StrangeModelTests))]
    public void Run_time_codecs_have_the_bytes_of_generated_ones(string file)
    {
        string[] found = [.. ConstructFile.Parts(file).Where(IsTaken).SelectMany(Differences)];
        Assert.True(found.Length == 0, string.Join("\n", found));
    }

    /// <summary>A default run takes one model in twelve, by its title.</summary>
    private static bool IsTaken(string text) => TestRun.Takes(ConstructFile.Title(text), oneIn: 12);

    private static IEnumerable<string> Differences(string text)
    {
        if (text.Contains("//==", StringComparison.Ordinal) || s_apart.Any(word => text.Contains(word, StringComparison.Ordinal)))
        {
            return [];
        }
        CSharpCompilation compilation = Loose(Usings + ConstructFile.Source(text));
        Generated generated = Harness.Run(compilation);
        var source = new MemoryStream();
        if (generated.Diagnostics.Any(d => d.Severity == DiagnosticSeverity.Error) || generated.TryImage() is not { } image
            || !compilation.Emit(source).Success)
        {
            return [];
        }
        // What setters with bodies do to other members, only source says.
        bool hasSetters = s_bodies.Any(word => text.Contains(word, StringComparison.Ordinal));
        string[] expected = Outcomes(Load(image), hasSetters), made = Outcomes(Make(source.ToArray()), hasSetters);
        return s_formats.Select((format, i) => $"{ConstructFile.Title(text)}: {format.Name}: {made[i]}, generated {expected[i]}").Where((_, i) => made[i] != expected[i]);
    }

    private static string[] Outcomes(Type type, bool writesAlone) => Array.ConvertAll(s_formats, format =>
    {
        try
        {
            byte[] bytes = format.Serialize(type.GetMethod("Make")!.Invoke(null, null), type);
            if (writesAlone)
            {
                return Convert.ToHexString(bytes);
            }
            try
            {
                return Convert.ToHexString(bytes) + " " + Convert.ToHexString(format.Serialize(format.Deserialize(bytes, type), type));
            }
            catch (OctavoException refused)
            {
                return Convert.ToHexString(bytes) + " " + refused.Message;
            }
        }
        catch (OctavoException refused)
        {
            return refused.Message;
        }
    });

    private static Type Make(byte[] image)
    {
        Type type = Load(image);
        MadeAssemblies.Add(type.Assembly);
        return type;
    }

    private static Type Load(byte[] image)
    {
        var context = new AssemblyLoadContext("made");
        // Few models need one of them.
        context.Resolving += static (context, name) =>
            s_libraries.FirstOrDefault(file => Path.GetFileNameWithoutExtension(file) == name.Name) is { } file ? context.LoadFromAssemblyPath(file) : null;
        Assembly assembly = context.LoadFromStream(new MemoryStream(image));
        System.Runtime.CompilerServices.RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        return assembly.GetType("R", throwOnError: true)!;
    }

    private static CSharpCompilation Loose(string source)
    {
        var compilation = Harness.Loose(Harness.Compilation([source], assembly: "Acme", more: [.. s_libraries.Select(Harness.Reference)]));
        return compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions([new("CS1701", ReportDiagnostic.Suppress)]));
    }
}
