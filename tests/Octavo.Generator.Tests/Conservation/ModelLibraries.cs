// Owns: other libraries whose attributes models have: what compilers see of them, and where programs load them from.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Conservation;

internal static class ModelLibraries
{
    private static readonly string[] s_files =
        [.. new[] { "MemoryPack.Core.dll", "MessagePack.Annotations.dll", "protobuf-net.Core.dll", "Newtonsoft.Json.dll" }
            .Select(name => Path.Combine(AppContext.BaseDirectory, "libraries", name))];

    public static MetadataReference[] References { get; } = [.. s_files.Select(Harness.Reference)];

    /// <summary>A compilation that sees the libraries, with warnings as warnings.</summary>
    public static CSharpCompilation Compilation(string source, string assembly = "Acme", params MetadataReference[] more)
    {
        CSharpCompilation compilation = Harness.Loose(Harness.Compilation([source], assembly: assembly, more: [.. more, .. References]));
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

    /// <summary>Loads a program and runs the initializers of its module, which register its codecs.</summary>
    public static Assembly Load(this AssemblyLoadContext context, byte[] image)
    {
        Assembly assembly = context.LoadFromStream(new MemoryStream(image));
        System.Runtime.CompilerServices.RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        return assembly;
    }
}
