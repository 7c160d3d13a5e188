// Owns: the kinds of step that a head can be.
namespace Octavo.Cbor;

/// <summary>What a head does to the open values.</summary>
internal enum CborStepKind
{
    /// <summary>A scalar, a tag, a chunk, or an array or map of nothing.</summary>
    None = 0,

    /// <summary>An array or map of definite length begins, with something in it.</summary>
    Counted,

    /// <summary>An array, a map or a string of indefinite length begins.</summary>
    Begin,

    /// <summary>It ends.</summary>
    End,
}
