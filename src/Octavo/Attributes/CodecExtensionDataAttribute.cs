// Owns: the attribute of the member that keeps what the type does not know.
namespace Octavo;

/// <summary>
/// Makes a property or field of type <see cref="UnknownMembers"/> keep the members that the type does not know, if objects have keys: maps of MessagePack and
/// CBOR, Tolerant objects of Binary and Compact. In the same format they are written after the members of the type, in the order in which they were read.
/// </summary>
/// <example><code>
/// [GenerateCodec(Layout = Layout.Tolerant)]
/// public sealed class Profile
/// {
///     [CodecMember(1)] public string? Name { get; set; }
///
///     [CodecExtensionData] public UnknownMembers? Others { get; set; }
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class CodecExtensionDataAttribute : Attribute;
