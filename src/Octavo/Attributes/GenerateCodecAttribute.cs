// Owns: the attribute that asks for a codec.
namespace Octavo;

/// <summary>Makes the generator emit a codec for the type: for every format, without reflection.</summary>
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

    /// <summary>How members are identified, in formats that have a choice.</summary>
    public Layout Layout { get; set; }

    /// <summary>When members are left out of formats with names.</summary>
    public OmitPolicy Omit { get; set; }

    /// <summary>The names of members without an explicit name, in formats with names.</summary>
    public NamePolicy Names { get; set; }

    /// <summary>Whether members without a setter are written in formats with names.</summary>
    public ComputedMembers Computed { get; set; }

    /// <summary>The formats in which the type is written and read; <see cref="CodecFormats.All"/> by default. Fewer formats mean less code to compile: without
    /// Protobuf, or with only Protobuf, the methods for the other formats are not emitted. The build reports a call in another format, and the call throws
    /// <see cref="OctavoErrorCode.NotInFormat"/>. A type that holds this one has no other formats either. docs/features/formats-of-a-type.md.</summary>
    public CodecFormats Formats { get; set; } = CodecFormats.All;

    /// <summary>The version in which objects are written: members with a higher <see cref="CodecMemberAttribute.Since"/> are left out, also in base classes. 0,
    /// the default, is the newest. For <see cref="Layout.Tolerant"/> types. docs/versioning.md.</summary>
    public int Version { get; set; }

    /// <summary>Whether an object that occurs in several places, or inside itself, is written once and then referred to. For classes; derived classes inherit
    /// it. It works in every format except Protobuf, which refuses the type. docs/features/references.md.</summary>
    public bool References { get; set; }

    /// <summary>Which text and collections in the members are written once and then referred to, for members without their own setting.</summary>
    public Sharing Sharing { get; set; }
}
