// Owns: the theory on calls that wait. Knows neither types nor formats.
using Octavo.Tests.Zoo;

namespace Octavo.Tests.RoundTrips;

[Trait("Runs", "Once")]
public sealed class ZooAsyncTests
{
    public static TheoryData<string, string> Cases => ZooCatalog.TheoryData;

    [Theory, MemberData(nameof(Cases))]
    public Task EveryWayOfWaitingGivesTheSame(string entry, string format) => ZooCatalog.Case(entry, format).CheckAsync();
}
