// Owns: the text that asks an object whether a member has a value, tells it so, and the methods that see the member as null if it has none.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class SpecifiedCode
{
    /// <summary>The condition that a member of <c>v</c> has a value; empty for one that nothing tells of.</summary>
    public static string Asks(TypeModel type, MemberModel member)
    {
        if (member.Specified is not { } told)
        {
            return "";
        }
        return told.Access == MemberAccess.Direct ? $"{As(told)}.{Names.Identifier(told.Name)}{(told.IsMethod ? "()" : "")}"
            : $"{told.Owner.Prefix}{(told.IsMethod ? "Ask_" : "Get_")}{told.Name}({(type.IsStruct ? "ref Unsafe.AsRef(in v)" : As(told))})";
    }

    /// <summary>The statement by which a member of <c>v</c> has a value; empty if nothing is told.</summary>
    public static string Tells(TypeModel type, MemberModel member) => member.Specified switch
    {
        null or { Setting: MemberSetting.Constructor } => "",
        { Setting: MemberSetting.Assign } told => $"{As(told)}.{Names.Identifier(told.Name)} = true;",
        var told => $"{told.Owner.Prefix}Set_{told.Name}({(type.IsStruct ? "ref v" : As(told))}, true);",
    };

    /// <summary>The accessors of what tells of a member.</summary>
    public static IEnumerable<AccessorModel> Accessors(TypeModel type, MemberModel member)
    {
        if (member.Specified is not { } told)
        {
            yield break;
        }
        if (told.Access == MemberAccess.Accessor)
        {
            yield return told.IsMethod ? AccessorModel.Question(told.Owner, type.IsStruct, told.Name)
                : AccessorModel.Getter(told.Owner, type.IsStruct, "bool", told.Name);
        }
        if (told.Setting == MemberSetting.Accessor && !member.IsSpecifiedByName)
        {
            yield return AccessorModel.Setter(told.Owner, type.IsStruct, "bool", told.Name);
        }
    }

    /// <summary>The methods that see members as null, of all contract views.</summary>
    public static void Emit(CodeWriter c, TypeModel type)
    {
        IEnumerable<(TypeModel Type, MemberModel Member)> seen =
            Members.ViewsOf(type).SelectMany(f => f.Members.Where(m => m.Seen is not null).Select(m => (f, m)));
        foreach ((TypeModel view, MemberModel member) in seen.GroupBy(s => (s.Member.Name, s.Member.Through)).Select(g => g.First()))
        {
            string self = $"{(type.IsStruct ? "ref " : "")}{(member.Through.Length == 0 ? type.Type : member.Through)} v";
            MemberModel itself = member.Itself with { Through = "" };
            string value = $"{member.Value.Type} value";
            c.Line().Open($"private static {member.Value.Type} Seen_{member.Name}({self})");
            c.If($"!{Asks(view, member)}", "return null;").Line($"return {Members.Get(view, itself)};").Close();
            c.Line().Open($"private static void See_{member.Name}({self}, {value})").Open("if (value is not null)")
                .Line(Members.Set(view, itself, member.Seen!.IsWrapped ? "value.GetValueOrDefault()" : "value"));
            if (Tells(view, member) is { Length: > 0 } tells)
            {
                c.Line(tells);
            }
            c.Close().Close();
        }
    }

    private static string As(SpecifiedModel told) => told.Through.Length == 0 ? "v" : $"(({told.Through})v)";
}
