// Owns: what a type's attributes, and its assembly's, say about all its fields. Knows no member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Model.Tagged;

namespace Octavo.Generator.Parsing.Protobuf;

/// <summary>The settings that members inherit, as the attributes' numbers.</summary>
/// <param name="Level">ProtobufCompatibilityLevel, decided.</param>
/// <param name="Presence">ProtobufPresence; 0 if not set.</param>
/// <param name="IsExpanded">Whether elements are written one by one.</param>
/// <param name="IsClosed">Whether enums are closed.</param>
/// <param name="TrustsUtf8">Whether text is not verified.</param>
internal sealed record MessageSettings(int Level, int Presence, bool IsExpanded, bool IsClosed, bool TrustsUtf8)
{
    private const string CompatibilityLevel = "ProtoBuf.CompatibilityLevelAttribute";

    /// <summary>The settings of a type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="isNet">Whether protobuf-net's defaults hold.</param>
    public static MessageSettings Of(INamedTypeSymbol type, bool isNet)
    {
        AttributeData? own = Attributes.Find(type, Attributes.ProtobufMessage);
        AttributeData? all = Attributes.Find(type.ContainingAssembly, Attributes.ProtobufMessage);
        int level = Say("Level");
        return new MessageSettings(
            level != 0 ? level : isNet ? NetLevel(type) : FieldForm.Level300,
            Say("Presence"),
            Say("Packing") is var packing && packing == 0 ? isNet : packing == 2,
            Say("Enums") == 2,
            Say("Utf8") is var utf8 && utf8 == 0 ? isNet : utf8 == 2);

        int Say(string name) => Attributes.Named(own, name, 0) is var said && said != 0 ? said : Attributes.Named(all, name, 0);
    }

    /// <summary>The level that an attribute of protobuf-net gives a member; 0 if it has none.</summary>
    public static int LevelOf(ISymbol symbol) => Attributes.Find(symbol, CompatibilityLevel)?.ConstructorArguments is [{ Value: int level }] ? level : 0;

    /// <summary>The nearest of the type, those around it, the module and the assembly that says one; 200 if none does.</summary>
    private static int NetLevel(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? one = type; one is not null; one = one.ContainingType)
        {
            if (LevelOf(one) is > 0 and var level)
            {
                return level;
            }
        }
        int wide = type.ContainingModule is { } module ? LevelOf(module) : 0;
        wide = wide != 0 || type.ContainingAssembly is null ? wide : LevelOf(type.ContainingAssembly);
        return wide != 0 ? wide : FieldForm.Level200;
    }
}
