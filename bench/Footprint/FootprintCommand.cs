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
        var native = new Option<bool>("--native") { Description = "First calls of native programs too." };
        var only = new Option<string>("--only") { Description = "Part of a section's name (first calls, run time, bytes, builds).", DefaultValueFactory = _ => "" };
        var command =
            new Command("footprint",
                "What codecs cost before they are fast: first calls of 100 types, codecs made at run time, clean builds of 200, bytes a type. Linux. "
                    + "Exits with 1 where a bar falls short.")
            { rounds, builds, ready, native, only };
        command.SetAction(parsed =>
            new Programs(Math.Max(11, parsed.GetValue(rounds)), parsed.GetValue(builds), parsed.GetValue(ready), parsed.GetValue(native),
                parsed.GetValue(only)!).Run());
        return command;
    }

    private sealed class Programs(int rounds, int builds, bool ready, bool native, string only)
    {
        private readonly string _folder = Path.Combine(Path.GetTempPath(), "octavo-footprint-" + Environment.ProcessId.ToString(CultureInfo.InvariantCulture));
        private readonly FootprintTable _table = new();

        public int Run()
        {
            try
            {
                Section("first calls", FirstCalls);
                Section("run time", () => new RunTimeRows(_table, rounds, RunTime).Run());
                Section("bytes", Sizes);
                Section("builds", Builds);
            }
            finally
            {
                if (Directory.Exists(_folder))
                {
                    Directory.Delete(_folder, recursive: true);
                }
            }
            Console.WriteLine(_table.Failed == 0 ? "All bars are kept." : $"{_table.Failed} bars fall short.");
            return _table.Failed == 0 ? 0 : 1;
        }

        private void Section(string name, Action rows)
        {
            if (name.Contains(only, StringComparison.OrdinalIgnoreCase))
            {
                rows();
            }
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
            FootprintProject msgPack = Ours("MsgPack", "OctavoMsgPack");
            FootprintProject messagePack =
                Project("MessagePackCalls", """<PackageReference Include="MessagePack" Version="2.5.307" />""",
                    FootprintSource.Types(Called, "using MessagePack;\n", "[MessagePackObject]", "[Key(#)] "),
                "MessagePack.MessagePackSerializer.Deserialize<Acme.T#>(MessagePack.MessagePackSerializer.Serialize(new Acme.T#()))");
            FootprintProject[] all = [binary, again, json, memoryPack, textJson, msgPack, messagePack];
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
            if (native)
            {
                // MessagePack 2.5 makes its formatters at run time, which a native program cannot.
                FootprintProject[] natives = [.. all.Except([messagePack])];
                foreach (FootprintProject project in natives)
                {
                    project.PublishNative("-o native");
                }
                Calls("native AOT", natives, "native");
            }
        }

        /// <summary>Rows of one way to compile: each program once a round, in rotation.</summary>
        private void Calls(string how, FootprintProject[] all, string output, params (string Name, string Value)[] environment)
        {
            double[][] times =
                [.. Enumerable.Range(0, rounds + 1).Select(_ => all.Select(project => project.Run(output, environment).Milliseconds).ToArray()).Skip(1)];
            bool isReady = output != "out";
            _table.Head($"first write and read of {Called} types, {how}", "ms");
            _table.Ratio("Binary against itself (control)", times, 1, 0, null);
            _table.Ratio("Binary against MemoryPack", times, 0, 3, isReady ? 1.0 : 1.3);
            _table.Ratio("Binary against System.Text.Json, generated", times, 0, 4, isReady ? 1.0 : 0.8);
            _table.Ratio("JSON against System.Text.Json, generated", times, 2, 4, isReady ? 1.0 : 0.8);
            if (all.Length > 6)
            {
                _table.Ratio("MessagePack against MessagePack 2.5", times, 5, 6, 1.0);
            }
        }

        private void Sizes()
        {
            _table.Head("bytes a type, of the assembly", "B");
            double empty = Bytes(Project("Empty", "", FootprintSource.Types(Built, "", ""), "new object()", calls: 0));
            _table.Bar("one format", (Bytes(OfTypes("OneFormat", "[GenerateCodec(Formats = CodecFormats.Binary)]")) - empty) / Built, 2048);
            _table.Bar("six formats", (Bytes(OfTypes("SixFormats", "[GenerateCodec]", "[CodecMember(#)] ")) - empty) / Built, 6144);
            _table.Bar("six formats, no numbers (not in Protobuf)", (Bytes(OfTypes("NoNumbers", "[GenerateCodec]")) - empty) / Built, null);
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
            _table.Head($"clean build of {Built} types, processor time", "ms");
            _table.Ratio("six formats against themselves (control)", times, 1, 0, null);
            _table.Ratio("six formats against System.Text.Json", times, 0, 4, 1.0);
            _table.Ratio("one format against MemoryPack", times, 2, 3, 1.2);
            _table.Ratio("none against System.Text.Json", times, 5, 4, null);
        }

        private FootprintProject Ours(string name, string facade) =>
            Project(name, References, FootprintSource.Types(Called, "using Octavo;\n", "[GenerateCodec]"),
                $"Octavo.{facade}.Deserialize<Acme.T#>(Octavo.{facade}.Serialize(new Acme.T#()))");

        private FootprintProject RunTime(string name, string references, string first, string call, int calls)
        {
            var project = new FootprintProject(_folder, name);
            project.Write(references, ("Types.cs", FootprintSource.Types(calls, "", "")), ("Program.cs", FootprintSource.Program(calls, call, first)));
            return project;
        }

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
    }
}
