// Owns: what emitted code of Tolerant objects has in addition: the widths of lengths that call sites remember, and the frame of a member's value.
using System.Linq;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class TolerantMembers
{
    /// <summary>The field in which the call site of a member keeps how many bytes its length took last.</summary>
    public static string Site(TypeModel type, MemberModel member) => $"s_width{type.Members.ToList().IndexOf(member) + 1}";

    /// <summary>The fields of all call sites.</summary>
    public static void Sites(CodeWriter c, TypeModel type)
    {
        type = type.Written;
        MemberModel[] delimited = type.IsTolerant ? [.. type.Members.Where(m => !type.Joins(m))] : [];
        foreach (MemberModel member in delimited)
        {
            c.Line($"private static byte {Site(type, member)} = 1;");
        }
        if (delimited.Length != 0)
        {
            c.Line();
        }
    }

    /// <summary>Begins the value of a member after its key.</summary>
    public static void Begin(CodeWriter c, TypeModel type, MemberModel member)
    {
        if (type.IsTolerant)
        {
            string end = type.Joins(member) ? "" : $"long {member.Local}End = ";
            c.Line($"{end}R.BeginMember(ref r, MemberKind.{TypeModel.EndOf(member)});");
        }
    }

    /// <summary>Ends it.</summary>
    public static void End(CodeWriter c, TypeModel type, MemberModel member)
    {
        if (type.IsTolerant && !type.Joins(member))
        {
            c.Line($"R.EndMember(ref r, {member.Local}End);");
        }
    }
}
