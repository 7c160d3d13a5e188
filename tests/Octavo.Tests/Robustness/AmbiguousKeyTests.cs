// Owns: that keys of other contents have other hashes, whatever their contents lack. Counts, and growth; knows no format.
using System.Numerics;
using Octavo.Cbor;
using Octavo.Codecs.Keys;
using Octavo.Internal;
using Octavo.MsgPack;
using Octavo.Tests.Shared;

namespace Octavo.Tests.Robustness;

public sealed class AmbiguousKeyTests
{
    private const int Keys = 2000;

    private static readonly OctavoBinaryOptions s_untrusted = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>Null, false, an empty array and an empty map are four values; −1 and 2⁶⁴ − 1 are two.</summary>
    [Fact]
    public void Values_without_a_type_have_their_kind_in_the_hash()
    {
        Distinct(MsgPackValueComparer.Instance, i => Parts(i, digit => Empty(digit, new MsgPackMap())));
        Distinct(CborValueComparer.Instance, i => Parts(i, digit => Empty(digit, new CborMap())));
        Distinct(MsgPackValueComparer.Instance, i => Parts(i, digit => digit switch { 0 => (object)-1L, 1 => ulong.MaxValue, 2 => 0f, _ => 0d }));
        Distinct(CborValueComparer.Instance, i => Parts(i, digit => digit switch { 0 => -1L, 1 => ulong.MaxValue, 2 => "", _ => Array.Empty<byte>() }));
        Assert.Equal(CborValueComparer.Instance.GetHashCode(ulong.MaxValue), CborValueComparer.Instance.GetHashCode((BigInteger)ulong.MaxValue));
        Assert.True(MsgPackValueComparer.Instance.Equals(Parts(7, One), Parts(7, One)));
        Assert.False(MsgPackValueComparer.Instance.Equals(Parts(7, One), Parts(8, One)));
        Growth.IsLinear(static n => Map(n, 0xDF, 0x98, [0xC0, 0xC2, 0x90, 0x80]), static data => OctavoMsgPack.ReadDynamic(data), n: 300, bytesAByte: 400,
            what: "MessagePack");
        Growth.IsLinear(static n => Map(n, 0xBA, 0x88, [0xF6, 0xF4, 0x80, 0xA0]), static data => OctavoCbor.ReadDynamic(data), n: 300, bytesAByte: 400,
            what: "CBOR");

        static object? Empty(int digit, object map) => digit switch { 0 => null, 1 => false, 2 => Array.Empty<object?>(), _ => map };

        static object?[] One(int digit) => [digit, new object?[] { digit }];

        static void Distinct(IEqualityComparer<object?> comparer, Func<int, object?> key) =>
            Assert.True(Enumerable.Range(0, Keys).Select(i => comparer.GetHashCode(key(i)!)).Distinct().Count() > Keys * 99 / 100);

        static object?[] Parts(int i, Func<int, object?> part) => [.. Enumerable.Range(0, 8).Select(at => part((i >> (2 * at)) & 3))];

        // MessagePack has an array of eight parts in a head of one byte; so has CBOR.
        static byte[] Map(int n, byte head, byte key, byte[] parts)
        {
            var data = new List<byte>([head, (byte)(n >> 24), (byte)(n >> 16), (byte)(n >> 8), (byte)n]);
            for (int i = 0; i < n; i++)
            {
                data.Add(key);
                data.AddRange(Enumerable.Range(0, 8).Select(at => parts[(i >> (2 * at)) & 3]));
                data.Add(parts[0]);
            }
            return [.. data];
        }
    }

    /// <summary>The same numbers with other operators.</summary>
    [Fact]
    public void Cases_are_in_the_hash() => Distinct(new() { Terms = [.. Enumerable.Range(0, Keys).Select(Term)] }, read => read.Terms!);

    /// <summary>Trees of as many nodes, which have nothing else.</summary>
    [Fact]
    public void What_is_absent_is_in_the_hash() => Distinct(new() { Trees = [.. Trees(9).Take(Keys).Select(tree => tree!)] }, read => read.Trees!);

    [Fact]
    public void Null_is_not_zero_in_the_hash()
    {
        Distinct(
            new()
            {
                Rows = [.. Enumerable.Range(0, Keys).Select(i => new KeyRow(At(i, 0), At(i, 1) is null ? null : false, At(i, 2), At(i, 3) is null ? null : '\0',
                    At(i, 4), At(i, 5), At(i, 6), At(i, 7), At(i, 8), At(i, 9), At(i, 10)))],
            },
            read => read.Rows!);
        HashSet<(int?, (bool?, int?)?, int?, int?, int?, int?)> tuples =
            [.. Enumerable.Range(0, 128).Select(i => (At(i, 0), Pair(i), At(i, 3), At(i, 4), At(i, 5), At(i, 6)))];
        Distinct(new() { Tuples = tuples }, read => read.Tuples!);
        object?[] zeros = [null, false, 0, 0u, (short)0, '\0', (byte)0, Half.Zero, 0f, 0L, 0d, 0m, DayOfWeek.Sunday, default(DateOnly), default(Index)];
        Assert.Equal(zeros.Length * zeros.Length,
            zeros.SelectMany(one => zeros.Select(other => SeededObjects.Instance.GetHashCode((one, other)))).Distinct().Count());

        static (bool?, int?)? Pair(int i) => At(i, 1) is null ? null : (null, At(i, 2));

        static int? At(int i, int bit) => ((i >> bit) & 1) == 0 ? null : 0;
    }

    /// <summary>Sets of records that all have one hash of their own, also if another collection of the type was made that knows no content.</summary>
    [Fact]
    public void Sets_of_records_are_compared()
    {
        OctavoBinary.Deserialize<AmbiguousKeys>(OctavoBinary.Serialize(new AmbiguousKeys { Records = [] }), s_untrusted);
        Maps.NewSet<RecordKey>(0, seeded: true);
        IEqualityComparer<RecordKey> byHalf = EqualityComparer<RecordKey>.Create((one, other) => one == other, key => unchecked((int)key.Number * 31));
        Growth.IsLinear(
            n => OctavoBinary.Serialize(new AmbiguousKeys
            {
                Records = new(Enumerable.Range(1, n).Select(i => new RecordKey((ulong)ChosenKeys.Halves(i), null)), byHalf),
            }),
            data => Assert.True(OctavoGraph.Equals(OctavoBinary.Deserialize<AmbiguousKeys>(data, s_untrusted),
                OctavoBinary.Deserialize<AmbiguousKeys>(data, s_untrusted))),
            n: 250, bytesAByte: 2000); // 2,000 records: compared with one another, they would take 2 million steps
    }

    private static void Distinct<T>(AmbiguousKeys value, Func<AmbiguousKeys, HashSet<T>> set)
    {
        HashSet<T> read = set(OctavoBinary.Deserialize<AmbiguousKeys>(OctavoBinary.Serialize(value), s_untrusted)!);
        Assert.Equal(set(value).Count, read.Count);
        Assert.True(read.Select(one => read.Comparer.GetHashCode(one!)).Distinct().Count() > read.Count * 99 / 100);
    }

    private static KeyTerm Term(int operators)
    {
        KeyTerm term = new KeyNumber(1);
        for (int i = 0; i < 11; i++)
        {
            term = ((operators >> i) & 1) == 0 ? new KeySum(term, new KeyNumber(1)) : new KeyProduct(term, new KeyNumber(1));
        }
        return term;
    }

    private static IEnumerable<KeyTree?> Trees(int nodes) => nodes == 0 ? [null]
        : Enumerable.Range(0, nodes).SelectMany(left => Trees(left)
            .SelectMany(one => Trees(nodes - 1 - left).Select(other => (KeyTree?)new KeyTree(one, other))));
}
