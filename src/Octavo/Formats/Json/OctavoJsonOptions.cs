// Owns: the options of JSON.
namespace Octavo;

/// <summary>Options of <see cref="OctavoJson"/>. Strict by default, as in RFC 8259; each leniency is a separate option.</summary>
public sealed record OctavoJsonOptions : OctavoOptions
{
    private const int LongestIndent = 127;

    /// <summary>The defaults: strict.</summary>
    public static OctavoJsonOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoJsonOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>The defaults, written with two spaces per level.</summary>
    public static OctavoJsonOptions Indented { get; } = new() { Indent = "  " };

    /// <summary>Reading: whether <c>// to the end of the line</c> and <c>/* to the end mark */</c> are allowed where white space is.</summary>
    public bool AllowComments { get; init; }

    /// <summary>Reading: whether a comma after the last element or member is allowed.</summary>
    public bool AllowTrailingCommas { get; init; }

    /// <summary>Reading: whether text and names may be in single quotes, where <c>\'</c> is a single quote and a double quote needs no escape. The text is
    /// copied before it is read.</summary>
    public bool AllowSingleQuotes { get; init; }

    /// <summary>
    /// Reading: whether names may have no quotes: letters, digits, <c>_</c>, <c>$</c> and characters beyond ASCII, not beginning with a digit. The text
    /// is copied before it is read.
    /// </summary>
    public bool AllowUnquotedNames { get; init; }

    /// <summary>Reading: whether a name that no member has is compared again without regard to case, as with <see cref="StringComparison.OrdinalIgnoreCase"/>.
    /// If several members differ only in case, the first one counts.</summary>
    public bool IgnoreNameCase { get; init; }

    /// <summary>Reading: whether numbers may be in quotes, and floating point values that JSON does not have may be <c>"NaN"</c>, <c>"Infinity"</c>,
    /// <c>"-Infinity"</c>.</summary>
    public bool AllowNumbersInStrings { get; init; }

    /// <summary>
    /// Reading: whether the text of an enum by name is read as by <c>JsonStringEnumConverter</c> if it is not exactly a name: in any case, with white space
    /// around it, as a number (<c>"2"</c>), and as several names with commas between (<c>"A,B"</c>), whose bits are combined.
    /// </summary>
    public bool AllowEnumText { get; init; }

    /// <summary>
    /// Writing: whether floating point values that JSON does not have are written as <c>"NaN"</c>, <c>"Infinity"</c>, <c>"-Infinity"</c>; reading: whether
    /// these texts are allowed for a declared floating point number. If it is off, writing them gives <see cref="OctavoErrorCode.InvalidValue"/>.
    /// </summary>
    public bool AllowNamedFloats { get; init; }

    /// <summary>Reading: whether <c>NaN</c>, <c>Infinity</c> and <c>-Infinity</c> are allowed without quotes.</summary>
    public bool AllowSpecialFloats { get; init; }

    /// <summary>Reading: whether a UTF-8 byte order mark before the value is allowed. RFC 8259, section 8.1.</summary>
    public bool AllowByteOrderMark { get; init; }

    /// <summary>
    /// Writing: whether objects of a registered type (<see cref="CodecRegistry"/>) have the name of their type wherever JSON would lose it: an
    /// <see cref="int"/> as <c>{"$object":"int32","$value":5}</c>. Off by default: values are written in plain JSON, and read back as text, <see cref="long"/>,
    /// <see cref="double"/>, array or map.
    /// </summary>
    public bool TypedObjects { get; init; }

    /// <summary>
    /// Writing: the indentation of each level, spaces or tabs, at most 127; null, the default, for JSON without white space. Indented JSON has the form of
    /// System.Text.Json: a line for each member and element, and a space after the colon. Sequences of values have one line per value and are not indented.
    /// </summary>
    /// <exception cref="ArgumentException">It has other characters, or too many.</exception>
    public string? Indent
    {
        get;
        init => field = value is null || (value.Length <= LongestIndent && !value.AsSpan().ContainsAnyExcept(' ', '\t'))
            ? value
            : throw new ArgumentException($"Indentation is at most {LongestIndent} spaces or tabs.", nameof(value));
    }

    /// <summary>Writing: the end of a line if <see cref="Indent"/> is set: <c>\n</c>, the default, or <c>\r\n</c>.</summary>
    /// <exception cref="ArgumentException">The text is neither of these.</exception>
    public string NewLine
    {
        get;
        init => field = value is "\n" or "\r\n" ? value : throw new ArgumentException("A line ends with \\n or \\r\\n.", nameof(value));
    } = "\n";

    /// <summary>
    /// Writing: whether <c>&lt; &gt; &amp; ' " + `</c> in text, and the line separators U+2028 and U+2029, are written as <c>\uXXXX</c>, so JSON can be part of
    /// a page. With <see cref="EscapeNonAscii"/> the text is the same as with the default encoder of System.Text.Json, except for the plus sign in base64 and
    /// in offsets of times.
    /// </summary>
    public bool EscapeHtml { get; init; }

    /// <summary>Writing: whether characters beyond ASCII, and U+007F, are written as <c>\uXXXX</c>, in pairs beyond U+FFFF.</summary>
    public bool EscapeNonAscii { get; init; }

    /// <summary>
    /// Writing: whether half a surrogate pair, which UTF-8 cannot express, is written as <c>\uXXXX</c>; reading: whether such an escape is accepted, and in
    /// UTF-16 text the half itself. If it is off, both give <see cref="OctavoErrorCode.InvalidText"/>.
    /// </summary>
    public bool AllowLoneSurrogates { get; init; }

    /// <summary>Whether the written text needs another pass.</summary>
    internal bool Shapes => Indent is not null || EscapeHtml || EscapeNonAscii || AllowLoneSurrogates || AllowNamedFloats;

    /// <summary>Whether text is rewritten before it is read.</summary>
    internal bool Rewrites => AllowSingleQuotes || AllowUnquotedNames;
}
