// Owns: Nino's attributes by name, for adapters that do not reference it.
// Must not know: anything.
namespace Nino.Core;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface)]
internal sealed class NinoTypeAttribute : Attribute;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class NinoUtf8Attribute : Attribute;
