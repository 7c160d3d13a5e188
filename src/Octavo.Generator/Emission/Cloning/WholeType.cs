// Owns: the type as graphs see it: with the members that any of its formats has, where one has those of all.
using System.Linq;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Cloning;

internal static class WholeType
{
    /// <summary>The contract view of another sequential format that has the members of Binary and more, made as that view makes it; the type itself if there is
    /// none. A tagged view is none: it has the parts of an inheritance as members.</summary>
    public static TypeModel Of(TypeModel type)
    {
        TypeModel? whole = type.Views.Select(view => view.Type)
            .Where(view => view.Members.Count > type.Members.Count && type.Members.All(m => Has(view, m)))
            .OrderByDescending(view => view.Members.Count).FirstOrDefault();
        return whole is null ? type : whole with
        {
            Views = default,
            Tagged = null,
            Callbacks = type.Callbacks,
            Extension = type.Extension,
            ExtensionMap = type.ExtensionMap,
            Holders = type.Holders,
            IsByName = type.IsByName,
            Layout = type.Layout,
        };
    }

    /// <summary>Whether a type has a member of another view of it.</summary>
    public static bool Has(TypeModel type, MemberModel member) => type.Members.Any(m => m.Name == member.Name && m.Through == member.Through);

    /// <summary>Whether a reader may make another object than a clone is: one that was told that it was read, or one with the members of its format.</summary>
    public static bool IsReadOtherwise(TypeModel type) => type.Callbacks.Count != 0
        || Members.ViewsOf(type).Any(view => view.Members.Count != type.Members.Count || !view.Members.All(m => Has(type, m)));
}
