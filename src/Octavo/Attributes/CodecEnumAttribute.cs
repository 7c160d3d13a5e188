// Owns: the attribute that says how an enum is in data.
namespace Octavo;

/// <summary>Says how an enum is written, wherever it is used.</summary>
/// <param name="form">By name or by number.</param>
/// <example><code>
/// [CodecEnum(EnumForm.Name, Defined = true)]
/// public enum State
/// {
///     Open,
///     Paid,
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Enum)]
public sealed class CodecEnumAttribute(EnumForm form = EnumForm.Inherit) : Attribute
{
    /// <summary>By name or by number.</summary>
    public EnumForm Form { get; } = form;

    /// <summary>Whether numbers that the enum does not define are refused when writing and reading; for flags, bits that it does not define.</summary>
    public bool Defined { get; set; }
}
