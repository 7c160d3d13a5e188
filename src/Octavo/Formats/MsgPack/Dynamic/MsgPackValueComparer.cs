// Owns: when two values without a type are the same value. Knows no window.
namespace Octavo.MsgPack;

/// <summary>
/// Compares values as <see cref="OctavoMsgPack.ReadDynamic(ReadOnlySpan{byte}, OctavoMsgPackOptions)"/> gives them, by content: integers of any .NET type by
/// number, floats by
/// width and bits (so that NaN equals itself and −0 is not 0), byte strings and extensions by bytes, arrays by elements, maps by entries in their order.
/// </summary>
/// <remarks>Nesting uses the heap, not the stack. Hashes are keyed with a secret of the process, so an attacker cannot choose keys that collide.</remarks>
public sealed class MsgPackValueComparer : IEqualityComparer<object?>
{
    private static readonly MsgPackComparison s_comparison = new();

    private MsgPackValueComparer()
    {
    }

    /// <summary>The comparer.</summary>
    public static MsgPackValueComparer Instance { get; } = new();

    /// <summary>Whether two values have the same content.</summary>
    public new bool Equals(object? x, object? y) => s_comparison.Same(x, y);

    /// <inheritdoc/>
    public int GetHashCode(object? obj) => s_comparison.Hash(obj);
}
