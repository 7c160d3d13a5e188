// Owns: the bodies that clone an object: its copy entered before its members if it can be made empty, straight line. Programs that clone nothing have no code
// for it.
using System;
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Cloning;

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
        TypeModel type = WholeType.Of(plan.Type);
        bool isReadOtherwise = WholeType.IsReadOtherwise(plan.Type);
        c.Line().Lines($"""
            /// <summary>A deep copy.</summary>
            {Names.NoInlining}
            internal static {type.Type} Clone({CodecEmitter.Parameter(plan, "from")}, CloneMap map)
            """).Open();
        if (!type.IsStruct)
        {
            c.If("from is null", "return null;");
            if (type.CanDerive)
            {
                c.If($"{Names.TypeOf("from", type.HidesGetType)} != typeof({type.Type})", "return map.Derived(from);");
            }
            c.LineIf(isReadOtherwise, "map.IsReadOtherwise = true;");
            c.Line("ref object known = ref map.Find(from);");
        }
        if (type.IsStruct)
        {
            c.LineIf(isReadOtherwise, "map.IsReadOtherwise = true;");
            // Structs that hold themselves, by collections, take stack: nothing of them can be filled later.
            if (plan.CountsDepth || plan.LooksAtStack)
            {
                c.Line("map.Descend();");
            }
            Make(scope, type);
            Rest(scope, type);
            if (plan.CountsDepth || plan.LooksAtStack)
            {
                c.Line("map.Ascend();");
            }
            c.Line("return v;").Close();
            return;
        }
        if (!type.Members.All(m => m.Value.IsImmutable || !IsGiven(type, m)))
        {
            // A constructor takes what may lead back to the object: it is entered when it is made.
            c.If("known is not null", $"return CloneMap.Made<{type.Type}>(known);");
            c.Line("map.Begin(ref known);");
            Make(scope, type);
            c.Line("map.Set(from, v);");
            Rest(scope, type);
            c.Line("map.Ascend();").Line("return v;").Close();
            return;
        }
        c.If("known is not null", $"return ({type.Type})known;");
        Make(scope, type);
        c.Line("known = v;");
        if (!type.Members.Any(m => !IsGiven(type, m) && Nests(m.Value)))
        {
            Rest(scope, type);
            c.Line("return v;").Close();
            return;
        }
        c.Lines($$"""
            if (!map.TryDescend())
            {
                map.Later(from, v, static (from, to, map) => CloneMembers(({{type.Type}})from, ({{type.Type}})to, map));
                return v;
            }
            CloneMembers(from, v, map);
            map.Ascend();
            return v;
            """).Close().Line();
        c.Line(Names.NoInlining).Open($"private static void CloneMembers({type.Type} from, {type.Type} v, CloneMap map)");
        Rest(scope, type);
        c.Close();
    }

    /// <summary>The entry's slot.</summary>
    public static void Slot(CodeWriter c, CodecPlan plan) =>
        c.Line(plan.IsAssigned ? $"public override {plan.Type.Type} Clone(in {plan.Type.Type} value, CloneMap map) => value;"
            : $"public override {plan.Type.Type} Clone(in {plan.Type.Type} value, CloneMap map) => {plan.Type.Codec}.Clone(value, map);");

    /// <summary>Whether a member is given to the constructor or the initializer; the others are cloned when the object is entered. Where the order of setters
    /// decides, members are set in the order of readers.</summary>
    private static bool IsGiven(TypeModel type, MemberModel member)
    {
        if (member.Parameter >= 0 || type.Construction.IsHidden || member.Through.Length != 0
            || member.Setting is not (MemberSetting.Assign or MemberSetting.Init))
        {
            return member.Parameter >= 0;
        }
        bool isAtOnce = member.Value.IsImmutable && !type.SetsInOrder;
        return type.Construction.IsBound ? member.Required || member.IsInitialized || isAtOnce : isAtOnce && InInitializer(type);
    }

    /// <summary>Whether a type without a constructor that binds is made with an initializer: <c>required</c> members that can be changed are set later, past
    /// the compiler.</summary>
    private static bool InInitializer(TypeModel type) =>
        !type.Construction.ByAccessor
            || (!type.Construction.IsHidden && type.Members.All(m => m.Value.IsImmutable || !(m.Required || m.IsInitialized))
            && type.Members.Any(m => m.IsInitialized || m.Required));

    /// <summary>Makes an object by its constructor, with an initializer.</summary>
    private static void Make(Scope scope, TypeModel type)
    {
        CodeWriter c = scope.Code;
        MemberModel[] initialized = [.. type.Members.Where(m => m.Parameter < 0 && IsGiven(type, m))];
        foreach (MemberModel member in type.Members.Where(m => !m.Value.IsImmutable && IsGiven(type, m)))
        {
            c.Line($"{member.Value.Type} {Local(type, member)} = {CloneCode.Expression(scope, member.Value, Members.Get(type, member, "from"))};");
        }
        string arguments = Members.Arguments(type, Given);
        if (type.Construction.BindsByAccessor || initialized.Length == 0)
        {
            string made = !type.Construction.IsBound ? Members.Empty(type) : type.Construction.IsHidden ? $"{type.Owner.Prefix}Make{arguments}"
                : $"new {type.Type}{arguments}";
            c.Line($"{type.Type} v = {made};");
            return;
        }
        c.Open($"{type.Type} v = new {type.Type}{(type.Construction.IsBound ? arguments : "")}");
        foreach (MemberModel member in initialized)
        {
            c.Line($"{Names.Identifier(member.Name)} = {Given(member)},");
        }
        c.Close(";");

        string Given(MemberModel member) => member.Value.IsImmutable ? Members.Get(type, member, "from") : Local(type, member);
    }

    /// <summary>Clones the members that are set when the object is made.</summary>
    private static void Rest(Scope scope, TypeModel type)
    {
        foreach (MemberModel member in type.Members.Where(m => !IsGiven(type, m)))
        {
            if (member.Setting == MemberSetting.Fill)
            {
                Fill(scope, type, member);
            }
            else
            {
                scope.Code.Line(Members.Set(type, member, CloneCode.Expression(scope, member.Value, Members.Get(type, member, "from"))));
            }
        }
        Unknown(scope.Code, type);
    }

    private static string Local(TypeModel type, MemberModel member) => $"member{Array.IndexOf([.. type.Members], member) + 1}";

    /// <summary>Fills the collection that the copy has of its own.</summary>
    private static void Fill(Scope scope, TypeModel type, MemberModel member)
    {
        CodeWriter c = scope.Code;
        string from = Members.Get(type, member, "from");
        string own = Members.Get(type, member);
        string name = Names.Literal($"{type.FullName}.{member.Name}");
        switch (member.Value)
        {
            case SequenceValue { Form: SequenceForm.Collection or SequenceForm.Set } sequence:
                c.Line($"Copies.Fill<{sequence.Element.Type}>({own}, {from}, map, {CloneCode.Cloner(scope, sequence.Element)}, {name});");
                break;
            case MapValue { Form: MapForm.Interface } map:
                string cloners = $"{CloneCode.Cloner(scope, map.Key)}, {CloneCode.Cloner(scope, map.Item)}";
                c.Line($"Copies.Fill<{map.Key.Type}, {map.Item.Type}>({own}, {from}, map, {cloners}, {name});");
                break;
            default:
                c.Line($"Copies.Refuse({own}, {from}, {name});");
                c.Line($"{CloneCode.Expression(scope, member.Value, from, own)};");
                break;
        }
    }

    private static void Unknown(CodeWriter c, TypeModel type)
    {
        foreach (MemberModel holder in type.Holders)
        {
            c.Line(Members.Set(type, holder, Members.Get(type, holder, "from")));
        }
        if (type.KeepsUnknown)
        {
            string held = Members.Get(type, type.Extension!, "from");
            c.Line(
                Members.Set(type, type.Extension!,
                    type.ExtensionMap.Length == 0 ? $"map.Unknown({held})" : $"JsonMembers.{type.ExtensionMap}(JsonMembers.Of({held}), null)"));
        }
    }

    /// <summary>Whether a value leads to objects of classes, so its depth has no end that the type knows.</summary>
    private static bool Nests(ValueModel value) => ValueTree.All(value).Any(v => v is ObjectValue { IsImmutable: false });
}
