// Owns: the fields of a type, and the static fields that their call sites have. Knows no body.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedFields
{
    /// <summary>The field of a member.</summary>
    public static TaggedField Of(TypeModel type, MemberModel member) =>
        new(member.Name, member.Value, member.Field!, $"{type.FullName}.{member.Name}",
            member.Field!.IsWrapper || (member.Field.IsReference && member.Value is not (SequenceValue or MapValue)));

    /// <summary>The field of a root that is not a message: 1.</summary>
    public static TaggedField OfRoot(ValueModel value) =>
        new("Root", value, new FieldModel(1, FieldForm.Plain, value is ScalarValue ? FieldPresence.Always : FieldPresence.Explicit),
            value.Type.Replace("global::", ""));

    /// <summary>The widths that call sites remember.</summary>
    public static void Sites(CodeWriter c, IEnumerable<TaggedField> fields)
    {
        bool any = false;
        foreach (TaggedField field in fields.SelectMany(f => f.All()).Where(HasSite))
        {
            c.Line($"private static byte {field.Site} = 1;");
            any = true;
        }
        if (any)
        {
            c.Line();
        }
    }

    /// <summary>Whether writing it opens a scope: a message after its length, a map's entry, packed elements that no member of the writer takes.</summary>
    private static bool HasSite(TaggedField field) => field.Content switch
    {
        FieldContent.Message => !field.IsGroup,
        FieldContent.Map => true,
        FieldContent.Sequence => field is { IsPacked: true, Bulk: null },
        _ => false,
    };
}
