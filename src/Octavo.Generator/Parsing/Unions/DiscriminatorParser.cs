// Owns: the check that the member that distinguishes a union's cases is not one of a case's own.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Unions;

internal sealed class DiscriminatorParser(ParseContext context)
{
    private const string Value = "$value"; // where a case that is not a class has its value

    /// <summary>Reports a name that a case has in addition.</summary>
    /// <param name="union">The union.</param>
    /// <param name="one">The case.</param>
    /// <param name="location">Where the case is named.</param>
    public void Check(INamedTypeSymbol union, INamedTypeSymbol one, Location? location)
    {
        string name = UnionAttributes.Discriminator(union) ?? CaseModel.DefaultDiscriminator;
        string? reason = name.Length == 0 ? "the name is empty"
            : !NameParser.Check(context, name, union, location) ? null
            : name == Value ? "that name holds the values of cases that are not classes"
            : Member(one, name) is MemberDraft member ? $"'{member.FullName}' of the case '{one.Name}' has that name"
            : null;
        if (reason is not null)
        {
            context.Report(Descriptors.BadDiscriminator, location, union.ToDisplayString(), name, reason);
        }
    }

    /// <summary>The member of a case that has a name in formats by name. What else is wrong with it is reported where it is parsed.</summary>
    private MemberDraft? Member(INamedTypeSymbol type, string name)
    {
        List<MemberDraft> members =
            new MemberParser(new ParseContext(context.Compilation)).Parse(type, out ViewAttributes[] byView);
        ViewAttributes attributes = byView[(int)ViewKind.Name];
        TypeRequest request = context.Facts.Request(type) is AttributeData asked ? TypeRequest.From(asked, null) : new TypeRequest(0, 0, null);
        int policy = IdentityParser.Policy(attributes, request, context);
        var computed = new ComputedParser(context, type, request, byView, members);
        return members.Where(attributes.Has)
            .FirstOrDefault(m => (m.Aliases.Contains(name) || ViewMember.Of(m, attributes, policy).Name == name)
                && (!IsComputed(type, m) || IsWritten(computed, m)));
    }

    /// <summary>Whether nothing sets a member: the idiom of a getter in each case that gives the case's name.</summary>
    private static bool IsComputed(INamedTypeSymbol type, MemberDraft member) =>
        member is { IsMarked: false, Symbol: IPropertySymbol { SetMethod: null } property } && !FillParser.IsAuto(property)
            && !type.InstanceConstructors.SelectMany(c => c.Parameters).Any(p => string.Equals(p.Name, member.Name, System.StringComparison.OrdinalIgnoreCase));

    private static bool IsWritten(ComputedParser computed, MemberDraft member)
    {
        bool good = true;
        return computed.TryTake(member, ref good);
    }
}
