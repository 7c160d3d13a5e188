// Owns: tests that need GHC: skipped, with the reason, if it or one of the packages is missing.
using System.Diagnostics;

namespace Octavo.Interop.Tests.Haskell;

/// <summary>A test with programs that GHC compiles. xunit 2 knows no skipping at run time, so it is decided at discovery.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class GhcTheoryAttribute : TheoryAttribute
{
    private static readonly Lazy<string?> s_missing = new(Missing);

    public GhcTheoryAttribute()
    {
        if (s_missing.Value is { } reason)
        {
            Skip = reason;
        }
    }

    private static string? Missing()
    {
        try
        {
            using Process list =
                Process.Start(
                    new ProcessStartInfo("ghc-pkg", ["list", "--simple-output", "--global"]) { RedirectStandardOutput = true, RedirectStandardError = true })!;
            string packages = list.StandardOutput.ReadToEnd();
            list.WaitForExit();
            return packages.Contains("cereal-", StringComparison.Ordinal) && packages.Contains("binary-", StringComparison.Ordinal) ? null
                : "GHC has no package cereal: Debian's is libghc-cereal-dev.";
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return "GHC not found: install ghc with the package cereal (Debian: ghc, libghc-cereal-dev), with ghc and ghc-pkg on the path.";
        }
    }
}
