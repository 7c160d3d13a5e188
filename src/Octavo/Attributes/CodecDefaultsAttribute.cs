// Owns: the attribute by which an assembly sets what its types inherit.
namespace Octavo;

/// <summary>Sets what the types of an assembly inherit where they say nothing.</summary>
/// <example><code>
/// [assembly: CodecDefaults(Names = NamePolicy.CamelCase, Enum = EnumForm.Name, Omit = OmitPolicy.Null)]
/// </code></example>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class CodecDefaultsAttribute : Attribute
{
    /// <summary>When members are left out of formats with names.</summary>
    public OmitPolicy Omit { get; set; }

    /// <summary>How members without a name of their own are called in formats with names.</summary>
    public NamePolicy Names { get; set; }

    /// <summary>Whether members that nothing sets are written in formats with names.</summary>
    public ComputedMembers Computed { get; set; }

    /// <summary>How enums stand in data.</summary>
    public EnumForm Enum { get; set; }

    /// <summary>How numbers stand in JSON, for members and types whose own attributes say nothing.</summary>
    public NumberForms Numbers { get; set; }
}
