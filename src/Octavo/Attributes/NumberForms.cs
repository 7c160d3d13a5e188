// Owns: the forms of a member's numbers in JSON.
namespace Octavo;

/// <summary>How numbers stand in JSON beside its own form: those of a member, or of its collection's elements and values. Other formats have one form of a
/// number. The values are those of System.Text.Json's JsonNumberHandling.</summary>
[Flags]
public enum NumberForms
{
    /// <summary>Numbers as JSON has them; NaN and infinities are refused.</summary>
    Plain = 0,

    /// <summary>Numbers in quotes are read too.</summary>
    ReadText = 1,

    /// <summary>Numbers are written in quotes, NaN and infinities by name, and read so too.</summary>
    WriteText = 2,

    /// <summary>NaN and infinities are <c>"NaN"</c>, <c>"Infinity"</c>, <c>"-Infinity"</c>, written and read.</summary>
    NamedFloats = 4,
}
