// Owns: strange but ordinary models, written by hand: each field comes back in every format, or the build names it; nothing is in emitted code and nothing
// throws. The files of Constructs have them.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class StrangeModelTests
{
    private static readonly string[] s_libraries =
        [.. new[] { "MemoryPack.Core.dll", "MessagePack.Annotations.dll", "protobuf-net.Core.dll", "Newtonsoft.Json.dll" }
            .Select(name => Path.Combine(AppContext.BaseDirectory, "libraries", name))];

    public static TheoryData<string> Files =>
    [
        "strange.txt", "collections.txt", "stranger.txt", "strangest.txt", "ordinary.txt", "unseen.txt", "idioms.txt", "entities.txt",
        "graphs.txt", "libraries.txt", "quiet.txt", "views.txt", "losses.txt", "everyday.txt",
    ];

    private const string Usings = "using System; using System.Collections.Generic; using Octavo;\n";

    /// <summary>The titles of the models of a file, and their sources.</summary>
    public static IEnumerable<(string Title, string Source)> Models(string file) =>
        ConstructFile.Parts(file).Select(part => (ConstructFile.Title(part), Usings + ConstructFile.Source(part)));

    /// <summary>The models of a file, each after its title; one that the build refuses has the error's number there, after an exclamation
    /// mark; fields that differ because of the member that is named are there after tildes.</summary>
    [Theory, MemberData(nameof(Files))]
    public void Every_field_comes_back_or_is_named(string file)
    {
        string[] found = [.. ConstructFile.Parts(file).Where(IsTaken).SelectMany(Findings)];
        Assert.True(found.Length == 0, string.Join("\n", found));
    }

    /// <summary>Ordinary models, which lose nothing, get no warning.</summary>
    [Fact]
    public void Nothing_is_said_of_ordinary_models()
    {
        string[] said =
            [.. ConstructFile.Parts("quiet.txt").Where(IsTaken).SelectMany(part => Harness.Run(Loose(Usings + ConstructFile.Source(part))).Diagnostics
                .Where(d => d.Severity >= DiagnosticSeverity.Warning).Select(d => $"{ConstructFile.Title(part)}: {d}"))];
        Assert.True(said.Length == 0, string.Join("\n", said));
    }

    /// <summary>The same models as messages, numbered by protobuf-net's <c>ImplicitFields</c>, whose initializers stay if nothing is written: they compile, and
    /// what is written is read, except for nulls in collections, which Protobuf has not.</summary>
    [Theory, MemberData(nameof(Files))]
    public void Messages_are_read(string file)
    {
        string[] found = [.. ConstructFile.Parts(file).Where(IsTaken).SelectMany(OfMessage)];
        Assert.True(found.Length == 0, string.Join("\n", found));
    }

    /// <summary>A default run takes one model in twelve, by its title.</summary>
    private static bool IsTaken(string text) => TestRun.Takes(ConstructFile.Title(text), oneIn: 12);

    private static IEnumerable<string> OfMessage(string text)
    {
        string title = ConstructFile.Title(text);
        if (text.Contains("//==", StringComparison.Ordinal))
        {
            return []; // the library has no numbers
        }
        const string Contract = "[ProtoBuf.ProtoContract(ImplicitFields = ProtoBuf.ImplicitFields.AllPublic), GenerateCodec";
        string source = ConstructFile.Source(text).Replace("[GenerateCodec", Contract, StringComparison.Ordinal);
        Generated generated = Harness.Run(Loose(Usings + source));
        byte[]? image = generated.TryImage();
        Diagnostic[] errors = [.. generated.Diagnostics.Concat(generated.Found).Where(d => d.Severity == DiagnosticSeverity.Error)];
        if (errors.Length != 0 || image is null)
        {
            return errors.Where(e => !e.Id.StartsWith("OCT", StringComparison.Ordinal)).Select(e => $"{title}: {e}");
        }
        var context = new AssemblyLoadContext("messages", isCollectible: true);
        LoadLibraries(context);
        Assembly assembly = context.LoadFromStream(new MemoryStream(image));
        System.Runtime.CompilerServices.RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        Type type = assembly.GetType("R", throwOnError: true)!;
        try
        {
            byte[] written = OctavoProtobuf.Serialize(type.GetMethod("Make")!.Invoke(null, null)!, type);
            return OctavoProtobuf.Deserialize(written, type) is null ? [title + ": null is read"] : [];
        }
        catch (OctavoException refused) when (refused.Code is OctavoErrorCode.NotInFormat or OctavoErrorCode.InvalidValue
            || refused.Message.Contains("leave the member undefined", StringComparison.Ordinal))
        {
            return []; // an optional value that is defined and null is in every format but Protobuf
        }
        catch (OctavoException refused)
        {
            return [$"{title}: {refused.Message}"];
        }
        finally
        {
            context.Unload();
        }
    }

    private static IEnumerable<string> Findings(string text)
    {
        string title = ConstructFile.Title(text);
        // What comes after the mark is a library, of which the program sees the reference assembly.
        string[] parts = ConstructFile.Source(text).Split("//==");
        Generated? library = parts.Length == 1 ? null : Harness.Run(Loose(Usings + parts[1], "Lib"));
        if (library?.Diagnostics.FirstOrDefault(d => d.Severity == DiagnosticSeverity.Error) is { } wrong)
        {
            if (!title.EndsWith("!" + wrong.Id, StringComparison.Ordinal))
            {
                yield return $"{title}: {wrong}";
            }
            yield break; // said by the library's build
        }
        MetadataReference[] reference = library is null ? [] : [MetadataReference.CreateFromImage(library.ReferenceImage())];
        Generated generated = Harness.Run(Loose(Usings + parts[0], more: reference));
        byte[]? image = generated.TryImage();
        Diagnostic[] errors = [.. generated.Diagnostics.Concat(generated.Found).Where(d => d.Severity == DiagnosticSeverity.Error)];
        foreach (Diagnostic error in errors.Where(e => !e.Id.StartsWith("OCT", StringComparison.Ordinal)))
        {
            yield return $"{title}: {error}";
        }
        if (errors.Length != 0)
        {
            if (!title.EndsWith("!" + errors[0].Id, StringComparison.Ordinal))
            {
                yield return $"{title}: {errors[0]}";
            }
            yield break; // said by the build
        }
        if (title.Contains('!', StringComparison.Ordinal))
        {
            yield return $"{title}: it is not refused";
        }
        var context = new AssemblyLoadContext("strange", isCollectible: true);
        if (image is null)
        {
            yield return $"{title}: does not compile";
            yield break;
        }
        LoadLibraries(context);
        if (library is not null)
        {
            context.LoadFromStream(new MemoryStream(library.TryImage()!));
        }
        Assembly assembly = context.LoadFromStream(new MemoryStream(image));
        System.Runtime.CompilerServices.RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        Type type = assembly.GetType("R", throwOnError: true)!;
        object written = type.GetMethod("Make")!.Invoke(null, null)!;
        // Of a generic definition the build of its own assembly tells.
        string[] warnings = [.. generated.Diagnostics.Concat(library?.Diagnostics ?? []).Where(d => d.Severity >= DiagnosticSeverity.Warning)
            .Select(d => d.GetMessage())];
        foreach ((string format, Func<object, Type, object?> trip) in Trips.All)
        {
            foreach (string one in Lost(written, type, trip, warnings, title))
            {
                yield return $"{title}: {format}: {one}";
            }
        }
        context.Unload();
    }

    private static string[] Lost(object written, Type type, Func<object, Type, object?> trip, string[] warnings, string title)
    {
        try
        {
            return [.. StateTree.Differences(written, trip(written, type)).Where(path => !IsNamed(path, warnings) && !Follows(path, warnings, title))
                .Select(path => string.Join(" > ", path.Select(s => $"{s.Holder.Name}.{s.Name}")) + " is lost").Distinct()];
        }
        catch (OctavoException refused) when (refused.Code == OctavoErrorCode.NotInFormat)
        {
            return []; // without numbers a type is not in Protobuf
        }
        catch (OctavoException refused)
        {
            return [refused.Message];
        }
    }

    private static void LoadLibraries(AssemblyLoadContext context)
    {
        foreach (string file in s_libraries)
        {
            context.LoadFromAssemblyPath(file);
        }
    }

    /// <summary>Whether a title says, after a tilde, that a field differs because of the member that a warning names.</summary>
    private static bool Follows(StateStep[] path, string[] warnings, string title) =>
        path.Any(s => title.Split(' ')[^1].Split('~').Contains(s.Name)) && warnings.Length != 0;

    /// <summary>Whether a warning names a step to what differs: the field's own name, in its class or one that derives from it.</summary>
    private static bool IsNamed(StateStep[] path, string[] warnings) => warnings.Any(m => path.Any(s => Names(m, s)));

    private static bool Names(string message, StateStep step)
    {
        if (step.Field is not { } field)
        {
            return false;
        }
        string name = step.Name;
        // A private field of another assembly, which the build does not see, is told by the property over it, or all are by the class that has them.
        if (field.IsPrivate && field.DeclaringType!.Assembly.GetName().Name == "Lib")
        {
            if (message.Contains("its non-public state cannot be seen", StringComparison.Ordinal)
                && message.StartsWith("'" + Plain(field.DeclaringType), StringComparison.Ordinal))
            {
                return true;
            }
            name = name.TrimStart('_');
            if (new[] { name, field.Name }.Any(n => message.Contains(Plain(field.DeclaringType!) + "." + n, StringComparison.OrdinalIgnoreCase)))
            {
                return true;
            }
        }
        // A field is told by the property over it too.
        bool isNamed = new[] { name, name.TrimStart('_') }.Any(n => message.Contains("." + n + "'", StringComparison.OrdinalIgnoreCase))
            || message.Contains("'" + name + "'", StringComparison.Ordinal);
        for (Type? type = step.Holder; isNamed && type is not null && type != field.DeclaringType!.BaseType; type = type.BaseType)
        {
            if (message.Contains(Plain(type), StringComparison.Ordinal))
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>A type's name as C# writes it, up to its arguments.</summary>
    private static string Plain(Type type) => (type.FullName ?? type.Name).Split('`')[0].Replace('+', '.');

    private static Microsoft.CodeAnalysis.CSharp.CSharpCompilation Loose(string source, string assembly = "Acme", params MetadataReference[] more)
    {
        var compilation = Harness.Loose(
            Harness.Compilation([source], assembly: assembly, more: [.. more, .. s_libraries.Select(Harness.Reference)]));
        return compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions([new("CS1701", ReportDiagnostic.Suppress)]));
    }
}
