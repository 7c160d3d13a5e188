// Owns: the attribute that gives a member further names for reading.
namespace Octavo;

/// <summary>Further names by which the member is found when it is read, in formats with names: JSON, Tokens, maps of MessagePack and CBOR. It is written under
/// its own name alone. Data that has two of the names has the member twice.</summary>
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
