// Owns: the attribute of the member that keeps what the type does not know.
namespace Octavo;

/// <summary>
/// Makes a property or field of type <see cref="UnknownMembers"/> keep the members that the data has and the type does not, where objects have keys: maps of
/// MessagePack and CBOR, Tolerant objects of Binary and Compact.
/// Written in the same format they stand behind the type's own members, in the order in which they were read.
/// </summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class CodecExtensionDataAttribute : Attribute;
