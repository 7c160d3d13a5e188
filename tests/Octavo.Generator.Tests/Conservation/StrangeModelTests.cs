// Owns: strange but ordinary models, written by hand: each field comes back in every format, or the build names it; nothing is in emitted code and nothing
// throws. The files of Constructs have them.
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class StrangeModelTests
{
    public static TheoryData<string> Files => [.. StrangeModel.Files];

    [Theory, MemberData(nameof(Files))]
    public void Every_field_comes_back_or_is_named(string file)
    {
        string[] found = [.. StrangeModel.Of(file).Where(IsTaken).SelectMany(Findings)];
        Assert.True(found.Length == 0, string.Join("\n", found));
    }

    /// <summary>Ordinary models, which lose nothing, get no warning.</summary>
    [Fact]
    public void Nothing_is_said_of_ordinary_models()
    {
        string[] said =
            [.. StrangeModel.Of("quiet.txt").Where(IsTaken).SelectMany(model => model.Build.Diagnostics
                .Where(d => d.Severity >= DiagnosticSeverity.Warning).Select(d => $"{model.Title}: {d}"))];
        Assert.True(said.Length == 0, string.Join("\n", said));
    }

    /// <summary>The same models as messages, numbered by protobuf-net's <c>ImplicitFields</c>, whose initializers stay if nothing is written: they compile, and
    /// what is written is read, except for nulls in collections, which Protobuf has not.</summary>
    [Theory, MemberData(nameof(Files))]
    public void Messages_are_read(string file)
    {
        string[] found = [.. StrangeModel.Of(file).Where(IsTaken).SelectMany(OfMessage)];
        Assert.True(found.Length == 0, string.Join("\n", found));
    }

    /// <summary>A default run takes one model in twelve, by its title.</summary>
    internal static bool IsTaken(StrangeModel model) => TestRun.Takes(model.Title, oneIn: 12);

    private static IEnumerable<string> OfMessage(StrangeModel model)
    {
        if (model.HasLibrary)
        {
            return []; // the library has no numbers
        }
        const string Contract = "[ProtoBuf.ProtoContract(ImplicitFields = ProtoBuf.ImplicitFields.AllPublic), GenerateCodec";
        ModelBuild build = ModelBuild.Of(ModelLibraries.Compilation(model.Text.Replace("[GenerateCodec", Contract, StringComparison.Ordinal)));
        if (build.Errors.Length != 0 || build.Image is null)
        {
            return build.ErrorsOfCompiler.Select(e => $"{model.Title}: {e}");
        }
        AssemblyLoadContext context = ModelLibraries.Context("messages");
        Type type = context.Load(build.Image).GetType("R", throwOnError: true)!;
        try
        {
            byte[] written = OctavoProtobuf.Serialize(type.GetMethod("Make")!.Invoke(null, null)!, type);
            return OctavoProtobuf.Deserialize(written, type) is null ? [model.Title + ": null is read"] : [];
        }
        catch (OctavoException refused) when (refused.Code is OctavoErrorCode.NotInFormat or OctavoErrorCode.InvalidValue
            || refused.Message.Contains("leave the member undefined", StringComparison.Ordinal))
        {
            return []; // an optional value that is defined and null is in every format but Protobuf
        }
        catch (OctavoException refused)
        {
            return [$"{model.Title}: {refused.Message}"];
        }
        finally
        {
            context.Unload();
        }
    }

    private static IEnumerable<string> Findings(StrangeModel model)
    {
        string title = model.Title;
        if (model.Library?.Errors is [var wrong, ..])
        {
            if (!title.EndsWith("!" + wrong.Id, StringComparison.Ordinal))
            {
                yield return $"{title}: {wrong}";
            }
            yield break; // said by the library's build
        }
        foreach (Diagnostic error in model.Build.ErrorsOfCompiler)
        {
            yield return $"{title}: {error}";
        }
        if (model.Build.Errors is [var first, ..])
        {
            if (!title.EndsWith("!" + first.Id, StringComparison.Ordinal))
            {
                yield return $"{title}: {first}";
            }
            yield break; // said by the build
        }
        if (title.Contains('!', StringComparison.Ordinal))
        {
            yield return $"{title}: it is not refused";
        }
        if (model.Build.Image is not { } image)
        {
            yield return $"{title}: does not compile";
            yield break;
        }
        AssemblyLoadContext context = ModelLibraries.Context("strange");
        if (model.Library is { } library)
        {
            context.LoadFromStream(new MemoryStream(library.Image!));
        }
        Type type = context.Load(image).GetType("R", throwOnError: true)!;
        object written = type.GetMethod("Make")!.Invoke(null, null)!;
        // Of a generic definition the build of its own assembly tells.
        string[] warnings = [.. model.Build.Diagnostics.Concat(model.Library?.Diagnostics ?? []).Where(d => d.Severity >= DiagnosticSeverity.Warning)
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
}
