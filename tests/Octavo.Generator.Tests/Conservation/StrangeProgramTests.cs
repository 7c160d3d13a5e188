// Owns: short programs over strange models, each of which throws if what the pages say is not so: clones, comparisons, populating, keys and names.
using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Conservation;

public sealed class StrangeProgramTests
{
    /// <summary>The programs, each after its title; one that the build refuses has the error's number there, after an exclamation mark.</summary>
    [Fact]
    public void Every_program_runs()
    {
        string[] found = [.. ConstructFile.Parts("programs.txt").Where(IsTaken).Select(Finding).OfType<string>()];
        Assert.True(found.Length == 0, string.Join("\n", found));
    }

    /// <summary>A default run takes one program in eight, by its title.</summary>
    private static bool IsTaken(string text) => TestRun.Takes(ConstructFile.Title(text), oneIn: 8);

    private static string? Finding(string text)
    {
        string title = ConstructFile.Title(text);
        Generated generated = Harness.Run(Harness.Loose(Harness.Compilation([ConstructFile.Source(text)], assembly: "Acme")));
        Diagnostic? error = generated.Diagnostics.Concat(generated.Found).FirstOrDefault(d => d.Severity == DiagnosticSeverity.Error);
        if (error is not null || title.Contains('!', StringComparison.Ordinal))
        {
            return error is not null && title.EndsWith("!" + error.Id, StringComparison.Ordinal) ? null
                : $"{title}: {error?.ToString() ?? "it is not refused"}";
        }
        if (generated.TryImage() is not { } image)
        {
            return $"{title}: does not compile";
        }
        var context = new AssemblyLoadContext("programs", isCollectible: true);
        try
        {
            Assembly assembly = context.Load(image);
            assembly.GetType("Case", throwOnError: true)!.GetMethod("Run")!.Invoke(null, null);
            return null;
        }
        catch (TargetInvocationException thrown)
        {
            return $"{title}: {thrown.InnerException!.GetType().Name}: {thrown.InnerException.Message}";
        }
        finally
        {
            context.Unload();
        }
    }
}
