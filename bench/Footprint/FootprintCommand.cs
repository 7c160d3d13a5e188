// Owns: the command `footprint`: what generated code costs before it is fast: first calls, builds, bytes. Knows no format's bytes.
using System.CommandLine;
using System.Globalization;

namespace Octavo.Bench.Footprint;

/// <summary>Programs of many types, ours and the peers' of the feed, built and started in rotation.</summary>
internal static class FootprintCommand
{
    private const int Called = 100;
    private const int Built = 200;

    internal static Command Create()
    {
        var rounds = new Option<int>("--rounds") { Description = "Rounds of first calls, at least 11.", DefaultValueFactory = _ => 15 };
        var builds = new Option<int>("--builds") { Description = "Rounds of clean builds; 0 skips them.", DefaultValueFactory = _ => 5 };
        var ready = new Option<bool>("--ready-to-run") { Description = "First calls of programs that are compiled beforehand too." };
        var command =
            new Command("footprint",
                "What generated code costs before it is fast: first calls of 100 types, clean builds of 200, bytes a type. Linux. Exits with 1 where a bar falls short.") { rounds, builds, ready };
        command.SetAction(parsed => new Table(Math.Max(11, parsed.GetValue(rounds)), parsed.GetValue(builds), parsed.GetValue(ready)).Run());
        return command;
    }

    private sealed class Table(int rounds, int builds, bool ready)
    {
        private readonly string _folder = Path.Combine(Path.GetTempPath(), "octavo-footprint-" + Environment.ProcessId.ToString(CultureInfo.InvariantCulture));
        private int _failed;

        public int Run()
        {
            try
            {
                FirstCalls();
                Sizes();
                Builds();
            }
            finally
            {
                Directory.Delete(_folder, recursive: true);
            }
            Console.WriteLine(_failed == 0 ? "All bars are kept." : $"{_failed} bars fall short.");
            return _failed == 0 ? 0 : 1;
        }

        private void FirstCalls()
        {
            FootprintProject binary = Ours("Binary", "OctavoBinary");
            FootprintProject again = Ours("BinaryAgain", "OctavoBinary");
            FootprintProject json = Ours("Json", "OctavoJson");
            FootprintProject memoryPack =
                Project("MemoryPackCalls", """<PackageReference Include="MemoryPack" Version="1.21.4" />""",
                    FootprintSource.Types(Called, "using MemoryPack;\n", "[MemoryPackable]"),
                "MemoryPack.MemoryPackSerializer.Deserialize<Acme.T#>(MemoryPack.MemoryPackSerializer.Serialize(new Acme.T#()))");
            FootprintProject textJson = Project("TextJsonCalls", "", FootprintSource.Types(Called, "", "") + Context(Called),
                "System.Text.Json.JsonSerializer.Deserialize(System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(new Acme.T#(), Acme.Known.Default.T#), Acme.Known.Default.T#)");
            FootprintProject[] all = [binary, again, json, memoryPack, textJson];
            foreach (FootprintProject project in all)
            {
                project.Restore();
                project.Build();
            }
            Calls("JIT", all, "out");
            Calls("JIT, no TieredPGO", all, "out", ("DOTNET_TieredPGO", "0"));
            if (ready)
            {
                foreach (FootprintProject project in all)
                {
                    project.Publish("-r linux-x64 --no-self-contained -p:PublishReadyToRun=true -o ready");
                }
                Calls("ReadyToRun", all, "ready");
            }
        }

        /// <summary>Rows of one way to compile: each program once a round, in rotation.</summary>
        private void Calls(string how, FootprintProject[] all, string output, params (string Name, string Value)[] environment)
        {
            double[][] times = [.. Enumerable.Range(0, rounds + 1).Select(_ => all.Select(project => project.Run(output, environment)).ToArray()).Skip(1)];
            bool isReady = output == "ready";
            Head($"first write and read of {Called} types, {how}", "ms");
            Ratio("Binary against itself (control)", times, 1, 0, null);
            Ratio("Binary against MemoryPack", times, 0, 3, isReady ? 1.0 : 1.3);
            Ratio("Binary against System.Text.Json, generated", times, 0, 4, isReady ? 1.0 : 0.8);
            Ratio("JSON against System.Text.Json, generated", times, 2, 4, isReady ? 1.0 : 0.8);
        }

        private void Sizes()
        {
            Head("bytes a type, of the assembly", "B");
            double empty = Bytes(Project("Empty", "", FootprintSource.Types(Built, "", ""), "new object()", calls: 0));
            Bar("one format", (Bytes(OfTypes("OneFormat", "[GenerateCodec(Formats = CodecFormats.Binary)]")) - empty) / Built, 2048);
            Bar("six formats", (Bytes(OfTypes("SixFormats", "[GenerateCodec]", "[CodecMember(#)] ")) - empty) / Built, 6144);
            Bar("six formats, no numbers (not in Protobuf)", (Bytes(OfTypes("NoNumbers", "[GenerateCodec]")) - empty) / Built, null);
        }

        private void Builds()
        {
            if (builds == 0)
            {
                return;
            }
            FootprintProject[] all =
            [
                OfTypes("BuildSix", "[GenerateCodec]", "[CodecMember(#)] "), OfTypes("BuildSixAgain", "[GenerateCodec]", "[CodecMember(#)] "),
                    OfTypes("BuildOne", "[GenerateCodec(Formats = CodecFormats.Binary)]"),
                Project("BuildMemoryPack", """<PackageReference Include="MemoryPack" Version="1.21.4" />""",
                    FootprintSource.Types(Built, "using MemoryPack;\n", "[MemoryPackable]"), "new object()", calls: 0),
                Project("BuildTextJson", "", FootprintSource.Types(Built, "", "") + Context(Built), "new object()", calls: 0),
                Project("BuildNone", "", FootprintSource.Types(Built, "", ""), "new object()", calls: 0),
            ];
            foreach (FootprintProject project in all)
            {
                project.Restore();
            }
            double[][] times = [.. Enumerable.Range(0, builds).Select(_ => all.Select(project => project.Build()).ToArray())];
            Head($"clean build of {Built} types, processor time", "ms");
            Ratio("six formats against themselves (control)", times, 1, 0, null);
            Ratio("six formats against System.Text.Json", times, 0, 4, 1.0);
            Ratio("one format against MemoryPack", times, 2, 3, 1.2);
            Ratio("none against System.Text.Json", times, 5, 4, null);
        }

        private FootprintProject Ours(string name, string facade) =>
            Project(name, References, FootprintSource.Types(Called, "using Octavo;\n", "[GenerateCodec]"),
                $"Octavo.{facade}.Deserialize<Acme.T#>(Octavo.{facade}.Serialize(new Acme.T#()))");

        private FootprintProject OfTypes(string name, string attribute, string member = "") =>
            Project(name, References, FootprintSource.Types(Built, "using Octavo;\n", attribute, member), "new object()", calls: 0);

        private FootprintProject Project(string name, string references, string types, string call, int calls = Called)
        {
            var project = new FootprintProject(_folder, name);
            project.Write(references, ("Types.cs", types), ("Program.cs", FootprintSource.Program(calls, call)));
            return project;
        }

        private static string References =>
            $"""<Reference Include="{typeof(OctavoBinary).Assembly.Location}" /><Analyzer Include="{typeof(Generator.CodecGenerator).Assembly.Location}" />""";

        private static string Context(int types) =>
            string.Join('\n',
                Enumerable.Range(0, types)
                    .Select(i => $"[System.Text.Json.Serialization.JsonSerializable(typeof(T{i.ToString(CultureInfo.InvariantCulture)}))]"))
            + "\npublic partial class Known : System.Text.Json.Serialization.JsonSerializerContext;\n";

        private static double Bytes(FootprintProject project)
        {
            project.Restore();
            project.Build();
            return project.AssemblyBytes;
        }

        private static void Head(string what, string unit) =>
            Console.WriteLine($"\n{what,-64}{"ours " + unit,12}{"other " + unit,12}{"ratio",9}{"quartiles",16}{"bar",9}  ok");

        /// <summary>The median of the rounds' ratios.</summary>
        private void Ratio(string name, double[][] times, int ours, int other, double? bar)
        {
            double[] ratios = [.. times.Select(t => t[ours] / t[other]).Order()];
            double ratio = ratios[ratios.Length / 2];
            Line(name, Median(times, ours), Median(times, other), ratio,
                string.Create(CultureInfo.InvariantCulture, $"{ratios[ratios.Length / 4]:F2} to {ratios[ratios.Length * 3 / 4]:F2}"), bar);
        }

        private void Bar(string name, double ours, double? bar) => Line(name, ours, bar, bar is null ? null : ours / bar, "", bar is null ? null : 1);

        private void Line(string name, double ours, double? other, double? ratio, string quartiles, double? bar)
        {
            bool ok = bar is null || ratio <= bar;
            _failed += ok ? 0 : 1;
            Console.WriteLine(
                string.Create(CultureInfo.InvariantCulture,
                    $"  {name,-62}{ours,12:F0}{other,12:F0}{ratio,9:F2}{quartiles,16}{bar,9:F2}  {(bar is null ? "" : ok ? "yes" : "NO")}"));
        }

        private static double Median(double[][] times, int of)
        {
            double[] sorted = [.. times.Select(t => t[of]).Order()];
            return sorted[sorted.Length / 2];
        }
    }
}
