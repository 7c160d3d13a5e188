// Owns: the step from a declaring type to what accessors need of it.
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Types;

internal static class OwnerParser
{
    public static OwnerModel Parse(INamedTypeSymbol type)
    {
        List<ITypeParameterSymbol> parameters = [.. Chain(type.OriginalDefinition).SelectMany(t => t.TypeParameters)];
        if (parameters.Count == 0)
        {
            return new OwnerModel(CSharpNames.Text(type), "", "", "", "");
        }
        string arguments = "<" + string.Join(", ", Arguments(type).Select(CSharpNames.Text)) + ">";
        string names = "<" + string.Join(", ", parameters.Select(CSharpNames.Text)) + ">";
        string flat = CSharpNames.Flat(type);
        int same = MemberParser.BaseFirst(type).Count(t => CSharpNames.Flat(t) == flat); // Other.Box<T> is a base of Box<T>, and A.B<T> of A_B<T>
        string name = flat + (same > 1 ? same.ToString(CultureInfo.InvariantCulture) : "") + "Access";
        return new OwnerModel(CSharpNames.Text(type.OriginalDefinition), names, arguments, string.Concat(parameters.Select(Constraints)), name);
    }

    /// <summary>The arguments of a type and of those around it, the outermost first.</summary>
    public static IEnumerable<ITypeSymbol> Arguments(INamedTypeSymbol type) => Chain(type).SelectMany(t => t.TypeArguments);

    /// <summary>A definition, and those around it, with arguments.</summary>
    public static INamedTypeSymbol Close(INamedTypeSymbol definition, ITypeSymbol[] arguments)
    {
        if (arguments.Length == 0)
        {
            return definition;
        }
        int own = definition.Arity, around = arguments.Length - own;
        INamedTypeSymbol open = definition.ContainingType is { } outer && around != 0
            ? Close(outer, [.. arguments.Take(around)]).GetMembers(definition.Name).OfType<INamedTypeSymbol>().First(t => t.Arity == own)
            : definition;
        return own == 0 ? open : open.Construct([.. arguments.Skip(around)]);
    }

    /// <summary>Containing types first.</summary>
    private static IEnumerable<INamedTypeSymbol> Chain(INamedTypeSymbol type) => type.ContainingType is null ? [type] : Chain(type.ContainingType).Append(type);

    private static string Constraints(ITypeParameterSymbol parameter)
    {
        var parts = new List<string>();
        if (parameter.HasUnmanagedTypeConstraint)
        {
            parts.Add("unmanaged");
        }
        else if (parameter.HasValueTypeConstraint)
        {
            parts.Add("struct");
        }
        else if (parameter.HasReferenceTypeConstraint)
        {
            parts.Add("class");
        }
        else if (parameter.HasNotNullConstraint)
        {
            parts.Add("notnull");
        }
        parts.AddRange(parameter.ConstraintTypes.Select(CSharpNames.Text));
        if (parameter is { HasConstructorConstraint: true, HasValueTypeConstraint: false, HasUnmanagedTypeConstraint: false })
        {
            parts.Add("new()");
        }
        if (parameter.AllowsRefLikeType)
        {
            parts.Add("allows ref struct");
        }
        return parts.Count == 0 ? "" : " where " + CSharpNames.Text(parameter) + " : " + string.Join(", ", parts);
    }
}
