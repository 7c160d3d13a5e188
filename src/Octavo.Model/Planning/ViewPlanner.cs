// Owns: which contract views of a type its formats take, and for which formats each has bodies.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;

namespace Octavo.Model.Planning;

internal static class ViewPlanner
{
    private const FormatSet Sequential = FormatSet.Sequential | FormatSet.Tokens;

    /// <summary>The type with the contract views alone that its formats take. Tokens comes with each format that has keys, and takes names: if JSON is not
    /// among the formats, it takes what one of them has.</summary>
    public static TypeModel Narrow(TypeModel type, FormatSet formats)
    {
        if (type.Views.Count == 0 || formats.IsWhole())
        {
            return type;
        }
        List<TypeView> views =
            [.. type.Views.Select(f => f with { Kinds = f.Kinds.Where(kind => (kind.Formats() & formats) != 0).ToEquatable() }).Where(f => f.Kinds.Count != 0)];
        type = type with { Views = views.ToEquatable() };
        int keyed = views.FindIndex(f => (Served(f, formats) & FormatSet.Keyed) != 0);
        if (keyed >= 0 && (formats & FormatSet.Json) == 0 && (Own(type, formats) & FormatSet.Keyed) == 0)
        {
            views[keyed] = views[keyed] with { Kinds = views[keyed].Kinds.Concat([ViewKind.Name]).ToEquatable() };
        }
        return type with { Views = views.ToEquatable() };
    }

    /// <summary>The formats that take the members that come first.</summary>
    public static FormatSet Own(TypeModel type, FormatSet formats) =>
        formats.IsWhole() ? formats : type.Views.Aggregate(formats.WithTokens() & Sequential, (own, view) => own & ~Served(view, formats));

    /// <summary>The formats that take a contract view. A type in every format is in those of others too, which take any.</summary>
    public static FormatSet Served(TypeView view, FormatSet formats) =>
        formats.IsWhole() ? formats : view.Kinds.Aggregate((FormatSet)0,
            (served, kind) => served | ((kind.Formats() | (kind == ViewKind.Name ? FormatSet.Tokens : 0)) & formats.WithTokens() & Sequential));
}
