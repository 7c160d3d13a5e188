// Owns: every scalar read as every other, in every format, in plain and in Tolerant objects: what the tool says is what happens.
using Octavo.Cli.Diff;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Schemas;
using Octavo.Cli.Tests.Diff.Reality;

namespace Octavo.Cli.Tests.Diff;

public sealed class ScalarMatrixTests : IDisposable
{
    private static readonly string[] s_types =
    [
        "bool", "sbyte", "byte", "short", "ushort", "int", "uint", "long", "ulong", "Int128", "UInt128", "Half", "float", "double", "decimal", "char",
            "System.Text.Rune", "Guid", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly",
        "TimeSpan", "string", "byte[]", "System.Numerics.BigInteger", "string?", "int?", "DateTime?",
    ];

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("octavo-matrix-");

    public static TheoryData<string, string> Cases =>
        [.. TestRun.Sample(from layout in new[] { "Array", "Tolerant" } from format in Format.All select (layout, format.Name), oneIn: 16)];

    public void Dispose() => _folder.Delete(recursive: true);

    [Theory, MemberData(nameof(Cases))]
    public void What_the_tool_says_is_what_happens(string layout, string format)
    {
        string source = "using System; using Octavo; namespace T;\n" + string.Concat(s_types.Select((type, index) =>
            $"[GenerateCodec(Layout = Layout.{layout})] public sealed class T{index} {{ [CodecMember(1)] public {type} V {{ get; set; }} = default!; [CodecMember(2)] public string? After {{ get; set; }} [CodecMember(3)] public int Last {{ get; set; }} }}\n"));
        Compiled compiled = Compiled.Of(_folder.FullName, "Matrix", source);
        using var loaded = new LoadedAssembly(compiled.Path);
        var types = new CodecAssembly(loaded);
        Format calls = Format.All.Single(one => one.Name == format);
        var different = new List<string>();
        for (int i = 0; i < s_types.Length; i++)
        {
            if (!TestRun.Takes($"{layout} {format} {s_types[i]}", oneIn: 12))
            {
                continue;
            }
            for (int j = 0; j < s_types.Length; j++)
            {
                Verdict said = new CodecComparer(types, types).Compare($"T{i}=T{j}").Where(finding => DataFormats.Key(finding.Format) == format)
                    .Select(finding => finding.Stored).Aggregate(Verdict.Read, (worst, one) => worst.Or(one));
                Outcomes happened =
                    Outcomes.Of(calls, compiled.Type($"T.T{i}"), compiled.Type($"T.T{j}"), (i * 100) + j, said.Outcome == Outcome.Garbled ? 20 : 150);
                if (!Agreement.Is(said.Outcome, happened))
                {
                    different.Add($"{s_types[i]} as {s_types[j]}: said {said.Outcome} ({said.Why}), happened {happened}");
                }
            }
        }
        Assert.True(different.Count == 0, $"{different.Count} differ:\n{string.Join("\n", different)}");
    }
}
