// Owns: random graphs of types through the generator: what is legal compiles without a warning, what is not makes it report and never throw.
using Microsoft.CodeAnalysis;
using Octavo.Tests.TypeGraphs;

namespace Octavo.Generator.Tests;

public sealed class RandomGraphTests
{
    private const int SeedsACase = 20;

    public static TheoryData<int> Cases(int count) => [.. Enumerable.Range(0, count)];

    [Theory, MemberData(nameof(Cases), 4)]
    public void Legal_types_compile(int number)
    {
        for (int seed = number * SeedsACase; seed < (number + 1) * SeedsACase; seed++)
        {
            string source = TypeGraph.Source(seed);
            GraphCompiler.Compile(source, out IReadOnlyList<string> problems, seed % 3 == 0 ? NullableContextOptions.Disable : NullableContextOptions.Enable);
            Assert.True(problems.Count == 0, $"seed {seed}: {string.Join("\n", problems.Take(5))}");
        }
    }

    [Theory, MemberData(nameof(Cases), 10)]
    public void Broken_types_do_not_make_it_throw(int number)
    {
        for (int seed = number * SeedsACase; seed < (number + 1) * SeedsACase; seed++)
        {
            string source = new GraphDamage(seed).Break(TypeGraph.Source(seed));
            GeneratorDriverRunResult result = GraphCompiler.Driver().RunGenerators(GraphCompiler.Compilation([source], (NullableContextOptions)(seed % 4))).GetRunResult();
            Assert.True(result.Results.Single().Exception is null, $"seed {seed}: {result.Results.Single().Exception}\n{source}");
        }
    }
}
