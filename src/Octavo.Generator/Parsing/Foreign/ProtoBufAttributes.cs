// Owns: protobuf-net's attributes, for Protobuf alone: which members they make. What they say about a field in addition is in Protobuf/NetFields.
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class ProtoBufAttributes : AttributeLibrary
{
    public const string Space = "ProtoBuf.";
    public const string Contract = Space + "ProtoContractAttribute";
    public const string Ignore = Space + "ProtoIgnoreAttribute";
    public const string PartialMember = Space + "ProtoPartialMemberAttribute";
    public const string PartialIgnore = Space + "ProtoPartialIgnoreAttribute";

    // ImplicitFields
    private const int AllFields = 2;

    /// <inheritdoc/>
    public override string Name => "protobuf-net";

    /// <inheritdoc/>
    public override string Calling => "mark it with [ProtoBeforeSerialization] or its siblings too";

    /// <inheritdoc/>
    public override bool Calls(string origin) =>
        origin.StartsWith(Space, System.StringComparison.Ordinal) || origin.StartsWith(DataContractAttributes.Space, System.StringComparison.Ordinal);

    /// <summary><c>[ProtoContract]</c>: only what has a number is a member, public or not; without it <c>[ProtoMember]</c> on some is as good.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type)
    {
        AttributeData? contract = Attributes.Find(type, Contract);
        return contract is null && Attributes.Find(type, PartialMember) is null ? null
            : new TypeMark(OptIn: true, NonPublic: Attributes.Named(contract, "ImplicitFields", 0) == AllFields, AllowsPrivate: true);
    }

    /// <summary><c>[ProtoMember(n)]</c>, <c>[ProtoIgnore]</c>.</summary>
    public override MemberMark? MemberMark(ISymbol member) =>
        Attributes.Find(member, Ignore) is not null ? new MemberMark(IsIgnored: true)
        : Attributes.Find(member, Attributes.ProtoMember)?.ConstructorArguments is [{ Value: int number }, ..] ? new MemberMark(IsMember: true, Number: number)
        : null;

    /// <summary>An attribute on the type that names a member; null if none does.</summary>
    public static AttributeData? Partial(INamedTypeSymbol type, string attribute, string member) =>
        type.GetAttributes()
            .FirstOrDefault(
                a => Attributes.Is(a, attribute) && a.ConstructorArguments.Any(c => c.Kind == TypedConstantKind.Primitive && c.Value as string == member));
}
