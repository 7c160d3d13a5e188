// Owns: the attribute by which an assembly sets what its types inherit.
namespace Octavo;

/// <summary>Sets defaults for the types of an assembly.</summary>
/// <example><code>
/// [assembly: CodecDefaults(Names = NamePolicy.CamelCase, Enum = EnumForm.Name, Omit = OmitPolicy.Null)]
/// </code></example>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class CodecDefaultsAttribute : Attribute
{
    /// <summary>When members are left out of formats with names.</summary>
    public OmitPolicy Omit { get; set; }

    /// <summary>The names of members without an explicit name, in formats with names.</summary>
    public NamePolicy Names { get; set; }

    /// <summary>Whether members without a setter are written in formats with names.</summary>
    public ComputedMembers Computed { get; set; }

    /// <summary>How enums are written.</summary>
    public EnumForm Enum { get; set; }

    /// <summary>The formats that write enums as <see cref="Enum"/> says, of those with names: JSON, MessagePack, CBOR. Tokens are like JSON. By default all of
    /// them. Other formats write the number.</summary>
    public CodecFormats EnumFormats { get; set; } = CodecFormats.All;

    /// <summary>The names of the fields of enums without an explicit name, where enums are written by name.</summary>
    public NamePolicy EnumNames { get; set; }

    /// <summary>How numbers are written in JSON, for members and types without their own setting.</summary>
    public NumberForms Numbers { get; set; }
}
