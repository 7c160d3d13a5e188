// Owns: the attribute that leaves a member out.
namespace Octavo;

/// <summary>Leaves a field, property or constructor parameter out of the codec.</summary>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class CodecIgnoreAttribute : Attribute;
