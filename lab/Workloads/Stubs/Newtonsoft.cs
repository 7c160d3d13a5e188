// Owns: Newtonsoft.Json's attribute by name, for adapters that do not reference it.
// Must not know: anything.
namespace Newtonsoft.Json;

[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property)]
internal sealed class JsonPropertyAttribute(string name) : Attribute
{
    public string PropertyName { get; } = name;
}
