// Owns: tests that need a published suite: skipped, with the reason, if it is missing. Knows no format.
namespace Octavo.Conformance.Suites;

/// <summary>A test over a suite. xunit 2 knows no skipping at run time, so it is decided at discovery.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class SuiteFactAttribute : FactAttribute
{
    /// <param name="suite">The suite's folder name.</param>
    public SuiteFactAttribute(string suite)
    {
        Suite = suite;
        if (!SuiteFolder.Has(suite))
        {
            Skip = $"data not found: the suite {suite} is not part of the repository; .ci/get-suites brings it, or put it under shared/conformance beside the repository, or name its folder in {SuiteFolder.Variable}.";
        }
    }

    /// <summary>The suite's folder name.</summary>
    public string Suite { get; }
}
