// Owns: MessagePack-CSharp's attributes, for MessagePack.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class MessagePackAttributes : AttributeLibrary
{
    private const string Object = "MessagePack.MessagePackObjectAttribute";

    /// <inheritdoc/>
    public override string Name => "MessagePack-CSharp";

    /// <inheritdoc/>
    public override string Calling => "implement IMessagePackSerializationCallbackReceiver with it";

    /// <inheritdoc/>
    public override bool Calls(string origin) => origin.StartsWith("MessagePack.", System.StringComparison.Ordinal);

    /// <summary><c>[MessagePackObject(keyAsPropertyName, AllowPrivate = …)]</c>, inherited as there.</summary>
    public override TypeMark? TypeMark(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? one = type; one is not null; one = one.BaseType)
        {
            if (Attributes.Find(one, Object) is AttributeData found)
            {
                bool names = Argument(found, 0, false);
                bool allowsPrivate = Attributes.Named(found, "AllowPrivate", false);
                return new TypeMark(NonPublic: names && allowsPrivate, AllowsPrivate: allowsPrivate, Names: names);
            }
        }
        return null;
    }

    /// <summary><c>[Key(n)]</c> or <c>[Key("name")]</c>, <c>[IgnoreMember]</c>.</summary>
    public override MemberMark? MemberMark(ISymbol member)
    {
        if (Attributes.Find(member, Attributes.MessagePackIgnore) is not null)
        {
            return new MemberMark(IsIgnored: true);
        }
        return Attributes.Find(member, Attributes.MessagePackKey)?.ConstructorArguments switch
        {
            [{ Value: int slot }] => new MemberMark(IsMember: true, Number: slot),
            [{ Value: string name }] => new MemberMark(IsMember: true, Name: name),
            _ => null,
        };
    }
}
