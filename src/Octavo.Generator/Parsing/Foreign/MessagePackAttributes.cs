// Owns: MessagePack-CSharp's attributes, for MessagePack.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class MessagePackAttributes : AttributeLibrary
{
    private const string Object = "MessagePack.MessagePackObjectAttribute";

    private static readonly string[] s_told = [Object, Attributes.MessagePackKey, "MessagePack.UnionAttribute"];

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

    /// <summary>Reports the attributes on a type or member that derive from one whose arguments count: what they pass on to it is not known here.</summary>
    public static void CheckDerived(ParseContext context, ISymbol symbol)
    {
        foreach (AttributeData attribute in symbol.GetAttributes())
        {
            if (System.Array.Find(s_told, name => Attributes.DerivesFrom(attribute, name)) is { } told)
            {
                context.Report(Descriptors.UnfollowedAttribute, UnfollowedAttributes.LocationOf(attribute, symbol),
                    $"[{Attributes.Short(attribute)}] on '{symbol.ToDisplayString()}'",
                    $"what it passes on to [{Attributes.Short(told.Substring(told.IndexOf('.') + 1))}], from which it derives, is not known here; put that one on it");
            }
        }
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
