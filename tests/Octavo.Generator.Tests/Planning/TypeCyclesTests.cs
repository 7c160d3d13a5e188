// Owns: that types on a cycle are found, against a search from each of them.
using System.Globalization;
using Octavo.Model.Planning;

namespace Octavo.Generator.Tests.Planning;

public sealed class TypeCyclesTests
{
    [Fact]
    public void Types_that_reach_themselves_are_found()
    {
        var random = new Random(7);
        for (int round = 0; round < 500; round++)
        {
            int types = random.Next(1, 12);
            Dictionary<string, HashSet<string>> edges = [];
            for (int edge = random.Next(0, 2 * types); edge > 0; edge--)
            {
                string from = Name(random.Next(types));
                edges[from] = edges.GetValueOrDefault(from) ?? [];
                edges[from].Add(Name(random.Next(types)));
            }
            Assert.Equal(edges.Keys.Where(t => Reaches(edges, t)).Order(), new TypeCycles(edges).Find().Order());
        }
    }

    [Fact]
    public void A_long_chain_needs_no_stack()
    {
        var edges = Enumerable.Range(0, 100_000).ToDictionary(Name, i => new HashSet<string> { Name((i + 1) % 100_000) });
        Assert.Equal(100_000, new TypeCycles(edges).Find().Count);
    }

    private static string Name(int type) => type.ToString(CultureInfo.InvariantCulture);

    private static bool Reaches(Dictionary<string, HashSet<string>> edges, string type)
    {
        var seen = new HashSet<string>();
        var open = new Stack<string>([type]);
        while (open.Count != 0)
        {
            foreach (string held in edges.GetValueOrDefault(open.Pop()) ?? [])
            {
                if (seen.Add(held))
                {
                    open.Push(held);
                }
            }
        }
        return seen.Contains(type);
    }
}
