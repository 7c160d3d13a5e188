// Owns: closed types of generic definitions that have the attribute: which ask for a codec wherever they are held. Knows no member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Types;

internal sealed class GenericParser(ParseContext context)
{
    /// <summary>Types that bring one another, one inside the other; more have no end.</summary>
    private const int MostLevels = 32;

    /// <summary>Parses a closed type whose definition asks for codecs.</summary>
    /// <returns>False if the definition does not, or another assembly has the codec.</returns>
    public bool TryParse(INamedTypeSymbol type, bool notNull, out ObjectValue? value, out ValueFailure? failure)
    {
        (value, failure) = (null, null);
        if (!IsGeneric(type) || context.Facts.IsAsked(type) || context.Facts.Definition(type) is not AttributeData attribute || context.Facts.ForeignOwn(type))
        {
            return false;
        }
        string text = CSharpNames.Text(type);
        if (IsOpen(type))
        {
            failure = ValueFailure.Unsupported(type, "a type that is not closed");
            return true;
        }
        if (context.Begun.Add(text))
        {
            if (context.Level == MostLevels)
            {
                failure = ValueFailure.Unsupported(type, "a generic type whose members lead to ever more closed types; break the chain with a non-generic type");
                return true;
            }
            context.Level++;
            AttributeData? defaults = context.Defaults;
            if (Attributes.Is(attribute, Attributes.GenerateCodec))
            {
                // One definition has one layout, whoever closes it.
                context.Defaults = Attributes.Find(type.ContainingAssembly, Attributes.CodecDefaults);
            }
            new TypeParser(context).Parse(TypeNullability.Plain(type, context.Compilation),
                TypeRequest.From(attribute, null) with { IsCarried = !context.Declares(type) });
            context.Defaults = defaults;
            context.Level--;
        }
        value = new ObjectValue(text, CSharpNames.Id(type), notNull, type.IsValueType, text, IsLocal: true, Fixed: null)
        {
            IsUnion = IncludedPart.IsUnionOfCases(type)
        };
        return true;
    }

    /// <summary>Whether a type has type parameters, or is in one that has.</summary>
    public static bool IsGeneric(INamedTypeSymbol type) => type.Arity != 0 || (type.ContainingType is not null && IsGeneric(type.ContainingType));

    /// <summary>Whether some of its parameters have no argument.</summary>
    public static bool IsOpen(INamedTypeSymbol type) =>
        type.IsUnboundGenericType || type.TypeArguments.Any(IsOpenArgument) || (type.ContainingType is not null && IsOpen(type.ContainingType));

    private static bool IsOpenArgument(ITypeSymbol argument) => argument switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => IsOpenArgument(array.ElementType),
        INamedTypeSymbol named => named.TypeKind == TypeKind.Error || IsOpen(named),
        _ => false,
    };
}
