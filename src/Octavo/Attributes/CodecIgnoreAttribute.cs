// Owns: the attribute that leaves a member out.
namespace Octavo;

/// <summary>Leaves a field, property or constructor parameter out of the codec.</summary>
/// <example><code>
/// [GenerateCodec]
/// public sealed class Login
/// {
///     public string? Name { get; set; }
///
///     [CodecIgnore] public string? Password { get; set; }
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class CodecIgnoreAttribute : Attribute;
