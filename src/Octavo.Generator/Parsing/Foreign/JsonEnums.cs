// Owns: whether System.Text.Json's or Json.NET's converter of enums to names is asked for. It counts for formats by name alone.
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Foreign;

internal static class JsonEnums
{
    private static readonly string[] s_attributes = [SystemTextJsonAttributes.Space + "JsonConverterAttribute",
        NewtonsoftAttributes.Space + "JsonConverterAttribute"];

    /// <summary>Whether an attribute of a symbol asks for names.</summary>
    /// <param name="symbol">The enum, or a member.</param>
    /// <param name="type">The enum, or the member's type.</param>
    public static bool Names(ISymbol symbol, ITypeSymbol type) => symbol.GetAttributes().Any(a => Names(a, type));

    /// <summary>Whether this attribute does: with arguments it would name otherwise.</summary>
    public static bool Names(AttributeData attribute, ITypeSymbol type) =>
        IsEnum(type) && s_attributes.Any(name => Attributes.Is(attribute, name)) && attribute.ConstructorArguments is [{ Value: INamedTypeSymbol converter }]
        && (converter.IsGenericType ? converter.ConstructedFrom : converter).ToDisplayString() is "System.Text.Json.Serialization.JsonStringEnumConverter"
        or "System.Text.Json.Serialization.JsonStringEnumConverter<TEnum>" or "Newtonsoft.Json.Converters.StringEnumConverter";

    /// <summary>Whether this attribute asks for numbers, which codecs write unless something else asks for names.</summary>
    public static bool Numbers(AttributeData attribute, ITypeSymbol type) =>
        IsEnum(type) && Attributes.Is(attribute, s_attributes[0]) && attribute.ConstructorArguments is [{ Value: INamedTypeSymbol converter }]
        && CSharpNames.FullName(converter).StartsWith(SystemTextJsonAttributes.Space + "JsonNumberEnumConverter", System.StringComparison.Ordinal);

    /// <summary>Whether System.Text.Json's attribute of an enum does, and not Json.NET's.</summary>
    public static bool NamesByTextJson(INamedTypeSymbol type) => type.GetAttributes().Any(a => Attributes.Is(a, s_attributes[0]) && Names(a, type));

    /// <summary>Whether Json.NET's attribute of a symbol asks for names: it is found on what a member overrides or implements too.</summary>
    public static bool NamesByNewtonsoft(ISymbol symbol, ITypeSymbol type) =>
        symbol.GetAttributes().Any(a => Attributes.Is(a, s_attributes[1]) && Names(a, type));

    /// <summary>Whether a symbol has a converter of either library.</summary>
    public static AttributeData? Converter(ISymbol symbol) => symbol.GetAttributes()
        .FirstOrDefault(a => IsDerived(a) || s_attributes.Any(name => Attributes.Is(a, name)));

    /// <summary>Whether an attribute derives from System.Text.Json's, to make the converter itself.</summary>
    public static bool IsDerived(AttributeData attribute)
    {
        for (INamedTypeSymbol? type = attribute.AttributeClass?.BaseType; type is not null; type = type.BaseType)
        {
            if (type.Name == "JsonConverterAttribute" && CSharpNames.FullName(type) == s_attributes[0])
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>An enum, or that of a nullable one; null for other types.</summary>
    public static INamedTypeSymbol? Enum(ITypeSymbol type) =>
        (type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type)
            is INamedTypeSymbol { TypeKind: TypeKind.Enum } found ? found : null;

    private static bool IsEnum(ITypeSymbol type) => Enum(type) is not null;
}
