// Owns: an entry in a format, and the checks that exist for it. Knows neither types nor formats.
using Octavo.Tests.Comparing;
using Octavo.Tests.Formats;
using Octavo.Tests.Robustness;
using Octavo.Tests.RoundTrips;

namespace Octavo.Tests.Zoo;

/// <summary>One entry in one format, without the type argument, so that a theory can hold it.</summary>
public abstract class ZooCase(string entry, string format)
{
    public string Entry { get; } = entry;

    public string Format { get; } = format;

    /// <summary>The payloads of all sample values that the format can write.</summary>
    public abstract IEnumerable<byte[]> Payloads();

    /// <summary>One of them of moderate length, for other types to read; null where there is none.</summary>
    public byte[]? Typical => field ??= Payloads().FirstOrDefault(payload => payload.Length is > 4 and < 400);

    public abstract void CheckWriting();

    public abstract void CheckReading();

    public abstract void CheckPopulate();

    public abstract Task CheckAsync();

    public abstract void CheckTruncation();

    public abstract void CheckMutation();

    /// <summary>Payloads of anything else: each is refused or is a value.</summary>
    public abstract void CheckPayloads(IEnumerable<byte[]> payloads);

    public abstract void CheckThreads();

    public abstract void CheckGuardPages();

    /// <summary>Compares the samples with payloads that an earlier version wrote.</summary>
    public abstract void CheckGolden(List<byte[]> payloads);

    public override string ToString() => $"{Entry} in {Format}";
}

/// <summary>One entry in one format.</summary>
public sealed class ZooCase<T>(ZooEntry<T> entry, FormatCalls<T> calls) : ZooCase(entry.Name, calls.Format)
{
    public FormatCalls<T> Calls => calls;

    public bool Reorders => entry.Reorders;

    /// <summary>Sample values that the format can write.</summary>
    public IEnumerable<T> Values() => entry.Values().Where(value => !Unwritable.InRoot(value, calls.Fidelity));

    /// <summary>Sample values that the format must refuse.</summary>
    public IEnumerable<T> RefusedValues() => entry.Values().Where(value => Unwritable.InRoot(value, calls.Fidelity));

    public override IEnumerable<byte[]> Payloads() => Values().Select(value => calls.Serialize(value));

    public override void CheckWriting() => WritingModes<T>.Check(this);

    public override void CheckReading() => ReadingModes<T>.Check(this);

    public override void CheckPopulate() => PopulateModes<T>.Check(this);

    public override Task CheckAsync() => AsyncModes<T>.Check(this);

    public override void CheckTruncation() => DamagedPayloads<T>.CheckTruncation(this);

    public override void CheckMutation() => DamagedPayloads<T>.CheckMutation(this);

    public override void CheckPayloads(IEnumerable<byte[]> payloads)
    {
        byte[] good = Payloads().MinBy(payload => payload.Length)!;
        foreach (byte[] payload in payloads)
        {
            DamagedPayloads<T>.Check(calls, payload, good, Reorders);
            Counters.Add("other payloads", 1);
        }
    }

    public override void CheckGuardPages() => GuardedReads<T>.Check(this);

    public override void CheckThreads() => ManyThreads<T>.Check(this);

    public override void CheckGolden(List<byte[]> payloads)
    {
        T[] values = [.. Values()];
        Assert.NotEmpty(payloads);
        for (int i = 0; i < payloads.Count; i++)
        {
            Assert.Equal(Convert.ToHexString(payloads[i]), Convert.ToHexString(calls.Serialize(values[i])));
            Assert.Null(DeepComparer.Difference(values[i], calls.Deserialize(payloads[i]), calls.Fidelity));
            Counters.Add("golden payloads", 1);
        }
    }
}
