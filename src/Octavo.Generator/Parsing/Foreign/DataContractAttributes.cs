// Owns: the attributes of System.Runtime.Serialization, for every format for which no other library counts.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class DataContractAttributes : AttributeLibrary
{
    public const string Space = "System.Runtime.Serialization.";
    public const string Contract = Space + "DataContractAttribute";
    public const string Member = Space + "DataMemberAttribute";

    /// <summary>Leaves a member out of every format if nothing stronger makes it one.</summary>
    public const string Ignore = Space + "IgnoreDataMemberAttribute";

    private const int OmitDefault = 3; // OmitPolicy

    public static DataContractAttributes Instance { get; } = new();

    private DataContractAttributes()
    {
    }

    /// <inheritdoc/>
    public override string Name => "System.Runtime.Serialization";

    /// <summary>Without <c>[DataContract]</c> the members' attributes mean nothing, as there.</summary>
    public override bool CountsByMembers => false;

    /// <summary><c>[DataContract]</c>: only what has <c>[DataMember]</c> is a member, public or not.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type) =>
        Attributes.Find(type, Contract) is null ? null : new TypeMark(OptIn: true, AllowsPrivate: true);

    /// <summary><c>[DataMember(Name, Order, IsRequired, EmitDefaultValue)]</c>.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        if (Attributes.Find(member, Member) is not AttributeData found)
        {
            return null;
        }
        int order = Attributes.Named(found, "Order", -1);
        return new MemberMark(IsMember: true, Number: order < 0 ? null : order, Name: Attributes.Named<string?>(found, "Name", null),
            IsRequired: Attributes.Named(found, "IsRequired", false),
            Omit: Attributes.Named(found, "EmitDefaultValue", true) ? 0 : OmitDefault);
    }
}
