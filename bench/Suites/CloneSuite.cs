// Owns: the bars of clones against writing and reading the same graph. Knows the facades alone.
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Bench.Models;

namespace Octavo.Bench.Suites;

/// <summary>A clone keeps what is shared, which bytes do not: each object costs a look into a table by identity.</summary>
internal static class CloneSuite
{
    private const double FasterAtLeast = 2;

    internal static IEnumerable<Bar> Create()
    {
        var data = new BenchData(7);
        yield return Bar("SimpleClass", BenchData.Many(512, data.Class));
        yield return Bar("ComplexObject", BenchData.Many(64, data.Complex));
        yield return Bar("Figure[1000] of 8 cases", BenchData.Many(16, new FigureData(5).Batch));
    }

    private static Bar Bar<T>(string name, T[] values)
        where T : class =>
        new(new Pair($"Clone {name}, Binary write and read", values.Length, () => Clone(values), () => Copy(values), () => Verify(values)), Claim.FasterAtLeast,
            FasterAtLeast);

    private static void Clone<T>(T[] values)
        where T : class
    {
        foreach (T value in values)
        {
            Kept.Value = OctavoGraph.Clone(value);
        }
    }

    private static void Copy<T>(T[] values)
        where T : class
    {
        foreach (T value in values)
        {
            Kept.Value = OctavoBinary.Deserialize<T>(OctavoBinary.Serialize(value));
        }
    }

    private static void Verify<T>(T[] values)
        where T : class
    {
        foreach (T value in values)
        {
            if (!OctavoGraph.Equals(value, OctavoGraph.Clone(value)) || !OctavoGraph.Equals(value, OctavoBinary.Deserialize<T>(OctavoBinary.Serialize(value))))
            {
                throw new InvalidOperationException("The clone is not equal.");
            }
        }
    }
}
