// Owns: what an entry is put through in a format. Knows neither types nor formats.
using Octavo.Tests.Robustness;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Zoo;

/// <summary>A check of one entry in one format.</summary>
internal abstract class ZooCheck : IZooVisitor<Task>
{
    public virtual Task Visit<T>(ZooCase<T> zoo)
    {
        Check(zoo);
        return Task.CompletedTask;
    }

    protected virtual void Check<T>(ZooCase<T> zoo) => throw new NotSupportedException();
}

internal sealed class Writing : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo) => WritingModes<T>.Check(zoo);
}

internal sealed class Reading : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo) => ReadingModes<T>.Check(zoo);
}

internal sealed class Populating : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo) => PopulateModes<T>.Check(zoo);
}

internal sealed class Waiting : ZooCheck
{
    public override Task Visit<T>(ZooCase<T> zoo) => AsyncModes<T>.Check(zoo);
}

internal sealed class Truncating : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo) => DamagedPayloads<T>.CheckTruncation(zoo);
}

internal sealed class Mutating : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo) => DamagedPayloads<T>.CheckMutation(zoo);
}

internal sealed class Guarding : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo) => GuardedReads<T>.Check(zoo);
}

internal sealed class Threading : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo) => ManyThreads<T>.Check(zoo);
}

/// <summary>Payloads of anything else: each is refused or is a value.</summary>
/// <param name="payloads">The payloads for an entry.</param>
internal sealed class Crossing(Func<ZooCase, IEnumerable<byte[]>> payloads) : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo)
    {
        byte[] good = zoo.Payloads().MinBy(payload => payload.Length)!;
        foreach (byte[] payload in payloads(zoo))
        {
            DamagedPayloads<T>.Check(zoo.Calls, payload, good, zoo.Reorders);
            Counters.Add("other payloads", 1);
        }
    }
}

/// <summary>Compares the samples with payloads that an earlier version wrote.</summary>
internal sealed class Golden(List<byte[]> payloads) : ZooCheck
{
    protected override void Check<T>(ZooCase<T> zoo)
    {
        T[] values = [.. zoo.Values()];
        Assert.NotEmpty(payloads);
        for (int i = 0; i < payloads.Count; i++)
        {
            Assert.Equal(Convert.ToHexString(payloads[i]), Convert.ToHexString(zoo.Calls.Serialize(values[i])));
            Assert.Null(DeepComparer.Difference(values[i], zoo.Calls.Deserialize(payloads[i]), zoo.Calls.Fidelity));
            Counters.Add("golden payloads", 1);
        }
    }
}
