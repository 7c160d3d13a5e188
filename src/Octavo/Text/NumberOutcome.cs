// Owns: what reading a number's text came to. Knows no format.
namespace Octavo.Text;

/// <summary>What became of a text that should be a number.</summary>
internal enum NumberOutcome
{
    /// <summary>The value is complete.</summary>
    Ok,

    /// <summary>The text is not a number by the grammar of RFC 8259, section 6.</summary>
    Malformed,

    /// <summary>A number, but the type has none so large.</summary>
    OutOfRange,
}
