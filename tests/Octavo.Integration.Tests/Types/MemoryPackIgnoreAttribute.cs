// Owns: MemoryPack's attribute by its name, as codecs find it: MemoryPack itself is not here.
namespace MemoryPack;

[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class MemoryPackIgnoreAttribute : Attribute;
