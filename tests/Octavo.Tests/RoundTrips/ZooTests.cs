// Owns: the theories over entries and formats. Knows neither types nor formats.
using Octavo.Tests.Formats;
using Octavo.Tests.Zoo;

namespace Octavo.Tests.RoundTrips;

public sealed class ZooTests
{
    public static TheoryData<string, string> Cases => ZooCatalog.TheoryData;

    [Theory, MemberData(nameof(Cases))]
    public void EveryWayOfWritingGivesTheSameBytes(string entry, string format) => ZooCatalog.Case(entry, format).CheckWriting();

    [Theory, MemberData(nameof(Cases))]
    public void EveryWayOfReadingGivesTheSameValue(string entry, string format) => ZooCatalog.Case(entry, format).CheckReading();

    [Theory, MemberData(nameof(Cases))]
    public void PopulateGivesTheSameValue(string entry, string format) => ZooCatalog.Case(entry, format).CheckPopulate();

    /// <summary>Tokens has no asynchronous calls; every other format has.</summary>
    [Fact]
    public void FormatsOfTheWholeSurfaceCanBeWaitedFor() =>
        Assert.Equal(FormatList.Names, FormatList.Of<int>().Where(calls => calls.Async is not null).Select(calls => calls.Format));

    [Fact]
    public void NamesOfEntriesAreUnique() => Assert.Equal(ZooCatalog.Entries.Count, ZooCatalog.Entries.Select(entry => entry.Name).Distinct().Count());
}
