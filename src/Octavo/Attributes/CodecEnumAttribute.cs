// Owns: the attribute that says how an enum stands in data.
namespace Octavo;

/// <summary>Says how an enum stands in data, wherever it is held.</summary>
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

    /// <summary>Whether numbers that the enum does not define are refused, in writing and reading; of flags, bits that it does not define.</summary>
    public bool Defined { get; set; }
}
