// Owns: the tests of every entry of the zoo in one format. A class a format, so both cores run them and a filter takes one: --filter
// FullyQualifiedName~JsonZooTests.
using System.Runtime.CompilerServices;
using Octavo.Tests.Robustness;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Zoo;

public sealed class BinaryZooTests() : ZooTests("Binary");

public sealed class CborZooTests() : ZooTests("CBOR");

public sealed class CompactZooTests() : ZooTests("Compact");

public sealed class JsonZooTests() : ZooTests("JSON");

public sealed class MessagePackZooTests() : ZooTests("MessagePack");

public sealed class ProtobufZooTests() : ZooTests("Protobuf");

public sealed class TokensZooTests() : ZooTests("Tokens");

/// <summary>A row is an entry. Rows of the trait Runs=Once do not depend on the machine's configuration: .ci/run has them in the plain run alone. The fuzzer
/// does the same as the crossing on the checked build.</summary>
public abstract class ZooTests(string format)
{
    /// <summary>A default run takes one entry in twenty a format; most entries are in seven.</summary>
    private const uint OneIn = 20;

    [Fact]
    public Task EveryWayOfWritingGivesTheSameBytes() => Check(new Writing());

    [Fact]
    public Task EveryWayOfReadingGivesTheSameValue() => Check(new Reading());

    [Fact]
    public Task PopulateGivesTheSameValue() => Check(new Populating());

    [Fact, Trait("Runs", "Once")]
    public Task EveryWayOfWaitingGivesTheSame() => Check(new Waiting());

    [Fact]
    public Task EveryTruncationIsRefused() => Check(new Truncating());

    [Fact]
    public Task EveryMutationIsRefusedOrIsAValue() => Check(new Mutating());

    [Fact]
    public Task HugeCountsAreRefused() => Check(new Crossing(_ => HugeCounts.Alone(format)));

    [Fact]
    public Task NothingIsReadOrWrittenBeyondTheEnd() => Check(new Guarding());

    [Fact, Trait("Runs", "Once")]
    public Task EightThreadsGetTheSame() => Check(new Threading());

    /// <summary>A third of all pairs: each entry reads each third other one, and which third depends on the entry.</summary>
    [Fact, Trait("Runs", "Once")]
    public Task PayloadsOfOtherTypesAreRefusedOrAreValues() => Check(new Crossing(zoo => ZooCatalog.Entries
        .Where((_, index) => (index + zoo.Entry.Length) % 3 == 0)
        .Select(other => ZooCatalog.Find(other.Name, format)?.Typical)
        .OfType<byte[]>()), 3 * OneIn);

    private Task Check(ZooCheck check, uint oneIn = OneIn, [CallerMemberName] string test = "") =>
        Rows.CheckAsync($"{GetType().Name}.{test}", ZooCatalog.Cases.Where(zoo => zoo.Format == format), zoo => zoo.Accept(check), oneIn);
}

public sealed class ZooCatalogTests
{
    /// <summary>Tokens has no asynchronous calls; every other format has.</summary>
    [Fact]
    public void FormatsOfTheWholeSurfaceCanBeWaitedFor() =>
        Assert.Equal(FormatList.Names, FormatList.Of<int>().Where(calls => calls.Async is not null).Select(calls => calls.Format));

    [Fact]
    public void NamesOfEntriesAreUnique() => Assert.Equal(ZooCatalog.Entries.Count, ZooCatalog.Entries.Select(entry => entry.Name).Distinct().Count());

    /// <summary>A format without a class of its own would have no zoo.</summary>
    [Fact]
    public void EveryFormatHasAClass() =>
        Assert.Equal(FormatList.EveryName.Count, typeof(ZooTests).Assembly.GetTypes().Count(type => type.BaseType == typeof(ZooTests)));
}
