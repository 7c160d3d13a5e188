// Owns: how the generator's time grows with the text of a model: in proportion to it, whatever of the text says how members are set.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Robustness;

/// <summary>
/// A class with 60 collections and one method that makes all of them took 10 s, because each question about an expression analysed the whole method. A class
/// with 160 properties over fields took 22 s, because each pair of properties was looked at with all fields. An editor pays that at each keystroke.
/// </summary>
public sealed class GenerationGrowthTests
{
    private const int Few = 40;

    /// <summary>Four times the text takes four times as long, and at most twice that.</summary>
    private const double Bound = 8;

    /// <summary>Each member is compared with each other one, or with each statement of a constructor: some microseconds a pair. 64 would be a pair for each
    /// member.</summary>
    private const double BoundOfPairs = 20;

    private static readonly string[] s_pairs =
    [
        "lazy collections", "overridden properties", "parameters of a constructor", "partial declarations", "properties over fields",
        "properties that raise an event", "properties that raise an event of a base", "setters that call each other's methods", "setters that call overrides",
        "setters that keep what was before", "setters that refuse values", "values behind switches", "words for states",
    ];

    private static readonly Dictionary<string, Func<int, string>> s_shapes = new()
    {
        ["collections that a method makes"] = n => Class(n, i => $"public HashSet<string>? M{i} {{ get; set; }}",
            $"public static Model Make(int n) => new() {{ {Each(n, i => $"M{i} = [.. Enumerable.Range(0, n).Select(i => i.ToString())],")} }};"),
        ["collections that a constructor makes"] = n => Class(n, i => $"public Dictionary<string, int> M{i} {{ get; set; }}",
            $"public Model() {{ {Each(n, i => $"M{i} = new(StringComparer.Ordinal);")} }}"),
        ["collections with initializers"] = n => Class(n, i => $"public List<string> M{i} {{ get; set; }} = [\"a\"];", ""),
        ["properties over fields"] = n => Class(n,
            i => $"private string _m{i} = \"\"; public string M{i} {{ get => _m{i}; set => _m{i} = value ?? \"\"; }}", ""),
        ["computed getters"] = n => Class(n, i => $"public int M{i} {{ get; set; }} public int Next{i} => M{i} + 1;", ""),
        ["values that a constructor sets"] = n => Class(n, i => $"public string M{i} {{ get; set; }}",
            $"public Model() {{ {Each(n, i => $"M{i} = \"{i}\";")} }}"),
        ["parameters of a constructor"] = n => Class(n, i => $"public string M{i} {{ get; }}",
            $"public Model({string.Join(", ", Enumerable.Range(0, n).Select(i => $"string m{i}"))}) {{ {Each(n, i => $"M{i} = m{i};")} }}"),
        ["a record's parameters"] = n =>
            $"[GenerateCodec] public sealed record Model({string.Join(", ", Enumerable.Range(0, n).Select(i => $"string M{i}"))});",
        ["methods that change members"] = n => Class(n, i => $"public List<int> M{i} {{ get; set; }} = []; public void Add{i}(int v) {{ M{i}.Add(v); }}", ""),
        ["properties that raise an event"] = n => Class(n,
            i => $"private int _m{i}; public int M{i} {{ get => _m{i}; set {{ if (_m{i} != value) {{ _m{i} = value; Changed(nameof(M{i})); }} }} }}",
            "public event Action<string>? PropertyChanged; private void Changed(string name) => PropertyChanged?.Invoke(name);"),
        ["properties that raise an event of a base"] = n => "public abstract class Base { public event EventHandler? E; protected void Set<T>(ref T f, T v) "
            + "{ f = v; E?.Invoke(this, EventArgs.Empty); } }"
            + Class(n, i => $"private int _m{i}; public int M{i} {{ get => _m{i}; set => Set(ref _m{i}, value); }}", "")
                .Replace("class Model", "class Model : Base"),
        ["setters that refuse values"] = n => Class(n, i => $"private string _m{i} = \"\"; public string M{i} {{ get => _m{i}; "
            + $"set {{ if (string.IsNullOrEmpty(value)) throw new ArgumentException(nameof(M{i})); _m{i} = value.Trim(); }} }}", ""),
        ["setters that call each other's methods"] = n => Class(n,
            i => $"private int _m{i}; public int M{i} {{ get => _m{i}; set {{ _m{i} = value; Do{i}(); }} }} "
                + $"private void Do{i}() {{ if (_m{i} < 0) {(i % 5 == 4 ? "return" : $"Do{i + 1}()")}; }}", ""),
        ["private setters and methods"] = n => Class(n,
            i => $"public int M{i} {{ get; private set; }} public void Change{i}(int v) {{ if (v < 0) throw new ArgumentException(); M{i} = v; }}", ""),
        ["lazy collections"] = n => Class(n, i => $"private List<int>? _m{i}; public List<int> M{i} {{ get => _m{i} ??= []; set => _m{i} = value; }}", ""),
        ["read-only views of lists"] = n => Class(n,
            i => $"private readonly List<int> _m{i} = []; public IReadOnlyList<int> M{i} => _m{i}; public void Add{i}(int v) => _m{i}.Add(v);", ""),
        ["constructors"] = n => Class(n, i => $"public int M{i} {{ get; set; }} public Model(Tag{i} tag) {{ M{i} = 1; }}", "public Model() { }")
            + Each(n, i => $"public sealed class Tag{i} {{ }}"),
        ["statements of a method"] = n => Class(2, i => $"public List<int> M{i} {{ get; set; }} = [];",
            $"public void Run() {{ {Each(n, i => $"M0.Add({i}); M1 = [.. M0.Select(x => x + {i})];")} }}"),
        ["bases"] = n => Each(n, i => $"public class T{i} {(i == 0 ? "" : ": T" + (i - 1))} {{ public int M{i} {{ get; set; }} }}")
            + $"[GenerateCodec] public sealed class Model : T{n - 1} {{ }}",
        ["overridden properties"] = n => "public abstract class Base { " + Each(n, i => $"public virtual string M{i} {{ get; set; }} = \"\";") + "}"
            + Class(n, i => $"public override string M{i} {{ get => base.M{i}; set => base.M{i} = value; }}", "").Replace("class Model", "class Model : Base"),
        ["members of interfaces"] = n => "public interface IModel { " + Each(n, i => $"int M{i} {{ get; set; }}") + "}"
            + Class(n, i => $"public int M{i} {{ get; set; }}", "").Replace("class Model", "class Model : IModel"),
        ["required members"] = n => Class(n, i => $"public required string M{i} {{ get; init; }}", ""),
        ["types of members"] = n => Class(n, i => $"public T{i}? M{i} {{ get; set; }} public List<T{i}>? L{i} {{ get; set; }}", "")
            + Each(n, i => $"[GenerateCodec] public sealed class T{i} {{ public int A {{ get; set; }} }}"),
        ["values of an enum"] = n => $"public enum Kind {{ {Each(n, i => $"Value{i},")} }} "
            + "[GenerateCodec] public sealed class Model { public Kind Kind { get; set; } public Dictionary<Kind, int>? All { get; set; } }",
        ["partial declarations"] = n => Each(n,
            i => $"public sealed partial class Model {{ private int _m{i}; public int M{i} {{ get => _m{i}; set => _m{i} = value; }} }}")
            + "[GenerateCodec] public sealed partial class Model;",
        ["nested types"] = n => Class(n,
            i => $"public T{i}? M{i} {{ get; set; }} [GenerateCodec] public sealed class T{i} {{ public int A {{ get; set; }} }}", ""),
        ["fields"] = n => Class(n, i => $"public int M{i}; public string? N{i};", ""),
        ["a struct's fields"] = n => $"[GenerateCodec] public struct Model {{ {Each(n, i => $"public int M{i}; public string? N{i};")} }}",
        ["keys of records"] = n => Class(n, i => $"public Dictionary<K{i}, int>? M{i} {{ get; set; }}", "")
            + Each(n, i => $"[GenerateCodec] public sealed record K{i}(int A, string B);"),
        ["types"] = n => Each(n, i => $"[GenerateCodec] public sealed class T{i} {{ public int A {{ get; set; }} public T{(i + 1) % n}? B {{ get; set; }} }}"),
        ["derived types"] = n => Each(n, i => $"[CodecUnion({i + 1}, typeof(T{i}))]")
            + "[GenerateCodec] public abstract class Model { public int A { get; set; } }"
            + Each(n, i => $"public sealed class T{i} : Model {{ public int B {{ get; set; }} }}"),
        ["words for states"] = n => Class(n, i => $"private int _f{i}; public string M{i} {{ get => _f{i} switch {{ 0 => \"a\", 1 => \"b\", _ => \"c\" }}; "
            + $"set => _f{i} = value switch {{ \"a\" => 0, \"b\" => 1, _ => 2 }}; }}", ""),
        ["values behind switches"] = n => Class(n, i => $"private int _f{i}; public int M{i} {{ get => On ? _f{i} : 0; set => _f{i} = value; }}",
            "public bool On { get; set; }"),
        ["setters that keep what was before"] = n => Class(n,
            i => $"private int _f{i}, _old{i}; public int M{i} {{ get => _f{i}; set => (_f{i}, _old{i}) = (value, _f{i}); }}", ""),
        ["setters that call overrides"] = n => "public abstract class Base {"
            + Each(n, i => $"private int _f{i}; public int M{i} {{ get => _f{i}; set => _f{i} = Fit(value); }}") + "protected virtual int Fit(int v) => v; }"
            + "[GenerateCodec] public sealed class Model : Base { protected override int Fit(int v) => Math.Max(v, 0); }",
        ["calls of one method"] = n => "[GenerateCodec] public sealed class Model { public int A { get; set; } } public static class P {"
            + "public static void Run() {"
            + Each(n, i => $"OctavoJson.Serialize(new List<Model?> {{ new() {{ A = {i} }} }});") + "} }",
    };

    public static TheoryData<string> Shapes() => [.. TestRun.Sample(s_shapes.Keys, oneIn: 3)];

    [Theory, MemberData(nameof(Shapes))]
    public void Time_grows_with_the_text(string shape)
    {
        CSharpCompilation small = Compilation(s_shapes[shape](Few)), large = Compilation(s_shapes[shape](4 * Few));
        Milliseconds(small); // what is compiled at first use
        double few = double.MaxValue, many = double.MaxValue, bound = s_pairs.Contains(shape) ? BoundOfPairs : Bound;
        // Other processes only add to a time: a minimum over more rounds is nearer to the truth, and one round is enough on a quiet machine.
        for (int round = 0; round == 0 || (round < 4 && many > bound * few); round++)
        {
            few = Math.Min(few, Enumerable.Range(0, 5).Min(_ => Milliseconds(small)));
            many = Math.Min(many, Enumerable.Range(0, 3).Min(_ => Milliseconds(large)));
        }
        TestContext.Current.TestOutputHelper?.WriteLine($"{shape}: {few:F1} ms, {many:F1} ms: {many / few:F1} times");
        Assert.True(many <= bound * few, $"{shape}: {few:F1} ms for {Few}, {many:F1} ms for {4 * Few}: {many / few:F1} times, at most {bound} expected");
    }

    private static CSharpCompilation Compilation(string text)
    {
        CSharpCompilation compilation = Harness.Compilation(["using System; using System.Collections.Generic; using System.Linq; using Octavo; " + text]);
        // What the compiler itself finds out is not the generator's time.
        Assert.Empty(compilation.GetDiagnostics(TestContext.Current.CancellationToken).Where(d => d.Severity == DiagnosticSeverity.Error));
        return compilation;
    }

    private static double Milliseconds(CSharpCompilation compilation)
    {
        compilation = compilation.Clone();
        double start = ThreadClock.Milliseconds;
        GeneratorDriver driver = Harness.Driver(tracks: false).RunGenerators(compilation, TestContext.Current.CancellationToken);
        double taken = ThreadClock.Milliseconds - start;
        Assert.Null(driver.GetRunResult().Results.Single().Exception);
        return taken;
    }

    private static string Class(int n, Func<int, string> member, string rest) => $"[GenerateCodec] public sealed class Model {{ {Each(n, member)} {rest} }}";

    private static string Each(int n, Func<int, string> text) => string.Concat(Enumerable.Range(0, n).Select(text));
}
