// Owns: the kinds of value that data says about itself, for codecs of values without a type. Knows no format.
namespace Octavo;

/// <summary>What kind of value is next in a format whose data says so.</summary>
public enum DataKind
{
    /// <summary>Another kind, the end of the data, or a format that is not self-describing.</summary>
    Other = 0,

    /// <summary>Null.</summary>
    Null,

    /// <summary>A truth value.</summary>
    Bool,

    /// <summary>A number, whole or not.</summary>
    Number,

    /// <summary>Text.</summary>
    Text,

    /// <summary>Elements.</summary>
    Array,

    /// <summary>Keys with values.</summary>
    Map,
}
