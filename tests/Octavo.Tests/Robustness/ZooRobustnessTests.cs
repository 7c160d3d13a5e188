// Owns: the theories on damaged payloads over entries and formats. Knows neither types nor formats.
using Octavo.Tests.Zoo;

namespace Octavo.Tests.Robustness;

public sealed class ZooRobustnessTests
{
    public static TheoryData<string, string> Cases => ZooCatalog.TheoryData;

    [Theory, MemberData(nameof(Cases))]
    public void EveryTruncationIsRefused(string entry, string format) => ZooCatalog.Case(entry, format).CheckTruncation();

    [Theory, MemberData(nameof(Cases))]
    public void EveryMutationIsRefusedOrIsAValue(string entry, string format) => ZooCatalog.Case(entry, format).CheckMutation();

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

    [Theory, MemberData(nameof(Cases))]
    public void HugeCountsAreRefused(string entry, string format) => ZooCatalog.Case(entry, format).CheckPayloads(HugeCounts.Alone(format));

    [Theory, MemberData(nameof(Cases))]
    public void NothingIsReadOrWrittenBeyondTheEnd(string entry, string format) => ZooCatalog.Case(entry, format).CheckGuardPages();

    [Theory, MemberData(nameof(Cases))]
    public void EightThreadsGetTheSame(string entry, string format) => ZooCatalog.Case(entry, format).CheckThreads();
}
