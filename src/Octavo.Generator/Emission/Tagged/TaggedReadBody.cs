// Owns: the reading body for a tagged format: an existing object is merged into, as in the format.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Model.Planning;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedReadBody
{
    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        bool keeps = type is { Extension: not null, ExtensionMap.Length: 0 };
        bool bound = type.Construction.IsBound;
        MemberModel[] seen = [.. type.Members.Where(m => m.Field!.IsRequired || (bound && m.Parameter < 0) || IsStartedLate(type, m))];
        var loop = new TaggedReadLoop(scope, [.. type.Members.Select(m => Slot(type, m, seen, hasExisting: true))], "goto End;", keeps);
        string way = loop.IsByNumber ? "number" : "tag, guessing the next one in order";
        c.Lines($"""
            /// <summary>Reads fields by {way}, and merges them into an existing object.</summary>
            {Names.NoInlining}
            public static {type.Type} ReadTagged<R>(ref R r, {SlowBody.Existing(type)})
            {Names.WhereTaggedR}
            """).Open();
        ReferenceCode.Enter(c, "r", plan.CountsDepth, plan.LooksAtStack);
        // One that a constructor binds is known when it is whole.
        bool keepsObject = plan.IsReferred && !bound;
        if (keepsObject)
        {
            c.Line("int reference = R.TakeObjectKey(ref r);");
        }
        SlowBody.Begin(c, type);
        if (keepsObject)
        {
            c.Line("R.KeepObject(ref r, reference, v);");
        }
        StartAbsent(c, type);
        StartAnew(c, type);
        if (keeps)
        {
            c.Line($"UnknownMembers unknown = {ExtensionCode.Existing(type)};");
        }
        foreach (string word in Words(seen))
        {
            c.Line($"ulong {word} = 0;");
        }
        loop.Emit();
        c.Label("End");
        if (plan.CountsDepth)
        {
            c.Line("r.Leave();");
        }
        loop.Finish();
        foreach (MemberModel member in type.Members)
        {
            EndAbsent(c, type, member, seen);
            Absent(c, type, member);
            if (StartsAnew(type, member))
            {
                c.If($"{Members.Get(type, member)} is null", Members.Set(type, member, Initial(member)));
            }
            if (member.Field!.IsRequired)
            {
                c.If($"{(type.IsStruct ? "" : "existing is null && ")}!({WasRead(seen, member)})", SlowBody.Missing(type, member));
            }
        }
        SlowBody.End(c, type, member => member.Field!.StartsAbsent ? "true" : WasRead(seen, member), keeps);
        c.Close();
        TaggedMake.Emit(scope, type.Members.Select(m => TaggedFields.Of(type, m)), keeps);
    }

    /// <summary>Members of a new object whose absence says null or empty, and not what their initializers say.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="type">The type.</param>
    /// <param name="isPart">Whether it is a part of an object, of which nothing tells later what was read.</param>
    public static void StartAbsent(CodeWriter c, TypeModel type, bool isPart = false)
    {
        MemberModel[] members = [.. type.Members.Where(m => m.Field!.StartsAbsent && !(type.Construction.IsBound && m.Parameter < 0)
            && (isPart || !(IsSetOnce(type, m) || IsStartedLate(type, m))))];
        if (members.Length == 0)
        {
            return;
        }
        // A struct whose constructor gives values is made anew.
        if (!type.IsStruct)
        {
            c.Open("if (existing is null)");
        }
        foreach (MemberModel member in members)
        {
            c.Line(type.Construction.IsBound ? $"{member.Local} = default;" : member.Setting == MemberSetting.Fill ? $"{Members.Get(type, member)}.Clear();"
                : Members.Set(type, member, member.HasCode && member.Value.NotNull && TaggedMake.EmptyBefore(member.Value) is { } empty ? empty : "default"));
        }
        if (!type.IsStruct)
        {
            c.Close();
        }
    }

    /// <summary>The same of a member whose setter has code, which may refuse null: it is set once, at the end, if nothing was read for it.</summary>
    private static void EndAbsent(CodeWriter c, TypeModel type, MemberModel member, MemberModel[] seen)
    {
        if (!member.Field!.StartsAbsent || !(IsSetOnce(type, member) || IsStartedLate(type, member)))
        {
            return;
        }
        string wasRead = IsSetOnce(type, member) ? $"{member.Local}Items is not null" : WasRead(seen, member);
        string none = TaggedMake.EmptyOf(type, member) ?? "default";
        c.If($"{(type.IsStruct ? "" : "existing is null && ")}!({wasRead})", Members.Set(type, member, none));
    }

    /// <summary>Whether a collection is gathered and set when it is whole, because accessors have code.</summary>
    private static bool IsSetOnce(TypeModel type, MemberModel member) => member.HasCode && !type.Construction.IsBound
        && TaggedFields.Of(type, member) is { IsWrapped: false, Content: FieldContent.Sequence or FieldContent.Map };

    /// <summary>Whether a message whose setter has code begins as none, without a call of the setter: what a new object has there is not merged into.</summary>
    private static bool IsStartedLate(TypeModel type, MemberModel member) => member.HasCode && !type.Construction.IsBound
        && TaggedFields.Of(type, member).Content == FieldContent.Message && (member.Field!.StartsAbsent || member.Field.StartsAnew);

    /// <summary>Takes out of a new object the objects that its initializers made, for which there may be none in the data: what is there is not merged into
    /// them.</summary>
    private static void StartAnew(CodeWriter c, TypeModel type)
    {
        foreach (MemberModel member in type.Members.Where(m => StartsAnew(type, m)))
        {
            string set = Members.Set(type, member, "default");
            if (type.IsStruct)
            {
                c.Line($"{member.Value.Type} {Initial(member)} = {Members.Get(type, member)};").Line(set);
                continue;
            }
            c.Line($"{member.Value.Type} {Initial(member)} = default;");
            c.Open("if (existing is null)").Line($"{Initial(member)} = {Members.Get(type, member)};").Line(set).Close();
        }
    }

    private static bool StartsAnew(TypeModel type, MemberModel member) =>
        member is { Field.StartsAnew: true, Value: ObjectValue { HasInitial: true } } && !type.Construction.IsBound && !IsStartedLate(type, member);

    private static string Initial(MemberModel member) => $"initial{char.ToUpperInvariant(member.Local[0])}{member.Local.Substring(1)}";

    /// <summary>Where a field goes: to its member of <c>v</c>, or to its local if a constructor binds the type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="member">The member.</param>
    /// <param name="seen">The members that are noted when they are read.</param>
    /// <param name="gathered">C# text before the locals: of what holds them, if they are in no method.</param>
    /// <param name="hasExisting">Whether a parameter <c>existing</c> tells whether the object is new.</param>
    public static TaggedSlot Slot(TypeModel type, MemberModel member, MemberModel[] seen, string gathered = "", bool hasExisting = false)
    {
        bool bound = type.Construction.IsBound;
        var after = new List<string>();
        MemberModel[] oneof = member.Field!.Oneof.Length == 0 ? []
            : [.. type.Members.Where(o => o.Field!.Oneof == member.Field.Oneof && o.Field.Part == member.Field.Part)];
        foreach (MemberModel other in oneof.Where(o => o != member))
        {
            after.Add(Set(other, "default"));
            if (TaggedFields.Of(type, other).IsGathered)
            {
                after.Add($"{TaggedSlot.TakenOf(Local(other))} = 0;");
            }
        }
        if (See(seen, member, gathered) is { Length: > 0 } noted)
        {
            after.Add(noted);
        }
        if (SpecifiedCode.Tells(type, member) is { Length: > 0 } told)
        {
            after.Add(told);
        }
        bool once = IsSetOnce(type, member);
        string held = bound ? gathered + member.Local : Members.Get(type, member);
        if (hasExisting && once && (member.Field.StartsAbsent || !member.Field.Form.IsNet))
        {
            held = type.IsStruct ? member.Field.StartsAbsent ? $"default({member.Value.Type})" : held : $"(existing is null ? default : {held})";
        }
        else if (hasExisting && IsStartedLate(type, member))
        {
            held = $"({(type.IsStruct ? "" : "existing is not null || ")}{WasRead(seen, member)} ? {held} : default)";
        }
        return new TaggedSlot(TaggedFields.Of(type, member), Local(member), held,
            value => Set(member, member.Value is NullableValue { IsOptional: true } optional ? $"new {optional.Type}({value})" : value))
        {
            After = [.. after],
            Ends = string.Join(" ", oneof.Select(o => TaggedFields.Of(type, o).Tags)),
            Fills = member.Setting == MemberSetting.Fill && !bound,
            IsSetOnce = once,
        };

        string Local(MemberModel one) => bound ? $"made{char.ToUpperInvariant(one.Local[0])}{one.Local.Substring(1)}" : one.Local;

        string Set(MemberModel one, string value) => bound ? $"{gathered}{one.Local} = {value};" : Members.Set(type, one, value);
    }

    /// <summary>What no field was there for, and cannot be null: empty text, bytes or collection.</summary>
    public static void Absent(CodeWriter c, TypeModel type, MemberModel member)
    {
        string? empty = member.Setting == MemberSetting.Fill ? null : TaggedMake.EmptyOf(type, member);
        if (empty is not null)
        {
            bool bound = type.Construction.IsBound;
            c.If(TaggedMake.IsNull(member.Value, bound ? member.Local : Members.Get(type, member)),
                bound ? $"{member.Local} = {empty};" : Members.Set(type, member, empty));
        }
    }

    /// <summary>The words that tell which members were read.</summary>
    public static IEnumerable<string> Words(MemberModel[] seen) => Enumerable.Range(0, (seen.Length + 63) / 64).Select(word => Seen(64 * word));

    /// <summary>The statement that notes a member as read; empty for one that is not noted.</summary>
    public static string See(MemberModel[] seen, MemberModel member, string gathered = "") =>
        System.Array.IndexOf(seen, member) is >= 0 and var index ? $"{gathered}{Seen(index)} |= {Bit(index)};" : "";

    /// <summary>The condition that a member was read; true for one that is not noted.</summary>
    public static string WasRead(MemberModel[] seen, MemberModel member, string gathered = "") =>
        System.Array.IndexOf(seen, member) is >= 0 and var index ? $"({gathered}{Seen(index)} & {Bit(index)}) != 0" : "true";

    private static string Seen(int index) => index < 64 ? "seen" : $"seen{index / 64}";

    private static string Bit(int index) => $"0x{(1UL << (index % 64)).ToString("X")}";
}
