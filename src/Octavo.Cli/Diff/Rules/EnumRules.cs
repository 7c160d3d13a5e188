// Owns: what becomes of the values of an enum whose names or numbers changed: by number in some formats, by name in others.
using System.Numerics;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

/// <summary>A change of one value of an enum.</summary>
/// <param name="Rule">The rule's name.</param>
/// <param name="What">What changed.</param>
/// <param name="Name">The value, by its new name if it has one.</param>
/// <param name="Old">In the old version; null if it was added.</param>
/// <param name="New">In the new version; null if it was removed.</param>
internal sealed record EnumChange(string Rule, string What, string Name, EnumField? Old, EnumField? New);

internal static class EnumRules
{
    /// <summary>The changes of an enum's values: the same name is the same value, else the same number.</summary>
    internal static IEnumerable<EnumChange> Changes(EnumFacts old, EnumFacts recent)
    {
        var open = new List<EnumField>(recent.Fields);
        var left = new List<EnumField>(old.Fields);
        foreach (EnumField one in old.Fields)
        {
            int index = open.FindIndex(other => other.Name == one.Name);
            if (index >= 0)
            {
                if (open[index].Written.Zip(one.Written).FirstOrDefault(names => names.First != names.Second) is { First: { } now, Second: { } was })
                {
                    yield return new EnumChange("value-name", $"{one.Name} is written as \"{now}\", was \"{was}\"", one.Name, one, open[index]);
                }
                if (open[index].Number != one.Number)
                {
                    yield return new EnumChange("value-renumbered", $"{one.Name} is {open[index].Number}, was {one.Number}", one.Name, one, open[index]);
                }
                open.RemoveAt(index);
                left.Remove(one);
            }
        }
        foreach (EnumField one in left)
        {
            int index = open.FindIndex(other => other.Number == one.Number);
            yield return index >= 0
                ? new EnumChange("value-renamed", $"{one.Number} is {open[index].Name}, was {one.Name}", open[index].Name, one, open[index])
                : new EnumChange("value-removed", $"{one.Name} = {one.Number} removed", one.Name, one, null);
            if (index >= 0)
            {
                open.RemoveAt(index);
            }
        }
        foreach (EnumField one in open)
        {
            yield return new EnumChange("value-added", $"{one.Name} = {one.Number} added", one.Name, null, one);
        }
    }

    /// <summary>What becomes of a value in one direction.</summary>
    /// <param name="change">The change.</param>
    /// <param name="isStored">Whether the old version writes.</param>
    /// <param name="written">How the writer's member has the enum.</param>
    /// <param name="read">How the reader's member has it.</param>
    /// <param name="format">The format.</param>
    /// <param name="reader">The reader's enum.</param>
    internal static Verdict Judge(EnumChange change, bool isStored, ViewMember written, ViewMember read, DataFormat format, EnumFacts reader)
    {
        if ((isStored ? change.Old : change.New) is not { } value)
        {
            return Verdict.Read; // no one writes it
        }
        EnumField? expected = isStored ? change.New : change.Old;
        Outcome missing = expected is null && !isStored ? Outcome.OnUse : Outcome.Partly;
        bool hasNames = format is DataFormat.MessagePack or DataFormat.Cbor or DataFormat.Json && In(written.Value) is { Names: not { Count: 0 } }
            && In(read.Value) is { Names: not { Count: 0 } };
        if (hasNames)
        {
            EnumField? named = reader.Fields.FirstOrDefault(field => field.In(format) == value.In(format));
            return named is null ? new Verdict(missing, "the name is not known, and is refused")
                : expected is null || named.Name == expected.Name ? Verdict.Read
                : new Verdict(Outcome.Wrong, $"its name is that of {named.Name}");
        }
        EnumField[] there = [.. reader.Fields.Where(field => field.Number == value.Number)];
        return expected is { } same && same.Number == value.Number ? Verdict.Read
            : there.Length != 0 ? new Verdict(Outcome.Wrong, $"its number is that of {there[0].Name}")
            : expected is not null ? new Verdict(Outcome.Wrong, "its number means another value, or none")
            : format == DataFormat.Protobuf && read.Facts.IsClosed
            ? new Verdict(isStored ? Outcome.Wrong : Outcome.OnUse, "its number is not defined, and is skipped")
            : In(read.Value) is { IsChecked: true } ? new Verdict(missing, "its number is not defined, and is refused")
            : Verdict.Read; // an undefined number stays what it is
    }

    private static CodecValue? In(CodecValue value) =>
        value.Word == ShapeWord.Enum ? value : (value.Second is { } second ? In(second) : null) ?? (value.First is { } first ? In(first) : null);
}
