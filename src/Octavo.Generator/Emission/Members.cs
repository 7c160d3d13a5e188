// Owns: the text that gets at members, sets them and makes objects of locals, and the accessors past visibility.
using System;
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class Members
{
    /// <summary>The member's value, of <c>v</c> or another object.</summary>
    public static string Get(TypeModel type, MemberModel member, string of = "v") => member.Access == MemberAccess.Direct
        ? of + "." + Names.Identifier(member.Name)
        : (member.IsField ? "Field_" : "Get_") + member.Name + "(" + (type.IsStruct ? "ref Unsafe.AsRef(in " + of + ")" : of) + ")";

    /// <summary>The statement that sets a member of <c>v</c> after it was made.</summary>
    public static string Set(TypeModel type, MemberModel member, string value)
    {
        string target = type.IsStruct ? "ref v" : "v";
        return member.Setting == MemberSetting.Assign ? "v." + Names.Identifier(member.Name) + " = " + value + ";"
            : member.IsField ? "Field_" + member.Name + "(" + target + ") = " + value + ";"
            : "Set_" + member.Name + "(" + target + ", " + value + ");";
    }

    /// <summary>The accessor methods that bodies use.</summary>
    public static void Accessors(CodeWriter c, TypeModel type)
    {
        if (type.Construction.ByAccessor)
        {
            c.Line().Line("[UnsafeAccessor(UnsafeAccessorKind.Constructor)]").Line("private static extern " + type.Type + " Make();");
        }
        foreach (MemberModel member in type.Members)
        {
            string self = (type.IsStruct ? "ref " : "") + member.Owner + " v";
            bool sets = member is { Parameter: < 0, Setting: MemberSetting.Accessor or MemberSetting.Init };
            if (member.IsField)
            {
                if (member.Access == MemberAccess.Accessor || (sets && member.Setting == MemberSetting.Accessor))
                {
                    Accessor(c, "Field", member.Name, "ref " + member.Value.Type + " Field_" + member.Name + "(" + self + ")");
                }
                continue;
            }
            if (member.Access == MemberAccess.Accessor)
            {
                Accessor(c, "Method", "get_" + member.Name, member.Value.Type + " Get_" + member.Name + "(" + self + ")");
            }
            if (sets)
            {
                Accessor(c, "Method", "set_" + member.Name, "void Set_" + member.Name + "(" + self + ", " + member.Value.Type + " value)");
            }
        }
    }

    /// <summary>Makes an object of locals: constructor, initializer, accessors.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="type">The type.</param>
    /// <param name="target">What takes it: <c>return </c>, <c>v = </c>.</param>
    public static void Construct(CodeWriter c, TypeModel type, string target)
    {
        MemberModel[] open = [.. type.Members.Where(m => m.Parameter < 0 && m.Setting != MemberSetting.Accessor)];
        MemberModel[] later = [.. type.Members.Where(m => m.Parameter < 0 && m.Setting == MemberSetting.Accessor)];
        bool hidden = type.Construction.IsHidden && !type.Construction.IsBound;
        if (hidden)
        {
            (open, later) = ([], [.. open, .. later]);
        }
        bool steps = later.Length != 0;
        string first = steps && target == "return " ? type.Type + " v = " : target;
        if (hidden)
        {
            c.Line(first + "Make();");
        }
        else
        {
            New(c, type, first, open);
        }
        foreach (MemberModel member in later)
        {
            c.Line(Set(type, member, Use(member)));
        }
        if (steps && target == "return ")
        {
            c.Line("return v;");
        }
    }

    /// <summary>Calls the constructor with locals and an initializer for some members.</summary>
    public static void New(CodeWriter c, TypeModel type, string target, MemberModel[] initialized)
    {
        string arguments = "(" + string.Join(", ", type.Construction.Parameters.Select(p => Use(type.Members[p.Member]))) + ")";
        if (initialized.Length == 0)
        {
            c.Line(target + "new " + type.Type + arguments + ";");
            return;
        }
        c.Open(target + "new " + type.Type + (type.Construction.IsBound ? arguments : ""));
        foreach (MemberModel member in initialized)
        {
            c.Line(Names.Identifier(member.Name) + " = " + Use(member) + ",");
        }
        c.Close(";");
    }

    /// <summary>The expression of an empty object, for types that no constructor binds.</summary>
    public static string Empty(TypeModel type) => type.Construction.ByAccessor ? "Make()" : "new " + type.Type + "()";

    public static string Use(MemberModel member) => GetRun.Use(member.Value, member.Local);

    private static void Accessor(CodeWriter c, string kind, string name, string signature) =>
        c.Line().Line("[UnsafeAccessor(UnsafeAccessorKind." + kind + ", Name = " + Names.Literal(name) + ")]").Line("private static extern " + signature + ";");
}
