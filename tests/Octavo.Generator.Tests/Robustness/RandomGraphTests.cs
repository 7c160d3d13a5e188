// Owns: random graphs of types through the generator: what is legal compiles without a warning, what is not makes it report and never throw.
using Microsoft.CodeAnalysis;
using Octavo.Tests.TypeGraphs;

namespace Octavo.Generator.Tests.Robustness;

public sealed class RandomGraphTests
{
    private const int SeedsACase = 5;

    public static TheoryData<int> Cases(int count, uint oneIn) => [.. TestRun.Sample(Enumerable.Range(0, count), oneIn)];

    [Theory, MemberData(nameof(Cases), 16, 16u)]
    public void Legal_types_compile(int number)
    {
        for (int seed = number * SeedsACase; seed < (number + 1) * SeedsACase; seed++)
        {
            string source = TypeGraph.Source(seed);
            GraphCompiler.Compile(source, out IReadOnlyList<string> problems, seed % 3 == 0 ? NullableContextOptions.Disable : NullableContextOptions.Enable);
            Assert.True(problems.Count == 0, $"seed {seed}: {string.Join("\n", problems.Take(5))}");
        }
    }

    /// <summary>What the fuzzer found: a map in a list whose values are messages that may be absent had two locals of one name.</summary>
    [Theory, InlineData(1771619970)]
    public void Graphs_that_did_not_compile_do(int seed)
    {
        GraphCompiler.Compile(TypeGraph.Source(seed), out IReadOnlyList<string> problems);
        Assert.Empty(problems);
    }

    [Theory, MemberData(nameof(Cases), 40, 13u)]
    public void Broken_types_do_not_make_it_throw(int number)
    {
        for (int seed = number * SeedsACase; seed < (number + 1) * SeedsACase; seed++)
        {
            string source = new GraphDamage(seed).Break(TypeGraph.Source(seed));
            GeneratorDriverRunResult result = GraphCompiler.Driver()
                .RunGenerators(GraphCompiler.Compilation([source], (NullableContextOptions)(seed % 4)), TestContext.Current.CancellationToken).GetRunResult();
            DoesNotThrow(result, seed, source);
        }
    }

    /// <summary>As an editor runs it: one driver, whose steps remember what the text was before.</summary>
    [Theory, MemberData(nameof(Cases), 4, 2u)]
    public void Edits_do_not_make_it_throw(int number)
    {
        for (int seed = number * 4; seed < (number + 1) * 4; seed++)
        {
            string source = TypeGraph.Source(seed);
            Compilation compilation = GraphCompiler.Compilation([source]);
            GeneratorDriver driver = GraphCompiler.Driver().RunGenerators(compilation, TestContext.Current.CancellationToken);
            SyntaxTree tree = compilation.SyntaxTrees.Single();
            for (int edit = 0; edit < 5; edit++)
            {
                string edited = edit == 4 ? source : new GraphDamage((seed * 5) + edit).Break(source);
                SyntaxTree next = tree.WithChangedText(Microsoft.CodeAnalysis.Text.SourceText.From(edited));
                compilation = compilation.ReplaceSyntaxTree(tree, next);
                tree = next;
                driver = driver.RunGenerators(compilation, TestContext.Current.CancellationToken);
                DoesNotThrow(driver.GetRunResult(), seed, edited);
            }
        }
    }

    private static void DoesNotThrow(GeneratorDriverRunResult result, int seed, string source)
    {
        Assert.True(result.Results.Single().Exception is null, $"seed {seed}: {result.Results.Single().Exception}\n{source}");
        Assert.DoesNotContain(result.Diagnostics, one => one.Id == GraphCompiler.GeneratorThrew);
    }
}
