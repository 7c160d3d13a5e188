// Owns: the options of JSON.
namespace Octavo;

/// <summary>Options of <see cref="OctavoJson"/>. Strict by default, as RFC 8259 has it; each leniency is an option of its own.</summary>
public sealed record OctavoJsonOptions : OctavoOptions
{
    private const int LongestIndent = 127;

    /// <summary>The defaults: strict.</summary>
    public static OctavoJsonOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoJsonOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>The defaults, written with two spaces a level.</summary>
    public static OctavoJsonOptions Indented { get; } = new() { Indent = "  " };

    /// <summary>Reading: whether <c>// to the end of the line</c> and <c>/* to the end mark */</c> may stand where white space may.</summary>
    public bool AllowComments { get; init; }

    /// <summary>Reading: whether a comma may stand behind the last element or member.</summary>
    public bool AllowTrailingCommas { get; init; }

    /// <summary>Reading: whether text and names may stand in single quotes, where <c>\'</c> is a single quote and a double one stands for itself. The text is
    /// copied before it is read.</summary>
    public bool AllowSingleQuotes { get; init; }

    /// <summary>
    /// Reading: whether names may stand without quotes: letters, digits, <c>_</c>, <c>$</c> and characters beyond ASCII, not beginning with a digit. The text
    /// is copied before it is read.
    /// </summary>
    public bool AllowUnquotedNames { get; init; }

    /// <summary>Reading: whether a name that no member has is compared once more without regard to case, as <see cref="StringComparison.OrdinalIgnoreCase"/>
    /// does. Of several members that differ in case the first is meant.</summary>
    public bool IgnoreNameCase { get; init; }

    /// <summary>Reading: whether numbers may stand in quotes, and the floating point values that JSON lacks as <c>"NaN"</c>, <c>"Infinity"</c>,
    /// <c>"-Infinity"</c>.</summary>
    public bool AllowNumbersInStrings { get; init; }

    /// <summary>
    /// Reading: whether the text of an enum by name is read as <c>JsonStringEnumConverter</c> reads it where it is no name as it stands: in any case, with
    /// white space around it, as a number (<c>"2"</c>), and as several names with
    /// commas between (<c>"A,B"</c>), whose bits are put together.
    /// </summary>
    public bool AllowEnumText { get; init; }

    /// <summary>
    /// Writing: whether the floating point values that JSON lacks are written as <c>"NaN"</c>, <c>"Infinity"</c>, <c>"-Infinity"</c>; reading: whether these
    /// texts may stand where a floating point number is declared. Off, writing them is
    /// <see cref="OctavoErrorCode.InvalidValue"/>.
    /// </summary>
    public bool AllowNamedFloats { get; init; }

    /// <summary>Reading: whether <c>NaN</c>, <c>Infinity</c> and <c>-Infinity</c> may stand without quotes.</summary>
    public bool AllowSpecialFloats { get; init; }

    /// <summary>Reading: whether a UTF-8 byte order mark may stand before the value. RFC 8259, section 8.1.</summary>
    public bool AllowByteOrderMark { get; init; }

    /// <summary>
    /// Writing: whether objects of any registered type (<see cref="CodecRegistry"/>) carry the name of theirs wherever JSON would lose it: an <see cref="int"/>
    /// as <c>{"$object":"int32","$value":5}</c>. Off by default: what JSON can say is
    /// written plainly, and comes back as text, <see cref="long"/>, <see cref="double"/>, array or map.
    /// </summary>
    public bool TypedObjects { get; init; }

    /// <summary>
    /// Writing: what each level is indented by, spaces or tabs, at most 127; null, the default, for JSON without white space. What is indented has the form of
    /// System.Text.Json: a line for each member and element, a space
    /// behind the colon. Sequences of values have a line each and are not indented.
    /// </summary>
    /// <exception cref="ArgumentException">Other characters, or more of them.</exception>
    public string? Indent
    {
        get;
        init => field = value is null || (value.Length <= LongestIndent && !value.AsSpan().ContainsAnyExcept(' ', '\t'))
            ? value
            : throw new ArgumentException($"Indentation is at most {LongestIndent} spaces or tabs.", nameof(value));
    }

    /// <summary>Writing: what ends a line where <see cref="Indent"/> is set: <c>\n</c>, the default, or <c>\r\n</c>.</summary>
    /// <exception cref="ArgumentException">Another text.</exception>
    public string NewLine
    {
        get;
        init => field = value is "\n" or "\r\n" ? value : throw new ArgumentException("A line ends with \\n or \\r\\n.", nameof(value));
    } = "\n";

    /// <summary>
    /// Writing: whether <c>&lt; &gt; &amp; ' " + `</c> in text, and the line separators U+2028 and U+2029, are written as <c>\uXXXX</c>, so that JSON can stand
    /// in a page. With <see cref="EscapeNonAscii"/> the text is that of
    /// System.Text.Json's default encoder.
    /// </summary>
    public bool EscapeHtml { get; init; }

    /// <summary>Writing: whether characters beyond ASCII, and U+007F, are written as <c>\uXXXX</c>, pairs of them beyond U+FFFF.</summary>
    public bool EscapeNonAscii { get; init; }

    /// <summary>
    /// Writing: whether half a surrogate pair, which UTF-8 cannot express, is written as <c>\uXXXX</c>; reading: whether such an escape is accepted, and in
    /// text in UTF-16 the half itself. Off, both are
    /// <see cref="OctavoErrorCode.InvalidText"/>.
    /// </summary>
    public bool AllowLoneSurrogates { get; init; }

    /// <summary>Whether what is written goes through a pass.</summary>
    internal bool Shapes => Indent is not null || EscapeHtml || EscapeNonAscii || AllowLoneSurrogates || AllowNamedFloats;

    /// <summary>Whether text is rewritten before it is read.</summary>
    internal bool Rewrites => AllowSingleQuotes || AllowUnquotedNames;
}
