// Owns: the kinds of event that data is made of, whatever its format.
namespace Octavo.Transcoding;

internal enum DataEventKind : byte
{
    Null,
    False,
    True,

    /// <summary>In <see cref="DataEvent.Integer"/>.</summary>
    Integer,

    /// <summary>Above <see cref="long.MaxValue"/>; its bits in <see cref="DataEvent.Integer"/>.</summary>
    LargeInteger,

    /// <summary>In <see cref="DataEvent.Real"/>.</summary>
    Single,

    /// <summary>In <see cref="DataEvent.Real"/>.</summary>
    Double,

    /// <summary>A number as text in the form of JSON, of any size, in <see cref="DataEvent.Bytes"/>.</summary>
    Number,

    /// <summary>Well-formed UTF-8 in <see cref="DataEvent.Bytes"/>.</summary>
    Text,

    /// <summary>In <see cref="DataEvent.Bytes"/>.</summary>
    Bytes,

    /// <summary>Its type in <see cref="DataEvent.Integer"/>, its data in <see cref="DataEvent.Bytes"/>.</summary>
    Extension,

    /// <summary>Its elements in <see cref="DataEvent.Count"/>.</summary>
    Array,

    /// <summary>Its entries in <see cref="DataEvent.Count"/>.</summary>
    Map,

    /// <summary>The end of the innermost array or map that did not announce its count.</summary>
    End,
}
