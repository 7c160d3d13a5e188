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
    /// <param name="inPlaces">Whether only contract views have it that a format takes with members by their place.</param>
    public static void Lead(CodeWriter c, CodecPlan plan, string format, string call, bool returns = true, bool inPlaces = false)
    {
        foreach (TypeView view in Own(plan).Where(f => !inPlaces || f.Plan.Served.HasPlaces()).Select(f => f.View))
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
    public static string Lead(CodecPlan plan, string format, string call, bool inPlaces = false) =>
        string.Concat(Own(plan).Where(f => !inPlaces || f.Plan.Served.HasPlaces()).Select(f => $"{f.View.Condition(format)} ? {f.View.Name}.{call} : "));

    /// <summary>Whether a contract view of its own is for a format that has members by their place.</summary>
    public static bool HasPlaces(CodecPlan plan) => Own(plan).Any(f => f.Plan.Served.HasPlaces());

    /// <summary>The contract views that have bodies of their own.</summary>
    private static IEnumerable<ViewPlan> Own(CodecPlan plan) => plan.Views.Where(f => !f.IsFolded && !f.IsOwn);

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
            FormatSet served = c.Served;
            c.Served = view.Plan.Served;
            CodecEmitter.Bodies(scope with { HasKeys = view.Plan.Served.HasKeys(type) }, view.Plan, isView: true);
            c.Served = served;
            c.Close();
        }
    }
}
