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
    public void HugeCountsAreRefused(string entry, string format) => ZooCatalog.Case(entry, format).CheckPayloads(HugeCounts.Alone(format));

    [Theory, MemberData(nameof(Cases))]
    public void NothingIsReadOrWrittenBeyondTheEnd(string entry, string format) => ZooCatalog.Case(entry, format).CheckGuardPages();
}
