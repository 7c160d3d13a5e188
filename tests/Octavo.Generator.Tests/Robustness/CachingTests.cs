// Owns: steps stay cached if nothing that they depend on changed.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Tests.Conservation;

namespace Octavo.Generator.Tests.Robustness;

public sealed class CachingTests
{
    private static readonly string[] s_steps =
        [CodecGenerator.TypesStep, CodecGenerator.CallsStep, CodecGenerator.PlanStep, CodecGenerator.CodecsStep, CodecGenerator.CollectionsStep,
            CodecGenerator.TableStep];

    [Fact]
    public void A_comment_above_everything_changes_nothing()
    {
        CSharpCompilation before = Harness.Compilation([Sources.Read("Small")]);
        foreach ((string step, IncrementalStepRunReason[] reasons) in Rerun(before, "// A line that moves every location.\n\n" + Sources.Read("Small")))
        {
            Assert.All(reasons, r => Assert.True(r is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, $"{step}: {r}"));
        }
    }

    [Fact]
    public void A_body_elsewhere_changes_nothing()
    {
        CSharpCompilation before = Harness.Compilation([Sources.Read("Small")]);
        foreach ((string step,
            IncrementalStepRunReason[] reasons) in Rerun(before, Sources.Read("Small") + "\ninternal static class Other { internal static int F() => 5; }\n"))
        {
            Assert.All(reasons, r => Assert.True(r is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, $"{step}: {r}"));
        }
    }

    [Fact]
    public void A_member_changes_its_own_codec_only()
    {
        string source = Sources.Read("Small");
        Dictionary<string, IncrementalStepRunReason[]> steps =
            Rerun(Harness.Compilation([source]), source.Replace("public string? Note", "public string? Remark", StringComparison.Ordinal));
        Assert.Single(steps[CodecGenerator.CodecsStep], IncrementalStepRunReason.Modified);
        Assert.All(steps[CodecGenerator.CollectionsStep], r => Assert.Equal(IncrementalStepRunReason.Unchanged, r));
        Assert.All(steps[CodecGenerator.TableStep], r => Assert.Equal(IncrementalStepRunReason.Unchanged, r));
    }

    [Theory]
    [InlineData("class Shop { public static int[] All() => null!; }", "class Shop { public static long[] All() => null!; }",
        "class Use { static byte[] F() => OctavoBinary.Serialize(Shop.All()); }", "long[]")]
    [InlineData("class Shop { public static void F() { var a = 1; } }", "class Shop { public static void F() { var a = 1; } public static string? All; }",
        "class Use { static byte[] F() => OctavoBinary.Serialize(new[] { Shop.All }); }", "string[]")]
    [InlineData("global using Money = int;", "global using Money = decimal;", "class Use { static byte[] F(List<Money> all) => OctavoBinary.Serialize(all); }",
        "List<decimal>")]
    [InlineData("class Shop { void F() {\n#if true\n} public static int[] All() => null!;\n#else\n} public static long[] All() => null!;\n#endif\n}",
        "class Shop { void F() {\n#if false\n} public static int[] All() => null!;\n#else\n} public static long[] All() => null!;\n#endif\n}",
            "class Use { static byte[] F() => OctavoBinary.Serialize(Shop.All()); }", "long[]")]
    [InlineData("[GenerateCodec] partial class Shop { public int A; }", "[GenerateCodec] partial class Shop { public int A; }\nenum Size : byte { Small }",
        "[GenerateCodec] partial class Use { public Size B; }", "Size")]
    [InlineData("class Base { public int A; }", "class Base { public int A; public ulong[] C; }", "[GenerateCodec] partial class Use : Base { public int B; }",
        "ulong[]")]
    public void A_declaration_elsewhere_is_seen(string before, string after, string user, string expected)
    {
        const string Head = "using System.Collections.Generic; using Octavo;\n";
        CSharpCompilation first = Harness.Compilation([Global(before), Head + user]);
        GeneratorDriver driver = Harness.Driver().RunGenerators(first, TestContext.Current.CancellationToken);
        Assert.DoesNotContain(Files(driver), f => f.Contains(expected, StringComparison.Ordinal));
        CSharpCompilation second = Edited(first, 0, Global(after));
        Assert.Contains(Files(driver.RunGenerators(second)), f => f.Contains(expected, StringComparison.Ordinal));
        Assert.Equal(Files(Harness.Driver().RunGenerators(Edited(second, 1, Head + user + " "))), Files(driver.RunGenerators(second)));

        static string Global(string source) => source.StartsWith("global", StringComparison.Ordinal) ? source : Head + source;
    }

    [Fact]
    public void A_method_elsewhere_costs_no_parse()
    {
        string caller = "using Octavo; class Use { static byte[] F(int[][] all) => OctavoBinary.Serialize(all); }";
        CSharpCompilation first = Harness.Compilation([Sources.Read("Small"), caller, "class Other { int F() => 5; int G() { return 6; } }"]);
        _ = Harness.Driver().RunGenerators(first, TestContext.Current.CancellationToken);
        Assert.Equal(Declarations.Of(first), Declarations.Of(Edited(first, 2, "class Other { int F() => 50; int G() { return 60 + F(); } }")));
        Assert.NotEqual(Declarations.Of(first), Declarations.Of(Edited(first, 2, "class Other { int F() => 5; long G() { return 6; } }")));
        Assert.NotEqual(Declarations.Of(first), Declarations.Of(first.WithAssemblyName("Another")));
        Assert.NotEqual(Declarations.Of(first), Declarations.Of(first.RemoveReferences(first.References.First())));
    }

    [Theory]
    [InlineData("class Other { Other() { @ } }")]
    [InlineData("class Other { ~Other() => _ = @; }")]
    [InlineData("class Other { int P => @; }")]
    [InlineData("class Other { int P { get { return @; } } }")]
    [InlineData("class Other { int P { get => @; set { _ = @; } } }")]
    [InlineData("class Other { int this[int i] => @; }")]
    [InlineData("class Other { int this[int i] { get => @; } }")]
    [InlineData("class Other { event System.Action E { add { _ = @; } remove { } } }")]
    [InlineData("class Other { public static int operator +(Other one, int other) => @; }")]
    [InlineData("class Other { public static implicit operator int(Other one) { return @; } }")]
    [InlineData("static class Other { extension(string text) { int P => @; } }")]
    [InlineData("System.Console.WriteLine(@); class Other { }")]
    public void A_body_elsewhere_costs_no_parse(string other)
    {
        CSharpCompilation first = Harness.Compilation([Sources.Read("Small"), other.Replace("@", "5", StringComparison.Ordinal)]);
        Assert.Equal(Declarations.Of(first), Declarations.Of(Edited(first, 1, other.Replace("@", "60 + 1", StringComparison.Ordinal))));
    }

    [Fact]
    public void An_accessor_that_gets_a_field_is_a_declaration()
    {
        CSharpCompilation first = Harness.Compilation([Sources.Read("Small"), "class Other { int P { get => 5; } int Q => 5; }"]);
        Assert.NotEqual(Declarations.Of(first), Declarations.Of(Edited(first, 1, "class Other { int P { get => field; } int Q => 5; }")));
        Assert.NotEqual(Declarations.Of(first), Declarations.Of(Edited(first, 1, "class Other { int P { get => 5; } int Q => field; }")));
        Assert.NotEqual(Declarations.Of(first), Declarations.Of(Edited(first, 1, "class Other { int P { get => 5; } int Q { get; } }")));
    }

    /// <summary>What a parse reads in bodies of other files, it reads again when they change.</summary>
    [Theory]
    [InlineData("public class Base { public Dictionary<string, int> Map; public Base() { Map = new(@); } }", "", "StringComparer.OrdinalIgnoreCase")]
    [InlineData(
        "public class Base { private Dictionary<string, int>? _map; public Dictionary<string, int> Map { get => _map ??= new(@); set => _map = value; } }", "",
        "StringComparer.OrdinalIgnoreCase")]
    [InlineData("public class Base { public Dictionary<string, int> Map = Made(); private static Dictionary<string, int> Made() => new(@); }", "",
        "StringComparer.OrdinalIgnoreCase")]
    [InlineData("public class Base(int seed) { public int Next() => 5@; }", "", " + seed")]
    [InlineData("public class Base { private int _held; public int Held { get => _held; set => _ = 5@; } }", "", " + (_held = value)")]
    public void A_body_that_a_type_of_another_file_is_read_from_is_seen(string other, string before, string after)
    {
        const string Head = "using System; using System.Collections.Generic; using Octavo;\n";
        string user = other.Contains("Base(int", StringComparison.Ordinal) ? "[GenerateCodec] public partial class Use() : Base(1) { public int B; }"
            : "[GenerateCodec] public partial class Use : Base { public int B; }";
        CSharpCompilation first = Harness.Compilation([Head + other.Replace("@", before, StringComparison.Ordinal), Head + user]);
        GeneratorDriver driver = Harness.Driver().RunGenerators(first, TestContext.Current.CancellationToken);
        CSharpCompilation second = Edited(first, 0, Head + other.Replace("@", after, StringComparison.Ordinal));
        GeneratorDriver again = driver.RunGenerators(second, TestContext.Current.CancellationToken);
        GeneratorDriver anew = Harness.Driver().RunGenerators(Edited(second, 1, Head + user + " "), TestContext.Current.CancellationToken);
        Assert.Equal(Told(anew), Told(again));
        Assert.NotEqual(Told(driver), Told(again));

        static string[] Told(GeneratorDriver driver) => [.. Files(driver), .. driver.GetRunResult().Diagnostics.Select(d => d.GetMessage())];
    }

    [Fact]
    public void A_place_in_another_file_moves_with_it()
    {
        string user = "[Octavo.GenerateCodec] public partial class Use : Base { public int B; }";
        string other = "class Other { void F() { } }\npublic class Base { public System.Action Held; }";
        CSharpCompilation first = Harness.Compilation([other, user]);
        GeneratorDriver driver = Harness.Driver().RunGenerators(first, TestContext.Current.CancellationToken);
        CSharpCompilation second = Edited(first, 0, other.Replace("{ }", "{ F(); F(); }", StringComparison.Ordinal));
        Diagnostic[] found = [.. driver.RunGenerators(second, TestContext.Current.CancellationToken).GetRunResult().Diagnostics];
        Assert.Equal(Harness.Driver().RunGenerators(Edited(second, 1, user + " "), TestContext.Current.CancellationToken)
            .GetRunResult().Diagnostics.Select(d => d.ToString()), found.Select(d => d.ToString()));
        Assert.NotEmpty(found);
    }

    /// <summary>A property or field of a class that other files do not name: nothing outside of its own file is parsed again.</summary>
    [Theory]
    [InlineData("[GenerateCodec] public sealed partial class Other { public int @ { get; set; } }")]
    [InlineData("[Octavo.GenerateCodecAttribute(Layout = CodecLayout.Tolerant)] public class Other { [CodecMember(Name = \"n\")] public string? @; }")]
    [InlineData("class Other { private readonly int @; internal static string P => \"\"; }")]
    [InlineData("static class Other { public static int @ { get; set; } = 5; }")]
    [InlineData("[GenerateCodec] class Other { public int A { get; set; } public int @ { get { return 5; } set { } } class Inner { } }")]
    [InlineData("struct Other { public int @; }")]
    [InlineData("[GenerateCodec] readonly record struct Other(string A) { public int @ { get; init; } }")]
    [InlineData("[GenerateCodec] record Other { public int @ { get; set; } }")]
    [InlineData("class Other { public int @; } class Next : Other { }")]
    [InlineData("class Other { } class Next : Other { public int @; } sealed class Last : Next { }")]
    [InlineData("abstract class Other(int a) { public int A => a; public int @; } class Next() : Other(5) { }")]
    public void A_member_of_a_class_elsewhere_costs_no_parse(string other)
    {
        (Declarations before, Declarations after) = Renamed(other);
        Assert.NotEqual(before, after);
        Assert.Equal("Another Remark", Names(after.Since(before)));
        Assert.Equal("", Names(before.Since(before)));
    }

    [Theory]
    [InlineData("[GenerateCodec] public sealed record Other(int @);")]
    [InlineData("[GenerateCodec] public readonly record struct Other(int @, string A = \"\");")]
    [InlineData("class Other(int @) { public int A => @; }")]
    public void A_parameter_of_a_type_elsewhere_costs_a_parse_where_objects_are_taken_apart(string other)
    {
        (Declarations before, Declarations after) = Renamed(other);
        Assert.Equal("() Another Remark", Names(after.Since(before)));
    }

    private static string Names(MemberChange? change) =>
        change is null ? "anything" : string.Join(' ', change.Names.Order(StringComparer.Ordinal));

    [Theory]
    [InlineData("interface IOther { int @ { get; } }")]
    [InlineData("enum Other { @ }")]
    [InlineData("class Other<T> { public T @; }")]
    [InlineData("class Other : System.IDisposable { public int @; public void Dispose() { } }")]
    [InlineData("class Other : System.Exception { public int @; }")]
    [InlineData("class Other : Base { public int @; } abstract class Base : System.Collections.Generic.List<int> { }")]
    [InlineData("class Other { public int @; } class Next<T> : Other { }")]
    [InlineData("class Other { public int @; } [GenerateCodec] class Use { class Next : Other { } }")]
    [InlineData("class Other { public int @; } [System.Serializable] class Next : Other { }")]
    [InlineData("class Other { public int @; } class Next : Other { } class Last : Next { } [CodecSurrogate(typeof(Last))] class Use { }")]
    [InlineData("class Other { public int @; } class Use : System.Collections.Generic.List<Other> { }")]
    [InlineData("record Other(int Current, int @);")]
    [InlineData("record Other<T>(T @);")]
    [InlineData("class Outer { class Other { public int @; } }")]
    [InlineData("partial class Other { public int @; } partial class Other { }")]
    [InlineData("class Other { public int @; } namespace Else { class Other { } }")]
    [InlineData("class Other { public const int @ = 5; }")]
    [InlineData("class Other { public required int @ { get; set; } }")]
    [InlineData("class Other { public virtual int @ { get; set; } }")]
    [InlineData("class Other { public int @() => 5; }")]
    [InlineData("class Other { public event System.Action @; }")]
    [InlineData("[System.Serializable] class Other { public int @; }")]
    [InlineData("[CodecSurrogate(typeof(Other))] class Use { } class Other { public int @; }")]
    [InlineData("[Marked<Other>] class Use { } class Other { public int @; }")]
    [InlineData("[assembly: GenerateCodecFor(typeof(Other))] class Other { public int @; }")]
    [InlineData("using Alias = Other; class Other { public int @; }")]
    [InlineData("class Other {\n#if true\npublic int @;\n#endif\n}")]
    public void A_member_that_other_files_may_depend_on_is_a_declaration(string other)
    {
        (Declarations before, Declarations after) = Renamed(other);
        Assert.Null(after.Since(before));
    }

    [Fact]
    public void A_member_that_statements_use_without_its_name_is_a_declaration()
    {
        CSharpCompilation first = Harness.Compilation([Sources.Read("Small"), "class Other { public int Current { get; } }"]);
        CSharpCompilation second = Edited(first, 1, "class Other { public long Current { get; } }");
        Assert.Null(Declarations.Of(second).Since(Declarations.Of(first)));
    }

    private static (Declarations Before, Declarations After) Renamed(string other)
    {
        const string Head = "using Octavo; ";
        CSharpCompilation first = Harness.Compilation([Sources.Read("Small"), Head + other.Replace("@", "Remark", StringComparison.Ordinal)]);
        return (Declarations.Of(first), Declarations.Of(Edited(first, 1, Head + other.Replace("@", "Another", StringComparison.Ordinal))));
    }

    public static TheoryData<string> SourcesInFiles() =>
        [.. TestRun.Sample(new[] { "Nino", "Dotnet2019", "Small", "Tolerant", "Unions", "Construction", "Shapes", "Authored", "Keeping", "Keyed", "Messages",
            "Parts", "Formats", "JsonConventions", "NetConventions", "OtherSerializers", "Scalars" }, oneIn: 6)];

    /// <summary>Each type in a file of its own; each member under another name, and with another type: what is kept from before gives what a new run
    /// gives.</summary>
    [Theory]
    [MemberData(nameof(SourcesInFiles))]
    public void A_member_edited_gives_what_a_new_run_gives(string source)
    {
        Assert.NotEqual(0, Edits([.. SnapshotTests.SourcesOf(source).SelectMany(InFiles)], most: int.MaxValue));
    }

    /// <summary>The same over strange models, each of which has one edit that its title chooses.</summary>
    [Theory]
    [MemberData(nameof(StrangeModelTests.Files), MemberType = typeof(StrangeModelTests))]
    public void A_member_of_a_strange_model_edited_gives_what_a_new_run_gives(string file)
    {
        foreach (StrangeModel model in StrangeModel.Of(file).Where(model => TestRun.Takes(model.Title, oneIn: 48)))
        {
            Edits([.. InFiles(model.Text)], most: 1, model.Title);
        }
    }

    /// <summary>Edits members one after another, and says how many.</summary>
    private static int Edits(string[] files, int most, string title = "")
    {
        CSharpCompilation first = Harness.Loose(Harness.Compilation(files));
        GeneratorDriver driver = Harness.Driver(tracks: false).RunGenerators(first, TestContext.Current.CancellationToken);
        (int File, string After)[] edits =
            [.. from file in Enumerable.Range(0, files.Length)
                from member in first.SyntaxTrees[file].GetRoot(TestContext.Current.CancellationToken).DescendantNodes().OfType<TypeDeclarationSyntax>()
                    .SelectMany(t => (SyntaxNode[])[.. (t.ParameterList?.Parameters ?? []).Take(2), .. t.Members]).Take(4)
                from after in Edits(files[file], member)
                select (file, after)];
        foreach ((int file, string after) in edits.Skip(edits.Length <= most ? 0 : title.Length % edits.Length).Take(most))
        {
            CSharpCompilation second = Edited(first, file, after);
            driver = driver.RunGenerators(second, TestContext.Current.CancellationToken);
            GeneratorDriver anew = Harness.Driver(tracks: false).RunGenerators(Anew(second), TestContext.Current.CancellationToken);
            Assert.True(Told(anew).SequenceEqual(Told(driver)), $"{title}: {file}: {after}");
        }
        return edits.Length;

        static string[] Told(GeneratorDriver driver) => [.. Files(driver), .. driver.GetRunResult().Diagnostics.Select(d => d.ToString())];
    }

    /// <summary>A property, field or parameter under another name, and with another type.</summary>
    private static IEnumerable<string> Edits(string file, SyntaxNode member)
    {
        (SyntaxToken name, TypeSyntax? type) = member switch
        {
            PropertyDeclarationSyntax property => (property.Identifier, property.Type),
            ParameterSyntax parameter => (parameter.Identifier, parameter.Type),
            FieldDeclarationSyntax field => (field.Declaration.Variables[0].Identifier, field.Declaration.Type),
            _ => default,
        };
        if (type is not null)
        {
            yield return file.Insert(name.Span.End, "Edited");
            yield return file.Remove(type.Span.Start, type.Span.Length).Insert(type.Span.Start, type.ToString() == "int" ? "string" : "int");
        }
    }

    /// <summary>The same files as trees that nothing was parsed from.</summary>
    private static CSharpCompilation Anew(CSharpCompilation compilation) => compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(
        compilation.SyntaxTrees.Select(t => CSharpSyntaxTree.ParseText(t.ToString(), (CSharpParseOptions)t.Options, t.FilePath)));

    /// <summary>A source's types, a file for each; the first also has what the source says about its assembly.</summary>
    private static IEnumerable<string> InFiles(string source)
    {
        CompilationUnitSyntax root = CSharpSyntaxTree.ParseText(source, Harness.Options()).GetCompilationUnitRoot();
        CompilationUnitSyntax more = root.WithAttributeLists(default).WithUsings([.. root.Usings.Where(u => u.GlobalKeyword.IsKind(SyntaxKind.None))]);
        MemberDeclarationSyntax[] members =
            [.. root.Members.SelectMany(m => m is BaseNamespaceDeclarationSyntax space
                ? space.Members.Select(type => (MemberDeclarationSyntax)space.WithMembers([type])) : [m])];
        return members.Select((member, i) => (i == 0 ? root : more).WithMembers([member]).ToFullString());
    }

    private static string[] Files(GeneratorDriver driver) => [.. driver.GetRunResult().Results.Single().GeneratedSources.Select(s => s.SourceText.ToString())];

    private static CSharpCompilation Edited(CSharpCompilation compilation, int file, string source)
    {
        SyntaxTree old = compilation.SyntaxTrees[file];
        return compilation.ReplaceSyntaxTree(old, CSharpSyntaxTree.ParseText(source, (CSharpParseOptions)old.Options, old.FilePath));
    }

    private static Dictionary<string, IncrementalStepRunReason[]> Rerun(CSharpCompilation before, string after)
    {
        GeneratorDriver driver = Harness.Driver().RunGenerators(before);
        SyntaxTree old = before.SyntaxTrees.Single();
        CSharpCompilation changed = before.ReplaceSyntaxTree(old, CSharpSyntaxTree.ParseText(after, (CSharpParseOptions)old.Options, old.FilePath));
        GeneratorRunResult result = driver.RunGenerators(changed).GetRunResult().Results.Single();
        return s_steps.ToDictionary(s => s, s => result.TrackedSteps[s].SelectMany(step => step.Outputs).Select(o => o.Reason).ToArray());
    }
}
