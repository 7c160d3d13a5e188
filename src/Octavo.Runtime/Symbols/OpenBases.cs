// Owns: which abstract classes and interfaces hold objects of any registered type, though no attribute says so.
using System.Reflection;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Unions;

namespace Octavo.Runtime.Symbols;

/// <summary>What a base without attributes is at run time: an open union without cases.</summary>
internal static class OpenBases
{
    /// <summary>Attributes by which a base says itself what is in its place.</summary>
    private static readonly string[] s_said =
    [
        "Octavo.GenerateCodecAttribute",
        "Octavo.CodecUnionAttribute",
        "Octavo.CodecConverterAttribute",
        "Octavo.CodecSurrogateAttribute",
        "Octavo.CodecAsAttribute",
        "MessagePack.UnionAttribute",
        "MemoryPack.MemoryPackUnionAttribute",
        UnionAttributes.ProtoInclude,
        UnionAttributes.JsonDerivedType,
        UnionAttributes.JsonPolymorphic,
        "System.Runtime.Serialization.KnownTypeAttribute",
    ];

    /// <summary>Attributes of an assembly that say it of a type.</summary>
    private static readonly string[] s_named = ["Octavo.GenerateCodecForAttribute", "Octavo.CodecUnionForAttribute", "Octavo.CodecConverterAttribute",
        "Octavo.CodecSurrogateAttribute", "Octavo.CodecAsAttribute"];

    /// <summary>The attribute that it would have.</summary>
    public static AttributeData Mark { get; } =
        new((INamedTypeSymbol)ReflectedType.Of(typeof(CodecUnionAttribute)), [],
            [KeyValuePair.Create(nameof(CodecUnionAttribute.Open), new TypedConstant(TypedConstantKind.Primitive, true, default))]);

    /// <summary>Whether a type is such a base.</summary>
    public static bool Has(Type type) =>
        type is { IsAbstract: true, IsSealed: false, ContainsGenericParameters: false } && (type.IsClass || type.IsInterface)
            && !CompilationFacts.IsPlatform(type)
        && !type.GetCustomAttributesData().Any(a => s_said.Contains(Name(a)))
        && !type.Assembly.GetCustomAttributesData()
        .Any(a =>
            s_named.Contains(Name(a)) && a.ConstructorArguments is [{ Value: Type named }, ..]
                && (named == type || (type.IsGenericType && named == type.GetGenericTypeDefinition())));

    private static string? Name(CustomAttributeData attribute) =>
        attribute.AttributeType.IsGenericType ? attribute.AttributeType.GetGenericTypeDefinition().FullName : attribute.AttributeType.FullName;
}
