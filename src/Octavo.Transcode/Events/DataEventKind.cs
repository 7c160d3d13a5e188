// Owns: the kinds of event that data is made of, whatever its format.
namespace Octavo.Transcode.Events;

internal enum DataEventKind : byte
{
    Null,

    /// <summary>CBOR's.</summary>
    Undefined,

    /// <summary>A simple value of CBOR that is not one of the others; its number in <see cref="DataEvent.Integer"/>.</summary>
    Simple,

    False,
    True,

    /// <summary>In <see cref="DataEvent.Integer"/>.</summary>
    Integer,

    /// <summary>Above <see cref="long.MaxValue"/>; its bits in <see cref="DataEvent.Integer"/>.</summary>
    LargeInteger,

    /// <summary>A whole number outside a long and a ulong: its magnitude n in <see cref="DataEvent.Bytes"/>, big-endian, no zeros in front; −1 − n where
    /// <see cref="DataEvent.IsNegative"/>.</summary>
    BigInteger,

    /// <summary>A decimal fraction: digits as in <see cref="BigInteger"/>, of any size, times ten to the power in <see cref="DataEvent.Integer"/>.</summary>
    Fraction,

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

    /// <summary>A tag of CBOR, its number's bits in <see cref="DataEvent.Integer"/>: what it comes before is the next event.</summary>
    Tag,

    /// <summary>Its elements in <see cref="DataEvent.Count"/>.</summary>
    Array,

    /// <summary>Its entries in <see cref="DataEvent.Count"/>.</summary>
    Map,

    /// <summary>The end of the innermost array or map that did not announce its count.</summary>
    End,
}
