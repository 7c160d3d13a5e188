// Owns: the rules of formats whose data says what comes: MessagePack, CBOR, JSON.
using Octavo.Cli.Diff.Changes;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

/// <summary>The rules of a format.</summary>
/// <param name="format">The format.</param>
/// <param name="identity">Which of a type's contract views it takes.</param>
/// <param name="members">What becomes of members.</param>
internal class NamedRules(DataFormat format, MemberIdentity identity, KeyedMembers members) : FormatRules(format, identity)
{
    protected KeyedMembers Members => members;

    protected override Verdict? Member(Direction direction, (TypeMember? Writer, TypeMember? Reader) member, ContractView writer, ContractView reader) =>
        members.Of(direction, member, writer);

    protected override Verdict? Value(Direction direction, Change change, ContractView writer, ContractView reader) =>
        change.Kind == ChangeKind.MemberType ? members.Value(direction, direction.Of(change.Member!), writer) : null;

    protected override Verdict Layout(Direction direction, ContractView writer, ContractView reader) => members.All(direction, writer);

    protected override Verdict Order(Direction direction, ContractView writer, ContractView reader) => members.All(direction, writer);

    protected override Verdict Kind(Direction direction, ContractView writer, ContractView reader) => (writer, reader) switch
    {
        ({ IsUnion: false, Bare: null }, { IsUnion: false, Bare: null }) => Verdict.Read, // classes and structs are the same there
        ({ IsUnion: true }, _) or (_, { IsUnion: true }) => Union(writer, reader),
        _ => new Verdict(Outcome.Garbled, "data is of another kind"),
    };

    protected virtual Verdict Union(ContractView writer, ContractView reader) => new(Outcome.Garbled, "a union begins with the number of a case");

    protected override Verdict References(ContractView writer, Direction direction) =>
        !writer.Parsed.HasReferences ? Verdict.Read : new Verdict(Outcome.Partly, "references to objects that came before are refused");

    protected override Verdict? Required(Direction direction, (TypeMember? Writer, TypeMember? Reader) member) =>
        member.Reader?.In(Identity) is { IsRequired: true } read && member.Writer is { Facts.Omit: > OmitPolicy.Never }
            && IsByName(direction.Writer.In(Identity)!) && CanOmit(member.Writer, member.Writer.In(Identity) ?? read)
            ? new Verdict(Outcome.Partly, "data that leaves it out is refused")
            : Verdict.Read;

    protected override Verdict? Written(Direction direction, (TypeMember? Writer, TypeMember? Reader) member, ContractView writer)
    {
        if (member.Writer?.In(Identity) is not { } written || member.Reader?.In(Identity) is not { } read)
        {
            return null;
        }
        if (!member.Writer.Facts.IsWritten)
        {
            return members.Of(direction, member, writer);
        }
        if (!IsByName(writer) || !CanOmit(member.Writer, written))
        {
            return Verdict.Read;
        }
        return read.IsRequired ? new Verdict(Outcome.Partly, "data that leaves it out is refused")
            : written.Value.CanBeNull && !member.Reader!.Facts.IsNullWhenMissing
            ? new Verdict(Outcome.Wrong, "null is left out, and is read as the value of the initializer")
            : member.Writer.Facts.Omit == OmitPolicy.Default && !written.Value.CanBeNull && !member.Reader!.Facts.IsZeroWhenMissing
            ? new Verdict(Outcome.Wrong, "zero is left out, and is read as the value of the initializer")
            : Verdict.Read;
    }

    /// <summary>Whether members of the data have names or numbers, so one may be left out.</summary>
    protected virtual bool IsByName(ContractView writer) => writer.Layout is Octavo.Layout.NameMap or Octavo.Layout.NumberMap;

    private static bool CanOmit(TypeMember member, ViewMember written) =>
        member.Facts.Omit == OmitPolicy.Null ? written.Value.CanBeNull
            : member.Facts.Omit == OmitPolicy.Default
            && (written.Value.CanBeNull || ShapeWords.IsScalar(written.Value.Word) || written.Value.Word == ShapeWord.Enum);
}
