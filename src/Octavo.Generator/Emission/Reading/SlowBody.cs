// Owns: the cold reading body: null, fewer members or more, a map, an existing object.
using System.Linq;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Reading;

internal static class SlowBody
{
    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        // The only path of types that have no array of exactly their members.
        string what = type.IsTolerant || !plan.Served.HasPlaces()
            ? type.IsStruct ? "the head: entries by key" : "the head: null, or entries by key"
            : type.IsStruct ? "what is not exactly these members in order: another count, keys, an existing value"
            : "what is not exactly these members in order: null, another count, keys, an existing object";
        c.Lines($"""
            /// <summary>Reads {what}.</summary>
            {Names.NoInlining}
            private static {type.Type} ReadSlow<R>(ref R r, int members, {Existing(type)})
            {Names.WhereR}
            """).Open();
        if (c.LeavesHeads)
        {
            c.If("R.LeavesHeads && members == ObjectHead.Unread", $"members = {PositionalBody.ReadStart(c, type)};");
        }
        ReferenceCode.Heads(c, type);
        string isNull = type.IsStruct ? "" : "members == ObjectHead.Null ? null : ";
        string named = $"return {isNull}ReadNamed(ref r, ObjectHead.Entries(members), existing);";
        if (!type.IsTolerant && !plan.Served.HasPlaces())
        {
            // A format of another's may have arrays anyway.
            c.If("members >= 0", $"Throw.NotInFormat(typeof({type.Type}), Formats, R.FormatName);");
            c.Line(named).Close();
            return;
        }
        if (scope.HasKeys)
        {
            c.If("members < 0", named);
        }
        else if (!type.IsStruct)
        {
            c.If("members == ObjectHead.Null", "return null;");
        }
        c.Line("return ReadCounted(ref r, members, existing);").Close().Line();
        c.Lines($"""
            /// <summary>Reads members in order: fewer, more, or into an object that exists.</summary>
            {Names.NoInlining}
            private static {type.Type} ReadCounted<R>(ref R r, int members, {Existing(type)})
            {Names.WhereR}
            """).Open();
        ReferenceCode.EnterRead(c, plan);
        Begin(c, type);
        int next = 0;
        for (int i = 0; i < type.Members.Count; i++)
        {
            if (!BoolText.TryRead(c, type, ref i, One))
            {
                One(i);
            }
        }
        c.Line($"r.SkipRest({PositionalBody.Known(c, type)}, members);");
        ReferenceCode.LeaveRead(c, plan);
        int position = 0;
        int offset = 0;
        End(c, type, member =>
        {
            while (type.Members[position] != member)
            {
                offset += type.Members[position++].Gap;
            }
            int slot = position + offset + member.Gap;
            return $"members > {c.PlacesIn(slot, position)}";
        });
        c.Close();

        void One(int i)
        {
            MemberModel member = type.Members[i];
            if (member.Gap != 0 && c.Gaps)
            {
                c.If($"{(c.AlwaysGaps ? "" : "R.Slots && ")}members > {next}", $"r.SkipGap(Math.Min(members - {next}, {member.Gap}));");
            }
            int slot = next + member.Gap;
            c.Open($"if (members > {c.PlacesIn(slot, i)})");
            Assign(scope, type, member);
            c.Close();
            if (member.Required)
            {
                c.Open(type.IsStruct ? "else" : "else if (existing is null)").Line(Missing(type, member)).Close();
            }
            next = type.Layout is MemberLayout.Array or MemberLayout.Tolerant or MemberLayout.NamedInCbor ? slot + 1 : i + 1;
        }
    }

    /// <summary>The parameter of what exists already.</summary>
    public static string Existing(TypeModel type) => $"{(type.IsStruct ? "scoped in " : "")}{type.Type} existing";

    /// <summary>The statement that refuses data without a member.</summary>
    public static string Missing(TypeModel type, MemberModel member)
    {
        string name = Names.Literal($"{type.FullName}.{member.Name}");
        return $"Throw.MissingMember({name});";
    }

    /// <summary>A new object, or a struct as it was.</summary>
    public static string Fresh(TypeModel type) => type.IsStruct && type.Construction.KeepsExisting ? "existing" : Members.Empty(type);

    /// <summary>Declares the object, or the locals that its constructor will take.</summary>
    public static void Begin(CodeWriter c, TypeModel type)
    {
        if (!type.Construction.IsBound)
        {
            c.Line($"{type.Type} v = {(type.IsStruct ? "" : "existing ?? ")}{Fresh(type)};");
            ReferenceCode.Made(c, type);
            Callbacks.Call(c, type, CallbackMoment.Deserializing);
            return;
        }
        foreach (MemberModel member in type.Members)
        {
            string missing = member.Parameter < 0 ? "default" : type.Construction.Parameters[member.Parameter].Default ?? "default";
            string old = Members.Get(type, member, "existing");
            string initial = !type.IsStruct ? $"existing is null ? {missing} : {old}" : missing == "default" && !member.HasGetter ? old : missing;
            c.Line($"{member.Value.Type} {member.Local} = {initial};");
        }
    }

    /// <summary>Reads a member into the object, or into its local.</summary>
    public static void Assign(Scope scope, TypeModel type, MemberModel member)
    {
        bool bound = type.Construction.IsBound;
        if (member.Setting == MemberSetting.Fill && !bound)
        {
            FillCode.Read(scope, type, member);
            return;
        }
        string? old = Old(type, member);
        if (!DeclaresLocal(type, member))
        {
            string expression = ReadCode.Expression(scope, member.Value, old);
            scope.Code.Line(bound ? $"{member.Local} = {expression};" : Members.Set(type, member, expression));
            return;
        }
        string local = bound ? "made" : member.Local;
        ReadCode.Declare(scope, member.Value, local, old, $"{type.FullName}.{member.Name}");
        scope.Code.Line(bound ? $"{member.Local} = made;" : Members.Set(type, member, local));
    }

    /// <summary>Whether reading a member takes statements with a local of their own.</summary>
    public static bool DeclaresLocal(TypeModel type, MemberModel member) =>
        (member.Setting == MemberSetting.Fill && !type.Construction.IsBound) || !ReadCode.IsExpression(member.Value, Old(type, member));

    /// <summary>The expression of what is there already, for members that can be filled in place; null for others.</summary>
    private static string? Old(TypeModel type, MemberModel member)
    {
        if (!CanFill(member.Value) || member.HasGetter || member.IsEmptied)
        {
            return null;
        }
        string old = Members.Get(type, member, "existing");
        return type.IsStruct ? old
            : member.Access == MemberAccess.Direct && member.Value.CanBeNull
            ? $"{(member.Through.Length == 0 ? "existing" : $"(({member.Through}?)existing)")}?.{Names.Identifier(member.Name)}"
            : $"(existing is null ? default : {old})";
    }

    /// <summary>Returns the object; one that a constructor binds is made here, and what the constructor does not take is set if it was read.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="type">The type.</param>
    /// <param name="wasRead">The condition under which a member was read.</param>
    /// <param name="keeps">Whether unknown members were kept.</param>
    public static void End(CodeWriter c, TypeModel type, System.Func<MemberModel, string> wasRead, bool keeps = false)
    {
        if (!type.Construction.IsBound)
        {
            if (keeps)
            {
                ExtensionCode.Set(c, type);
            }
            Callbacks.Call(c, type, CallbackMoment.Deserialized);
            c.Line("return v;");
            return;
        }
        MemberModel[] others = [.. type.Members.Where(m => m.Parameter < 0)];
        MemberModel[] required =
            [.. others.Where(
                m => (m.Required || m.IsInitialized) && m.IsInitializable && !type.Construction.IsHidden)];
        if (others.Length == 0 && !keeps && !ReferenceCode.KeepsMade(type) && !type.Callbacks.Any(m => m.Moment >= CallbackMoment.Deserializing))
        {
            Members.New(c, type, "return ", []);
            return;
        }
        Members.New(c, type, $"{type.Type} v = ", required);
        ReferenceCode.Keep(c, type);
        Callbacks.Call(c, type, CallbackMoment.Deserializing);
        foreach (MemberModel member in others.Except(required))
        {
            if (member is { Setting: MemberSetting.Fill, Field.StartsAbsent: true } && wasRead(member) == "true")
            {
                // No field says that it is empty, and the new object may have elements there.
                c.Open($"if ({Members.Use(member)} is null)").Line($"{Members.Get(type, member)}.Clear();").Close().Open("else");
                Members.Put(c, type, member, Members.Use(member));
                c.Close();
                continue;
            }
            c.Open($"if ({wasRead(member)}{(type.IsStruct ? "" : " || existing is not null")})");
            Members.Put(c, type, member, Members.Use(member));
            c.Close();
        }
        if (keeps)
        {
            ExtensionCode.Set(c, type);
        }
        Callbacks.Call(c, type, CallbackMoment.Deserialized);
        c.Line("return v;");
    }

    /// <summary>Whether what is there already can be filled in place. What is referred to may be in several places, where the data has several
    /// objects.</summary>
    private static bool CanFill(ValueModel value) => value is ObjectValue { IsFixed: false, HasReferences: false } || value.CanFill;
}
