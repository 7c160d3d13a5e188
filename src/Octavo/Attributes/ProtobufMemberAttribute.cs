// Owns: the attribute that says how a member is in Protobuf.
namespace Octavo;

/// <summary>
/// Describes a member in Protobuf: its number, if it differs from <see cref="CodecMemberAttribute"/>, and everything else that a <c>.proto</c> file would say
/// about the field. It makes a member only in Protobuf.
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
    /// <summary>A member whose number comes from another attribute.</summary>
    public ProtobufMemberAttribute()
    {
    }

    /// <summary>A member with a number in Protobuf.</summary>
    /// <param name="number">From 1 to 536,870,911 without 19,000 to 19,999, which Protobuf reserves.</param>
    public ProtobufMemberAttribute(int number) => Number = number;

    /// <summary>The number; 0 if another attribute gives it.</summary>
    public int Number { get; }

    /// <summary>How integers, or the ends of a message, are written; for a collection, its elements.</summary>
    public ProtobufEncoding Encoding { get; set; }

    /// <summary>How keys of a map are written.</summary>
    public ProtobufEncoding KeyEncoding { get; set; }

    /// <summary>How values of a map are written.</summary>
    public ProtobufEncoding ValueEncoding { get; set; }

    /// <summary>When the member is left out, and whether data without it is refused.</summary>
    public ProtobufPresence Presence { get; set; }

    /// <summary>Whether the elements of a collection of scalars share one field.</summary>
    public ProtobufPacking Packing { get; set; }

    /// <summary>Whether the enum of the member accepts numbers that it does not define; also for the elements of a collection and the values of a
    /// map.</summary>
    public ProtobufEnums Enums { get; set; }

    /// <summary>
    /// The oneof of the member: at most one of its members is present. Reading one clears the others; writing an object that has two is refused. A nullable
    /// member of a oneof is present if it is not null; any other member is present if it is not zero.
    /// </summary>
    public string? Oneof { get; set; }

    /// <summary>
    /// Whether the value is in one of google.protobuf's wrappers, <c>Int32Value</c>, <c>StringValue</c> and so on: for nullable numbers and truth values,
    /// text and byte arrays. The wrapper is absent if the value is null.
    /// </summary>
    public bool Wrapped { get; set; }

    /// <summary>Whether an existing collection is cleared when the first element is read, instead of appended to.</summary>
    public bool Replaces { get; set; }

    /// <summary>What happens to text that is not UTF-8.</summary>
    public ProtobufUtf8 Utf8 { get; set; }

    /// <summary>How times, Guids and decimals are written.</summary>
    public ProtobufCompatibilityLevel Level { get; set; }

    /// <summary>The name of the field in <c>.proto</c> text (<see cref="OctavoProtobuf.Schema{T}"/>), if it is not the name of the member in snake
    /// case.</summary>
    public string? Name { get; set; }

    /// <summary>The <c>json_name</c> of the field in <c>.proto</c> text, if it is not the one that Protobuf derives from the name.</summary>
    public string? JsonName { get; set; }

    /// <summary>
    /// The default of the field in <c>.proto</c> text, as in descriptors: numbers, truth values and enum names unchanged, text without quotes, bytes with
    /// escapes. It does not change what is read or written.
    /// </summary>
    public string? Default { get; set; }
}
