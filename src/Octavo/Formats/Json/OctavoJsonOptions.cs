// Owns: the options of JSON.
namespace Octavo;

/// <summary>Options of <see cref="OctavoJson"/>. Strict by default, as RFC 8259 has it; each leniency is an option of its own.</summary>
public sealed record OctavoJsonOptions : OctavoOptions
{
    /// <summary>The defaults: strict.</summary>
    public static OctavoJsonOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoJsonOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>Reading: whether <c>// to the end of the line</c> and <c>/* to the end mark */</c> may stand where white space may.</summary>
    public bool AllowComments { get; init; }

    /// <summary>Reading: whether a comma may stand behind the last element or member.</summary>
    public bool AllowTrailingCommas { get; init; }

    /// <summary>Reading: whether text and names may stand in single quotes, where <c>\'</c> is a single quote and a double one stands for itself. The text is copied before it is read.</summary>
    public bool AllowSingleQuotes { get; init; }

    /// <summary>
    /// Reading: whether names may stand without quotes: letters, digits, <c>_</c>, <c>$</c> and characters beyond ASCII, not beginning with a digit. The text is copied before it is read.
    /// </summary>
    public bool AllowUnquotedNames { get; init; }

    /// <summary>Reading: whether a name that no member has is compared once more without regard to case, as <see cref="StringComparison.OrdinalIgnoreCase"/> does. Of several members that differ in case the first is meant.</summary>
    public bool IgnoreNameCase { get; init; }

    /// <summary>Reading: whether numbers may stand in quotes, and the floating point values that JSON lacks as <c>"NaN"</c>, <c>"Infinity"</c>, <c>"-Infinity"</c>.</summary>
    public bool AllowNumbersInStrings { get; init; }

    /// <summary>Reading: whether <c>NaN</c>, <c>Infinity</c> and <c>-Infinity</c> may stand without quotes.</summary>
    public bool AllowSpecialFloats { get; init; }

    /// <summary>Reading: whether a UTF-8 byte order mark may stand before the value. RFC 8259, section 8.1.</summary>
    public bool AllowByteOrderMark { get; init; }

    /// <summary>
    /// Writing: whether objects of any registered type (<see cref="CodecRegistry"/>) carry the name of theirs wherever JSON would lose it: an <see cref="int"/> as <c>{"$object":"int32","$value":5}</c>. Off by default: what JSON can say is
    /// written plainly, and comes back as text, <see cref="long"/>, <see cref="double"/>, array or map.
    /// </summary>
    public bool TypedObjects { get; init; }

    /// <summary>Whether text is rewritten before it is read.</summary>
    internal bool Rewrites => AllowSingleQuotes || AllowUnquotedNames;
}
