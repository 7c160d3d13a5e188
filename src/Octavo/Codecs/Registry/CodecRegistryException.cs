// Owns: the refusal of a registry's state that does not fit the program.
namespace Octavo;

/// <summary>The types of a <see cref="CodecRegistryState"/> are not those of the program.</summary>
public sealed class CodecRegistryException : InvalidOperationException
{
    internal CodecRegistryException(IReadOnlyList<CodecDifference> differences)
        : base($"The registry's state does not fit this program, in {differences.Count} places:\n{string.Join('\n', differences)}") =>
            Differences = differences;

    /// <summary>All of them.</summary>
    public IReadOnlyList<CodecDifference> Differences { get; }
}
