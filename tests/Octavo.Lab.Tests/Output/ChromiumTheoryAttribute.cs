// Owns: skipping tests that need a browser.
namespace Octavo.Lab.Tests;

/// <summary>A theory about a page as a browser shows it; skipped with a reason if there is none.</summary>
public sealed class ChromiumTheoryAttribute : TheoryAttribute
{
    public ChromiumTheoryAttribute() => Skip = Chromium.Program is null ? "there is no chromium on the path" : null;
}
