// Owns: when two values without a type are the same value in CBOR. Knows no window.
namespace Octavo.Cbor;

/// <summary>
/// Compares values as <see cref="OctavoCbor.ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/> gives them, by content: whole numbers of any .NET type by
/// number, floats of any width by the bits of the double (so that NaN
/// equals itself and −0 is not 0), byte strings by bytes, arrays by elements, maps by entries in their order, tagged values by number and content. RFC 8949,
/// section 5.6.1.
/// </summary>
/// <remarks>Nesting uses the heap, not the stack. Hashes are keyed with a secret of the process, so an attacker cannot choose keys that collide.</remarks>
public sealed class CborValueComparer : IEqualityComparer<object?>
{
    private static readonly CborComparison s_comparison = new();

    private CborValueComparer()
    {
    }

    /// <summary>The comparer.</summary>
    public static CborValueComparer Instance { get; } = new();

    /// <summary>Whether two values have the same content.</summary>
    public new bool Equals(object? x, object? y) => s_comparison.Same(x, y);

    /// <inheritdoc/>
    public int GetHashCode(object? obj) => s_comparison.Hash(obj);
}
