// Owns: what is printed of few bytes: not more than in proportion to them.
using Octavo.Proto.Printing;
using Octavo.Proto.Selecting;
using Octavo.Tests.Shared;

namespace Octavo.Proto.Tests.Printing;

public class PrintGrowthTests
{
    /// <summary>A feature of another compiler that is a message in itself, many levels deep, with names that are long.</summary>
    [Fact]
    public void Features_with_messages_in_messages()
    {
        byte[] set = DeepFeature(levels: 50, letters: 500, leaves: 1_000);
        string text = Print(loader => loader.LoadSet("a.pb", set));
        Assert.True(text.Length < 40 * set.Length, $"{text.Length} letters of {set.Length} bytes");
        Assert.Contains("option features.(q).a", text);
        Assert.DoesNotContain(".a" + new string('a', 499) + ".a", text);
        Growth.IsLinear(n => DeepFeature(levels: 50, letters: 500, leaves: n), data => Print(loader => loader.LoadSet("a.pb", data)), n: 500,
            bytesAByte: 10_000);
    }

    /// <summary>What other compilers have is printed as people write it.</summary>
    [Fact]
    public void Features_are_said_one_by_one()
    {
        const string text = """
            edition = "2023";

            import "google/protobuf/descriptor.proto";

            option features.field_presence = IMPLICIT;
            option features.(cpp).legacy = true;
            option features.(cpp).kind = 2;
            option features.(cpp).inner = { level: 1 };

            message Cpp {
              bool legacy = 1;
              int32 kind = 2;
              Inner inner = 3;

              message Inner {
                int32 level = 1;
              }
            }

            extend google.protobuf.FeatureSet {
              Cpp cpp = 9990;
            }

            """;
        Assert.Equal(text.ReplaceLineEndings("\n"), Print(loader => [loader.Load("a.proto", "a.proto", text)]));
        byte[] set = Set(text);
        Assert.Equal(text.ReplaceLineEndings("\n"), Print(loader => [loader.LoadSet("a.pb", set)[^1]]));
    }

    /// <summary>Messages in one another, the outer half hidden by messages of the same names in the inner half: each shorter name of a type means
    /// another.</summary>
    [Fact]
    public void Names_that_are_hidden_at_each_level()
    {
        string text = Hidden(15, 1);
        string printed = Print(loader => [loader.Load("a.proto", "a.proto", text)]);
        Assert.Contains(" .L0.L1.L2.", printed);
        Assert.Equal(printed, Print(loader => [loader.Load("a.proto", "a.proto", printed)]));
        Growth.IsLinear(n => Encoding.UTF8.GetBytes(Hidden(15, n)), data => Print(loader => [loader.Load("a.proto", "a.proto", Encoding.UTF8.GetString(data))]),
            n: 100, bytesAByte: 300);

        static string Hidden(int levels, int fields)
        {
            string type = "." + string.Join('.', Enumerable.Range(0, levels).Select(i => $"L{i}")) + ".string";
            return "syntax = \"proto3\";" + string.Concat(Enumerable.Range(0, levels).Select(i => $"message L{i} {{")) + "message string {} message Between {"
                + string.Concat(Enumerable.Range(0, levels).Select(i => $"message L{i} {{}}"))
                + string.Concat(Enumerable.Range(0, levels - 4).Select(i => $"message I{i} {{"))
                + string.Concat(Enumerable.Range(0, fields).Select(i => $"message F{i} {{ {type} a = 1; {type} b = 2; }}"))
                + new string('}', (2 * levels) - 3);
        }
    }

    /// <summary>The shortest name is what the search through all scopes finds.</summary>
    [Fact]
    public void Names_are_as_short_as_they_can_be()
    {
        var random = new Random(27);
        for (int round = 0; round < 40; round++)
        {
            var types = new List<string>();
            string text = "syntax = \"proto3\"; package b.a;" + Messages("b.a", 0);
            text += "message R {" + string.Concat(types.Select((type, i) => $".{type} f{i} = {i + 1};")) + "}";
            (ProtoLoader loader, SymbolTable symbols, ProtoFile[] files, ProtoErrors errors) = Linked(one => [one.Load("a.proto", "a.proto", text)]);
            Assert.Empty(errors.All);
            var names = new NameScope(symbols, files[0]);
            foreach ((string type, string scope) in types.SelectMany(type => types.Concat(["b.a", "b.a.R", "b.a.S.Method"]).Select(scope => (type, scope))))
            {
                int[] cuts = [.. Enumerable.Range(0, type.Length).Where(at => at == 0 || (type[at - 1] == '.' && at > 3)).Reverse()];
                Assert.Equal(Expected(hides: false), names.Type(type, scope));
                Assert.Equal(Expected(hides: true), names.Message(type, scope));

                string Expected(bool hides) => cuts.Select(at => type[at..])
                    .FirstOrDefault(name => symbols.Resolve(name, scope, files[0], one => one is ProtoMessage, hides)?.FullName == type) ?? "." + type;
            }

            string Messages(string scope, int depth) => string.Concat("abc".Where(_ => random.Next(3) != 0 && depth < 4).Select(name =>
            {
                types.Add($"{scope}.{name}");
                return $"message {name} {{ {Messages($"{scope}.{name}", depth + 1)} }}";
            }));
        }
    }

    [Fact]
    public void Comments_and_literals_command_no_terminal()
    {
        string text = Print(loader => [loader.Load("a.proto", "a.proto",
            "syntax = \"proto3\"; // x\n\n// red \e[31m \u009B31m\tend\r\nmessage M { int32 a = 1 [json_name = \"\u009Bé\u202E\U000E0041\\x1b😀\"]; }")]);
        Assert.Contains("// red  [31m  31m\tend\n", text);
        Assert.Contains("json_name = \"\\302\\233é\\342\\200\\256\\363\\240\\201\\201\\033😀\"", text);
        Assert.Equal(text, Print(loader => [loader.Load("a.proto", "a.proto", text)]));
    }

    /// <summary>Options that ranges of one statement have in common are printed as often as they are written.</summary>
    [Fact]
    public void Ranges_that_share_options()
    {
        const string few = """
            syntax = "proto2";

            import "google/protobuf/descriptor.proto";

            message A {
              extensions 1, 3 to 5, 9 [(o) = "x"];
              extensions 11 [(o) = "y"];
              extensions 13;
              extensions 15;
            }

            extend google.protobuf.ExtensionRangeOptions {
              optional string o = 50000;
            }

            """;
        Assert.Equal(few.ReplaceLineEndings("\n"), Print(loader => [loader.Load("a.proto", "a.proto", few)]));
        Assert.Equal(few.ReplaceLineEndings("\n"), Print(loader => [loader.LoadSet("a.pb", Set(few))[^1]]));
        Growth.IsLinear(n => Encoding.UTF8.GetBytes(Sharing(n, n)), text =>
        {
            string again = Print(loader => [loader.Load("a.proto", "a.proto", Encoding.UTF8.GetString(text))]);
            Assert.True(again.Length < (2 * text.Length) + 200, $"{again.Length} letters of {text.Length}");
        }, n: 100, bytesAByte: 1_000);
    }

    [Fact]
    public void Ranges_that_share_many_options_are_looked_at_once()
    {
        string text = Head + string.Join(',', Enumerable.Range(1, 3_000)) + " [" + string.Join(',', Enumerable.Repeat("(o) = \"x\"", 2_000)) + "]; }";
        text = text.Replace("optional", "repeated", StringComparison.Ordinal);
        (ProtoLoader loader, SymbolTable symbols, _, ProtoErrors errors) = Linked(one => [one.Load("a.proto", "a.proto", text)]);
        Assert.NotEmpty(errors.All); // they are too much for a set
        Quick.TakesAtMost(1_000, () => new TypeSelection(loader.Ordered, symbols).Of(symbols.Find("A")!));
    }

    /// <summary>A set has the options once for each range: what they come to is bounded.</summary>
    [Fact]
    public void Ranges_that_share_too_much_are_refused()
    {
        Assert.Empty(Linked(loader => [loader.Load("a.proto", "a.proto", Sharing(1_000, 1_000))]).Errors.All);
        ProtoError error = Assert.Single(Linked(loader => [loader.Load("a.proto", "a.proto", Sharing(2_000, 2_000))]).Errors.All);
        Assert.Equal(ProtoCodes.Option, error.Code);
        Assert.NotEqual(0, error.Position.Line);
    }

    private const string Head = "syntax = \"proto2\"; import \"google/protobuf/descriptor.proto\"; "
        + "extend google.protobuf.ExtensionRangeOptions { optional string o = 50000; } message A { extensions ";

    private static string Sharing(int ranges, int letters) =>
        Head + string.Join(',', Enumerable.Range(1, ranges).Select(i => 2 * i)) + $" [(o) = \"{new string('x', letters)}\"]; }}";

    private static byte[] DeepFeature(int levels, int letters, int leaves)
    {
        string name = new('a', letters);
        string text = "edition = \"2023\"; import \"google/protobuf/descriptor.proto\"; message M { M " + name
            + " = 1; repeated bool b = 2; } extend google.protobuf.FeatureSet { M q = 9995; }";
        var feature = new WireWriter();
        feature.Bytes(2, [.. Enumerable.Repeat((byte)1, leaves)]);
        for (int i = 0; i < levels; i++)
        {
            byte[] inner = feature.ToArray();
            feature = new WireWriter();
            feature.Bytes(1, inner);
        }
        var features = new WireWriter();
        features.Bytes(9995, feature.ToArray());
        var options = new WireWriter();
        options.Bytes(50, features.ToArray());
        (ProtoLoader loader, _, ProtoFile[] files, _) = Linked(one => [one.Load("a.proto", "a.proto", text)]);
        files[0].Options = options.ToArray();
        return SetWriter.Write(loader.Ordered);
    }

    private static byte[] Set(string text) => SetWriter.Write(Linked(loader => [loader.Load("a.proto", "a.proto", text)]).Loader.Ordered);

    /// <summary>The text of the last file.</summary>
    private static string Print(Func<ProtoLoader, IReadOnlyList<ProtoFile>> load)
    {
        (ProtoLoader loader, SymbolTable symbols, ProtoFile[] files, ProtoErrors errors) = Linked(load);
        Assert.Empty(errors.All);
        return new ProtoPrinter(loader.Ordered, symbols).Print(files[^1]);
    }

    private static (ProtoLoader Loader, SymbolTable Symbols, ProtoFile[] Files, ProtoErrors Errors) Linked(
        Func<ProtoLoader, IReadOnlyList<ProtoFile>> load)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        ProtoFile[] files = [.. load(loader)];
        return (loader, ProtoLinker.Link(loader, errors), files, errors);
    }
}
