// Owns: the attributes that the generator knows, by full name: other libraries' are matched without a reference to them.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing;

internal static class Attributes
{
    public const string GenerateCodec = "Octavo.GenerateCodecAttribute";
    public const string GenerateCodecFor = "Octavo.GenerateCodecForAttribute";
    public const string GenerateCodecsForCalls = "Octavo.GenerateCodecsForCallsAttribute";
    public const string OctavoColumn = "Octavo.OctavoColumnAttribute";
    public const string CodecFor = "Octavo.Internal.CodecForAttribute";
    public const string KeyHashFor = "Octavo.Internal.KeyHashForAttribute";
    public const string CodecMirror = "Octavo.Internal.CodecMirrorAttribute";
    public const string CodecMember = "Octavo.CodecMemberAttribute";
    public const string CodecEnum = "Octavo.CodecEnumAttribute";
    public const string CodecExtensionData = "Octavo.CodecExtensionDataAttribute";
    public const string CodecConverter = "Octavo.CodecConverterAttribute";
    public const string CodecConstructor = "Octavo.CodecConstructorAttribute";
    public const string CompilerGenerated = "System.Runtime.CompilerServices.CompilerGeneratedAttribute";
    public const string CodecAs = "Octavo.CodecAsAttribute";
    public const string CodecSurrogate = "Octavo.CodecSurrogateAttribute";
    public const string CodecDefaults = "Octavo.CodecDefaultsAttribute";
    public const string CodecAlias = "Octavo.CodecAliasAttribute";
    public const string CodecName = "Octavo.CodecNameAttribute";
    public const string CodecIgnore = "Octavo.CodecIgnoreAttribute";
    public const string MaybeNull = "System.Diagnostics.CodeAnalysis.MaybeNullAttribute";
    public const string AllowNull = "System.Diagnostics.CodeAnalysis.AllowNullAttribute";
    public const string CodecUnion = "Octavo.CodecUnionAttribute";
    public const string CodecUnionFor = "Octavo.CodecUnionForAttribute";
    public const string MessagePackKey = "MessagePack.KeyAttribute";
    public const string MessagePackIgnore = "MessagePack.IgnoreMemberAttribute";
    public const string MessagePackConstructor = "MessagePack.SerializationConstructorAttribute";
    public const string ProtoMember = "ProtoBuf.ProtoMemberAttribute";
    public const string ProtobufMember = "Octavo.ProtobufMemberAttribute";
    public const string ProtobufForm = "Octavo.ProtobufFormAttribute";
    public const string ProtobufMessage = "Octavo.ProtobufMessageAttribute";
    public const string ProtobufEnum = "Octavo.ProtobufEnumAttribute";
    /// <summary>Leaves a field out if all members are asked for, as the formatters did.</summary>
    public const string NonSerialized = "System.NonSerializedAttribute";
    public const string SetsRequiredMembers = "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute";
    public const string Obsolete = "System.ObsoleteAttribute";
    public const string InlineArray = "System.Runtime.CompilerServices.InlineArrayAttribute";

    /// <summary>The attribute of this full name on a symbol, or null.</summary>
    public static AttributeData? Find(ISymbol? symbol, string name)
    {
        if (symbol is not null)
        {
            foreach (AttributeData attribute in symbol.GetAttributes())
            {
                if (Is(attribute, name))
                {
                    return attribute;
                }
            }
        }
        return null;
    }

    /// <summary>All attributes of this full name on a symbol.</summary>
    public static IEnumerable<AttributeData> FindAll(ISymbol? symbol, string name) => symbol?.GetAttributes().Where(a => Is(a, name)) ?? [];

    /// <summary>Whether an attribute has this full name. MessagePack-CSharp finds what derives from its attributes too; those that say all by being there are
    /// followed so.</summary>
    public static bool Is(AttributeData attribute, string name) => Is(attribute.AttributeClass, name)
        || (name is MessagePackIgnore or MessagePackConstructor && DerivesFrom(attribute, name));

    /// <summary>An attribute's name as programs write it, without its ending.</summary>
    public static string Short(AttributeData attribute) => Short(attribute.AttributeClass!.Name);

    /// <summary>The same of the name of its class.</summary>
    public static string Short(string name) =>
        name.EndsWith(nameof(Attribute), StringComparison.Ordinal) ? name.Substring(0, name.Length - nameof(Attribute).Length) : name;

    /// <summary>Whether the class of an attribute derives from the one of this full name.</summary>
    public static bool DerivesFrom(AttributeData attribute, string name)
    {
        INamedTypeSymbol? type = attribute.AttributeClass?.BaseType;
        while (type is not null && type.Name != nameof(Attribute) && !Is(type, name))
        {
            type = type.BaseType;
        }
        return type is not null && type.Name != nameof(Attribute);
    }

    /// <summary>The last part is compared first: joining the parts of each attribute's name took 7 % of a keystroke.</summary>
    private static bool Is(INamedTypeSymbol? type, string name) =>
        type is { Name: var last } && name.EndsWith(last, StringComparison.Ordinal) && CSharpNames.FullName(type) == name;

    /// <summary>A named argument's value, or the default.</summary>
    public static T Named<T>(AttributeData? attribute, string name, T otherwise)
    {
        foreach (var argument in attribute?.NamedArguments ?? [])
        {
            if (argument.Key == name && argument.Value.Value is T value)
            {
                return value;
            }
        }
        return otherwise;
    }
}
