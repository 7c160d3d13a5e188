// Owns: the attribute that asks for the codec of a type elsewhere.
namespace Octavo;

/// <summary>Makes the generator emit a codec for a type that you cannot annotate with <see cref="GenerateCodecAttribute"/>: a type of another assembly, or a
/// closed generic root. For an open definition, <c>typeof(Box&lt;&gt;)</c>, it emits the codecs of all closed types that are used.</summary>
/// <param name="type">The type.</param>
/// <example><code>
/// [assembly: GenerateCodecFor(typeof(Dictionary&lt;string, List&lt;Order>>))]
/// </code></example>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
public sealed class GenerateCodecForAttribute(Type type) : Attribute
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

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

    /// <summary>The formats in which the type is written and read; <see cref="CodecFormats.All"/> by default. See
    /// <see cref="GenerateCodecAttribute.Formats"/>.</summary>
    public CodecFormats Formats { get; set; } = CodecFormats.All;

    /// <summary>Which fields and properties are members.</summary>
    public MemberSet Members { get; set; }

    /// <summary>Whether an object in several places, or in itself, is written once and then referred to. See
    /// <see cref="GenerateCodecAttribute.References"/>.</summary>
    public bool References { get; set; }
}
