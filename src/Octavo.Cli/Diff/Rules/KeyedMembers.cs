// Owns: what becomes of members that data distinguishes by a key: what is not found keeps its default, what no one looks for is skipped.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules.Values;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

/// <summary>Members by key.</summary>
/// <param name="identity">Which of a type's contract views the format takes.</param>
/// <param name="keys">How it finds them.</param>
/// <param name="values">What becomes of values.</param>
internal class KeyedMembers(MemberIdentity identity, IMemberKeys keys, ValueRules values)
{
    /// <summary>What becomes of values.</summary>
    protected ValueRules Values => values;

    /// <summary>What becomes of a member by its key; null if neither side has it in the format.</summary>
    internal Verdict? Of(Direction direction, (TypeMember? Writer, TypeMember? Reader) member, ContractView writer)
    {
        ViewMember? written = member.Writer?.In(identity);
        if (member.Reader?.In(identity) is not { } read)
        {
            return written is null ? null : Unknown(direction);
        }
        (ViewMember? found, bool isNil) = keys.Find(direction, writer, member.Reader, read);
        return found is not null ? found == written ? Gone(member, read) : Other(found, member, read)
            : isNil ? Nil(member, written, read)
            : Absent(member, read);
    }

    /// <summary>What becomes of a member's values if it is found; null if it is not.</summary>
    internal Verdict? Value(Direction direction, (TypeMember? Writer, TypeMember? Reader) member, ContractView writer) =>
        member.Writer?.In(identity) is { } written && member.Reader?.In(identity) is { } read
            && keys.Find(direction, writer, member.Reader, read).Found == written ? values.Read(written, read) : null;

    /// <summary>The gravest verdict over all members that both have.</summary>
    internal Verdict All(Direction direction, ContractView writer) =>
        direction.Members.Where(member => member is { Writer: not null, Reader: not null }).Select(member => Of(direction, member, writer) ?? Verdict.Read)
            .Aggregate(Verdict.Read, (worst, one) => worst.Or(one));

    /// <summary>What is not at its key: lost, or what data never had.</summary>
    protected Verdict Absent((TypeMember? Writer, TypeMember? Reader) member, ViewMember read) =>
        member.Writer?.In(identity) is not null ? Lost(read) : Missing(member.Reader!, read);

    /// <summary>What the reader does not know.</summary>
    protected virtual Verdict Unknown(Direction direction) => Verdict.Read;

    /// <summary>What data never had.</summary>
    protected virtual Verdict Missing(TypeMember member, ViewMember read) =>
        read.IsRequired ? new Verdict(Outcome.Refused, "data without it is refused") : Verdict.Read;

    // A member that is in the type and no longer written.
    private static Verdict Gone((TypeMember? Writer, TypeMember? Reader) member, ViewMember read) =>
        member.Writer!.Facts.IsWritten ? Verdict.Read : Lost(read) with { Why = "it is no longer written, and keeps its default" };

    private static Verdict Lost(ViewMember read) =>
        read.IsRequired ? new Verdict(Outcome.Refused, "it is not found, and data without it is refused")
            : new Verdict(Outcome.Wrong, "it is not found, and keeps its default");

    private static Verdict Nil((TypeMember? Writer, TypeMember? Reader) member, ViewMember? written, ViewMember read) =>
        !read.Value.CanBeNull ? new Verdict(Outcome.Refused, "null is at its position, which is refused")
        : written is null && member.Reader!.Facts.IsNullWhenMissing ? Verdict.Read
        : new Verdict(Outcome.Wrong, "null is at its position, and is taken for its value");

    /// <summary>Another member's value, which is read, or refused if it is of another kind.</summary>
    protected virtual Verdict Other(ViewMember found, (TypeMember? Writer, TypeMember? Reader) member, ViewMember read)
    {
        Verdict verdict = values.Read(Present(found), Present(read));
        string at = $"{found.Name} is at its key";
        return verdict.Outcome is not (Outcome.Refused or Outcome.Garbled) ? new Verdict(Outcome.Wrong, $"the value of {found.Name} is taken for it")
            : !found.Value.CanBeNull || !read.Value.CanBeNull ? verdict with { Why = $"{at}: {verdict.Why}" }
            : member.Reader!.Facts.IsNullWhenMissing ? verdict.Inside() with { Why = $"{at}: {verdict.Why}" }
            : new Verdict(Outcome.Wrong, $"{at}, and null is taken for its value");
    }

    private static ViewMember Present(ViewMember member) =>
        member with { Value = member.Value.Word == ShapeWord.Optional ? member.Value.First! : member.Value with { NotNull = true } };
}
