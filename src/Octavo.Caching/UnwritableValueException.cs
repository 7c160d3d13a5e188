// Owns: how HybridCache's serializer says that a value cannot be written.
namespace Octavo.Caching;

/// <summary>Distinguishes what the serializer throws from what the program throws while it makes the value, which may be an <see cref="OctavoException"/>,
/// too.</summary>
/// <param name="reason">Why it is not written.</param>
internal sealed class UnwritableValueException(OctavoException reason) : Exception(reason.Message, reason);
