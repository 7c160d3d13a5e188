// Owns: the attribute that asks for the codec of a type elsewhere.
namespace Octavo;

/// <summary>Asks the generator for the codec of a type that cannot carry <see cref="GenerateCodecAttribute"/>: of another assembly, or a closed generic root.
/// Of an open definition, <c>typeof(Box&lt;&gt;)</c>, it asks for the codecs of all closed types that are held somewhere.</summary>
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

    /// <summary>How members are told apart in formats that have the choice.</summary>
    public Layout Layout { get; set; }

    /// <summary>When members are left out of formats with names.</summary>
    public OmitPolicy Omit { get; set; }

    /// <summary>How members without a name of their own are called in formats with names.</summary>
    public NamePolicy Names { get; set; }

    /// <summary>Whether members that nothing sets are written in formats with names.</summary>
    public ComputedMembers Computed { get; set; }

    /// <summary>The formats in which the type is written and read, <see cref="CodecFormats.All"/> where nothing is said. See
    /// <see cref="GenerateCodecAttribute.Formats"/>.</summary>
    public CodecFormats Formats { get; set; } = CodecFormats.All;

    /// <summary>Which fields and properties are members.</summary>
    public MemberSet Members { get; set; }

    /// <summary>Whether an object that stands in several places, or in itself, is written once and referred to from then on. See
    /// <see cref="GenerateCodecAttribute.References"/>.</summary>
    public bool References { get; set; }
}
