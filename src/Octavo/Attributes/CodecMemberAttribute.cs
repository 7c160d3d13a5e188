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

    /// <summary>The number, from 1; 0 for none.</summary>
    public int Number { get; }

    /// <summary>The name in formats with names; null for the C# name.</summary>
    public string? Name { get; }

    /// <summary>When the member is left out of formats with names.</summary>
    public OmitPolicy Omit { get; set; }

    /// <summary>Whether the member is written although it has no setter. This wins over <see cref="GenerateCodecAttribute.Computed"/>.</summary>
    public ComputedMembers Computed { get; set; }

    /// <summary>The encoding of the integer, in formats that have a choice.</summary>
    public MemberEncoding Encoding { get; set; }

    /// <summary>How the enum of the member is written; for enums and nullable enums.</summary>
    public EnumForm Enum { get; set; }

    /// <summary>The formats that write the enum as <see cref="Enum"/> says, of those with names: JSON, MessagePack, CBOR. Tokens are like JSON. By default all
    /// of them. Other formats write it as the attribute of the enum says, else of the assembly.</summary>
    public CodecFormats EnumFormats { get; set; } = CodecFormats.All;

    /// <summary>How the numbers of the member are written in JSON; for numbers, nullable numbers and collections of them.</summary>
    public NumberForms Numbers { get; set; }

    /// <summary>Whether numbers that the enum does not define are refused when writing and reading.</summary>
    public bool Defined { get; set; }

    /// <summary>Whether the member is read if the data has it, but no longer written: for members of <see cref="Layout.Tolerant"/> types that are not
    /// required.</summary>
    public bool Deprecated { get; set; }

    /// <summary>The version of the type that added the member, from 1; 0 for a member that was always there. It is read if the data has it, and written if
    /// <see cref="GenerateCodecAttribute.Version"/> of the type is at least this version: for members of <see cref="Layout.Tolerant"/> types that are not
    /// required.</summary>
    public int Since { get; set; }

    /// <summary>Which text and collections in the value of the member are written once and then referred to, at any depth of collections. This wins over
    /// <see cref="GenerateCodecAttribute.Sharing"/>. It works in every format except Protobuf, which refuses the type.</summary>
    public Sharing Sharing { get; set; }

    /// <summary>The comparer of the dictionary or set, for string keys.</summary>
    public KnownComparer Comparer { get; set; }
}
