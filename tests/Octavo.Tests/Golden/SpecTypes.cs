// Owns: what the types of the platform stand for in the data, as docs/formats/binary.md says it, and their values as such. Knows no codec.
using System.Buffers.Binary;
using System.Collections;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Text;

namespace Octavo.Tests.Golden;

internal static class SpecTypes
{
    /// <summary>The plain type whose encoding a type has; null if it has its own.</summary>
    internal static Type? StandIn(Type type) => type switch
    {
        _ when type == typeof(BigInteger) || type == typeof(IPAddress) || type == typeof(IPEndPoint) || type == typeof(IPNetwork)
            || type == typeof(PhysicalAddress) => typeof(byte[]),
        _ when type == typeof(Uri) || type == typeof(Version) || type == typeof(StringBuilder) || type == typeof(CultureInfo) => typeof(string),
        _ when type == typeof(BitArray) => typeof(bool[]),
        _ when type == typeof(Index) => typeof(int),
        _ when type == typeof(Range) => typeof(int[]),
        _ => null,
    };

    /// <summary>The type of the sequence that a collection is, where that is not its elements in its own order; null for others.</summary>
    internal static Type? Collection(Type type)
    {
        if (type.IsGenericType && type.GetGenericTypeDefinition() is var definition && type.GetGenericArguments() is var arguments)
        {
            return IsReversed(type) ? typeof(List<>).MakeGenericType(arguments)
                : definition == typeof(PriorityQueue<,>) ? typeof(List<>).MakeGenericType(typeof(ValueTuple<,>).MakeGenericType(arguments))
                : definition == typeof(ILookup<,>) ? typeof(List<>).MakeGenericType(Group(arguments))
                : null;
        }
        if (type is { Namespace: "System.Collections", IsArray: false } && type != typeof(BitArray))
        {
            return typeof(IDictionary).IsAssignableFrom(type) ? typeof(Dictionary<object, object>) : typeof(List<object>);
        }
        return type is { IsClass: true, IsArray: false } && type.IsDefined(typeof(GenerateCodecAttribute), false)
            ? type.GetInterfaces().FirstOrDefault(i => i.IsGenericType && i.GetGenericTypeDefinition() == typeof(IDictionary<,>))
            ?? type.GetInterfaces().FirstOrDefault(i => i.IsGenericType && i.GetGenericTypeDefinition() == typeof(ICollection<>))
            : null;
    }

    /// <summary>Its elements in the order of the data.</summary>
    internal static IEnumerable Ordered(object value, Type type) => IsReversed(type) ? ((IEnumerable)value).Cast<object?>().Reverse().ToList()
        : value is IEnumerable items and not ILookup<string, int> ? items
        : value is ILookup<string, int> lookup ? lookup.Select(Pair).ToList()
        : (IEnumerable)value.GetType().GetProperty("UnorderedItems")!.GetValue(value)!;

    /// <summary>The type of the one value that a type holds; null if it is no such type.</summary>
    internal static Type? Held(Type type) => !type.IsGenericType ? null
        : type.GetGenericTypeDefinition() == typeof(Lazy<>) ? type.GetGenericArguments()[0]
        : type.GetGenericTypeDefinition() == typeof(IGrouping<,>) ? Group(type.GetGenericArguments())
        : null;

    /// <summary>The value that it holds.</summary>
    internal static object HeldBy(object value) => value is IGrouping<string, int> group ? Pair(group) : value.GetType().GetProperty("Value")!.GetValue(value)!;

    private static object Pair(IGrouping<string, int> group) => KeyValuePair.Create(group.Key, group.ToArray());

    private static Type Group(Type[] arguments) => typeof(KeyValuePair<,>).MakeGenericType(arguments[0], arguments[1].MakeArrayType());

    private static bool IsReversed(Type type) =>
        type.Name is "Stack" or "Stack`1" or "ConcurrentStack`1" or "ConcurrentBag`1" or "ImmutableStack`1" or "IImmutableStack`1";

    /// <summary>A value of such a type as the plain one.</summary>
    internal static object Plain(object value) => value switch
    {
        BigInteger number => number.ToByteArray(),
        IPAddress address => Bytes(address),
        IPEndPoint point => (byte[])[.. Bytes(point.Address), (byte)point.Port, (byte)(point.Port >> 8)],
        IPNetwork network => (byte[])[.. Bytes(network.BaseAddress), (byte)network.PrefixLength],
        PhysicalAddress card => card.GetAddressBytes(),
        Uri uri => uri.OriginalString,
        CultureInfo culture => culture.Name,
        BitArray bits => bits.Cast<bool>().ToArray(),
        Index index => Number(index),
        Range range => (int[])[Number(range.Start), Number(range.End)],
        _ => value.ToString()!,
    };

    private static int Number(Index index) => index.IsFromEnd ? ~index.Value : index.Value;

    private static byte[] Bytes(IPAddress address)
    {
        byte[] scope = new byte[4];
        if (address.AddressFamily != System.Net.Sockets.AddressFamily.InterNetworkV6 || address.ScopeId == 0)
        {
            return address.GetAddressBytes();
        }
        BinaryPrimitives.WriteUInt32LittleEndian(scope, (uint)address.ScopeId);
        return [.. address.GetAddressBytes(), .. scope];
    }
}
