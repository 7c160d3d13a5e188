// Owns: a value and the text it is read from.
// Must not know: where they come from.
namespace Octavo.Lab.Workloads;

/// <summary>A document.</summary>
/// <param name="Value">What it holds.</param>
/// <param name="Bytes">Its text in UTF-8; null if each candidate reads what it wrote itself.</param>
public sealed record JsonSample<T>(T Value, byte[]? Bytes = null);
