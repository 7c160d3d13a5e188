// Owns: the forms of an enum in data.
namespace Octavo;

/// <summary>How formats with names write an enum: JSON, MessagePack, CBOR, Tokens. Binary, Compact and Protobuf always write its number.</summary>
public enum EnumForm
{
    /// <summary>As the attribute of the enum says, else of the assembly; by default as a number.</summary>
    Inherit = 0,

    /// <summary>Its number.</summary>
    Number = 1,

    /// <summary>Its name: <c>[CodecName]</c> or <c>[CodecMember]</c> of the field, in JSON and Tokens <c>[JsonStringEnumMemberName]</c>, or
    /// <c>[EnumMember]</c>, else the name of the field; for flags the names with <c>", "</c> between them. A value without a name is its number.</summary>
    Name = 2,
}
