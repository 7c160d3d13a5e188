// Owns: how HybridCache's serializer says that a value is to be a miss.
namespace Octavo;

/// <summary>A cached value is of another version of its type, of another format, or damaged. Callers of a
/// <see cref="Microsoft.Extensions.Caching.Hybrid.HybridCache"/> with Octavo do not meet it: the value is made anew.</summary>
/// <param name="message">Why it is not read.</param>
public sealed class UnreadableValueException(string message) : Exception(message);
