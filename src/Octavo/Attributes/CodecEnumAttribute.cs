// Owns: the attribute that says how an enum is in data.
namespace Octavo;

/// <summary>Says how an enum is written, wherever it is used. Several attributes give several formats different forms.</summary>
/// <param name="form">By name or by number.</param>
/// <example><code>
/// [CodecEnum(EnumForm.Name, Defined = true)]
/// public enum State
/// {
///     Open,
///     Paid,
/// }
///
/// [CodecEnum(EnumForm.Name, Formats = CodecFormats.Json, Names = NamePolicy.CamelCase)]
/// public enum Channel
/// {
///     Mail,
///     Phone,
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Enum, AllowMultiple = true)]
public sealed class CodecEnumAttribute(EnumForm form = EnumForm.Inherit) : Attribute
{
    /// <summary>By name or by number.</summary>
    public EnumForm Form { get; } = form;

    /// <summary>The formats that have this form, of those with names: JSON, MessagePack, CBOR. Tokens are like JSON. By default all of them. In a format that
    /// no attribute names, the enum is written as the assembly says.</summary>
    public CodecFormats Formats { get; set; } = CodecFormats.All;

    /// <summary>The names of fields without an explicit name, in the formats that write the enum by name.</summary>
    public NamePolicy Names { get; set; }

    /// <summary>Whether numbers that the enum does not define are refused when writing and reading; for flags, bits that it does not define. In every
    /// format.</summary>
    public bool Defined { get; set; }
}
