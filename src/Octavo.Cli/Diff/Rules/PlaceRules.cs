// Owns: what becomes of members by their places alone: Binary counts those of a class, Compact and structs do not, and Compact puts truth values side by side
// into bytes.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules.Values;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

/// <summary>Members by position.</summary>
/// <param name="values">How values are laid out.</param>
/// <param name="isCompact">Whether the format is Compact.</param>
internal sealed class PlaceRules(PositionalValueRules values, bool isCompact)
{
    /// <summary>What the places of members alone make of data, their types left out of account if they are the same members.</summary>
    internal Verdict Judge(Direction direction, ContractView writer, ContractView reader)
    {
        List<TypeMember[]> written = Units(direction.Writer, writer);
        List<TypeMember[]> read = Units(direction.Reader, reader);
        bool isCounted = !isCompact && !writer.IsStruct;
        if (isCounted && written.Count > read.Count)
        {
            return new Verdict(Outcome.Refused, "data has more members than the reader knows");
        }
        Verdict verdict = Verdict.Read;
        for (int i = 0; i < Math.Min(written.Count, read.Count); i++)
        {
            if (Same(direction, written[i], read[i]) is not { } same)
            {
                return Moved(written, read, isCounted);
            }
            verdict = verdict.Or(same);
        }
        return written.Count == read.Count ? verdict
            : !isCounted ? Moved(written, read, isCounted)
            : read.Skip(written.Count).Any(one => one[0].In(MemberIdentity.Ordinal)!.IsRequired) ? new Verdict(Outcome.Refused, "data without it is refused")
            : verdict;
    }

    // Members in the order of the data, those that share bytes together.
    private List<TypeMember[]> Units(CodecType type, ContractView view)
    {
        var units = new List<TypeMember[]>();
        ViewMember? before = null;
        foreach (TypeMember member in type.Members.Where(member => member.In(MemberIdentity.Ordinal) is not null)
            .OrderBy(member => member.In(MemberIdentity.Ordinal)!.Index))
        {
            ViewMember now = member.In(MemberIdentity.Ordinal)!;
            bool joins = isCompact && before is { Value.Word: ShapeWord.Bool } && now.Value.Word == ShapeWord.Bool
                && (view.Layout is not (Layout.Array or Layout.Tolerant) || now.Number == before.Number + 1);
            if (joins)
            {
                units[^1] = [.. units[^1], member];
            }
            else
            {
                units.Add([member]);
            }
            before = now;
        }
        return units;
    }

    // The same members at one place; null if they are not. Bits after those that were written are zero.
    private static Verdict? Same(Direction direction, TypeMember[] written, TypeMember[] read)
    {
        if (!written.Zip(read).All(pair => direction.ReadersOf(pair.First) == pair.Second)
            || (written.Length != read.Length && (written.Length + 7) / 8 != (read.Length + 7) / 8))
        {
            return null;
        }
        return written.Length > read.Length ? new Verdict(Outcome.Partly, "bits that the reader does not know are refused if they are set")
            : read.Skip(written.Length).Any(member => !member.Facts.IsZeroWhenMissing)
            ? new Verdict(Outcome.Wrong, "the bit of the member is zero, and not the value of the initializer")
            : Verdict.Read;
    }

    // Places that hold other members: noticed if their bytes are of other lengths, as a rule.
    private Verdict Moved(List<TypeMember[]> written, List<TypeMember[]> read, bool isCounted)
    {
        bool areAligned = (isCounted || written.Count == read.Count) && written.Zip(read).All(pair => Form(pair.First) == Form(pair.Second));
        return areAligned ? new Verdict(Outcome.Wrong, "the values of other members are read at their positions")
            : new Verdict(Outcome.Garbled, "the bytes of other members are read at their positions");
    }

    private string Form(TypeMember[] unit) => string.Concat(unit.Select(member => values.Form(member.In(MemberIdentity.Ordinal)!.Value)));
}
