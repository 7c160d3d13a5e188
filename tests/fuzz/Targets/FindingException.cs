// Owns: the exception that says what must not be.
namespace Octavo.Fuzz.Targets;

/// <summary>A finding.</summary>
/// <param name="kind">A word or two: findings of a target with the same kind count once.</param>
/// <param name="message">What was expected and what was found.</param>
public sealed class FindingException(string kind, string message) : Exception($"{kind}: {message}")
{
    public string Kind { get; } = kind;
}
