// Owns: the forms of fields in ProtoJSON.
namespace Octavo.Cli.Diff.Protos;

internal enum JsonForm
{
    /// <summary>A scalar, or a wrapper of one.</summary>
    Plain,

    /// <summary>An object of the fields of the message.</summary>
    Fields,

    /// <summary>Text: RFC 3339.</summary>
    Time,

    /// <summary>Text: seconds, and <c>s</c>.</summary>
    Span,

    /// <summary>Text: paths with commas between.</summary>
    Paths,

    /// <summary>An object with <c>@type</c>.</summary>
    Any,

    /// <summary>Any object.</summary>
    Struct,

    /// <summary>Any array.</summary>
    List,

    /// <summary>Anything.</summary>
    Value,
}
