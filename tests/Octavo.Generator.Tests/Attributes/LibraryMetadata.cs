// Owns: which attributes a library has, with their arguments, from its metadata. Runs none of its code.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Attributes;

/// <summary>A library.</summary>
/// <param name="Assembly">The assembly that has its attributes; empty if the library does not restore, and stubs stand for it.</param>
/// <param name="Usings">What its cases import.</param>
/// <param name="Stubs">Sources that stand for it.</param>
internal sealed record LibraryMetadata(string Assembly, string Usings, params string[] Stubs)
{
    private const string Nino = """
        namespace Nino.Core
        {
            public sealed class NinoTypeAttribute(bool autoCollect = true, bool containNonPublicMembers = false) : System.Attribute { public bool A => autoCollect; public bool B => containNonPublicMembers; }
            public sealed class NinoMemberAttribute(ushort index) : System.Attribute { public ushort Index => index; }
            public sealed class NinoIgnoreAttribute : System.Attribute;
            public sealed class NinoUtf8Attribute : System.Attribute;
            public sealed class NinoExplicitOrderAttribute(params string[] order) : System.Attribute { public string[] Order => order; }
            public sealed class NinoConstructorAttribute(params string[] parameters) : System.Attribute { public string[] Parameters => parameters; }
        }
        """;

    /// <summary>The libraries, by the names of their tables.</summary>
    public static IReadOnlyDictionary<string, LibraryMetadata> All { get; } = new Dictionary<string, LibraryMetadata>
    {
        ["MessagePack-CSharp"] = new("MessagePack.Annotations", "using MessagePack;\n"),
        ["MemoryPack"] = new("MemoryPack.Core", "using MemoryPack;\n"),
        ["Nino"] = new("", "using Nino.Core;\n", Nino),
        ["System.Runtime.Serialization"] = new("System.Runtime.Serialization.Primitives", "using System.Runtime.Serialization;\n"),
        ["System.Text.Json"] = new("System.Text.Json", "using System.Text.Json; using System.Text.Json.Serialization;\n"),
        ["Json.NET"] = new("Newtonsoft.Json", "using Newtonsoft.Json; using Newtonsoft.Json.Serialization; using System.ComponentModel;\n"),
        ["protobuf-net"] = new("protobuf-net.Core", "using ProtoBuf; using System.ComponentModel;\n"),
    };

    /// <summary>What its cases are compiled with; the platform's own assemblies are there in any case.</summary>
    public MetadataReference[] References => PathOf(Assembly) is { } path ? [Harness.Reference(path)] : [];

    /// <summary>The file of a library that is not part of the platform; null for others.</summary>
    public static string? PathOf(string assembly) =>
        Path.Combine(AppContext.BaseDirectory, "libraries", assembly + ".dll") is var path && File.Exists(path) ? path : null;

    /// <summary>Every public attribute that can be written, without <c>Attribute</c>, and its arguments: settable properties, and parameters of constructors
    /// under the names of properties that have them.</summary>
    public Dictionary<string, SortedSet<string>> Attributes()
    {
        Assembly loaded = PathOf(Assembly) is { } path ? new AssemblyLoadContext("metadata").LoadFromAssemblyPath(path)
            : System.Reflection.Assembly.Load(Assembly);
        return loaded.GetExportedTypes().Concat(loaded.GetForwardedTypes())
            .Where(type => typeof(Attribute).IsAssignableFrom(type) && !type.IsAbstract && type.Namespace!.Split('.')[0] == First(loaded))
            .ToDictionary(Name, Arguments);
    }

    private static string First(Assembly loaded) => loaded.GetName().Name! switch { "protobuf-net.Core" => "ProtoBuf", var name => name.Split('.')[0] };

    private static string Name(Type type)
    {
        string name = type.Name.Split('`')[0];
        return (name.EndsWith("Attribute", StringComparison.Ordinal) ? name[..^"Attribute".Length] : name) + (type.IsGenericType ? "<T>" : "");
    }

    private static SortedSet<string> Arguments(Type type)
    {
        var names = new SortedSet<string>(StringComparer.OrdinalIgnoreCase);
        names.UnionWith(type.GetProperties().Where(p => p.SetMethod is { IsPublic: true }).Select(p => p.Name));
        names.UnionWith(type.GetConstructors().SelectMany(c => c.GetParameters())
            .Select(
                p => type.GetProperties().FirstOrDefault(property => string.Equals(property.Name, p.Name, StringComparison.OrdinalIgnoreCase))?.Name
                    ?? p.Name!));
        return names;
    }
}
