// Owns: the theory on codecs that many threads use at once. Knows neither types nor formats.
using Octavo.Tests.Zoo;

namespace Octavo.Tests.Robustness;

[Trait("Runs", "Once")]
public sealed class ZooThreadTests
{
    public static TheoryData<string, string> Cases => ZooCatalog.TheoryData;

    [Theory, MemberData(nameof(Cases))]
    public void EightThreadsGetTheSame(string entry, string format) => ZooCatalog.Case(entry, format).CheckThreads();
}
