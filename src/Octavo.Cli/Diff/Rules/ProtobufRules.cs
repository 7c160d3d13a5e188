// Owns: the rules of Protobuf, as Octavo's own readers read it. Specification: docs/formats/protobuf.md.
using Octavo.Cli.Diff.Changes;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules.Values;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

internal sealed class ProtobufRules() : NamedRules(DataFormat.Protobuf, MemberIdentity.Protobuf, new ProtobufMembers(new ProtobufValueRules()))
{
    protected override Verdict? Value(Direction direction, Change change, ContractView writer, ContractView reader)
    {
        if (change.Kind == ChangeKind.MemberField && change.Member is { Old: { } old, New: { } recent }
            && old.In(Identity)?.Value.ToString() != recent.In(Identity)?.Value.ToString())
        {
            return null; // the type changed too, and is judged with its field
        }
        (TypeMember? Writer, TypeMember? Reader) member = direction.Of(change.Member!);
        return Members.Value(direction, member, writer) is { } verdict ? Oneof(direction, member).Or(verdict).Or(Text(direction, member)) : null;
    }

    protected override Verdict Same => new(Outcome.Wrong, "of keys that are the same to the reader's comparer only the last is kept");

    // Octavo writes UTF-8 whatever it trusts in reading; who trusts has data of others.
    private Verdict Text(Direction direction, (TypeMember? Writer, TypeMember? Reader) member) =>
        direction.IsStored && member.Writer!.In(Identity)!.Facts.TrustsText && member.Reader!.In(Identity) is { Facts.TrustsText: false } read
            && HasText(read.Value)
            ? new Verdict(Outcome.Risk, "texts that are not UTF-8 are refused, and other programs may have written some") : Verdict.Read;

    private static bool HasText(CodecValue value) =>
        value.Word == ShapeWord.Text || (value.First is { } first && HasText(first)) || (value.Second is { } second && HasText(second));

    // Of a oneof the last field is kept: the writer may have set several if it has no such oneof.
    private Verdict Oneof(Direction direction, (TypeMember? Writer, TypeMember? Reader) member)
    {
        string oneof = member.Reader!.In(Identity)!.Facts.Oneof;
        bool areApart = oneof.Length != 0
            && direction.Members.Any(
                other => other.Reader != member.Reader && other is { Writer: { } written, Reader: { } read } && read.In(Identity)?.Facts.Oneof == oneof
            && written.In(Identity) is { } field && (field.Facts.Oneof.Length == 0 || field.Facts.Oneof != member.Writer!.In(Identity)!.Facts.Oneof));
        return areApart ? new Verdict(Outcome.Wrong, "only the last field of its oneof is kept, and data may have several") : Verdict.Read;
    }

    protected override Verdict Layout(Direction direction, ContractView writer, ContractView reader) => Verdict.Read;

    protected override Verdict Order(Direction direction, ContractView writer, ContractView reader) => Verdict.Read;

    protected override bool IsByName(ContractView writer) => false;

    /// <summary>A field of another wire type is skipped, as one of a number that is not known.</summary>
    private sealed class ProtobufMembers(ValueRules values) : KeyedMembers(MemberIdentity.Protobuf, new NumberKeys(), values)
    {
        protected override Verdict Other(ViewMember found, (TypeMember? Writer, TypeMember? Reader) member, ViewMember read) =>
            Values.Read(found, read) == ProtobufValueRules.Lost ? Absent(member, read) : base.Other(found, member, read);

        protected override Verdict Missing(TypeMember member, ViewMember read) =>
            read.Facts.IsRequired || read.IsRequired ? new Verdict(Outcome.Refused, "messages without the field are refused")
            : member.Facts.IsSameWhenAbsent ? Verdict.Read
            : new Verdict(Outcome.Wrong, "an absent field is null or empty, and not the value of the initializer");
    }
}
