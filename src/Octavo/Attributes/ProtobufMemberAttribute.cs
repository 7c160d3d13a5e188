// Owns: the attribute that says how a member stands in Protobuf.
namespace Octavo;

/// <summary>
/// Says how a member stands in Protobuf: its number there, where it is not that of <see cref="CodecMemberAttribute"/>, and what else a <c>.proto</c> file would
/// say of the field.
/// It makes a member of Protobuf alone.
/// </summary>
/// <example><code>
/// [GenerateCodec]
/// public sealed class Reading
/// {
///     [ProtobufMember(1, Encoding = ProtobufEncoding.ZigZag)] public int Delta { get; set; }
///
///     [ProtobufMember(2, Presence = ProtobufPresence.Explicit)] public int Level { get; set; }
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class ProtobufMemberAttribute : Attribute
{
    /// <summary>A member that has its number from elsewhere.</summary>
    public ProtobufMemberAttribute()
    {
    }

    /// <summary>A member with a number in Protobuf.</summary>
    /// <param name="number">From 1 to 536,870,911 without 19,000 to 19,999, which Protobuf keeps for itself.</param>
    public ProtobufMemberAttribute(int number) => Number = number;

    /// <summary>The number; 0 where another attribute gives it.</summary>
    public int Number { get; }

    /// <summary>How integers, or a message's ends, are written; of a collection its elements.</summary>
    public ProtobufEncoding Encoding { get; set; }

    /// <summary>How keys of a map are written.</summary>
    public ProtobufEncoding KeyEncoding { get; set; }

    /// <summary>How values of a map are written.</summary>
    public ProtobufEncoding ValueEncoding { get; set; }

    /// <summary>When the member is left out, and whether data without it is refused.</summary>
    public ProtobufPresence Presence { get; set; }

    /// <summary>Whether the elements of a collection of scalars share one field.</summary>
    public ProtobufPacking Packing { get; set; }

    /// <summary>Whether the member's enum takes numbers that it does not define; of a collection its elements, of a map its values too.</summary>
    public ProtobufEnums Enums { get; set; }

    /// <summary>
    /// The oneof that the member belongs to: of its members one at most is there. Reading one clears the others; writing an object that has two is refused. A
    /// member of a oneof is there where it is not null, or not zero.
    /// </summary>
    public string? Oneof { get; set; }

    /// <summary>
    /// Whether the value stands in one of google.protobuf's wrappers, <c>Int32Value</c>, <c>StringValue</c> and so on: for nullable numbers and truth values,
    /// text and byte arrays. The wrapper is absent where the value is null.
    /// </summary>
    public bool Wrapped { get; set; }

    /// <summary>Whether a collection that exists is cleared when the first of its elements is read, and not appended to.</summary>
    public bool Replaces { get; set; }

    /// <summary>What is done with text that is not UTF-8.</summary>
    public ProtobufUtf8 Utf8 { get; set; }

    /// <summary>How times, Guids and decimals are written.</summary>
    public ProtobufLevel Level { get; set; }

    /// <summary>The field's name in <c>.proto</c> text (<see cref="OctavoProtobuf.Schema{T}"/>), where it is not the member's name in words with
    /// underscores.</summary>
    public string? Name { get; set; }

    /// <summary>The field's <c>json_name</c> in <c>.proto</c> text, where it is not what Protobuf makes of the field's name.</summary>
    public string? JsonName { get; set; }

    /// <summary>
    /// The field's default in <c>.proto</c> text, as descriptors have it: numbers, truth values and names of enums as they are, text without quotes, bytes with
    /// escapes. Nothing is read or written otherwise for it.
    /// </summary>
    public string? Default { get; set; }
}
