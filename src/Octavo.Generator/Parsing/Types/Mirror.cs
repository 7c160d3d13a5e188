// Owns: another assembly's type and what that assembly left of it for codecs elsewhere. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Types;

/// <summary>A type's mirror.</summary>
/// <param name="Owner">The type.</param>
/// <param name="Class">The class that declares again what is not public, closed as the type is; null if nothing of the kind is needed.</param>
/// <param name="Names">The members that the type declares, in order.</param>
internal sealed record Mirror(INamedTypeSymbol Owner, INamedTypeSymbol? Class, string[] Names)
{
    /// <summary>The class that holds the constructors of a mirror, if no member has that name.</summary>
    public const string Constructors = "MirrorConstructors";

    /// <summary>The members, of the type or mirrored, in order, and those of the type that are in no order.</summary>
    public IEnumerable<ISymbol> Members =>
        Names.Select(Find).Where(s => s is not null).Select(s => s!)
            .Concat(Owner.GetMembers().Where(m => m is IFieldSymbol or IPropertySymbol && !Names.Contains(m.Name)));

    /// <summary>The members that only the mirror shows: not public, and written by the codec of the type's own assembly.</summary>
    public IEnumerable<ISymbol> Hiding => Class?.GetMembers().Where(m => m is IFieldSymbol { IsImplicitlyDeclared: false } or IPropertySymbol) ?? [];

    /// <summary>The members that cannot be reached from here: their types cannot be named.</summary>
    public IEnumerable<string> Lost => Names.Where(n => Find(n) is null);

    /// <summary>The methods of the type that are not public and its codec calls.</summary>
    public IEnumerable<IMethodSymbol> Callbacks => Class?.GetMembers().OfType<IMethodSymbol>().Where(m => m.MethodKind == MethodKind.Ordinary) ?? [];

    /// <summary>The constructors of the type that are not public.</summary>
    public IEnumerable<IMethodSymbol> Hidden => Class?.GetMembers().OfType<INamedTypeSymbol>().FirstOrDefault()?.InstanceConstructors ?? [];

    private ISymbol? Find(string name) => Field(Class, name) ?? Field(Owner, name);

    private static ISymbol? Field(INamedTypeSymbol? type, string name) => type?.GetMembers(name).FirstOrDefault(m => m is IFieldSymbol or IPropertySymbol);
}
