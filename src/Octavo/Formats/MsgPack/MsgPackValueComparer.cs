// Owns: when two values without a type are the same value. Knows no window.
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// Compares values as <see cref="OctavoMsgPack.ReadDynamic(ReadOnlySpan{byte}, OctavoMsgPackOptions)"/> gives them, by content: integers of any .NET type by number, floats by
/// width and bits (so that NaN equals itself and −0 is not 0), byte strings and extensions by bytes, arrays by elements, maps by entries in their order.
/// </summary>
/// <remarks>Nesting uses the heap, not the stack. Hashes are seeded for the process: keys of an attacker do not collide on purpose.</remarks>
public sealed class MsgPackValueComparer : IEqualityComparer<object?>
{
    private MsgPackValueComparer()
    {
    }

    /// <summary>The comparer.</summary>
    public static MsgPackValueComparer Instance { get; } = new();

    /// <summary>Whether two values have the same content.</summary>
    public new bool Equals(object? x, object? y)
    {
        if (!IsContainer(x))
        {
            return SameScalar(x, y);
        }
        var pairs = new Stack<(object? X, object? Y)>();
        pairs.Push((x, y));
        while (pairs.TryPop(out var pair))
        {
            switch (pair.X)
            {
                case object?[] array:
                    if (pair.Y is not object?[] otherArray || otherArray.Length != array.Length)
                    {
                        return false;
                    }
                    for (int i = 0; i < array.Length; i++)
                    {
                        pairs.Push((array[i], otherArray[i]));
                    }
                    break;
                case MsgPackMap map:
                    if (pair.Y is not MsgPackMap otherMap || otherMap.Count != map.Count)
                    {
                        return false;
                    }
                    for (int i = 0; i < map.Count; i++)
                    {
                        pairs.Push((map.EntryAt(i).Key, otherMap.EntryAt(i).Key));
                        pairs.Push((map.EntryAt(i).Value, otherMap.EntryAt(i).Value));
                    }
                    break;
                default:
                    if (!SameScalar(pair.X, pair.Y))
                    {
                        return false;
                    }
                    break;
            }
        }
        return true;
    }

    /// <inheritdoc/>
    public int GetHashCode(object? obj)
    {
        var hash = default(HashCode);
        if (!IsContainer(obj))
        {
            Add(ref hash, obj);
            return hash.ToHashCode();
        }
        // To the last leaf: keys that differ in depth alone must not share a hash, or a map of them costs the square of its size.
        var values = new Stack<object?>();
        values.Push(obj);
        while (values.TryPop(out object? value))
        {
            Add(ref hash, value);
            switch (value)
            {
                case object?[] array:
                    foreach (object? item in array)
                    {
                        values.Push(item);
                    }
                    break;
                case MsgPackMap map:
                    foreach ((object? key, object? item) in map)
                    {
                        values.Push(key);
                        values.Push(item);
                    }
                    break;
            }
        }
        return hash.ToHashCode();
    }

    private static bool IsContainer(object? value) => value is object?[] or MsgPackMap;

    private static bool SameScalar(object? x, object? y) => (x, y) switch
    {
        _ when ReferenceEquals(x, y) => true,
        (bool a, bool b) => a == b,
        (string a, string b) => a == b,
        (float a, float b) => BitConverter.SingleToUInt32Bits(a) == BitConverter.SingleToUInt32Bits(b),
        (double a, double b) => BitConverter.DoubleToUInt64Bits(a) == BitConverter.DoubleToUInt64Bits(b),
        (byte[] a, byte[] b) => a.AsSpan().SequenceEqual(b),
        (MsgPackExtension a, MsgPackExtension b) => a.Equals(b),
        (MsgPackTimestamp a, MsgPackTimestamp b) => a == b,
        _ => DynamicInteger.TryGet(x, out long a, out bool aLarge) && DynamicInteger.TryGet(y, out long b, out bool bLarge) && a == b && aLarge == bLarge,
    };

    /// <summary>Adds a value, of a container its count.</summary>
    private static void Add(ref HashCode hash, object? value)
    {
        switch (value)
        {
            case null:
                hash.Add(0);
                break;
            case bool or string or MsgPackExtension or MsgPackTimestamp:
                hash.Add(value);
                break;
            case float single:
                hash.Add(BitConverter.SingleToUInt32Bits(single));
                break;
            case double number:
                AddWide(ref hash, BitConverter.DoubleToInt64Bits(number));
                break;
            case byte[] bytes:
                hash.AddBytes(bytes);
                break;
            case object?[] array:
                hash.Add(array.Length);
                break;
            case MsgPackMap map:
                hash.Add(map.Count);
                break;
            default:
                _ = DynamicInteger.TryGet(value, out long integer, out _);
                AddWide(ref hash, integer);
                break;
        }
    }

    /// <summary>Both halves by themselves: the hash of a long folds them first, and a fold can be chosen.</summary>
    private static void AddWide(ref HashCode hash, long value)
    {
        hash.Add((int)value);
        hash.Add((int)(value >> 32));
    }
}
