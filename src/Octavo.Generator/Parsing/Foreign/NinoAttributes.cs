// Owns: Nino's attributes, for the formats by position.
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class NinoAttributes : AttributeLibrary
{
    private const string Type = "Nino.Core.NinoTypeAttribute";
    private const string Member = "Nino.Core.NinoMemberAttribute";
    private const string Ignore = "Nino.Core.NinoIgnoreAttribute";
    private const string ExplicitOrder = "Nino.Core.NinoExplicitOrderAttribute";

    /// <inheritdoc/>
    public override string Name => "Nino";

    /// <summary><c>[NinoType(autoCollect, containNonPublicMembers)]</c>, <c>[NinoExplicitOrder("…")]</c>.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type)
    {
        if (Attributes.Find(type, Type) is not AttributeData found)
        {
            return null;
        }
        bool collects = Argument(found, 0, true);
        bool nonPublic = Argument(found, 1, false);
        string[]? order = Attributes.Find(type, ExplicitOrder)?.ConstructorArguments is [{ Kind: TypedConstantKind.Array } names]
            ? [.. names.Values.Select(v => v.Value).OfType<string>()] : null;
        return new TypeMark(OptIn: !collects, NonPublic: collects && nonPublic, AllowsPrivate: nonPublic, Order: order);
    }

    /// <summary><c>[NinoMember(n)]</c>, <c>[NinoIgnore]</c>. <c>[NinoUtf8]</c> asks for a form of text that Binary does not have.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        if (Attributes.Find(member, Ignore) is not null)
        {
            return new MemberMark(IsIgnored: true);
        }
        return Attributes.Find(member, Member) is AttributeData found ? new MemberMark(IsMember: true, Number: Argument<ushort>(found, 0, 0)) : null;
    }
}
