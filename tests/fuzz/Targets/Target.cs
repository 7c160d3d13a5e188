// Owns: what the fuzzer feeds: a type in a format. Knows neither.
namespace Octavo.Fuzz.Targets;

/// <summary>A type in a format, without the type argument.</summary>
public abstract class Target(string entry, string format)
{
    public string Entry { get; } = entry;

    public string Format { get; } = format;

    public string Name { get; } = $"{entry} in {format}";

    /// <summary>Payloads of its sample values.</summary>
    public abstract IReadOnlyList<byte[]> Seeds { get; }

    /// <summary>Reads an input; what is read goes there and back.</summary>
    /// <param name="input">Any bytes.</param>
    /// <param name="way">A random number: which of the other ways of reading and writing are taken in addition.</param>
    /// <returns>What the input reached, as a hash: the code, the path without its indices, the reason, the order of magnitude of the offset; of values their
    /// length.</returns>
    /// <exception cref="FindingException">Something that must not be.</exception>
    public abstract ulong Run(byte[] input, int way);

    public override string ToString() => Name;
}
