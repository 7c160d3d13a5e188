// Owns: an entry in a format. Knows neither types nor formats, nor what is checked.
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Zoo;

/// <summary>One entry in one format, without the type argument.</summary>
public abstract class ZooCase(string entry, string format)
{
    public string Entry { get; } = entry;

    public string Format { get; } = format;

    /// <summary>The payloads of all sample values that the format can write.</summary>
    public abstract IEnumerable<byte[]> Payloads();

    /// <summary>One of them of moderate length, for other types to read; null if there is none.</summary>
    public byte[]? Typical => field ??= Payloads().FirstOrDefault(payload => payload.Length is > 4 and < 400);

    public abstract TResult Accept<TResult>(IZooVisitor<TResult> visitor);

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

    /// <summary>All sample values, made again.</summary>
    public T[] AllValues() => entry.Values();

    public override IEnumerable<byte[]> Payloads() => Values().Select(value => calls.Serialize(value));

    public override TResult Accept<TResult>(IZooVisitor<TResult> visitor) => visitor.Visit(this);
}
