// Owns: the attribute that gives a member further names for reading.
namespace Octavo;

/// <summary>Gives a member further names for reading, in formats with names: JSON, Tokens, maps of MessagePack and CBOR. It is written only under its own name.
/// If an object has the member under two names, it is a duplicate member.</summary>
/// <param name="names">The names.</param>
/// <example><code>
/// [GenerateCodec]
/// public sealed class Person
/// {
///     [CodecMember("surname"), CodecAlias("lastName")] public string? Surname { get; set; }
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class CodecAliasAttribute(params string[] names) : Attribute
{
    /// <summary>The names.</summary>
    public IReadOnlyList<string> Names { get; } = names;
}
