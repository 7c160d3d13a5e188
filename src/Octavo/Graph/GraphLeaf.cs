// Owns: the comparing of values without members: to the bit. Knows no graph.
using System.Buffers;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Text;

namespace Octavo.Graph;

internal static class GraphLeaf
{
    /// <summary>Whether two values of one type are equal; null if they are not leaves.</summary>
    internal static bool? Same(object left, object right) => (left, right) switch
    {
        (string a, string b) => string.Equals(a, b, StringComparison.Ordinal),
        (double a, double b) => BitConverter.DoubleToUInt64Bits(a) == BitConverter.DoubleToUInt64Bits(b),
        (float a, float b) => BitConverter.SingleToUInt32Bits(a) == BitConverter.SingleToUInt32Bits(b),
        (Half a, Half b) => BitConverter.HalfToUInt16Bits(a) == BitConverter.HalfToUInt16Bits(b),
        (decimal a, decimal b) => SameBits(a, b),
        (DateTime a, DateTime b) => a.Ticks == b.Ticks && a.Kind == b.Kind,
        (DateTimeOffset a, DateTimeOffset b) => a.EqualsExact(b),
        (Uri a, Uri b) => a.OriginalString == b.OriginalString,
        (byte[] a, byte[] b) => a.AsSpan().SequenceEqual(b),
        (Memory<byte> a, Memory<byte> b) => a.Span.SequenceEqual(b.Span),
        (ReadOnlyMemory<byte> a, ReadOnlyMemory<byte> b) => a.Span.SequenceEqual(b.Span),
        (ReadOnlySequence<byte> a, ReadOnlySequence<byte> b) => a.ToArray().AsSpan().SequenceEqual(b.ToArray()),
        (StringBuilder a, StringBuilder b) => a.Equals(b),
        (Enum or Guid or TimeSpan or DateOnly or TimeOnly or Rune or BigInteger or Int128 or UInt128 or Version or Index or Range or IPNetwork
            or PhysicalAddress or OctavoRaw, _) => left.Equals(right),
        _ => left.GetType().IsPrimitive ? left.Equals(right) : null,
    };

    /// <summary>Whether two addresses are equal; null for other values. <see cref="IPAddress.Loopback"/> and its like are of a type of the platform's
    /// own.</summary>
    internal static bool? SameAddress(object left, object right) => (left, right) is (IPAddress one, IPAddress other) ? one.Equals(other) : null;

    /// <summary>Whether a type is a set, whose order says nothing, or derives from one.</summary>
    internal static bool IsSet(Type type)
    {
        for (Type? at = type; at is not null; at = at.BaseType)
        {
            if (at.IsGenericType && (at.Namespace == "System.Collections.Frozen"
                || at.GetGenericTypeDefinition() is var definition
                && (definition == typeof(HashSet<>) || definition == typeof(SortedSet<>) || definition == typeof(ImmutableHashSet<>)
                || definition == typeof(ImmutableSortedSet<>) || definition == typeof(ReadOnlySet<>))))
            {
                return true;
            }
        }
        return false;
    }

    private static bool SameBits(decimal left, decimal right)
    {
        Span<int> a = stackalloc int[4];
        Span<int> b = stackalloc int[4];
        decimal.GetBits(left, a);
        decimal.GetBits(right, b);
        return a.SequenceEqual(b);
    }
}
