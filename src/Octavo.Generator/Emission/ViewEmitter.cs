// Owns: the contract views of a type: formats whose attributes give them other members, order or names have bodies of their own, in a class inside the codec.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class ViewEmitter
{
    /// <summary>Leads formats of another contract view to its bodies, in a method that has a body. Most types have no contract views, and nothing is
    /// emitted.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="plan">The plan.</param>
    /// <param name="format"><c>W</c> or <c>R</c>.</param>
    /// <param name="call">The call, without the class.</param>
    /// <param name="returns">Whether it returns something.</param>
    public static void Lead(CodeWriter c, CodecPlan plan, string format, string call, bool returns = true)
    {
        foreach (TypeView view in Own(plan).Select(f => f.View))
        {
            c.Open($"if ({view.Condition(format)})");
            if (returns)
            {
                c.Line($"return {view.Name}.{call};");
            }
            else
            {
                c.Line($"{view.Name}.{call};").Line("return;");
            }
            c.Close();
        }
    }

    /// <summary>The same before an expression.</summary>
    public static string Lead(CodecPlan plan, string format, string call) =>
        string.Concat(Own(plan).Select(f => $"{f.View.Condition(format)} ? {f.View.Name}.{call} : "));

    /// <summary>The contract views that have bodies of their own.</summary>
    private static IEnumerable<ViewPlan> Own(CodecPlan plan) => plan.Views.Where(f => !f.IsFolded);

    /// <summary>The classes of the contract views.</summary>
    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        foreach (ViewPlan view in Own(plan))
        {
            TypeModel type = view.View.Type;
            string members = type.Members.Count + type.Computed.Count == 0 ? "no members"
                : string.Join(", ", type.MembersWithComputed().Select(m => m.WireName == m.Name ? m.Name : $"{m.Name} as {Names.Comment(m.WireName)}"));
            string kinds = string.Join(" and ", view.View.Kinds.Select(k => $"""<see cref="MemberIdentity.{k}"/>"""));
            c.Line().Line($"/// <summary>The type as formats of {kinds} see it: {type.Layout}, {members}.</summary>");
            c.Open($"private static class {view.View.Name}");
            TolerantMembers.Sites(c, type);
            CodecEmitter.Bodies(scope, view.Plan);
            c.Close();
        }
    }
}
