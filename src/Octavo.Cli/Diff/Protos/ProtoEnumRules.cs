// Owns: the changes of one enum, and what Protobuf and its JSON make of them.
using System.Globalization;
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;
using Octavo.Text;

namespace Octavo.Cli.Diff.Protos;

/// <summary>The rules for an enum of two versions.</summary>
/// <param name="findings">Gets what is found.</param>
/// <param name="messages">The rules that enums share with messages.</param>
/// <param name="old">The earlier version.</param>
/// <param name="recent">The later version.</param>
internal sealed class ProtoEnumRules(ProtoFindings findings, ProtoMessageRules messages, ProtoEnum old, ProtoEnum recent)
{
    private const string UnknownField = "a number that a closed enum does not have becomes an unknown field, and the field is absent";

    internal void Compare()
    {
        CompareFeatures();
        CompareValues();
        messages.Reserved((rule, what, member) => Change(rule, what, member), old.ReservedRanges, recent.ReservedRanges, old.ReservedNames, recent.Reserved,
            int.MaxValue, "value", recent.Values.Select(value => value.Number));
    }

    private void CompareFeatures()
    {
        if (old.Features.Enum != recent.Features.Enum)
        {
            bool isClosed = recent.Features.Enum == ProtoFeatures.Closed;
            var lost = new Verdict(Outcome.Wrong, "numbers that a closed enum does not have become unknown fields, and the field is absent");
            var refused = new Verdict(Outcome.Partly, "numbers that a closed enum does not have are refused");
            ProtoChange change = Change("enum-type", isClosed ? "closed from now on" : "open from now on");
            findings.Add(change, DataFormat.Protobuf, isClosed ? lost : Verdict.Read, isClosed ? Verdict.Read : lost);
            findings.Add(change, DataFormat.ProtoJson, isClosed ? refused : Verdict.Read, isClosed ? Verdict.Read : refused);
        }
        if (old.Features.Json == ProtoFeatures.Allow && recent.Features.Json != ProtoFeatures.Allow)
        {
            findings.Add(Change("enum-json-format", "JSON is no longer guaranteed"), DataFormat.ProtoJson,
                new Verdict(Outcome.Risk, "names may occur twice from now on"), Verdict.Read);
        }
    }

    private void CompareValues()
    {
        ILookup<int, string> olds = old.Values.ToLookup(value => value.Number, value => value.Name, KeyedNumbers.Instance);
        ILookup<int, ProtoEnumValue> recents = recent.Values.ToLookup(value => value.Number, KeyedNumbers.Instance);
        foreach (int number in old.Values.Concat(recent.Values).Select(value => value.Number).Distinct(KeyedNumbers.Instance))
        {
            string[] before = [.. olds[number]];
            ProtoEnumValue[] after = [.. recents[number]];
            if (after.Length == 0)
            {
                Removed(number, before);
            }
            else if (before.Length == 0)
            {
                Added(number, after);
            }
            else if (!before.SequenceEqual(after.Select(value => value.Name)))
            {
                Renamed(number, before, after);
            }
        }
    }

    private void Removed(int number, string[] names)
    {
        bool isKept = recent.Reserved.Has(number);
        string lacking = (isKept, names.All(name => recent.Reserved.Has(name))) switch
        {
            (true, true) => "",
            (true, false) => ", its name not reserved",
            (false, true) => ", its number not reserved",
            (false, false) => ", neither number nor name reserved",
        };
        ProtoChange change = Change("enum-value-removed", $"removed ({Number(number)}){lacking}", names[0]);
        Verdict later = recent.Features.Enum == ProtoFeatures.Closed ? new Verdict(Outcome.Wrong, UnknownField)
            : isKept ? Verdict.Read
            : new Verdict(Outcome.Risk, "its number may be reused for another value, and stored data is then read as that value");
        findings.Add(change, DataFormat.Protobuf, later, Verdict.Read);
        findings.Add(change, DataFormat.ProtoJson, Name(names[0], recent), Verdict.Read);
    }

    private void Added(int number, ProtoEnumValue[] values)
    {
        bool wasKept = old.Reserved.Has(number);
        ProtoChange change = Change("enum-value-added", $"added ({Number(number)}){(wasKept ? "; the number was reserved" : "")}", values[0]);
        Verdict later = wasKept ? new Verdict(Outcome.Risk, "the number was reserved: stored data of an earlier value may have it") : Verdict.Read;
        findings.Add(change, DataFormat.Protobuf, later,
            old.Features.Enum == ProtoFeatures.Closed ? new Verdict(Outcome.OnUse, UnknownField) : Verdict.Read);
        findings.Add(change, DataFormat.ProtoJson, Verdict.Read,
            Name(values[0].Name, old) is { Outcome: Outcome.Partly } unknown ? unknown with { Outcome = Outcome.OnUse } : Verdict.Read);
    }

    /// <summary>The first name is written, all are read.</summary>
    private void Renamed(int number, string[] before, ProtoEnumValue[] after)
    {
        string[] names = [.. after.Select(value => value.Name)];
        ProtoChange change =
            Change("enum-value-name", $"{Number(number)} is {string.Join(" or ", names)}, was {string.Join(" or ", before)}", after[0]);
        // A name that has another number now means another value under this one.
        Verdict meaning = before.Select(name => (Name: name, Number: Named(recent, name))).Where(one => one.Number is { } other && other != number)
            .Select(one => new Verdict(Outcome.Wrong, $"the number means {names[0]} now, and {one.Name} is {Number(one.Number!.Value)}"))
            .FirstOrDefault(Verdict.Read);
        findings.Add(change, DataFormat.Protobuf, meaning, meaning);
        findings.Add(change, DataFormat.ProtoJson, before.Select(name => Name(name, recent)).Aggregate((worst, one) => worst.Or(one)), Name(names[0], old));
    }

    private ProtoChange Change(string rule, string what, string member = "") =>
        new(rule, recent.FullName, member, what, ProtoFindings.At(recent.File, recent.Position));

    private ProtoChange Change(string rule, string what, ProtoEnumValue at) =>
        new(rule, recent.FullName, at.Name, what, ProtoFindings.At(recent.File, at.Position));

    // A name is the value, whatever number it has.
    private static Verdict Name(string written, ProtoEnum reader) =>
        Named(reader, written) is null ? new Verdict(Outcome.Partly, $"the name {written} is refused") : Verdict.Read;

    private static int? Named(ProtoEnum one, string name) => one.Find(name)?.Number;

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
