// Owns: the changes of messages beside their fields: reserved numbers and names, ranges of extensions, options that change the format.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;
using Octavo.Text;

namespace Octavo.Cli.Diff.Protos;

internal sealed class ProtoMessageRules(ProtoFindings findings)
{
    internal void Compare(ProtoMessage old, ProtoMessage recent)
    {
        ProtoChange Change(string rule, string what, string member = "") =>
            new(rule, recent.FullName, member, what, ProtoFindings.At(recent.File, recent.Position));

        if (old.IsMessageSet != recent.IsMessageSet)
        {
            var lost = new Verdict(Outcome.Wrong, "the extensions are stored in another way, and are skipped");
            findings.Add(Change("message-set", recent.IsMessageSet ? "a message set from now on" : "no longer a message set"), DataFormat.Protobuf, lost, lost);
        }
        if (old.Features.Json == ProtoFeatures.Allow && recent.Features.Json != ProtoFeatures.Allow)
        {
            findings.Add(Change("message-json-format", "JSON is no longer guaranteed"), DataFormat.ProtoJson,
                new Verdict(Outcome.Risk, "names may occur twice from now on"), Verdict.Read);
        }
        foreach (ProtoRange range in Ranges.Gone(old.ExtensionRanges, recent.ExtensionRanges))
        {
            ProtoChange change = Change("extension-range-removed", $"extensions {range.Text(ProtoField.MaxNumber)} removed");
            findings.Add(change, DataFormat.Protobuf,
                new Verdict(Outcome.Risk, "the numbers may be reused for fields, which then read stored data of extensions"), Verdict.Read);
            findings.Source(change, DataFormat.Languages, "extensions of these numbers are refused by compilers");
        }
        HashSet<string> oneofs = [.. recent.Oneofs.Select(one => one.Name)];
        foreach (string oneof in old.Oneofs.Where(one => !one.IsSynthetic && !oneofs.Contains(one.Name)).Select(one => one.Name))
        {
            ProtoChange change = Change("oneof-removed", "removed", oneof);
            findings.Both(change, Verdict.Read, Verdict.Read);
            findings.Source(change, DataFormat.Languages, "code that asks which field is set must change");
        }
        Reserved(Change, old.ReservedRanges, recent.ReservedRanges, old.ReservedNames, recent.Reserved, ProtoField.MaxNumber, "field",
            recent.Fields.Select(field => field.Number));
    }

    /// <summary>Reserved numbers and names that are no longer so, of a message or an enum.</summary>
    internal void Reserved(Func<string, string, string, ProtoChange> change, IReadOnlyList<ProtoRange> oldRanges, IReadOnlyList<ProtoRange> ranges,
        IReadOnlyList<ProtoReservedName> oldNames, ProtoReserved reserved, int most, string what, IEnumerable<int> given)
    {
        // one that was given is reported there
        var numbers = new HashSet<int>(given, KeyedNumbers.Instance);
        foreach (ProtoRange range in Ranges.Gone(oldRanges, ranges).Where(range => !(range.Start == range.Last && numbers.Contains(range.Start))))
        {
            findings.Add(change("reserved-removed", $"reserved {range.Text(most)} removed", ""), DataFormat.Protobuf,
                new Verdict(Outcome.Risk, $"a number that is reused reads stored data of an earlier {what}"), Verdict.Read);
        }
        foreach (string name in oldNames.Select(one => one.Name).Where(name => !reserved.Has(name)))
        {
            findings.Add(change("reserved-removed", $"the reserved name {name} removed", ""), DataFormat.ProtoJson,
                new Verdict(Outcome.Risk, $"a name that is reused reads stored data of an earlier {what}"), Verdict.Read);
        }
    }
}
