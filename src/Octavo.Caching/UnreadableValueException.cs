// Owns: how HybridCache's serializer says that a value is to be a miss.
namespace Octavo;

/// <summary>A cached value is from another version of its type, in another format, or damaged. Callers of a
/// <see cref="Microsoft.Extensions.Caching.Hybrid.HybridCache"/> with Octavo never see it: the value is made again.</summary>
/// <param name="message">Why it is not read.</param>
public sealed class UnreadableValueException(string message) : Exception(message);
