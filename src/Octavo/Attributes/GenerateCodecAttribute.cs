// Owns: the attribute that asks for a codec.
namespace Octavo;

/// <summary>Asks the generator for the codec of the type it stands on: every format, no reflection.</summary>
/// <example><code>
/// [GenerateCodec(Names = NamePolicy.CamelCase)]
/// public sealed record Book(int Id, string Title);
/// </code></example>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Enum | AttributeTargets.Parameter,
    Inherited = false)]
public sealed class GenerateCodecAttribute : Attribute
{
    /// <summary>The order of members, in every format.</summary>
    public MemberOrder Order { get; set; }

    /// <summary>How members are told apart in formats that have the choice.</summary>
    public Layout Layout { get; set; }

    /// <summary>When members are left out of formats with names.</summary>
    public OmitPolicy Omit { get; set; }

    /// <summary>How members without a name of their own are called in formats with names.</summary>
    public NamePolicy Names { get; set; }

    /// <summary>Whether members that nothing sets are written in formats with names.</summary>
    public ComputedMembers Computed { get; set; }

    /// <summary>The formats in which the type is written and read, <see cref="CodecFormats.All"/> where nothing is said. What a program never uses need not be
    /// compiled: without the formats of a family (Protobuf; all others) its bodies
    /// are not emitted. A call of a format that is left out is reported and throws <see cref="OctavoErrorCode.NotInFormat"/>; a type that holds this one is in
    /// no more formats than it. docs/features/formats.md.</summary>
    public CodecFormats Formats { get; set; } = CodecFormats.All;

    /// <summary>The version in which objects are written: without members whose <see cref="CodecMemberAttribute.Since"/> is higher, base classes' members among
    /// them. 0, the default, for the newest.
    /// For <see cref="Layout.Tolerant"/> types. docs/versioning.md.</summary>
    public int Version { get; set; }

    /// <summary>Whether an object that stands in several places, or in itself, is written once and referred to from then on: for classes, and for those derived
    /// from this one.
    /// In every format but Protobuf, which refuses the type. docs/features/references.md.</summary>
    public bool References { get; set; }

    /// <summary>Which text and collections of the type's members are written once and referred to where they come again, for members that do not say so
    /// themselves.</summary>
    public Sharing Sharing { get; set; }
}
