// Owns: the bodies that clone an object: its copy entered before its members where it can be made empty, straight line. Programs that clone nothing have no code for it.
using System;
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class CloneBody
{
    /// <summary>The codec's methods.</summary>
    public static void Emit(Scope scope, CodecPlan plan)
    {
        if (plan.IsAssigned)
        {
            return;
        }
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        c.Line().Line("/// <summary>A deep copy.</summary>");
        c.Line(Names.NoInlining).Open("internal static " + type.Type + " Clone(" + CodecEmitter.Parameter(plan, "from") + ", CloneMap map)");
        if (!type.IsStruct)
        {
            c.If("from is null", "return null;");
            if (type.CanDerive)
            {
                c.If("from.GetType() != typeof(" + type.Type + ")", "return map.Derived(from);");
            }
            c.Line("ref object known = ref map.Find(from);");
        }
        bool isFlat = type.Members.All(m => m.Value.IsImmutable && m.Setting != MemberSetting.Fill) && !type.KeepsUnknown;
        if (type.IsStruct ? type.Construction.IsBound : isFlat)
        {
            Known(c, type);
            Bound(scope, type, type.IsStruct ? null : "known = v;");
        }
        else if (type.Construction.IsBound)
        {
            c.If("known is not null", "return CloneMap.Made<" + type.Type + ">(known);");
            c.Line("map.Begin(ref known);");
            Bound(scope, type, "map.Set(from, v);\nmap.Ascend();");
        }
        else
        {
            Known(c, type);
            c.Line(type.Type + " v = " + Members.Empty(type) + ";");
            bool nests = !type.IsStruct && type.Members.Any(m => Nests(m.Value));
            if (!type.IsStruct)
            {
                c.Line("known = v;");
            }
            if (nests)
            {
                c.Open("if (!map.TryDescend())").Line("map.Later(from, v, static (from, to, map) => CloneMembers((" + type.Type + ")from, (" + type.Type + ")to, map));").Line("return v;").Close();
                c.Line("CloneMembers(from, v, map);").Line("map.Ascend();").Line("return v;").Close();
                c.Line().Line(Names.NoInlining).Open("private static void CloneMembers(" + type.Type + " from, " + type.Type + " v, CloneMap map)");
                Set(scope, type, type.Members, Copy);
                Unknown(c, type);
                c.Close();
                return;
            }
            Set(scope, type, type.Members, Copy);
            Unknown(c, type);
            c.Line("return v;");
        }
        c.Close();

        string Copy(MemberModel member) => CloneCode.Expression(scope, member.Value, Members.Get(type, member, "from"));
    }

    /// <summary>The entry's slot.</summary>
    public static void Slot(CodeWriter c, CodecPlan plan) =>
        c.Line("public override " + plan.Type.Type + " Clone(in " + plan.Type.Type + " value, CloneMap map) => " + (plan.IsAssigned ? "value;" : plan.Type.Codec + ".Clone(value, map);")).Line();

    private static void Known(CodeWriter c, TypeModel type)
    {
        if (!type.IsStruct)
        {
            c.If("known is not null", "return (" + type.Type + ")known;");
        }
    }

    /// <summary>Makes an object by its constructor, with an initializer; what can be set later is cloned when the object is entered.</summary>
    /// <param name="scope">Where.</param>
    /// <param name="type">The type.</param>
    /// <param name="enter">The statements that enter the object; null for a struct.</param>
    private static void Bound(Scope scope, TypeModel type, string? enter)
    {
        CodeWriter c = scope.Code;
        MemberModel[] others = [.. type.Members.Where(m => m.Parameter < 0)];
        MemberModel[] initialized = type.Construction.IsHidden ? [] : [.. others.Where(m => m.Setting is MemberSetting.Assign or MemberSetting.Init && (m.Required || m.IsInitialized || m.Value.IsImmutable))];
        foreach (MemberModel member in type.Members.Where(m => !m.Value.IsImmutable && (m.Parameter >= 0 || initialized.Contains(m))))
        {
            c.Line(member.Value.Type + " " + Local(type, member) + " = " + CloneCode.Expression(scope, member.Value, Members.Get(type, member, "from")) + ";");
        }
        string arguments = "(" + string.Join(", ", type.Construction.Parameters.Select(p => p.Member < 0 ? p.Default : Given(type.Members[p.Member]))) + ")";
        if (type.Construction.IsHidden)
        {
            c.Line(type.Type + " v = " + (type.Construction.ByAccessor ? Members.Empty(type) : type.Owner.Prefix + "Make" + arguments) + ";");
        }
        else if (initialized.Length == 0)
        {
            c.Line(type.Type + " v = " + (type.Construction.IsBound ? "new " + type.Type + arguments : Members.Empty(type)) + ";");
        }
        else
        {
            c.Open(type.Type + " v = new " + type.Type + (type.Construction.IsBound ? arguments : ""));
            foreach (MemberModel member in initialized)
            {
                c.Line(Names.Identifier(member.Name) + " = " + Given(member) + ",");
            }
            c.Close(";");
        }
        if (enter is not null)
        {
            c.Lines(enter);
        }
        Set(scope, type, others.Except(initialized), m => CloneCode.Expression(scope, m.Value, Members.Get(type, m, "from")));
        Unknown(c, type);
        c.Line("return v;");

        string Given(MemberModel member) => member.Value.IsImmutable ? Members.Get(type, member, "from") : Local(type, member);
    }

    private static string Local(TypeModel type, MemberModel member) => "member" + (Array.IndexOf([.. type.Members], member) + 1);

    private static void Set(Scope scope, TypeModel type, System.Collections.Generic.IEnumerable<MemberModel> members, Func<MemberModel, string> copy)
    {
        foreach (MemberModel member in members)
        {
            if (member.Setting == MemberSetting.Fill)
            {
                Fill(scope, type, member);
            }
            else
            {
                scope.Code.Line(Members.Set(type, member, copy(member)));
            }
        }
    }

    /// <summary>Fills the collection that the copy has of its own.</summary>
    private static void Fill(Scope scope, TypeModel type, MemberModel member)
    {
        CodeWriter c = scope.Code;
        string from = Members.Get(type, member, "from");
        string own = Members.Get(type, member);
        string name = Names.Literal(type.FullName + "." + member.Name);
        switch (member.Value)
        {
            case SequenceValue { Form: SequenceForm.Collection or SequenceForm.Set } sequence:
                c.Line("Copies.Fill<" + sequence.Element.Type + ">(" + own + ", " + from + ", map, " + CloneCode.Cloner(scope, sequence.Element) + ", " + name + ");");
                break;
            case MapValue { Form: MapForm.Interface } map:
                c.Line("Copies.Fill<" + map.Key.Type + ", " + map.Item.Type + ">(" + own + ", " + from + ", map, " + CloneCode.Cloner(scope, map.Key) + ", " + CloneCode.Cloner(scope, map.Item) + ", " + name + ");");
                break;
            default:
                c.Line("Copies.Refuse(" + own + ", " + from + ", " + name + ");");
                c.Line(CloneCode.Expression(scope, member.Value, from, own) + ";");
                break;
        }
    }

    private static void Unknown(CodeWriter c, TypeModel type)
    {
        if (type.KeepsUnknown)
        {
            string held = Members.Get(type, type.Extension!, "from");
            c.Line(Members.Set(type, type.Extension!, type.ExtensionMap.Length == 0 ? "map.Unknown(" + held + ")" : "JsonMembers." + type.ExtensionMap + "(JsonMembers.Of(" + held + "), null)"));
        }
    }

    /// <summary>Whether objects of classes are behind a value, so that its depth has no end that the type knows.</summary>
    private static bool Nests(ValueModel value) => ValueTree.All(value).Any(v => v is ObjectValue { IsImmutable: false });
}
