// Owns: what becomes of the value of a Tolerant object's member in Binary and Compact, where its tag says how it ends. Specification: docs/formats/binary.md,
// "Tolerant".
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

/// <summary>The rules of a format for tagged members.</summary>
/// <param name="plain">Its rules for values without a tag.</param>
/// <param name="hasVarints">Whether integers are varints.</param>
internal sealed class TolerantValueRules(PositionalValueRules plain, bool hasVarints) : ValueRules
{
    internal override Verdict Read(ViewMember written, ViewMember read)
    {
        (MemberKind one, MemberKind other) = (Kind(written.Value), Kind(read.Value));
        if (one != other)
        {
            return new Verdict(Outcome.Refused, $"the tag of {written.Value} is not that of {read.Value}");
        }
        return plain.Read(written.Value, read.Value) is { Outcome: Outcome.Garbled }
            ? new Verdict(Outcome.Garbled, $"the bytes of {written.Value} are read as {read.Value}") : plain.Read(written.Value, read.Value);
    }

    // Binary has no varints: integers end by their size.
    private MemberKind Kind(CodecValue value)
    {
        MemberKind kind = ShapeWords.Kind(value.Word);
        return kind switch
        {
            MemberKind.Integer16 or MemberKind.Integer32 or MemberKind.Integer64 when hasVarints => MemberKind.Integer64,
            MemberKind.Integer16 => MemberKind.Fixed2,
            MemberKind.Integer32 => MemberKind.Fixed4,
            MemberKind.Integer64 => MemberKind.Fixed8,
            _ => kind,
        };
    }
}
