// Owns: the text of members of type bool that share a byte if a format packs them, and are written one by one elsewhere.
using System;
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Writing;

internal static class BoolText
{
    /// <summary>Puts the group that begins with a member.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="run">The run.</param>
    /// <param name="type">The type.</param>
    /// <param name="index">In: the member. Out: the last of its group.</param>
    /// <returns>False if the member shares no byte.</returns>
    public static bool TryPut(CodeWriter c, PutRun run, TypeModel type, ref int index)
    {
        // Members of a Tolerant object have a tag each.
        if (type.IsTolerant || !c.Packs || BoolGroup.Of(type, index) is not { Count: > 1 } group)
        {
            return false;
        }
        run.Settle();
        string bits =
            string.Join(" | ",
                Enumerable.Range(0, group.Count).Select(i => $"({Members.Get(type, type.Members[group.First + i])} ? {1 << i}u : 0u)"));
        string put = $"n += W.PutBools(ref Bytes.At(ref at, n), {bits});";
        if (!c.Unpacks)
        {
            c.Line(put);
        }
        else
        {
            c.If("W.PacksBools", put).Open("else");
            for (int i = group.First; i < group.First + group.Count; i++)
            {
                WriteBody.Item(run, type, i, Members.Get(type, type.Members[i]));
            }
            c.Close();
        }
        index = group.First + group.Count - 1;
        return true;
    }

    /// <summary>Gets the group that begins with a member into new locals.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="run">The run.</param>
    /// <param name="type">The type.</param>
    /// <param name="index">In: the member. Out: the last of its group.</param>
    /// <returns>False if the member shares no byte.</returns>
    public static bool TryGet(CodeWriter c, GetRun run, TypeModel type, ref int index)
    {
        if (!c.Packs || BoolGroup.Of(type, index) is not { Count: > 1 } group)
        {
            return false;
        }
        run.Settle();
        string[] locals = [.. Enumerable.Range(group.First, group.Count).Select(i => type.Members[i].Local)];
        c.Line($"bool {string.Join(", ", locals)};");
        c.Open(c.Unpacks ? "if (R.PacksBools)" : null).Line($"n += R.GetBools(ref Bytes.At(ref at, n), {group.Count}, out uint bits);");
        for (int i = 0; i < locals.Length; i++)
        {
            c.Line($"{locals[i]} = {Bit(i)};");
        }
        c.Close();
        if (c.Unpacks)
        {
            c.Open("else");
            foreach (string local in locals)
            {
                c.Line($"n += R.GetBool(ref Bytes.At(ref at, n), out {local});");
            }
            c.Close();
        }
        index = group.First + group.Count - 1;
        return true;
    }

    /// <summary>Reads the group that begins with a member outside a run.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="type">The type.</param>
    /// <param name="index">In: the member. Out: the last of its group.</param>
    /// <param name="one">Emits the reading of one member by itself.</param>
    /// <returns>False if the member shares no byte.</returns>
    public static bool TryRead(CodeWriter c, TypeModel type, ref int index, Action<int> one)
    {
        if (!c.Packs || BoolGroup.Of(type, index) is not { Count: > 1 } group)
        {
            return false;
        }
        c.Open(c.Unpacks ? "if (R.PacksBools)" : null).Line($"uint bits = R.ReadBools(ref r, {group.Count});");
        for (int i = 0; i < group.Count; i++)
        {
            MemberModel member = type.Members[group.First + i];
            c.Line(type.Construction.IsBound ? $"{member.Local} = {Bit(i)};" : Members.Set(type, member, Bit(i)));
        }
        c.Close();
        if (c.Unpacks)
        {
            c.Open("else");
            for (int i = group.First; i < group.First + group.Count; i++)
            {
                one(i);
            }
            c.Close();
        }
        index = group.First + group.Count - 1;
        return true;
    }

    private static string Bit(int index) => $"(bits & {1 << index}) != 0";
}
