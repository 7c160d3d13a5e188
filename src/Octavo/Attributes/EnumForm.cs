// Owns: the forms of an enum in data.
namespace Octavo;

/// <summary>How an enum stands in formats that have names: JSON, MessagePack, CBOR, Tokens. Binary and Compact write its number always.</summary>
public enum EnumForm
{
    /// <summary>As the enum's own attribute says, else the assembly's; a number where none does.</summary>
    Inherit = 0,

    /// <summary>Its number.</summary>
    Number = 1,

    /// <summary>Its name: <c>[CodecMember]</c>, <c>[EnumMember]</c> or <c>[JsonStringEnumMemberName]</c> of the field, else the field's own; of flags the names
    /// with <c>", "</c> between them. A value without a name is its number.</summary>
    Name = 2,
}
