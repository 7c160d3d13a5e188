// Owns: what a comparison of .proto files costs: as much as they have bytes, whatever there is much of in them.
using System.Text.RegularExpressions;
using Octavo.Cli.Diff;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Protos;
using Octavo.Cli.Diff.Reports;
using Octavo.Cli.Protos;
using static Octavo.Tests.Shared.GrowingProtos;

namespace Octavo.Cli.Tests.Diff;

public sealed partial class DiffGrowthTests
{
    private const int Few = 60;

    private static readonly DiffOptions s_options = new([], [], All: true);

    /// <summary>What another version may have made of a text.</summary>
    private static readonly (string Name, Func<string, string> Change)[] s_versions =
    [
        ("the same", text => text),
        ("nothing", _ => Proto3),
        ("other names", text => Names().Replace(text, "$1x$2")),
        ("other types", text => text.Replace("int32 f", "string f", StringComparison.Ordinal)),
        ("another package", text => text.Contains("package", StringComparison.Ordinal) || text.Contains("import", StringComparison.Ordinal) ? text
            : text.StartsWith(Proto3, StringComparison.Ordinal) ? Proto3 + "package other;" + text[Proto3.Length..] : "package other;" + text),
    ];

    [Fact]
    public void Both_directions() => Rows.Check(from text in All from version in s_versions select $"{text.Name}: {version.Name}", Check, oneIn: 24);

    /// <summary>Messages that hold one another, in a row, each twice in the next, and in a ring, in fields that have them instead of others: pairs of messages
    /// multiplied by two a level.</summary>
    [Fact]
    public void Messages_instead_of_others()
    {
        Growth.IsLinear(n => Two(n, (m, i) => $"{m}{Math.Min(i + 1, n - 1)} a = 1; {m}{Math.Min(i + 2, n - 1)} b = 2;"), Compare, n: 20, bytesAByte: 6_000);
        Growth.IsLinear(n => Two(n, (m, i) => $"{m}{(i + 1) % n} a = 1; {m}{i * 7 % n} b = 2;"), Compare, n: 20, bytesAByte: 6_000);
        Growth.IsLinear(n => Two(1, (m, _) => Repeat(n, i => $"{(m == "M" ? "int32" : "string")} f{i} = {i + 1};"), n), Compare, n: Few, bytesAByte: 6_000);
        // A row of 20,000 does not end the stack.
        Record.Exception(() => Compare(Two(20_000, (m, i) => $"{m}{Math.Min(i + 1, 19_999)} a = 1;")));

        // Messages M and N, and one that has fields of the first before and of the second after.
        static byte[] Two(int n, Func<string, int, string> fields, int fieldsOfRoot = 1)
        {
            string both = Proto3
                + Repeat(n, i => $"message M{i} {{ {fields("M", i)} int32 z = 18000; }} message N{i} {{ {fields("N", i)} string z = 18000; }}");
            return Encoding.UTF8.GetBytes(string.Join('\f',
                "MN".Select(m => both + "message Root {" + Repeat(fieldsOfRoot, i => $"{m}0 f{i} = {i + 1};") + "}")));
        }
    }

    /// <summary>Messages that hold one another so that each of the old ones is read as each of the new ones: n² pairs.</summary>
    [Fact]
    public void Pairs_of_many_messages_are_bounded()
    {
        byte[] texts = Crossed(800);
        Quick.TakesAtMost(4_000, () => Compare(texts));
        Assert.Contains("not compared any more", string.Concat(Findings(texts).SelectMany(one => new[] { one.Stored.Why, one.Readers.Why })));
        Assert.DoesNotContain("not compared any more", string.Concat(Findings(Crossed(40)).SelectMany(one => new[] { one.Stored.Why, one.Readers.Why })));

        static byte[] Crossed(int n) => Encoding.UTF8.GetBytes(Side("A", n, true) + "\f" + Side("B", n, false));

        static string Side(string m, int n, bool isOld) => Proto3 + $"message T {{ {m}0 x = 1; }}" + Repeat(n, i =>
        {
            string spread = $"{m}{Child((2 * i) + 1)} {{0}} = {{1}}; {m}{Child((2 * i) + 2)} {{2}} = {{3}};";
            string same = $"{m}{i} {{0}} = {{1}}; {m}{i} {{2}} = {{3}};";
            return $"message {m}{i} {{ int32 e = 5; " + string.Format(CultureInfo.InvariantCulture, isOld ? spread : same, "a", 1, "b", 2)
                + string.Format(CultureInfo.InvariantCulture, isOld ? same : spread, "c", 3, "d", 4) + " }";

            int Child(int child) => child < n ? child : i;
        });
    }

    [Fact]
    public void Fields_that_have_other_names() => Growth.IsLinear(
        n => Encoding.UTF8.GetBytes(Proto3 + "message A {" + Repeat(n, i => $"int32 f{i} = {Number(i)};") + "}\f" + Proto3 + "message A {"
            + Repeat(n, i => $"int32 g{i} = {Number(i)};") + "}"), Compare, n: 1_000, bytesAByte: 6_000);

    /// <summary>The namespace of C# is among the options of the file, and is in each name.</summary>
    [Fact]
    public void Messages_beside_options_of_the_file() => Growth.IsLinear(n =>
    {
        string text = Options + "extend google.protobuf.FileOptions { repeated int32 o = 50000 [packed = false]; }" + Repeat(n, i => "option (o) = 1;")
            + Repeat(n, i => $"message M{i} {{ M{(i + 1) % n} next = 1; }}");
        return Encoding.UTF8.GetBytes(text + "\f" + text);
    }, Compare, n: 400, bytesAByte: 6_000);

    /// <summary>A field whose enum became another one, which has the same numbers and other names, or the same names and other numbers.</summary>
    [Fact]
    public void Enums_instead_of_others()
    {
        Check((name, i) => $"{name}{i} = {i};");
        Check((name, i) => $"V{i} = {(name == "A" || i == 0 ? i : i + 1)};");

        static void Check(Func<string, int, string> value) => Growth.IsLinear(n => Encoding.UTF8.GetBytes(string.Join('\f',
            "AB".Select(name => Proto3 + string.Concat("AB".Select(one => $"message In{one} {{ enum {one} {{ {Repeat(n, i => value(one.ToString(), i))} }} }}"))
                + $"message Root {{ In{name}.{name} f = 1; }}"))), Compare, n: 1_000, bytesAByte: 6_000);
    }

    /// <summary>Fields that had one large enum, and have small ones of their own now.</summary>
    [Fact]
    public void Small_enums_instead_of_a_large_one() => Growth.IsLinear(n => Encoding.UTF8.GetBytes(string.Join('\f',
        new[] { false, true }.Select(isNew => Proto3 + "enum Large {" + Repeat(n, i => $"V{i} = {i};") + "}"
            + Repeat(n, i => $"message M{i} {{ enum E {{ W0 = 0; W1 = {i + 1}; }} {(isNew ? "E" : "Large")} f = 1; }}")))), Compare, n: 600, bytesAByte: 6_000);

    /// <summary>Each of many enums instead of each of many others.</summary>
    [Fact]
    public void Pairs_of_many_enums_are_bounded()
    {
        byte[] texts = Crossed(110, 110);
        Quick.TakesAtMost(8_000, () => Compare(texts));
        Assert.Contains("so many enums changed", string.Concat(Findings(texts).SelectMany(one => new[] { one.Stored.Why, one.Readers.Why })));
        Assert.DoesNotContain("so many enums changed", string.Concat(Findings(Crossed(20, 20)).SelectMany(one => new[] { one.Stored.Why, one.Readers.Why })));

        static byte[] Crossed(int enums, int values) => Encoding.UTF8.GetBytes(string.Join('\f',
            new[] { false, true }.Select(isNew => Proto3
                + Repeat(enums, i => string.Concat("AB".Select(one => $"message {one}{i} {{ enum E {{ {Repeat(values, k => $"{one}{k} = {k};")} }} }}")))
                + "message Root {" + Repeat(enums * enums, i => $"{(isNew ? $"B{i % enums}" : $"A{i / enums}")}.E f{i} = {Number(i)};") + "}")));
    }

    private static void Check(string row)
    {
        string[] names = row.Split(": ");
        Func<int, string> make = All.Single(text => text.Name == names[0]).Make;
        Func<string, string> change = s_versions.Single(version => version.Name == names[1]).Change;
        try
        {
            Compare(Encoding.UTF8.GetBytes(make(80) + "\f" + change(make(80))));
        }
        catch (ProtoRefusal)
        {
            return; // a default is not text, where the field is one now
        }
        Growth.IsLinear(n => Encoding.UTF8.GetBytes(make(n) + "\f" + change(make(n))), Compare, n: Few, bytesAByte: 6_000);
    }

    private static List<Finding> Findings(byte[] texts)
    {
        ProtoSide[] sides = [.. Encoding.UTF8.GetString(texts).Split('\f').Select(text => new ProtoSide(ProtoInput.Of("a.proto", text).Files, hasFiles: true))];
        return [.. new ProtoComparer(sides[0], sides[1]).Compare(null), .. new ProtoComparer(sides[1], sides[0]).Compare(null)];
    }

    private static void Compare(byte[] texts)
    {
        List<Finding> findings = Findings(texts);
        Assert.NotEmpty(TextReport.Of(findings, s_options));
        Assert.NotEmpty(JsonReport.Of("a", "b", [.. findings], s_options));
    }

    [GeneratedRegex(@"\b([fMGoEV])(\d+)")]
    private static partial Regex Names();
}
