// Owns: steps stay cached where nothing that they depend on changed.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests;

public sealed class CachingTests
{
    private static readonly string[] s_steps =
        [CodecGenerator.TypesStep, CodecGenerator.CallsStep, CodecGenerator.PlanStep, CodecGenerator.CodecsStep, CodecGenerator.CollectionsStep, CodecGenerator.TableStep];

    [Fact]
    public void A_comment_above_everything_changes_nothing()
    {
        CSharpCompilation before = Harness.Compilation([Sources.Read("Small")]);
        foreach ((string step, IncrementalStepRunReason[] reasons) in Rerun(before, "// A line that moves every location.\n\n" + Sources.Read("Small")))
        {
            Assert.All(reasons, r => Assert.True(r is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, $"{step}: {r}"));
        }
    }

    [Fact]
    public void A_body_elsewhere_changes_nothing()
    {
        CSharpCompilation before = Harness.Compilation([Sources.Read("Small")]);
        foreach ((string step, IncrementalStepRunReason[] reasons) in Rerun(before, Sources.Read("Small") + "\ninternal static class Other { internal static int F() => 5; }\n"))
        {
            Assert.All(reasons, r => Assert.True(r is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, $"{step}: {r}"));
        }
    }

    [Fact]
    public void A_member_changes_its_own_codec_only()
    {
        string source = Sources.Read("Small");
        Dictionary<string, IncrementalStepRunReason[]> steps = Rerun(Harness.Compilation([source]), source.Replace("public string? Note", "public string? Remark", StringComparison.Ordinal));
        Assert.Single(steps[CodecGenerator.CodecsStep], IncrementalStepRunReason.Modified);
        Assert.All(steps[CodecGenerator.CollectionsStep], r => Assert.Equal(IncrementalStepRunReason.Unchanged, r));
        Assert.All(steps[CodecGenerator.TableStep], r => Assert.Equal(IncrementalStepRunReason.Unchanged, r));
    }

    private static Dictionary<string, IncrementalStepRunReason[]> Rerun(CSharpCompilation before, string after)
    {
        GeneratorDriver driver = Harness.Driver().RunGenerators(before);
        SyntaxTree old = before.SyntaxTrees.Single();
        CSharpCompilation changed = before.ReplaceSyntaxTree(old, CSharpSyntaxTree.ParseText(after, (CSharpParseOptions)old.Options, old.FilePath));
        GeneratorRunResult result = driver.RunGenerators(changed).GetRunResult().Results.Single();
        return s_steps.ToDictionary(s => s, s => result.TrackedSteps[s].SelectMany(step => step.Outputs).Select(o => o.Reason).ToArray());
    }
}
