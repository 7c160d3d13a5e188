// Owns: the one line that says how many suites ran and how many were not there. Knows no format.
using System.Reflection;

[assembly: AssemblyFixture(typeof(Octavo.Conformance.Suites.SuiteReport))]

namespace Octavo.Conformance.Suites;

/// <summary>Made before the first test; the line follows the last one, as a diagnostic message.</summary>
public sealed class SuiteReport : IDisposable
{
    public void Dispose() => TestContext.Current.SendDiagnosticMessage(Line());

    private static string Line()
    {
        string[] suites =
            [.. typeof(SuiteReport).Assembly.GetTypes().SelectMany(type => type.GetMethods())
                .Select(method => method.GetCustomAttribute<SuiteFactAttribute>()?.Suite)
            .OfType<string>().Distinct().Order(StringComparer.Ordinal)];
        string[] missing = [.. suites.Where(suite => !SuiteFolder.Has(suite))];
        string which = missing.Length == 0 ? "" : $" ({string.Join(", ", missing)})";
        return $"Conformance: {suites.Length - missing.Length} suites ran, {missing.Length} were not present{which}.";
    }
}
