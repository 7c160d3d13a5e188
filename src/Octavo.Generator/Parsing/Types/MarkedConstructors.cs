// Owns: the constructors that an attribute chooses, the library's own before other libraries'.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Types;

internal static class MarkedConstructors
{
    private const string Nino = "Nino.Core.NinoConstructorAttribute";

    private static readonly string[] s_others =
    [
        "System.Text.Json.Serialization.JsonConstructorAttribute",
        "Newtonsoft.Json.JsonConstructorAttribute",
        Attributes.MessagePackConstructor,
        "MemoryPack.MemoryPackConstructorAttribute",
        Nino,
    ];

    /// <summary>The marked ones. Another library's mark counts in every format: an object is made one way.</summary>
    public static IMethodSymbol[] Of(IReadOnlyCollection<IMethodSymbol> constructors)
    {
        IMethodSymbol[] own = [.. constructors.Where(c => Attributes.Find(c, Attributes.CodecConstructor) is not null)];
        return own.Length != 0 ? own : [.. constructors.Where(c => s_others.Any(name => Attributes.Find(c, name) is not null))];
    }

    /// <summary>The members that Nino's attribute names for the parameters, in their order; null if it names none.</summary>
    public static string[]? MemberNames(IMethodSymbol constructor) =>
        Attributes.Find(constructor, Nino)?.ConstructorArguments is [{ Kind: TypedConstantKind.Array, Values: { Length: > 0 } names }]
            ? [.. names.Select(n => n.Value as string ?? "")] : null;
}
