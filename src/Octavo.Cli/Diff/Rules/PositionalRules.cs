// Owns: the rules of Binary and Compact: by the places of members, and by number in Tolerant objects.
using Octavo.Cli.Diff.Changes;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules.Values;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

/// <summary>The rules of a format.</summary>
/// <param name="format">The format.</param>
/// <param name="values">What becomes of values.</param>
/// <param name="isCompact">Whether it has no counts of members, no raw layouts, bits for truth values, and varints.</param>
internal sealed class PositionalRules(DataFormat format, PositionalValueRules values, bool isCompact) : FormatRules(format, MemberIdentity.Ordinal)
{
    private readonly KeyedMembers _tolerant = new(MemberIdentity.Ordinal, new NumberKeys(), new TolerantValueRules(values, isCompact));

    private readonly PlaceRules _places = new(values, isCompact);

    protected override Verdict? Member(Direction direction, (TypeMember? Writer, TypeMember? Reader) member, ContractView writer, ContractView reader) =>
        member.Writer?.In(Identity) is null && member.Reader?.In(Identity) is null ? null : writer.IsTolerant && reader.IsTolerant
            ? _tolerant.Of(direction, member, writer) : Places(direction, writer, reader);

    protected override Verdict? Value(Direction direction, Change change, ContractView writer, ContractView reader)
    {
        (TypeMember? Writer, TypeMember? Reader) member = direction.Of(change.Member!);
        if (change.Kind == ChangeKind.MemberField || member.Writer?.In(Identity) is not { } written || member.Reader?.In(Identity) is not { } read)
        {
            return null;
        }
        return writer.IsTolerant && reader.IsTolerant ? _tolerant.Value(direction, member, writer)
            : writer.IsTolerant ? null
            : !isCompact && writer.Kind == ShapeKind.RawLayout && reader.Kind == ShapeKind.RawLayout ? RawLayoutRules.Judge(direction, values)
            : values.Read(written, read);
    }

    protected override Verdict? Written(Direction direction, (TypeMember? Writer, TypeMember? Reader) member, ContractView writer) =>
        writer.IsTolerant ? _tolerant.Of(direction, member, writer) : Verdict.Read;

    protected override Verdict Kind(Direction direction, ContractView writer, ContractView reader) =>
        isCompact && OwnCase(direction.Writer, direction.Reader, reader) ? Verdict.Read
        : isCompact && OwnCase(direction.Reader, direction.Writer, writer) ? writer.Members.Count == 1 ? Verdict.Read
        : new Verdict(direction.IsStored ? Outcome.Partly : Outcome.OnUse, "objects of other cases are refused")
        : (writer.IsTolerant && reader.IsTolerant) || (isCompact && writer.IsStruct && reader.IsStruct) ? Verdict.Read
        : writer.Bare is { } written && reader.Bare is { } read ? values.Read(written, read)
        : writer.IsTolerant && !reader.IsUnion && reader.Bare is null && !reader.IsStruct ? Closed
        : new Verdict(Outcome.Garbled, "the bytes begin in another way");

    // In Compact neither a class nor a struct has a byte before its members as a case.
    protected override Verdict CaseKind((ViewMember? Writer, ViewMember? Reader) one) =>
        isCompact && one is { Writer.Value.IsType: true, Reader.Value.IsType: true } ? Verdict.Read
            : new Verdict(Outcome.Garbled, "the bytes of the case begin in another way");

    protected override Verdict Dimensions() =>
        isCompact ? new Verdict(Outcome.Garbled, "the lengths of other dimensions are read at their places") : base.Dimensions();

    protected override Verdict Layout(Direction direction, ContractView writer, ContractView reader) =>
        writer.IsTolerant == reader.IsTolerant ? Verdict.Read : Places(direction, writer, reader);

    protected override Verdict Order(Direction direction, ContractView writer, ContractView reader) =>
        writer.IsTolerant && reader.IsTolerant ? Verdict.Read : Places(direction, writer, reader);

    protected override Verdict References(ContractView writer, Direction direction) =>
        isCompact && IsCase(direction) ? new Verdict(Outcome.Garbled, "as a case of a union the object has an extra byte, or no longer has it")
        : !writer.Parsed.HasReferences ? Verdict.Read
        : new Verdict(Outcome.Partly, "references to objects that came before are refused");

    // A class that became a union with itself as the case 0: in Compact the same byte is before both.
    private static bool OwnCase(CodecType type, CodecType union, ContractView view) =>
        view.IsUnion && type.In(MemberIdentity.Ordinal) is { Kind: ShapeKind.Class, IsTolerant: false, Parsed.HasReferences: false }
            && view.Members.Any(one => one.Number == 0 && one.Value.Type == CodecType.Body(union.Name));

    private static Verdict Closed => new(Outcome.Refused, "a type that is not Tolerant refuses a Tolerant object");

    private static bool IsCase(Direction direction) => direction.New.Own.Concat(direction.Old.Own).Any(name =>
        new[] { direction.New.Find(name), direction.Old.Find(name) }.Any(
            type =>
                type?.In(MemberIdentity.Ordinal) is { IsUnion: true } union
                    && union.Members.Any(one => one.Value.Type == direction.Reader.Name || one.Value.Type == direction.Writer.Name)));

    private Verdict Places(Direction direction, ContractView writer, ContractView reader) =>
        writer.IsTolerant ? reader.IsTolerant ? Verdict.Read : Closed
        : !isCompact && writer.Kind == ShapeKind.RawLayout && reader.Kind == ShapeKind.RawLayout ? RawLayoutRules.Judge(direction, values)
        : writer.IsStruct != reader.IsStruct || (!isCompact && writer.Kind != reader.Kind) ? Verdict.Read // reported for the kind
        : _places.Judge(direction, writer, reader);
}
