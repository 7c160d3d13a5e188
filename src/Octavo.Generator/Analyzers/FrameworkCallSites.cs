// Owns: the call sites and declarations of SignalR, MVC, Refit and Orleans, known by name, that tell a framework which type's methods it calls. Only of
// frameworks whose Octavo package the project references.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;

namespace Octavo.Generator.Analyzers;

internal sealed class FrameworkCallSites
{
    /// <summary>Generic methods by name: the type that has them, and the package that makes them count.</summary>
    private static readonly Dictionary<string, (string Type, string Package)[]> s_calls = new()
    {
        ["MapHub"] = [("Microsoft.AspNetCore.Builder.HubEndpointRouteBuilderExtensions", SignalR)],
        ["Require"] = [("Octavo.OctavoHubOptions", SignalR), ("Octavo.OctavoContentSerializer", Refit)],
        ["For"] = [("Refit.RestService", Refit)],
        ["AddRefitClient"] = [("Refit.HttpClientFactoryExtensions", Refit)],
        ["AddKeyedRefitClient"] = [("Refit.HttpClientFactoryExtensions", Refit)],
        ["GetGrain"] = [("Orleans.IGrainFactory", Orleans), ("Orleans.IClusterClient", Orleans), ("Orleans.GrainFactoryExtensions", Orleans)],
    };

    private const string SignalR = "Octavo.SignalR";
    private const string Refit = "Octavo.Refit";
    private const string Orleans = "Octavo.Orleans";

    private readonly HashSet<string> _packages;

    public FrameworkCallSites(Compilation compilation) =>
        _packages = [.. compilation.ReferencedAssemblyNames.Select(name => name.Name)];

    /// <summary>Whether declarations can be places, too.</summary>
    public bool HasDeclarations => _packages.Contains(SignalR) || _packages.Contains(Orleans) || _packages.Contains("Octavo.AspNetCore");

    /// <summary>The type whose methods are called, as a call names it; null if it names none.</summary>
    public INamedTypeSymbol? OfCall(IInvocationOperation call)
    {
        IMethodSymbol method = call.TargetMethod;
        if (method.Name == "EnsureCallCodecs")
        {
            return CSharpNames.FullName(method.ContainingType) == "Octavo.OctavoCodecs" && call.Arguments.FirstOrDefault(a => a.Parameter?.Ordinal == 0)?.Value
                is ITypeOfOperation { TypeOperand: INamedTypeSymbol named } ? named : null;
        }
        return method.TypeArguments is [INamedTypeSymbol called, ..] && s_calls.TryGetValue(method.Name, out (string Type, string Package)[]? places)
            && places.Any(place => _packages.Contains(place.Package) && CSharpNames.FullName(method.ContainingType) == place.Type) ? called : null;
    }

    /// <summary>The type whose methods are called because of a declaration: a controller, the interface of a grain, the interface of a hub's clients; null if
    /// there is none.</summary>
    public INamedTypeSymbol? OfDeclaration(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Interface)
        {
            return _packages.Contains(Orleans) && SurfaceParser.IsGrain(type) ? type : null;
        }
        if (type is not { TypeKind: TypeKind.Class, IsAbstract: false })
        {
            return null;
        }
        for (INamedTypeSymbol? owner = type.BaseType; owner is { SpecialType: SpecialType.None }; owner = owner.BaseType)
        {
            switch (owner.Name)
            {
                case "ControllerBase" when _packages.Contains("Octavo.AspNetCore") && CSharpNames.Space(owner) == "Microsoft.AspNetCore.Mvc":
                    return type;
                case "Hub" when owner.TypeArguments is [INamedTypeSymbol client] && _packages.Contains(SignalR)
                    && CSharpNames.Space(owner) == "Microsoft.AspNetCore.SignalR":
                    return client;
            }
        }
        return null;
    }
}
