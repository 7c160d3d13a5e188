// Owns: what codecs cost that are made at run time: the first byte of a process, a hundred types, memory. Knows no generated code.
namespace Octavo.Bench.Footprint;

/// <summary>Programs of types without attributes: run-time codecs, and serializers that reflect.</summary>
/// <param name="table">The rows.</param>
/// <param name="rounds">How often each program is started.</param>
/// <param name="make">Makes a project: name, references, what runs first, the expression of a call, types that are called.</param>
internal sealed class RunTimeRows(FootprintTable table, int rounds, Func<string, string, string, string, int, FootprintProject> make)
{
    private const int Called = 100;
    private const double FirstByte = 60, Memory = 30;
    private const string Newtonsoft = """<PackageReference Include="Newtonsoft.Json" Version="13.0.4" />""";
    private const string MessagePack = """<PackageReference Include="MessagePack" Version="2.5.307" />""";
    private const string Settings = "MessagePack.Resolvers.ContractlessStandardResolver.Options";

    /// <summary>Prints the rows.</summary>
    public void Run()
    {
        First();
        Hundred();
    }

    /// <summary>One object of one type, written once: what a process pays before its first byte.</summary>
    private void First()
    {
        FootprintProject[] all =
        [
            Ours("FirstBinary", "Octavo.OctavoBinary.Serialize(new Acme.T#())", 1), Ours("FirstJson", "Octavo.OctavoJson.Serialize(new Acme.T#())", 1),
                make("FirstTextJson", "", "", "System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(new Acme.T#())", 1),
                make("FirstNewtonsoft", Newtonsoft, "", "Newtonsoft.Json.JsonConvert.SerializeObject(new Acme.T#())", 1),
                make("FirstMessagePack", MessagePack, "", $"MessagePack.MessagePackSerializer.Serialize(new Acme.T#(), {Settings})", 1),
        ];
        double[][] times = [.. Rounds(all).Select(round => round.Select(ran => ran.Milliseconds).ToArray())];
        table.Head("first byte of a process, codecs made at run time", "ms");
        table.Bar("Binary", FootprintTable.Median(times, 0), FirstByte);
        table.Ratio("Binary against System.Text.Json, reflection", times, 0, 2, null);
        table.Ratio("JSON against System.Text.Json, reflection", times, 1, 2, null);
        table.Ratio("JSON against Newtonsoft.Json", times, 1, 3, null);
        table.Ratio("Binary against MessagePack 2.5, contractless", times, 0, 4, null);
    }

    private void Hundred()
    {
        FootprintProject[] all =
        [
            Ours("RunTimeBinary", "Octavo.OctavoBinary.Deserialize<Acme.T#>(Octavo.OctavoBinary.Serialize(new Acme.T#()))", Called),
                Ours("RunTimeJson", "Octavo.OctavoJson.Deserialize<Acme.T#>(Octavo.OctavoJson.Serialize(new Acme.T#()))", Called),
                Ours("RunTimeMsgPack", "Octavo.OctavoMsgPack.Deserialize<Acme.T#>(Octavo.OctavoMsgPack.Serialize(new Acme.T#()))", Called),
                make("ReflectedTextJson", "", "",
                    "System.Text.Json.JsonSerializer.Deserialize<Acme.T#>(System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(new Acme.T#()))", Called),
                make("ReflectedNewtonsoft", Newtonsoft, "",
                    "Newtonsoft.Json.JsonConvert.DeserializeObject<Acme.T#>(Newtonsoft.Json.JsonConvert.SerializeObject(new Acme.T#()))", Called),
                make("Contractless", MessagePack, "",
                    $"MessagePack.MessagePackSerializer.Deserialize<Acme.T#>(MessagePack.MessagePackSerializer.Serialize(new Acme.T#(), {Settings}), {Settings})",
                    Called),
        ];
        FootprintRun[][] runs = [.. Rounds(all)];
        double[][] times = [.. runs.Select(round => round.Select(ran => ran.Milliseconds).ToArray())];
        table.Head($"first write and read of {Called} types, codecs made at run time", "ms");
        table.Ratio("Binary against System.Text.Json, reflection", times, 0, 3, 1.0);
        table.Ratio("JSON against System.Text.Json, reflection", times, 1, 3, 1.0);
        table.Ratio("JSON against Newtonsoft.Json", times, 1, 4, 1.0);
        table.Ratio("MessagePack against MessagePack 2.5, contractless", times, 2, 5, 1.0);
        double[][] memory = [.. runs.Select(round => round.Select(ran => ran.MiB).ToArray())];
        table.Head($"memory that a process has after these calls, {Called} types", "MiB");
        table.Bar("Binary", FootprintTable.Median(memory, 0), Memory);
        table.Bar("JSON", FootprintTable.Median(memory, 1), Memory);
        table.Ratio("JSON against System.Text.Json, reflection", memory, 1, 3, null);
        table.Ratio("JSON against Newtonsoft.Json", memory, 1, 4, null);
        table.Ratio("MessagePack against MessagePack 2.5, contractless", memory, 2, 5, null);
    }

    private IEnumerable<FootprintRun[]> Rounds(FootprintProject[] all)
    {
        foreach (FootprintProject project in all)
        {
            project.Restore();
            project.Build();
        }
        return Enumerable.Range(0, rounds + 1).Select(_ => all.Select(project => project.Run()).ToArray()).Skip(1);
    }

    private FootprintProject Ours(string name, string call, int calls) =>
        make(name,
            $"""<Reference Include="{typeof(OctavoBinary).Assembly.Location}" /><Reference Include="{typeof(OctavoRuntime).Assembly.Location}" />""",
            "Octavo.OctavoRuntime.Use();", call, calls);
}
