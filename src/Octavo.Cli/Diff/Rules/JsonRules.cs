// Owns: the rules of JSON. Specification: docs/formats/json.md.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules.Values;
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules;

internal sealed class JsonRules() : NamedRules(DataFormat.Json, MemberIdentity.Name, new JsonMembers(new JsonValueRules()))
{
    protected override Verdict? Discriminator() => new Verdict(Outcome.Refused, "the member that tells cases apart is not found");

    protected override bool IsCase(ViewMember writer, ViewMember reader, ContractView union) =>
        union.Parsed.CaseForm == '#' ? writer.Number == reader.Number : writer.Name == reader.Name;

    /// <summary>The members of a class are beside its name, anything else in a member of its own.</summary>
    protected override Verdict CaseKind((ViewMember? Writer, ViewMember? Reader) one) => one switch
    {
        ({ Value.Word: ShapeWord.Value }, { Value.Word: ShapeWord.Reference }) =>
            new Verdict(Outcome.Wrong, "the members of the case are in \"$value\", which is skipped"),
        ({ Value.Word: ShapeWord.Reference }, { Value.Word: ShapeWord.Value }) => new Verdict(Outcome.Refused, "the members of the case are not in \"$value\""),
        _ => new Verdict(Outcome.Garbled, "data of the case is of another kind"),
    };

    protected override bool IsByName(ContractView writer) => true;

    protected override Verdict Union(ContractView writer, ContractView reader) => reader.IsUnion
        ? new Verdict(Outcome.Refused, $"the member \"{reader.Parsed.Discriminator}\" is not found")
        : reader.Bare is null ? new Verdict(Outcome.Risk, $"the member \"{writer.Parsed.Discriminator}\" is skipped, whatever case it names")
        : new Verdict(Outcome.Garbled, "data is of another kind");

    protected override Verdict References(ContractView writer, Direction direction) =>
        !writer.Parsed.HasReferences ? Verdict.Read
            : new Verdict(Outcome.Wrong, "an earlier object is only a \"$ref\", and is read without its members");

    /// <summary>Names that are not known are skipped, unless an attribute refuses them.</summary>
    private sealed class JsonMembers(ValueRules values) : KeyedMembers(MemberIdentity.Name, new NameKeys(), values)
    {
        protected override Verdict Unknown(Direction direction) =>
            direction.Reader.RefusesUnknownNames ? new Verdict(Outcome.Refused, "names that are not known are refused") : Verdict.Read;
    }
}
