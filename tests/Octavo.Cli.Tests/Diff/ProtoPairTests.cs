// Owns: small .proto files in two versions, on the wire and in ProtoJSON, both directions: what the tool says is what happens to their C# types and messages.
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Protos;
using Octavo.Cli.Protos;
using Octavo.Cli.Tests.Diff.Reality;
using Octavo.Proto.CSharp;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Cli.Tests.Diff;

public sealed class ProtoPairTests : IDisposable
{
    private const int Values = 200;

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("octavo-protos-");

    public static TheoryData<string> Names => [.. TestRun.Sample(ProtoPairs.All.Select(pair => pair.Name), oneIn: 24)];

    public void Dispose() => _folder.Delete(recursive: true);

    [Theory, MemberData(nameof(Names))]
    public void What_the_tool_says_is_what_happens(string name)
    {
        ProtoPair pair = ProtoPairs.All.Single(one => one.Name == name);
        Side old = Make("Old", pair.Old);
        Side recent = Make("New", pair.New);
        List<Finding> findings =
            new ProtoComparer(new ProtoSide(old.Input.Files, hasFiles: true), new ProtoSide(recent.Input.Files, hasFiles: true)).Compare("p.T");
        var different = new List<string>();
        foreach (DataFormat format in pair.IsOfJson ? new[] { DataFormat.ProtoJson } : new[] { DataFormat.Protobuf, DataFormat.ProtoJson })
        {
            Finding[] own = [.. findings.Where(finding => finding.Format == format)];
            Check("stored data", own.Select(finding => finding.Stored), Happened(format, old, recent, name.Length));
            Check("old readers", own.Select(finding => finding.Readers), Happened(format, recent, old, name.Length + 1));

            void Check(string direction, IEnumerable<Verdict> all, Outcomes happened)
            {
                Verdict said =
                    all.Aggregate(Verdict.Read,
                        (worst, one) => worst.Outcome == Outcome.Refused ? worst : one.Outcome == Outcome.Refused ? one : worst.Or(one));
                if (!Agreement.Is(said.Outcome, happened))
                {
                    different.Add($"{format}, {direction}: said {said.Outcome} ({said.Why}), happened {happened}");
                }
            }
        }
        Assert.True(different.Count == 0,
            $"{name}: {different.Count} differ:\n{string.Join("\n", different)}\n\n{string.Join("\n", findings.Select(finding => $"{finding.Rule} {finding.Path}: {finding.What}; {finding.Format}: {finding.Stored}, {finding.Readers}"))}");
    }

    private Side Make(string name, string version)
    {
        ProtoInput input = ProtoInput.Of("t.proto", ProtoPair.Text(version));
        // What one side wrote and the other read is compared as objects: a time is one value there, as it is in ProtoJSON.
        var settings = new EmissionSettings("P.WellKnown", PlainWellKnown: false) { Times = input.Files.ToDictionary(file => file, _ => TimeTypes.DateTime) };
        Compiled compiled = Compiled.Of(_folder.FullName, name, [.. CSharpEmitter.Emit(input.Files, settings).Select(file => file.Text)]);
        return new Side(input, compiled.Type("P.T"), ProtoJsonTypes.FromDescriptorSet(SetWriter.Write(input.All)).Message("p.T"),
            input.Files[0].Enums.Exists(one => one.Features.Enum == ProtoFeatures.Closed));
    }

    /// <summary>A message of the writer's, as bytes or as JSON, read by the other side.</summary>
    private static Outcomes Happened(DataFormat format, Side from, Side to, int seed)
    {
        var calls = new Format(DataFormats.Key(format),
            (value, type) =>
                format == DataFormat.Protobuf ? OctavoProtobuf.Serialize(value, type)
                    : OctavoProtoJson.ToJson(OctavoProtobuf.Serialize(value, type), from.Message),
            (data, type) => OctavoProtobuf.Deserialize(format == DataFormat.Protobuf ? data : OctavoProtoJson.FromJson(data, to.Message), type));
        return Outcomes.Of(calls, from.Type, to.Type, seed, Values, byNumber: true, areDefined: from.IsClosed);
    }

    private sealed record Side(ProtoInput Input, Type Type, ProtoMessageType Message, bool IsClosed);
}
