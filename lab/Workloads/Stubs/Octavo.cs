// Owns: Octavo's attribute by name, for adapters that do not reference it.
// Must not know: anything.
namespace Octavo;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
internal sealed class GenerateCodecAttribute : Attribute;
