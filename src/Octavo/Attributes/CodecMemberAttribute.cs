// Owns: the attribute that makes a member, with its number and name.
namespace Octavo;

/// <summary>Makes a field, property or constructor parameter a member of the codec, with its number and name.</summary>
/// <example><code>
/// [GenerateCodec]
/// public sealed class Article
/// {
///     [CodecMember(1)] public int Id { get; set; }
///
///     [CodecMember(2, "title")] public string? Title { get; set; }
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class CodecMemberAttribute : Attribute
{
    /// <summary>A member without a number.</summary>
    public CodecMemberAttribute()
    {
    }

    /// <summary>A numbered member.</summary>
    /// <param name="number">From 1: the Protobuf number and CBOR key; the MessagePack index is one less.</param>
    public CodecMemberAttribute(int number) => Number = number;

    /// <summary>A numbered and named member.</summary>
    /// <param name="number">From 1.</param>
    /// <param name="name">The name in formats with names.</param>
    public CodecMemberAttribute(int number, string name) => (Number, Name) = (number, name);

    /// <summary>A named member.</summary>
    /// <param name="name">The name in formats with names.</param>
    public CodecMemberAttribute(string name) => Name = name;

    /// <summary>The number, from 1; 0 where there is none.</summary>
    public int Number { get; }

    /// <summary>The name in formats with names; null for the member's own.</summary>
    public string? Name { get; }

    /// <summary>When the member is left out of formats with names.</summary>
    public OmitPolicy Omit { get; set; }

    /// <summary>Whether the member is written although nothing sets it. What is said here wins over <see cref="GenerateCodecAttribute.Computed"/>.</summary>
    public ComputedMembers Computed { get; set; }

    /// <summary>How formats that have the choice encode the member's integer.</summary>
    public MemberEncoding Encoding { get; set; }

    /// <summary>How the member's enum stands in data; for enums and nullable ones.</summary>
    public EnumForm Enum { get; set; }

    /// <summary>How the member's numbers stand in JSON; for numbers, nullable ones and collections of them.</summary>
    public NumberForms Numbers { get; set; }

    /// <summary>Whether numbers that the member's enum does not define are refused, in writing and reading.</summary>
    public bool Defined { get; set; }

    /// <summary>Whether the member is read where data has it, and no longer written: for members of <see cref="Layout.Tolerant"/> types that are not
    /// required.</summary>
    public bool Deprecated { get; set; }

    /// <summary>The version of the type in which the member came, from 1 on; 0 for one that was always there. It is read where data has it, and written where
    /// <see cref="GenerateCodecAttribute.Version"/> of the type is as high: for members of <see cref="Layout.Tolerant"/> types that are not required.</summary>
    public int Since { get; set; }

    /// <summary>Which text and collections of the member's value are written once and referred to where they come again, at any depth of collections. What is
    /// said here wins over
    /// <see cref="GenerateCodecAttribute.Sharing"/>. In every format but Protobuf, which refuses the type.</summary>
    public Sharing Sharing { get; set; }

    /// <summary>The comparer of the member's dictionary or set of text.</summary>
    public KnownComparer Comparer { get; set; }
}
