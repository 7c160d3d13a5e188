// Owns: the two generators: Octavo's, and System.Text.Json's from the SDK's own pack. Measures nothing.
using System.Reflection;
using Microsoft.CodeAnalysis;
using Octavo.Generator;

namespace Octavo.Bench.Compiler;

/// <summary>Makes the generators that are measured.</summary>
internal static class Generators
{
    private const string JsonAssembly = "System.Text.Json.SourceGeneration.dll";

    internal static IIncrementalGenerator Octavo() => new CodecGenerator();

    /// <summary>The generator that an ordinary build of this framework runs.</summary>
    /// <exception cref="FileNotFoundException">The SDK has no pack of this framework.</exception>
    internal static IIncrementalGenerator Json()
    {
        // …/dotnet/shared/Microsoft.NETCore.App/10.0.0/ is where the runtime is; its packs are three folders up.
        var dotnet = new DirectoryInfo(Path.GetDirectoryName(typeof(object).Assembly.Location)!).Parent!.Parent!.Parent!;
        string packs = Path.Combine(dotnet.FullName, "packs", "Microsoft.NETCore.App.Ref");
        string found =
            (Directory.Exists(packs) ? Directory.GetFiles(packs, JsonAssembly, SearchOption.AllDirectories) : []).Order(StringComparer.Ordinal).LastOrDefault()
            ?? throw new FileNotFoundException("The SDK's packs have no generator of System.Text.Json.", Path.Combine(packs, JsonAssembly));
        Type type = Assembly.LoadFrom(found).GetTypes().Single(t => !t.IsAbstract && t.IsAssignableTo(typeof(IIncrementalGenerator)));
        return (IIncrementalGenerator)Activator.CreateInstance(type)!;
    }
}
