// Owns: the theory on the payloads of each entry before the readers of others. Knows neither types nor formats.
using Octavo.Tests.Zoo;

namespace Octavo.Tests.Robustness;

/// <summary>A third of a run's time, and nothing of it depends on the machine's guise: .ci/run has it in the plain run alone. The fuzzer does the same on the checked build.</summary>
[Trait("Runs", "Once")]
public sealed class ZooCrossingTests
{
    public static TheoryData<string, string> Cases => ZooCatalog.TheoryData;

    [Theory, MemberData(nameof(Cases))]
    public void PayloadsOfOtherTypesAreRefusedOrAreValues(string entry, string format)
    {
        // A third of all pairs: each entry reads each third other one, and which third depends on the entry.
        ZooCatalog.Case(entry, format).CheckPayloads(ZooCatalog.Entries
            .Where((_, index) => (index + entry.Length) % 3 == 0)
            .SelectMany(other => other.Cases)
            .Where(other => other.Format == format)
            .Select(other => ZooCatalog.Case(other.Entry, format).Typical)
            .OfType<byte[]>());
    }
}
