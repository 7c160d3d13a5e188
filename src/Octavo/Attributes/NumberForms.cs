// Owns: the forms of a member's numbers in JSON.
namespace Octavo;

/// <summary>Additional forms of numbers in JSON: of a member, or of the elements and values of its collection. Other formats have one form for numbers. The
/// values are those of System.Text.Json's JsonNumberHandling.</summary>
[Flags]
public enum NumberForms
{
    /// <summary>JSON numbers; NaN and infinities are refused.</summary>
    Plain = 0,

    /// <summary>Numbers in quotes are read too.</summary>
    ReadText = 1,

    /// <summary>Numbers are written in quotes, NaN and infinities by name, and also read in this form.</summary>
    WriteText = 2,

    /// <summary>NaN and infinities are <c>"NaN"</c>, <c>"Infinity"</c>, <c>"-Infinity"</c>, written and read.</summary>
    NamedFloats = 4,
}
