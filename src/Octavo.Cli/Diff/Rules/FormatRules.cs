// Owns: what every format's rules have: the way from a change to a verdict. Knows no format.
using Octavo.Cli.Diff.Changes;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

/// <summary>The rules of one format.</summary>
/// <param name="format">The format.</param>
/// <param name="identity">Which of a type's contract views it takes.</param>
internal abstract class FormatRules(DataFormat format, MemberIdentity identity)
{
    internal DataFormat Format => format;

    internal MemberIdentity Identity => identity;

    /// <summary>What the format makes of a type; null if it is not in the format, as it cannot be or did not ask for it.</summary>
    internal ContractView? View(CodecType type) => type.AskedFor(DataFormats.Flag(format)) ? type.In(identity) : null;

    /// <summary>What becomes of data in a direction, by one change alone; null if the change does not concern the format.</summary>
    internal Verdict? Judge(Direction direction, Change change)
    {
        if (View(direction.Writer) is not { } writer || View(direction.Reader) is not { } reader)
        {
            return null;
        }
        return change.Kind switch
        {
            ChangeKind.CaseAdded or ChangeKind.CaseRemoved or ChangeKind.CaseRenamed or ChangeKind.CaseRenumbered =>
                writer.IsUnion && reader.IsUnion ? Case(direction, writer, direction.Of(change.Case)) : null,
            ChangeKind.Discriminator => Discriminator(),
            ChangeKind.Openness => Openness(writer, reader, direction),
            ChangeKind.Kind => change.Case.Old is null ? Kind(direction, writer, reader) : CaseKind(direction.Of(change.Case)),
            ChangeKind.References => writer.Parsed.HasReferences == reader.Parsed.HasReferences ? null : References(writer, direction),
            ChangeKind.Dimensions => Dimensions(),
            ChangeKind.Layout => Layout(direction, writer, reader),
            ChangeKind.Order => Order(direction, writer, reader),
            ChangeKind.MemberType or ChangeKind.MemberField => Value(direction, change, writer, reader),
            ChangeKind.MemberRequired => Required(direction, direction.Of(change.Member!)),
            ChangeKind.MemberComparer => Comparer(direction.Of(change.Member!)),
            ChangeKind.MemberWritten => Written(direction, direction.Of(change.Member!), writer),
            _ => Member(direction, direction.Of(change.Member!), writer, reader),
        };
    }

    /// <summary>What becomes of a member by its place, number or name.</summary>
    protected abstract Verdict? Member(Direction direction, (TypeMember? Writer, TypeMember? Reader) member, ContractView writer, ContractView reader);

    /// <summary>What becomes of a member's values.</summary>
    protected abstract Verdict? Value(Direction direction, Change change, ContractView writer, ContractView reader);

    protected abstract Verdict Kind(Direction direction, ContractView writer, ContractView reader);

    protected abstract Verdict Layout(Direction direction, ContractView writer, ContractView reader);

    protected abstract Verdict Order(Direction direction, ContractView writer, ContractView reader);

    protected abstract Verdict References(ContractView writer, Direction direction);

    /// <summary>What becomes of an array of another number of dimensions.</summary>
    protected virtual Verdict Dimensions() => new(Outcome.Refused, "arrays of another number of dimensions are refused");

    /// <summary>What becomes of keys that are different to their writer, and the same to the comparer of their reader.</summary>
    protected virtual Verdict Same => new(Outcome.Partly, "keys that are the same to the reader's comparer are refused");

    /// <summary>A case that is another kind of type.</summary>
    protected virtual Verdict CaseKind((ViewMember? Writer, ViewMember? Reader) one) => Verdict.Read;

    /// <summary>Data has a member always, unless its writer leaves it out.</summary>
    protected virtual Verdict? Required(Direction direction, (TypeMember? Writer, TypeMember? Reader) member) => Verdict.Read;

    /// <summary>A member that its writer leaves out.</summary>
    protected virtual Verdict? Written(Direction direction, (TypeMember? Writer, TypeMember? Reader) member, ContractView writer) => Verdict.Read;

    /// <summary>What tells cases apart as a member concerns formats that have one.</summary>
    protected virtual Verdict? Discriminator() => null;

    /// <summary>Whether a case of the writer is that of the reader, by what the format writes of it.</summary>
    protected virtual bool IsCase(ViewMember writer, ViewMember reader, ContractView union) => writer.Number == reader.Number;

    private static Verdict Openness(ContractView writer, ContractView reader, Direction direction) =>
        writer.Kind == ShapeKind.OpenUnion && reader.Kind != ShapeKind.OpenUnion
            ? new Verdict(direction.IsStored ? Outcome.Partly : Outcome.OnUse, "objects of registered types are refused")
            : Verdict.Read;

    private Verdict? Comparer((TypeMember? Writer, TypeMember? Reader) member) =>
        member.Writer?.In(Identity) is null || member.Reader?.In(Identity) is null ? null
            : member.Reader.Facts.Comparer.Length == 0 ? Verdict.Read : Same;

    private Verdict? Case(Direction direction, ContractView writer, (ViewMember? Writer, ViewMember? Reader) one)
    {
        if (one.Writer is not { } written)
        {
            return Verdict.Read; // no one writes it
        }
        ViewMember? found = direction.Pair.Cases.Select(direction.Of).Select(other => other.Reader)
            .FirstOrDefault(other => other is not null && IsCase(written, other, writer));
        return found == one.Reader && found is not null ? Verdict.Read
            : found is not null ? new Verdict(Outcome.Wrong, $"it is taken for the case {found.Name}")
            : one.Reader is null && !direction.IsStored ? new Verdict(Outcome.OnUse, "objects of the new case are refused")
            : new Verdict(Outcome.Partly, "objects of the case are refused");
    }
}
