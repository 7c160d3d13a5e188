// Owns: the zoo's entries as targets. Knows neither types nor formats.
using Octavo.Fuzz.Targets;
using Octavo.Tests.Formats;

namespace Octavo.Tests.Zoo;

/// <summary>One entry in one format, without the type argument.</summary>
public abstract class ZooCase(string entry, string format)
{
    public string Entry { get; } = entry;

    public string Format { get; } = format;

    public abstract Target Target { get; }
}

/// <summary>One entry in one format.</summary>
public sealed class ZooCase<T>(ZooEntry<T> entry, FormatCalls<T> calls) : ZooCase(entry.Name, calls.Format)
{
    public override Target Target => field ??= new Target<T>(entry.Name, calls, entry.Values, entry.Reorders);
}
