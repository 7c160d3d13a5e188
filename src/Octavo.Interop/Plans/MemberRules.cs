// Owns: which of an options' rules for members holds at a place. Knows no layout.
namespace Octavo.Interop.Plans;

internal static class MemberRules
{
    /// <summary>The rule for a path: that for the place in the member (<c>Order.Tags[]</c>, <c>Order.Stock[key]</c>), else for the place around it, else for
    /// the member.</summary>
    /// <param name="rules">Rules by path.</param>
    /// <param name="path">As <see cref="InteropLayout.OnValue"/> gets it.</param>
    internal static T? Find<T>(IReadOnlyDictionary<string, T> rules, string path)
        where T : class
    {
        while (rules.Count != 0 && path.Length != 0)
        {
            if (rules.TryGetValue(path, out T? rule))
            {
                return rule;
            }
            path = path[..Math.Max(0, path.LastIndexOf('['))];
        }
        return null;
    }
}
