// Owns: the changes of services: what becomes of calls between clients and servers of two versions.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Cli.Diff.Protos;

/// <summary>Compares services.</summary>
/// <param name="findings">Where findings go.</param>
/// <param name="areOne">Whether two types are versions of one.</param>
internal sealed class ProtoServiceRules(ProtoFindings findings, Func<string, string, bool> areOne)
{
    private const int Idempotency = 34;

    private static readonly Verdict s_gone = new(Outcome.Refused, "calls of clients that are not updated are answered with an error");

    private static readonly Verdict s_other = new(Outcome.Refused, "clients and servers of two versions expect streams in different places");

    internal void Removed(ProtoService old, ProtoFile file) =>
        findings.Add(new ProtoChange("service-removed", old.FullName, "", "removed", ProtoFindings.At(file, old.Position)), DataFormat.Protobuf, Verdict.Read,
            s_gone);

    internal void Compare(ProtoService old, ProtoService recent, ProtoFile file)
    {
        var methods = new ProtoLookup<string, ProtoMethod>(recent.Methods, method => method.Name);
        foreach (ProtoMethod method in old.Methods)
        {
            if (methods.Find(method.Name) is not { } same)
            {
                findings.Add(new ProtoChange("method-removed", recent.FullName, method.Name, "removed", ProtoFindings.At(file, recent.Position)),
                    DataFormat.Protobuf, Verdict.Read, s_gone);
                continue;
            }
            Method(method, same, Change);

            ProtoChange Change(string rule, string what) => new(rule, recent.FullName, same.Name, what, ProtoFindings.At(file, same.Position));
        }
        HashSet<string> before = [.. old.Methods.Select(method => method.Name)];
        foreach (ProtoMethod method in recent.Methods.Where(method => !before.Contains(method.Name)))
        {
            findings.Add(new ProtoChange("method-added", recent.FullName, method.Name, "added", ProtoFindings.At(file, method.Position)), DataFormat.Protobuf,
                Verdict.Read, Verdict.Read);
        }
    }

    private void Method(ProtoMethod old, ProtoMethod recent, Func<string, string, ProtoChange> change)
    {
        if (!areOne(old.Input, recent.Input))
        {
            var other = new Verdict(Outcome.Garbled, "requests are of another message");
            findings.Add(change("method-request", $"takes {recent.Input.TrimStart('.')}, took {old.Input.TrimStart('.')}"), DataFormat.Protobuf, Verdict.Read,
                other);
        }
        if (!areOne(old.Output, recent.Output))
        {
            var other = new Verdict(Outcome.Garbled, "responses are of another message");
            findings.Add(change("method-response", $"returns {recent.Output.TrimStart('.')}, returned {old.Output.TrimStart('.')}"), DataFormat.Protobuf,
                Verdict.Read, other);
        }
        if (old.StreamsInput != recent.StreamsInput)
        {
            findings.Add(change("method-client-streaming", recent.StreamsInput ? "takes a stream from now on" : "no longer takes a stream"),
                DataFormat.Protobuf, Verdict.Read, s_other);
        }
        if (old.StreamsOutput != recent.StreamsOutput)
        {
            findings.Add(change("method-server-streaming", recent.StreamsOutput ? "returns a stream from now on" : "no longer returns a stream"),
                DataFormat.Protobuf, Verdict.Read, s_other);
        }
        if (Level(old) != Level(recent))
        {
            findings.Add(change("method-idempotency", $"its idempotency level is {Word(Level(recent))}, was {Word(Level(old))}"), DataFormat.Protobuf,
                Verdict.Read, new Verdict(Outcome.Risk, "clients that are not updated retry, or do not, according to the old level"));
        }
    }

    private static int Level(ProtoMethod method) =>
        WireField.Read(method.Options).Where(field => field.Number == Idempotency).Select(field => field.Int32).LastOrDefault();

    private static string Word(int level) => level switch { 1 => "NO_SIDE_EFFECTS", 2 => "IDEMPOTENT", _ => "unknown" };
}
