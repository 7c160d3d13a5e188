// Owns: the law of conservation: each field of a random model comes back in every format, or a warning or an error of the build names its member.
using System.Collections.Immutable;
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Conservation;

public sealed class RandomModelTests
{
    /// <summary>Models that are compiled at a time.</summary>
    private const int Together = 25;

    /// <summary>Models of a run: 200, of a default run 25. <c>OCTAVO_TESTS_MODELS=10000</c> takes more.</summary>
    private static readonly int s_models = int.TryParse(Environment.GetEnvironmentVariable("OCTAVO_TESTS_MODELS"), out int models) ? models
        : TestRun.All ? 200 : 25;

    /// <summary>Round trips of each format that were compared.</summary>
    private readonly Dictionary<string, int> _trips = [];

    /// <summary>Models that the compiler or the generator refused, by the first error.</summary>
    private readonly Dictionary<string, int> _refused = [];

    [Fact]
    public void Every_field_comes_back_or_is_named()
    {
        uint seed = TestRun.Seed;
        var found = new List<string>();
        for (int first = 0; first < s_models && found.Count < 20; first += Together)
        {
            found.AddRange(Check(seed, first));
        }
        TestContext.Current.TestOutputHelper?.WriteLine($"{string.Join(", ", _trips)}; refused: {string.Join(", ", _refused)}");
        Assert.True(found.Count == 0, $"OCTAVO_TESTS_SEED={seed}: {found.Count} findings\n" + string.Join("\n", found.Take(20)));
        // What is refused everywhere would prove nothing.
        Assert.All(Trips.All, trip => Assert.True(_trips.GetValueOrDefault(trip.Format) > s_models / 12, trip.Format));
    }

    private List<string> Check(uint seed, int first)
    {
        RandomModel[] models = [.. Enumerable.Range(first, Together).Select(id => new RandomModel(id, unchecked((int)(seed * 1_000_003) + id)))];
        var found = new List<string>();
        Generated library;
        byte[]? image;
        while (true)
        {
            library = Harness.Run(Compilation(string.Concat(models.Select(m => m.Library)), "Lib"));
            image = library.TryImage();
            Sound(library, models, found);
            Diagnostic[] errors = [.. library.Found.Concat(library.Diagnostics).Where(d => d.Severity == DiagnosticSeverity.Error)];
            if (errors.Length == 0)
            {
                break;
            }
            // A model that the compiler refuses was reported: the others are compiled without it.
            int before = models.Length;
            models = [.. models.Where(m => !errors.Any(e => Mentions(e, m)))];
            if (models.Length == before)
            {
                return [.. found, .. errors.Select(e => "library: " + e).Take(5)];
            }
        }
        MetadataReference reference = MetadataReference.CreateFromImage(library.ReferenceImage());
        var removed = new HashSet<int>();
        while (true)
        {
            RandomModel[] left = [.. models.Where((_, i) => !removed.Contains(i))];
            Generated program = Harness.Run(Compilation(string.Concat(left.Select(m => m.Program)), "App", reference));
            byte[]? main = program.TryImage();
            Sound(program, left, found);
            // A model that the compiler or the generator refuses was reported: the others are compiled without it.
            int before = removed.Count;
            foreach (Diagnostic error in program.Diagnostics.Concat(program.Found).Where(d => d.Severity == DiagnosticSeverity.Error))
            {
                int index = Array.FindIndex(models, m => Mentions(error, m));
                if (index >= 0 && removed.Add(index))
                {
                    _refused[error.Id] = _refused.GetValueOrDefault(error.Id) + 1;
                }
            }
            if (removed.Count != before)
            {
                continue;
            }
            if (main is null)
            {
                return [.. found, .. program.Found.Where(d => d.Severity == DiagnosticSeverity.Error).Select(e => "program: " + e).Take(5)];
            }
            Run(image!, main, left, [.. library.Diagnostics, .. program.Diagnostics], seed, found);
            return found;
        }
    }

    /// <summary>No error is in emitted code.</summary>
    private static void Sound(Generated generated, RandomModel[] models, List<string> found)
    {
        foreach (Diagnostic error in generated.Found
            .Where(d => d.Severity == DiagnosticSeverity.Error && d.Location.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == true))
        {
            bool isOwn = generated.Found
                .Any(d =>
                    d.Severity == DiagnosticSeverity.Error && d.Location.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == false
                        && models.Any(m => Mentions(d, m) && Mentions(error, m)));
            if (!isOwn)
            {
                RandomModel? model = models.FirstOrDefault(m => Mentions(error, m));
                found.Add("emitted code: " + error + "\n    "
                    + error.Location.SourceTree!.GetText().Lines[error.Location.GetLineSpan().StartLinePosition.Line] + "\n" + model?.Library + model?.Program);
            }
        }
    }

    private void Run(byte[] library, byte[] program, RandomModel[] models, Diagnostic[] diagnostics, uint seed, List<string> found)
    {
        AssemblyLoadContext context = ModelLibraries.Context("models");
        context.LoadFromStream(new MemoryStream(library));
        Assembly assembly = context.LoadFromStream(new MemoryStream(program));
        assembly.GetType("Start")!.GetMethod("Run")!.Invoke(null, null);
        foreach (RandomModel model in models)
        {
            Type type = assembly.GetType(model.Name, throwOnError: true)!;
            object written = new StateFiller(new Random((int)seed)).Make(type);
            var verdict = new Verdict(model, type, diagnostics);
            string[] all;
            try
            {
                all = [.. Trips.All.SelectMany(trip => Findings(trip.Format, trip.Trip, written, type, verdict)), .. Kept(written, type, verdict)];
            }
            catch (Exception thrown)
            {
                all = [thrown.ToString()];
            }
            if (all.Length != 0)
            {
                found.Add($"{model.Name} {string.Join("\n", all)}\n{model.Library}{model.Program}");
            }
        }
        context.Unload();
    }

    /// <summary>Fields that one round trip loses, or carries although they are left out, and callbacks that were not called once.</summary>
    private List<string> Findings(string format, Func<object, Type, object?> trip, object written, Type type, Verdict verdict)
    {
        var found = new List<string>();
        FieldInfo[] calls = [.. StateComparer.Fields(type).Where(f => f.Name.StartsWith("wrote", StringComparison.Ordinal))];
        int[] before = [.. calls.Select(f => (int)f.GetValue(written)!)];
        object? read;
        try
        {
            read = trip(written, type);
        }
        catch (OctavoException refused)
        {
            // Said when the type was built, or a format that it was not asked for. The build does not see that a base in another assembly leaves a collection
            // null whose setter it hides: reading names the member.
            return refused.Code == OctavoErrorCode.NotInFormat
                || (refused.Code == OctavoErrorCode.NotPopulatable && StateComparer.Fields(type).Any(f => f.DeclaringType!.Assembly != type.Assembly))
                ? found : [$"{format}: {refused.Message}"];
        }
        _trips[format] = _trips.GetValueOrDefault(format) + 1;
        FieldInfo[] differences = [.. StateComparer.Differences(written, read)];
        found.AddRange(differences.Where(f => !verdict.MayLose(f, format)).Select(f => $"{format}: {f.DeclaringType}.{f.Name} is lost"));
        found.AddRange(StateComparer.Fields(type).Where(f => !differences.Contains(f) && f.GetValue(written) is not null && verdict.MustLose(f))
            .Select(f => $"{format}: {f.DeclaringType}.{f.Name} is carried"));
        found.AddRange(calls.Where((f, i) => (int)f.GetValue(written)! != before[i] + 1)
            .Select(f => $"{format}: {f.DeclaringType}.{f.Name} is not called once"));
        found.AddRange(StateComparer.Fields(type).Where(f => f.Name.StartsWith("done", StringComparison.Ordinal) && (int)f.GetValue(read)! != 1)
            .Select(f => $"{format}: {f.DeclaringType}.{f.Name} is not called once"));
        return found;
    }

    /// <summary>What models that keep unknown members do not write again, and computed members that are not written.</summary>
    private static IEnumerable<string> Kept(object written, Type type, Verdict verdict)
    {
        const string Member = "\"zz\":[1,{\"a\":2}]";
        string json;
        bool isMessage = true;
        try
        {
            OctavoProtobuf.Serialize(written, type);
        }
        catch (OctavoException)
        {
            isMessage = false;
        }
        try
        {
            json = System.Text.Encoding.UTF8.GetString(OctavoJson.Serialize(written, type));
        }
        catch (OctavoException)
        {
            yield break; // found by the round trip
        }
        if (StateComparer.Fields(type).Any(f => f.FieldType == typeof(UnknownMembers)))
        {
            object read = OctavoJson.Deserialize(System.Text.Encoding.UTF8.GetBytes("{" + Member + (json == "{}" ? "" : ",") + json[1..]), type)!;
            // What is computed was not read, and may hold nulls that its type forbids.
            byte[] again = OctavoJson.Serialize(read, type, new OctavoJsonOptions { AcceptNulls = true });
            if (!System.Text.Encoding.UTF8.GetString(again).Contains(Member, StringComparison.Ordinal))
            {
                yield return "JSON: an unknown member is lost";
            }
        }
        if (type.GetProperties().FirstOrDefault(p => p.Name.StartsWith("Computed", StringComparison.Ordinal)) is { } computed
            && !json.Contains("\"cmp" + computed.Name[^1] + "\":3", StringComparison.Ordinal))
        {
            yield return "JSON: a computed member is not written";
        }
        if (isMessage && type.GetInterface("ProtoBuf.IExtensible") is not null && !verdict.IsSaid("OCT0037") && !verdict.IsSaid("OCT0114"))
        {
            byte[] message = OctavoProtobuf.Serialize(written, type), field = [0xF8, 0xF0, 0x04, 5];
            if (OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize([.. message, .. field], type)!, type).AsSpan().IndexOf(field) < 0)
            {
                yield return "Protobuf: an unknown field is lost";
            }
        }
    }

    private static bool Mentions(Diagnostic diagnostic, RandomModel model)
    {
        string space = model.Space;
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

    private static CSharpCompilation Compilation(string source, string assembly, params MetadataReference[] more) =>
        ModelLibraries.Compilation(source + "public static class Start { public static void Run() { } }", assembly, more);
}
