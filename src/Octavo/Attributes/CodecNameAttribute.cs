// Owns: the attribute that gives a member, or a field of an enum, a name in some formats.
namespace Octavo;

/// <summary>Gives a member, or a field of an enum, its name in some of the formats with names: JSON, maps by name of MessagePack and CBOR. Tokens are like
/// JSON. It wins over the name of <see cref="CodecMemberAttribute"/>, and over those of other libraries' attributes. It does not make a member.</summary>
/// <param name="name">The name.</param>
/// <param name="formats">The formats that have it.</param>
/// <example><code>
/// [GenerateCodec]
/// public sealed class Song
/// {
///     [CodecMember("id"), CodecName("_id", CodecFormats.Cbor | CodecFormats.MessagePack)] public long Id { get; set; }
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter, AllowMultiple = true)]
public sealed class CodecNameAttribute(string name, CodecFormats formats) : Attribute
{
    /// <summary>The name.</summary>
    public string Name { get; } = name;

    /// <summary>The formats that have it.</summary>
    public CodecFormats Formats { get; } = formats;
}
