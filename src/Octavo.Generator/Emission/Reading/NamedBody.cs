// Owns: the reading body of keyed data: a straight line through the members in order, each tried first where its predecessor ends, and the switch back into it.
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Reading;

internal static class NamedBody
{
    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        int count = type.Members.Count;
        string layout = Names.Layout(type.Layout);
        c.Lines($"""
            /// <summary>Reads members by name or number, in any order.</summary>
            {Names.NoInlining}
            private static {type.Type} ReadNamed<R>(ref R r, int remaining, {SlowBody.Existing(type)})
            {Names.WhereR}
            """).Open();
        ReferenceCode.EnterRead(c, plan);
        SlowBody.Begin(c, type);
        for (int word = 0; word < count; word += 64)
        {
            // Half the bytes of IL and code a member, if they fit.
            c.Line($"{(count <= 32 ? "uint " : "ulong ")}{Seen(type, word)} = 0;");
        }
        bool asksNumber = type.Numbered || type.KeepsUnknown;
        string number = asksNumber ? "out number" : "out long _";
        c.Line("ReadOnlySpan<byte> key;").LineIf(asksNumber, "long number;");
        if (type.KeepsUnknown)
        {
            c.Line("UnknownMembers unknown = null;");
        }
        if (count == 0)
        {
            c.Open($"for (bool first = true; r.NextKey(ref remaining, first, out key, {number}); first = false)").Lines(UnknownCode.Of(plan)).Close();
            Finish(c, plan);
            return;
        }
        c.Line("// The next member in the type's order is tried first; if another key comes, the switch jumps to its label.");
        c.If($"r.TryKey({Key(type, 0, layout)}, true, ref remaining)", "goto M0;");
        c.If($"!r.NextKey(ref remaining, true, out key, {number})", "goto End;");
        c.Label("Find");
        c.Open(!type.Numbered ? "switch (Match(key))"
            : type.Layout == MemberLayout.NamedInCbor ? "switch (number >= 0 && R.Identity != MemberIdentity.Cbor ? Match(number) : Match(key))"
            : "switch (number >= 0 ? Match(number) : Match(key))");
        for (int i = 0; i < count; i++)
        {
            c.Line($"case {i}: goto M{i};");
        }
        c.Close();
        if (c.IsText)
        {
            c.If(UnknownCode.Folds(plan), "goto Find;");
        }
        c.Lines(UnknownCode.Of(plan));
        c.Label("Next");
        c.If($"r.NextKey(ref remaining, false, out key, {number})", "goto Find;").Line("goto End;");
        for (int i = 0; i < count; i++)
        {
            MemberModel member = type.Omits ? type.Members[i].Present : type.Members[i];
            string seen = Seen(type, i);
            c.Label($"M{i}");
            c.If($"({seen} & {Bit(i)}) != 0", $"r.OnDuplicateMember({Names.Literal(member.WireName)});").Line($"{seen} |= {Bit(i)};");
            if (member.Numbers != NumberTraits.Plain)
            {
                AllowNumbers(c, member.Numbers);
            }
            if (HasScope(type, member))
            {
                c.Open();
                TolerantMembers.Begin(c, type, member);
                SlowBody.Assign(scope, type, member);
                TolerantMembers.End(c, type, member);
                c.Close();
            }
            else
            {
                SlowBody.Assign(scope, type, member);
            }
            if (member.Numbers != NumberTraits.Plain)
            {
                AllowNumbers(c, NumberTraits.Plain);
            }
            if (i + 1 < count)
            {
                c.If($"!r.TryKey({Key(type, i + 1, layout)}, false, ref remaining)", "goto Next;");
            }
        }
        c.Line("goto Next;").Label("End");
        Finish(c, plan);
        c.Line();
        Matches(c, type);
    }

    /// <summary>Whether reading a member declares locals that others declare too: the value for a constructor, what a collection is filled with, a
    /// length.</summary>
    private static bool HasScope(TypeModel type, MemberModel member) =>
        type.IsTolerant
            || (SlowBody.DeclaresLocal(type, member) && (type.Construction.IsBound || member.Setting == MemberSetting.Fill || member.Value is NullableValue));

    private static void Finish(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        for (int i = 0; i < type.Members.Count; i++)
        {
            if (type.Members[i] is { Required: true, CanOmit: false })
            {
                c.If($"{(type.IsStruct ? "" : "existing is null && ")}({Seen(type, i)} & {Bit(i)}) == 0", SlowBody.Missing(type, type.Members[i]));
            }
        }
        ReferenceCode.LeaveRead(c, plan);
        SlowBody.End(c, type, member =>
        {
            int index = type.Members.ToList().IndexOf(member);
            return $"({Seen(type, index)} & {Bit(index)}) != 0";
        }, type.KeepsUnknown);
        c.Close();
    }

    /// <summary>From a key to a member: by length, then by content.</summary>
    private static void Matches(CodeWriter c, TypeModel type)
    {
        c.Line("private static int Match(ReadOnlySpan<byte> key)").Open().Open("switch (key.Length)");
        var names =
            type.Members.SelectMany(
                (m, i) => m.Aliases.Prepend(m.WireName).Distinct().Select(name => (Name: name, Length: Encoding.UTF8.GetByteCount(name), Index: i)));
        foreach ((string name, int length, int index) in names.OrderBy(n => n.Length).ThenBy(n => n.Index))
        {
            c.Line(length == 0 ? $"case 0: return {index};"
                : $"case {length} when MemoryExtensions.SequenceEqual(key, {Names.Utf8(name)}): return {index};");
        }
        c.Close().Line("return -1;").Close();
        if (!type.Numbered)
        {
            return;
        }
        c.Line();
        if (AreConsecutive(type))
        {
            int first = type.Members[0].Number;
            int last = first + type.Members.Count - 1;
            c.Line($"private static int Match(long number) => number is >= {first} and <= {last} ? (int)number - {first} : -1;");
            return;
        }
        c.Line("private static int Match(long number)").Open().Open("switch (number)");
        for (int i = 0; i < type.Members.Count; i++)
        {
            c.Line($"case {type.Members[i].Number}: return {i};");
        }
        c.Close().Line("return -1;").Close();
    }

    /// <summary>Whether the members' numbers are those of their places, from that of the first.</summary>
    private static bool AreConsecutive(TypeModel type) => type.Members.Select((member, place) => member.Number - place).Distinct().Count() == 1;

    private static void AllowNumbers(CodeWriter c, NumberTraits forms)
    {
        string all = string.Join(" | ", forms.ToString().Split(',').Select(form => $"NumberForms.{form.Trim()}"));
        c.Line($"R.AllowNumbers(ref r, {all});");
    }

    private static string Key(TypeModel type, int index, string layout) =>
        $"{Names.Key(type.Members[index], "R")}, {type.Members[index].Number}, {layout}";

    private static string Seen(TypeModel type, int index) => type.Members.Count <= 64 ? "seen" : $"seen{index / 64}";

    private static string Bit(int index) => $"0x{(1UL << (index % 64)).ToString("X")}";
}
