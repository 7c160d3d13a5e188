// Owns: MemoryPack's attribute by name, for adapters that do not reference it.
// Must not know: anything.
namespace MemoryPack;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class MemoryPackableAttribute : Attribute;
