// Owns: the nullable annotations of type arguments, at any depth. Octavo.Runtime has its own.
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Compiling;

internal static class TypeNullability
{
    /// <summary>The annotations of all arguments as text: two types with one name and one such text are the same to a codec.</summary>
    public static string Text(ITypeSymbol type)
    {
        var text = new StringBuilder();
        Append(text, type);
        return text.ToString();
    }

    /// <summary>The type without nullable annotations of its arguments: a type has one codec, wherever it is held.</summary>
    public static INamedTypeSymbol Plain(INamedTypeSymbol type, Compilation compilation)
    {
        if (type.IsTupleType)
        {
            type = type.TupleUnderlyingType ?? type;
        }
        INamedTypeSymbol definition = type.ContainingType is { } outer && GenericParser.IsGeneric(outer)
            ? Plain(outer, compilation).GetTypeMembers(type.Name, type.Arity)[0] : type.OriginalDefinition;
        return type.Arity == 0 ? definition : definition.Construct([.. type.TypeArguments.Select(a => Argument(a, compilation))]);
    }

    private static ITypeSymbol Argument(ITypeSymbol type, Compilation compilation) => (type switch
    {
        INamedTypeSymbol named when GenericParser.IsGeneric(named) => Plain(named, compilation),
        IArrayTypeSymbol array => compilation.CreateArrayTypeSymbol(Argument(array.ElementType, compilation), array.Rank, NullableAnnotation.None),
        _ => type,
    }).WithNullableAnnotation(type.IsValueType ? type.NullableAnnotation : NullableAnnotation.None);

    private static void Append(StringBuilder text, ITypeSymbol type)
    {
        switch (type)
        {
            case IArrayTypeSymbol array:
                Part(text, array.ElementType);
                break;
            case INamedTypeSymbol named:
                if (named.ContainingType is not null)
                {
                    Append(text, named.ContainingType);
                }
                foreach (ITypeSymbol argument in named.TypeArguments)
                {
                    Part(text, argument);
                }
                break;
        }
    }

    private static void Part(StringBuilder text, ITypeSymbol type)
    {
        text.Append(type.NullableAnnotation == NullableAnnotation.Annotated ? '?' : type.NullableAnnotation == NullableAnnotation.NotAnnotated ? '!' : '.');
        Append(text, type);
    }
}
