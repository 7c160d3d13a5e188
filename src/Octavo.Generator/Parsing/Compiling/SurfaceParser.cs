// Owns: the roots that the methods of an interface, controller or hub take and give: [assembly: GenerateCodecsForCalls]. Knows no framework but by the names of
// its types.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Parsing.Compiling;

internal static class SurfaceParser
{
    /// <summary>Types of one argument around what travels: <c>Namespace.Name</c>. The check at start-up, <c>OctavoCodecs.RequireCalls</c>, has the same
    /// list.</summary>
    private static readonly HashSet<string> s_around =
    [
        "System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask", "System.Collections.Generic.IAsyncEnumerable", "System.IObservable",
        "System.Threading.Channels.ChannelReader", "System.Threading.Channels.ChannelWriter", "Microsoft.AspNetCore.Mvc.ActionResult",
        "Octavo.OctavoBody", "Octavo.OctavoResult", "Octavo.OctavoStreamResult", "Refit.ApiResponse", "Refit.IApiResponse",
    ];

    /// <summary>Where frameworks have the types that they hand to methods: none of them travels.</summary>
    private static readonly string[] s_frameworks = ["System.Threading", "System.Security.Claims", "System.IO", "System.Net.Http", "Microsoft.AspNetCore",
        "Microsoft.Extensions", "Grpc.Core", "Refit"];

    /// <summary>Parses what <c>[assembly: GenerateCodecsForCalls(typeof(IMyHub))]</c> asks for.</summary>
    public static void Parse(ParseContext context, AttributeData attribute, Location? location)
    {
        if (attribute.ConstructorArguments is not [{ Value: INamedTypeSymbol type }])
        {
            return;
        }
        var seen = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        foreach (IMethodSymbol method in Owners(type).SelectMany(owner => owner.GetMembers()).OfType<IMethodSymbol>())
        {
            if (method is not { MethodKind: MethodKind.Ordinary, DeclaredAccessibility: Accessibility.Public, IsStatic: false, IsGenericMethod: false })
            {
                continue;
            }
            foreach (ITypeSymbol named in method.Parameters.Where(parameter => !IsOfServices(parameter)).Select(parameter => parameter.Type)
                .Append(method.ReturnType))
            {
                if (Travelling(named) is { } root && seen.Add(root))
                {
                    RootParser.Parse(context, root, location);
                }
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
            && s_around.Contains(CSharpNames.Space(around) + "." + around.Name))
        {
            return Travelling(inner);
        }
        return type.SpecialType == SpecialType.System_Void || type.TypeKind is TypeKind.TypeParameter or TypeKind.Pointer or TypeKind.Error or TypeKind.Delegate
            || IsOfFramework(type) ? null : type;
    }

    private static bool IsOfFramework(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { ContainingNamespace: { IsGlobalNamespace: false } within })
        {
            return false;
        }
        string name = within.ToDisplayString();
        return s_frameworks.Any(framework => name == framework || name.StartsWith(framework + ".", System.StringComparison.Ordinal));
    }

    private static bool IsOfServices(IParameterSymbol parameter) =>
        parameter.RefKind != RefKind.None
            || parameter.GetAttributes().Any(a => a.AttributeClass?.Name is "FromServicesAttribute" or "FromKeyedServicesAttribute");
}
