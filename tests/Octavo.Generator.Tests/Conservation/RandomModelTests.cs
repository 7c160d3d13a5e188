// Owns: the law of conservation: each field of a random model comes back in every format, or a warning or an error of the build names its member.
using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Emit;

namespace Octavo.Generator.Tests.Conservation;

public sealed class RandomModelTests
{
    /// <summary>Models that are compiled at a time.</summary>
    private const int Together = 25;

    /// <summary>Models of a run: 200, of a default run 50. <c>OCTAVO_TESTS_MODELS=10000</c> takes more.</summary>
    private static readonly int s_models = int.TryParse(Environment.GetEnvironmentVariable("OCTAVO_TESTS_MODELS"), out int models) ? models
        : TestRun.All ? 200 : 50;

    /// <summary>Attributes of other libraries, by their names.</summary>
    private const string Libraries =
        """
        namespace MemoryPack
        {
            public sealed class MemoryPackIgnoreAttribute : System.Attribute;
            public sealed class MemoryPackIncludeAttribute : System.Attribute;
        }
        namespace MessagePack { public sealed class IgnoreMemberAttribute : System.Attribute; }
        namespace ProtoBuf { public sealed class ProtoMemberAttribute(int tag) : System.Attribute { public int Tag { get; } = tag; } }
        namespace Newtonsoft.Json
        {
            public sealed class JsonIgnoreAttribute : System.Attribute;
            public sealed class JsonPropertyAttribute(string name) : System.Attribute { public string PropertyName { get; } = name; }
        }
        """;

    private static readonly byte[] s_image = Emit(Compilation(Libraries, "Libraries", []), null)!;

    private static readonly MetadataReference s_libraries = MetadataReference.CreateFromImage(s_image);

    [Fact]
    public void Every_field_comes_back_or_is_named()
    {
        uint seed = TestRun.Seed;
        var found = new List<string>();
        for (int first = 0; first < s_models && found.Count < 20; first += Together)
        {
            found.AddRange(Check(seed, first));
        }
        Assert.True(found.Count == 0, $"OCTAVO_TESTS_SEED={seed}: {found.Count} findings\n" + string.Join("\n", found.Take(20)));
    }

    private static List<string> Check(uint seed, int first)
    {
        RandomModel[] models = [.. Enumerable.Range(first, Together).Select(id => new RandomModel(id, unchecked((int)(seed * 1_000_003) + id)))];
        Generated library = Harness.Run(Compilation(string.Concat(models.Select(m => m.Library)), "Lib", [s_libraries]));
        var found = new List<string>();
        Sound(library, models, found);
        Compilation own = library.Output.WithOptions(library.Output.Options.WithGeneralDiagnosticOption(ReportDiagnostic.Default));
        if (Emit(own, null) is not byte[] image)
        {
            return [.. found, .. Errors(own).Select(e => "library: " + e)];
        }
        MetadataReference reference = MetadataReference.CreateFromImage(Emit(own, new EmitOptions(metadataOnly: true, includePrivateMembers: false))!);
        string[] sources = [.. models.Select(m => m.Program)];
        var removed = new HashSet<int>();
        while (true)
        {
            RandomModel[] left = [.. models.Where((_, i) => !removed.Contains(i))];
            Generated program = Harness.Run(Compilation(string.Concat(left.Select(m => m.Program)), "App", [reference, s_libraries]));
            Sound(program, left, found);
            // A model that the compiler or the generator refuses was reported: the others are compiled without it.
            int before = removed.Count;
            foreach (Diagnostic error in program.Diagnostics.Concat(program.Output.GetDiagnostics()).Where(d => d.Severity == DiagnosticSeverity.Error))
            {
                int index = Array.FindIndex(models, m => Mentions(error, m));
                if (index >= 0)
                {
                    removed.Add(index);
                }
            }
            if (removed.Count != before)
            {
                continue;
            }
            if (Emit(program.Output, null) is not byte[] main)
            {
                return [.. found, .. Errors(program.Output).Select(e => "program: " + e)];
            }
            Run(image, main, left, [.. library.Diagnostics, .. program.Diagnostics], seed, found);
            return found;
        }
    }

    /// <summary>No error lies in emitted code.</summary>
    private static void Sound(Generated generated, RandomModel[] models, List<string> found)
    {
        foreach (Diagnostic error in generated.Output.GetDiagnostics()
            .Where(d => d.Severity == DiagnosticSeverity.Error && d.Location.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == true))
        {
            bool isOwn = generated.Output.GetDiagnostics()
                .Any(d =>
                    d.Severity == DiagnosticSeverity.Error && d.Location.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == false
                        && models.Any(m => Mentions(d, m) && Mentions(error, m)));
            if (!isOwn)
            {
                found.Add("emitted code: " + error + "\n    "
                    + error.Location.SourceTree!.GetText().Lines[error.Location.GetLineSpan().StartLinePosition.Line]);
            }
        }
    }

    private static void Run(byte[] library, byte[] program, RandomModel[] models, Diagnostic[] diagnostics, uint seed, List<string> found)
    {
        var context = new AssemblyLoadContext("models", isCollectible: true);
        context.LoadFromStream(new MemoryStream(s_image));
        context.LoadFromStream(new MemoryStream(library));
        Assembly assembly = context.LoadFromStream(new MemoryStream(program));
        assembly.GetType("Start")!.GetMethod("Run")!.Invoke(null, null);
        foreach (RandomModel model in models)
        {
            Type type = assembly.GetType(model.Name, throwOnError: true)!;
            object written = new StateFiller(new Random((int)seed)).Make(type);
            foreach ((string format, Func<object, Type, object?> trip) in Trips.All)
            {
                try
                {
                    object? read = trip(written, type);
                    foreach (FieldInfo field in StateComparer.Differences(written, read).Where(f => !IsNamed(f, type, diagnostics)))
                    {
                        found.Add($"{model.Name} {format}: {field.DeclaringType}.{field.Name} is lost\n{model.Library}{model.Program}");
                    }
                }
                catch (OctavoException refused) when (refused.Code != OctavoErrorCode.NotInFormat)
                {
                    found.Add($"{model.Name} {format}: {refused.Message}\n{model.Library}{model.Program}");
                }
                catch (OctavoException)
                {
                    // Said when the type was built, or a format that it was not asked for.
                }
            }
        }
        context.Unload();
    }

    /// <summary>Whether the user left a field out by an attribute, or a warning names its member.</summary>
    private static bool IsNamed(FieldInfo field, Type type, Diagnostic[] diagnostics)
    {
        string name = field.Name.StartsWith('<') ? field.Name[1..field.Name.IndexOf('>', StringComparison.Ordinal)] : field.Name;
        Type owner = field.DeclaringType!;
        MemberInfo member =
            field.Name.StartsWith('<')
                && owner.GetProperty(name, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly) is { } property
                ? property : field;
        if (member.GetCustomAttributes(inherit: false).Any(IsLeavingOut) || (member is PropertyInfo overridden && IsIgnored(overridden, type)))
        {
            return true;
        }
        // An override that hands its value on is the member that is named.
        string[] owners = [owner.FullName!, .. Overriding(member, type).Select(t => t.FullName!)];
        string ownerName = Plain(owner.FullName!);
        return diagnostics.Any(d => d.Id == "OCT0025" && d.GetMessage().StartsWith("'" + ownerName, StringComparison.Ordinal))
            || diagnostics.Any(
                d => d.Severity >= DiagnosticSeverity.Warning && d.GetMessage() is var message
                    && owners.Any(o => message.Contains(Plain(o), StringComparison.Ordinal))
                    && (message.Contains("." + name + "'", StringComparison.Ordinal) || message.Contains(".@" + name + "'", StringComparison.Ordinal)
                    || message.Contains("'" + name + "'", StringComparison.Ordinal)));
    }

    private static string Plain(string type) => type.Split('`')[0];

    private static IEnumerable<Type> Overriding(MemberInfo member, Type type)
    {
        for (Type? one = type; one is not null && one != member.DeclaringType; one = one.BaseType)
        {
            if (member is PropertyInfo { GetMethod: { } getter } && one.GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic
                | BindingFlags.DeclaredOnly).Any(p => p.GetMethod?.GetBaseDefinition() == getter.GetBaseDefinition()))
            {
                yield return one;
            }
        }
    }

    /// <summary>Whether an attribute leaves a member out, of every format or of one library's.</summary>
    private static bool IsLeavingOut(object attribute) =>
        attribute is CodecIgnoreAttribute || attribute.GetType().Name is "JsonIgnoreAttribute" or "MemoryPackIgnoreAttribute" or "IgnoreMemberAttribute";

    /// <summary>Whether an attribute leaves a property out: on it, on one that it overrides, or on one that overrides it.</summary>
    private static bool IsIgnored(PropertyInfo property, Type type)
    {
        MethodInfo first = property.GetMethod!.GetBaseDefinition();
        for (Type? one = type; one is not null; one = one.BaseType)
        {
            if (one.GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)
                .Any(p => p.GetMethod?.GetBaseDefinition() == first && p.GetCustomAttributes(inherit: false).Any(IsLeavingOut)))
            {
                return true;
            }
        }
        return false;
    }

    private static bool Mentions(Diagnostic diagnostic, RandomModel model)
    {
        string space = model.Name[..model.Name.IndexOf('.', StringComparison.Ordinal)];
        if (diagnostic.GetMessage().Contains(space + ".", StringComparison.Ordinal))
        {
            return true;
        }
        if (diagnostic.Location.SourceTree is not { } tree)
        {
            return false;
        }
        string file = tree.FilePath, text = tree.GetText().ToString();
        if (file.EndsWith(".g.cs", StringComparison.Ordinal))
        {
            return text.Contains("namespace Octavo.Generated." + space + ";", StringComparison.Ordinal);
        }
        int at = text.LastIndexOf("namespace M", diagnostic.Location.SourceSpan.Start, StringComparison.Ordinal);
        return at >= 0 && text.AsSpan(at).StartsWith("namespace " + space + "\n", StringComparison.Ordinal);
    }

    private static Microsoft.CodeAnalysis.CSharp.CSharpCompilation Compilation(string source, string assembly, MetadataReference[] more)
    {
        var compilation = Harness.Compilation([source + "public static class Start { public static void Run() { } }"], assembly: assembly, more: more);
        return compilation.WithOptions(compilation.Options.WithGeneralDiagnosticOption(ReportDiagnostic.Default)
            .WithNullableContextOptions(NullableContextOptions.Enable));
    }

    private static IEnumerable<string> Errors(Compilation compilation) =>
        compilation.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).Select(d => d.ToString()).Take(5);

    private static byte[]? Emit(Compilation compilation, EmitOptions? options)
    {
        var stream = new MemoryStream();
        return compilation.Emit(stream, options: options).Success ? stream.ToArray() : null;
    }
}
