// Owns: protobuf-net's attributes: the number of a member in Protobuf.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal static class ProtoBufAttributes
{
    private const string Ignore = "ProtoBuf.ProtoIgnoreAttribute";

    /// <summary><c>[ProtoMember(n)]</c>; 0 where it has none, or <c>[ProtoIgnore]</c>.</summary>
    public static int Number(ISymbol member) =>
        Attributes.Find(member, Ignore) is null && Attributes.Find(member, Attributes.ProtoMember)?.ConstructorArguments is [{ Value: int tag }, ..] ? tag : 0;
}
