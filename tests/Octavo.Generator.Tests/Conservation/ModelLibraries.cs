// Owns: other libraries whose attributes models have: what compilers see of them, and where programs load them from.
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Conservation;

internal static class ModelLibraries
{
    private static readonly string[] s_files =
        [.. new[] { "MemoryPack.Core.dll", "MessagePack.Annotations.dll", "protobuf-net.Core.dll", "Newtonsoft.Json.dll" }
            .Select(name => Path.Combine(AppContext.BaseDirectory, "libraries", name))];

    private static readonly MetadataReference[] s_references = [.. s_files.Select(Harness.Reference)];

    /// <summary>A compilation that sees the libraries, with warnings as warnings.</summary>
    public static CSharpCompilation Compilation(string source, string assembly = "Acme", params MetadataReference[] more)
    {
        CSharpCompilation compilation = Harness.Loose(Harness.Compilation([source], assembly: assembly, more: [.. more, .. s_references]));
        return compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions([new("CS1701", ReportDiagnostic.Suppress)]));
    }

    /// <summary>Where programs are loaded. A library is loaded when code asks for it, which few models do.</summary>
    public static AssemblyLoadContext Context(string name, bool isCollectible = true)
    {
        var context = new AssemblyLoadContext(name, isCollectible);
        context.Resolving += static (context, asked) =>
            s_files.FirstOrDefault(file => Path.GetFileNameWithoutExtension(file) == asked.Name) is { } file ? context.LoadFromAssemblyPath(file) : null;
        return context;
    }
}
