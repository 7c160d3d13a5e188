// Owns: the roots that the methods of an interface, controller or hub take and give: [assembly: GenerateCodecsForCalls]. Knows no framework but by the names of
// its types.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Engine;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Compiling;

internal static class SurfaceParser
{
    /// <summary>Parses what <c>[assembly: GenerateCodecsForCalls(typeof(IMyHub))]</c> asks for.</summary>
    public static void Parse(ParseContext context, AttributeData attribute, Location? location)
    {
        if (attribute.ConstructorArguments is not [{ Value: INamedTypeSymbol type }])
        {
            return;
        }
        var seen = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        foreach ((ITypeSymbol root, _) in Travelling(type))
        {
            if (seen.Add(root))
            {
                RootParser.Parse(context, root, location);
            }
        }
    }

    /// <summary>What is sent with the methods of a type, each with its parameter; a result has none.</summary>
    public static IEnumerable<(ITypeSymbol Type, IParameterSymbol? Parameter)> Travelling(INamedTypeSymbol type)
    {
        foreach (IMethodSymbol method in Owners(type).SelectMany(owner => owner.GetMembers()).OfType<IMethodSymbol>())
        {
            if (method is not { MethodKind: MethodKind.Ordinary, DeclaredAccessibility: Accessibility.Public, IsStatic: false, IsGenericMethod: false })
            {
                continue;
            }
            foreach (IParameterSymbol parameter in method.Parameters)
            {
                if (IsData(parameter) && Travelling(parameter.Type) is { } argument)
                {
                    yield return (argument, parameter);
                }
            }
            if (Travelling(method.ReturnType) is { } result)
            {
                yield return (result, null);
            }
        }
    }

    /// <summary>An interface with those that it inherits; a class with its bases, as far as they are not a framework's.</summary>
    private static IEnumerable<INamedTypeSymbol> Owners(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Interface)
        {
            return type.AllInterfaces.Insert(0, type);
        }
        var owners = new List<INamedTypeSymbol>();
        for (INamedTypeSymbol? owner = type; owner is { SpecialType: SpecialType.None } && !IsOfFramework(owner); owner = owner.BaseType)
        {
            owners.Add(owner);
        }
        return owners;
    }

    /// <summary>What is sent of a parameter or result; null if nothing is.</summary>
    private static ITypeSymbol? Travelling(ITypeSymbol type)
    {
        if (type is INamedTypeSymbol { TypeArguments: [ITypeSymbol inner] } around
            && CallNames.IsAround(CSharpNames.Space(around), around.Name))
        {
            return Travelling(inner);
        }
        return type.SpecialType == SpecialType.System_Void || type.TypeKind is TypeKind.TypeParameter or TypeKind.Pointer or TypeKind.Error or TypeKind.Delegate
            || type.IsRefLikeType || IsOfFramework(type) || IsOfOrleans(type) ? null : type;
    }

    private static bool IsOfFramework(ITypeSymbol type) =>
        type is INamedTypeSymbol { ContainingNamespace: { IsGlobalNamespace: false } within } && CallNames.IsOfFramework(within.ToDisplayString());

    /// <summary>Whether Orleans serializes a type itself, or passes a reference to a grain.</summary>
    private static bool IsOfOrleans(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsOfOrleans(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(IsOfOrleans)
            || (Attributes.Find(named.OriginalDefinition, "Orleans.GenerateSerializerAttribute") is not null
            && Attributes.Find(named.OriginalDefinition, Attributes.GenerateCodec) is null)
            || IsGrain(named),
        _ => false,
    };

    /// <summary>Whether a type is the interface of a grain or of an observer.</summary>
    public static bool IsGrain(INamedTypeSymbol type) => type.TypeKind == TypeKind.Interface
        && type.AllInterfaces.Any(inherited => inherited.Name == "IAddressable" && CSharpNames.Space(inherited) == "Orleans.Runtime");

    /// <summary>Whether a parameter is data of a format: not of a container, a route, a query or a header.</summary>
    private static bool IsData(IParameterSymbol parameter) =>
        parameter.RefKind == RefKind.None && !parameter.GetAttributes().Any(a => CallNames.IsElsewhere(a.AttributeClass?.Name))
            && (parameter.ContainingSymbol is not IMethodSymbol method || !method.GetAttributes().Any(IsOfRefit) || IsBody(parameter, method));

    private static bool IsOfRefit(AttributeData attribute) =>
        attribute.AttributeClass?.BaseType is { Name: "HttpMethodAttribute" } route && CSharpNames.Space(route) == "Refit";

    /// <summary>Whether Refit sends a parameter as the body, as the serializer of Octavo.Refit finds it at run time.</summary>
    private static bool IsBody(IParameterSymbol parameter, IMethodSymbol method)
    {
        if (parameter.Type.SpecialType == SpecialType.System_String)
        {
            return false;
        }
        if (method.Parameters.Any(other => Attributes.Find(other, "Refit.BodyAttribute") is not null))
        {
            return Attributes.Find(parameter, "Refit.BodyAttribute") is { } body && !body.ConstructorArguments.Any(IsForm);
        }
        return parameter.Type.IsReferenceType && Attributes.Find(method, "Refit.MultipartAttribute") is null
            && method.GetAttributes().First(IsOfRefit).AttributeClass!.Name is "PostAttribute" or "PutAttribute" or "PatchAttribute"
            && !parameter.GetAttributes().Any(a => a.AttributeClass is { } mark && CSharpNames.Space(mark) == "Refit");
    }

    private static bool IsForm(TypedConstant argument) => argument is { Kind: TypedConstantKind.Enum, Type: { } form }
        && form.GetMembers("UrlEncoded").OfType<IFieldSymbol>().Any(field => Equals(field.ConstantValue, argument.Value));
}
