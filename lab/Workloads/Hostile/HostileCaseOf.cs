// Owns: a hostile payload with its type.
// Must not know: libraries.
namespace Octavo.Lab.Workloads.Hostile;

/// <summary>A payload read as <typeparamref name="T"/>.</summary>
public sealed record HostileCase<T>(string Format, string Group, string Name, byte[] Bytes, string? Advisory = null)
    : HostileCase(Format, Group, Name, Bytes, Advisory)
{
    /// <inheritdoc/>
    public override Type Type => typeof(T);
}
