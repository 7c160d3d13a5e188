// Owns: the attributes of System.Runtime.Serialization, for every format that no other library speaks for.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class DataContractAttributes : AttributeLibrary
{
    public const string Contract = "System.Runtime.Serialization.DataContractAttribute";
    public const string Member = "System.Runtime.Serialization.DataMemberAttribute";

    /// <summary>Leaves a member out of every format where nothing stronger makes it one.</summary>
    public const string Ignore = "System.Runtime.Serialization.IgnoreDataMemberAttribute";

    /// <summary>Without <c>[DataContract]</c> the members' attributes mean nothing, as there.</summary>
    public override bool SpeaksByMembers => false;

    /// <summary><c>[DataContract]</c>: only what has <c>[DataMember]</c> is a member, public or not.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type) => Attributes.Find(type, Contract) is null ? null : new TypeMark(OptIn: true, AllowsPrivate: true);

    /// <summary><c>[DataMember(Name, Order, IsRequired)]</c>.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        if (Attributes.Find(member, Member) is not AttributeData found)
        {
            return null;
        }
        int order = Attributes.Named(found, "Order", -1);
        return new MemberMark(IsMember: true, Number: order < 0 ? null : order, Name: Attributes.Named<string?>(found, "Name", null), IsRequired: Attributes.Named(found, "IsRequired", false));
    }
}
