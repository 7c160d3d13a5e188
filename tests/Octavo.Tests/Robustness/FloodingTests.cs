// Owns: keys that were chosen to collide in one bucket, for every type of key and every way of declaring a hashed collection. Knows no format.
using System.Collections;
using System.Net;
using System.Numerics;
using System.Reflection;
using System.Runtime.InteropServices;
using Octavo.Protobuf.WellKnown;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness;

/// <summary>
/// With <see cref="SerializerLimits.Untrusted"/> each collection is read with a comparer that tells the keys apart, or refused. Keys that meet take n² ÷ 2
/// comparisons without it.
/// </summary>
public sealed class FloodingTests
{
    private const int Keys = 700;

    private static readonly CallOptions s_untrusted = new() { Limits = SerializerLimits.Untrusted, AcceptNulls = true };

    /// <summary>Halves that cancel out: 64-bit numbers are hashed by their xor.</summary>
    private static long Halves(int i) => ((long)i << 32) | (uint)i;

    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void EachKeyInEachDeclaration(string format)
    {
        Check<int>(format, i => i * 65_537, collides: false);
        Check<long>(format, Halves);
        Check<ulong>(format, i => (ulong)Halves(i));
        Check<double>(format, i => BitConverter.Int64BitsToDouble(Halves(i)));
        Check<decimal>(format, i => new decimal(i, i, 0, false, 0));
        Check<Guid>(format, i => new Guid(i, 0, 0, [.. BitConverter.GetBytes(i), 0, 0, 0, 0]));
        Check<DateTime>(format, i => new DateTime(Halves(i), DateTimeKind.Utc));
        Check<DateTimeOffset>(format, i => new DateTimeOffset(Halves(i + 1) & ~0L, TimeSpan.Zero));
        Check<TimeSpan>(format, i => new TimeSpan(Halves(i)));
        Check<TimeOnly>(format, i => new TimeOnly(((long)(i % 100) << 32) | (uint)(i / 100 * 128 ^ i % 100)), collides: false);
        Check<Int128>(format, i => new Int128(0, (ulong)Halves(i)));
        Check<UInt128>(format, i => new UInt128(0, (ulong)Halves(i)));
        Check<BigInteger>(format, i => new BigInteger(Halves(i)), collides: false);
        Check<Complex>(format, i => new Complex(BitConverter.Int64BitsToDouble(Halves(i)), 0));
        Check<Version>(format, i => new Version(i * 16, 0, 0, 0));
        Check<IPEndPoint>(format, i => new IPEndPoint(new IPAddress(i), i), collides: false);
        Check<Wide>(format, i => (Wide)Halves(i));
        Check<(long, int)>(format, i => (Halves(i), 7));
        Check<(int, int, int, int, int, int, int, long, long)>(format, i => (1, 2, 3, 4, 5, 6, 7, Halves(i), Halves(i)));
        Check<Tuple<long, string>>(format, i => Tuple.Create(Halves(i), "a"));
        Check<KeyValuePair<long, long>>(format, i => new(Halves(i), Halves(i)), collides: false);
        Check<RecordStructKey>(format, i => new(0, new RecordKey((ulong)Halves(i), "b"), null));
        Check<RecordKey>(format, i => new(5, null) { Next = new RecordKey((ulong)Halves(i), "c") });
        Check<StructKey>(format, i => new() { First = Halves(i), Second = default }, collides: false);
        Check<HiddenKey>(format, i => new(Halves(i)));
        Check<SmallKey>(format, i => new(i), collides: false);
        Check<PrivateKey>(format, i => new(1, Halves(i)));
        Check<TwiceNamedKey>(format, i => TwiceNamedKey.Of(Halves(i)));
        (float X, float Y)[] pairs = [.. ChosenKeys.Floats().Take(Keys)];
        Check<Vector2>(format, i => new(pairs[i].X, pairs[i].Y));
        Check<Vector3>(format, i => new(1, pairs[i].X, pairs[i].Y), collides: false);
        Check<Vector4>(format, i => new(1, 1, pairs[i].X, pairs[i].Y), collides: false);
        Check<Plane>(format, i => new(1, 1, pairs[i].X, pairs[i].Y), collides: false);
        Check<Quaternion>(format, i => new(1, 1, pairs[i].X, pairs[i].Y), collides: false);
        Check<Matrix3x2>(format, i => new(1, 1, 1, 1, pairs[i].X, pairs[i].Y), collides: false);
        Check<Matrix4x4>(format, i => new(Matrix3x2.CreateTranslation(pairs[i].X, pairs[i].Y)), collides: false);
        Check<ProtobufValue>(format, i => new(BitConverter.Int64BitsToDouble(Halves(i))), collides: false);
        Check<CodecOptional<long>>(format, i => new(Halves(i)), collides: false);
        Check<CodecOptional<RecordStructKey>>(format, i => new(new(0, new RecordKey((ulong)Halves(i), "b"), null)));
        Check<CodecOptional<StructKey>>(format, i => new(new() { First = Halves(i), Second = default }), collides: false);
        Check<ClassKey>(format, i => new() { Number = i }, collides: false, isIdentity: true);
    }

    [Theory, MemberData(nameof(Formats))]
    public void UnknownEqualityIsRefused(string format)
    {
        FormatCalls<Flooded<OwnKey>> calls = FormatList.Of<Flooded<OwnKey>>(format);
        byte[] bytes = calls.Serialize(new() { Map = new() { [new(1)] = 1 } });
        Assert.Single(calls.Deserialize(bytes)!.Map!);
        OctavoException refused = Errors.Expect(OctavoErrorCode.UnseededHash, () => calls.Deserialize(bytes, s_untrusted));
        Assert.Contains(typeof(OwnKey).FullName!, refused.Message, StringComparison.Ordinal);
    }

    [Theory, MemberData(nameof(Formats))]
    public void EqualKeysAreFoundTwice(string format)
    {
        Twice(format, 1.0m, 1.00m);
        Twice(format, 0m, new decimal(0, 0, 0, true, 3));
        Twice(format, 12345678901234567890.0100m, 12345678901234567890.01m);
        Twice(format, 0.0, -0.0);
        if (format != "JSON")
        {
            Twice(format, double.NaN, BitConverter.Int64BitsToDouble(-1));
        }
        Twice(format, new DateTimeOffset(2020, 1, 1, 12, 0, 0, TimeSpan.Zero), new DateTimeOffset(2020, 1, 1, 13, 0, 0, TimeSpan.FromHours(1)));
        Twice(format, new Complex(0, -0.0), new Complex(-0.0, 0));
        Twice<RecordStructKey>(format, new(1, null, new(1.0m)), new(1, null, new(1.00m)));
    }

    [Theory, MemberData(nameof(Formats))]
    public void KeysThatRunTimeTells(string format)
    {
        FormatCalls<FloodedObjects> calls = FormatList.Of<FloodedObjects>(format);
        object[][] kinds =
        [
            [.. Enumerable.Range(0, Keys).Select(i => (object)Halves(i))],
            [.. Enumerable.Range(0, Keys).Select(i => (object)new Version(i * 16, 0, 0, 0))],
            [.. Enumerable.Range(0, Keys).Select(i => (object)new decimal(i, i, 0, false, 0))],
        ];
        foreach (object[] keys in kinds)
        {
            FloodedObjects[] values =
            [
                new() { Any = keys.ToDictionary(k => k, _ => (object?)null) },
                new() { Map = keys.ToDictionary(k => k, _ => (object?)null) },
                new() { Table = new Hashtable(keys.ToDictionary(k => k, _ => (object?)null)) },
                new() { Set = [.. keys] },
            ];
            foreach (FloodedObjects value in values)
            {
                byte[] bytes = calls.Serialize(value);
                long longest = Milliseconds(() => calls.Deserialize(bytes, s_untrusted));
                Assert.True(longest < 500, $"{keys[0].GetType()}: {longest} ms");
            }
        }
    }

    [Fact]
    public void TablesThatExistAreRefused()
    {
        var options = new OctavoBinaryOptions { Limits = SerializerLimits.Untrusted };
        byte[] bytes = OctavoBinary.Serialize(new Hashtable(Enumerable.Range(0, Keys).ToDictionary(i => (object)Halves(i), _ => (object?)null)));
        Errors.Expect(OctavoErrorCode.UnseededHash, () => OctavoBinary.Populate(bytes, new Hashtable(), options));
        byte[] few = OctavoBinary.Serialize(new Hashtable { [1] = 2 });
        var own = new Hashtable();
        OctavoBinary.Populate(few, own, options);
        Assert.Equal(2, own[1]);
    }

    [Fact]
    public void Protobuf()
    {
        FormatCalls<FloodedMessage> calls = FormatList.Of<FloodedMessage>("Protobuf");
        foreach (PropertyInfo member in typeof(FloodedMessage).GetProperties())
        {
            Type[] arguments = member.PropertyType.GetGenericArguments();
            FloodedMessage value = arguments[0] == typeof(long) ? Fill<FloodedMessage, long>(member, Halves, 8 * Keys)
                : Fill<FloodedMessage, FloodedPoint>(member, i => new(Halves(i), Halves(i)), 8 * Keys);
            byte[] bytes = calls.Serialize(value);
            FloodedMessage few = arguments[0] == typeof(long) ? Fill<FloodedMessage, long>(member, Halves, 100)
                : Fill<FloodedMessage, FloodedPoint>(member, i => new(Halves(i), Halves(i)), 100);
            Assert.Equal(100, Count(member.GetValue(calls.Deserialize(calls.Serialize(few), s_untrusted))!));
            OctavoErrorCode? code = null;
            long longest = Milliseconds(() =>
            {
                try
                {
                    FloodedMessage read = calls.Deserialize(bytes, s_untrusted)!;
                    Assert.Equal(8 * Keys, Count(member.GetValue(read)!));
                }
                catch (OctavoException refused)
                {
                    code = refused.Code;
                }
            });
            Assert.True(code is null or OctavoErrorCode.UnseededHash, $"{member.Name}: {code}");
            Assert.True(longest < 500, $"{member.Name}: {longest} ms");
            Assert.True(code is null || member.Name.StartsWith("Own", StringComparison.Ordinal), member.Name);
        }
    }

    private static void Twice<TKey>(string format, TKey first, TKey second)
        where TKey : notnull
    {
        Assert.Equal(first, second);
        // The map that is written tells the two apart.
        FormatCalls<Flooded<TKey>> calls = FormatList.Of<Flooded<TKey>>(format);
        byte[] bytes = calls.Serialize(new() { Map = new(new ByReference<TKey>()) { [first] = 1, [second] = 2 } });
        Errors.Expect(OctavoErrorCode.DuplicateKey, () => calls.Deserialize(bytes));
        Errors.Expect(OctavoErrorCode.DuplicateKey, () => calls.Deserialize(bytes, s_untrusted));
    }

    private static void Check<TKey>(string format, Func<int, TKey> key, bool collides = true, bool isIdentity = false)
        where TKey : notnull
    {
        if (!TestRun.Takes($"{format} {typeof(TKey)}", oneIn: 8))
        {
            return;
        }
        FormatCalls<Flooded<TKey>> calls = FormatList.Of<Flooded<TKey>>(format);
        TKey[] keys = [.. Enumerable.Range(0, Keys).Select(key).Distinct()];
        Assert.True(keys.Length > Keys * 9 / 10, $"{typeof(TKey)}: {keys.Length} keys");
        Assert.True(!collides || keys.Select(k => k.GetHashCode()).Distinct().Count() < Keys / 10, $"{typeof(TKey)} does not collide");
        var wrong = new List<string>();
        foreach (PropertyInfo member in typeof(Flooded<TKey>).GetProperties())
        {
            Flooded<TKey> value = Fill<Flooded<TKey>, TKey>(member, i => keys[i], keys.Length);
            byte[] bytes = calls.Serialize(value);
            object? read;
            try
            {
                read = member.GetValue(calls.Deserialize(bytes, s_untrusted));
            }
            catch (OctavoException refused) when (refused.Code == OctavoErrorCode.UnseededHash)
            {
                if (!member.Name.Contains("Own", StringComparison.Ordinal) && !member.Name.StartsWith("Users", StringComparison.Ordinal))
                {
                    wrong.Add(member.Name + " is refused: " + refused.Message);
                }
                continue;
            }
            if (Count(read!) != keys.Length)
            {
                wrong.Add($"{member.Name} has {Count(read!)} of {keys.Length}");
            }
            object? comparer = (read!.GetType().GetProperty("Comparer") ?? read.GetType().GetProperty("KeyComparer"))?.GetValue(read);
            if (comparer is IEqualityComparer<TKey> equality && !isIdentity
                && (collides ? keys.Select(k => equality.GetHashCode(k!)).Distinct().Count() < keys.Length * 9 / 10
                : ReferenceEquals(equality, EqualityComparer<TKey>.Default) && !member.Name.Contains("Own", StringComparison.Ordinal)
                && !member.Name.StartsWith("Users", StringComparison.Ordinal)))
            {
                wrong.Add($"{member.Name} was read with {comparer}");
            }
        }
        Assert.True(wrong.Count == 0, $"{format}, {typeof(TKey)}:\n{string.Join('\n', wrong)}");
    }

    private static T Fill<T, TKey>(PropertyInfo member, Func<int, TKey> key, int count)
        where T : new()
        where TKey : notnull
    {
        var value = new T();
        TKey[] keys = [.. Enumerable.Range(0, count).Select(key)];
        IEqualityComparer<TKey> fast = new Fast<TKey>();
        if (member.SetMethod is null)
        {
            object own = member.GetValue(value)!;
            foreach (TKey one in keys)
            {
                if (own is IDictionary<TKey, int> map)
                {
                    map[one] = 1;
                }
                else
                {
                    ((ICollection<TKey>)own).Add(one);
                }
            }
            return value;
        }
        var pairs = keys.ToDictionary(k => k, _ => 1, fast);
        Type type = member.PropertyType;
        Type definition = type.GetGenericTypeDefinition();
        object made = type.Name switch
        {
            "Dictionary`2" or "IDictionary`2" or "IReadOnlyDictionary`2" => pairs,
            "ReadOnlyDictionary`2" => new System.Collections.ObjectModel.ReadOnlyDictionary<TKey, int>(pairs),
            "ConcurrentDictionary`2" => new System.Collections.Concurrent.ConcurrentDictionary<TKey, int>(pairs, fast),
            "OrderedDictionary`2" => new OrderedDictionary<TKey, int>(pairs, fast),
            "ImmutableDictionary`2" or "IImmutableDictionary`2" => System.Collections.Immutable.ImmutableDictionary.CreateRange(fast, pairs),
            "FrozenDictionary`2" => System.Collections.Frozen.FrozenDictionary.ToFrozenDictionary(pairs, fast),
            "FloodedMap`2" => Filled(new FloodedMap<TKey, int>(), pairs),
            "ILookup`2" => keys.ToLookup(k => k, _ => 1, fast),
            "HashSet`1" or "ISet`1" or "IReadOnlySet`1" => new HashSet<TKey>(keys, fast),
            "ReadOnlySet`1" => new System.Collections.ObjectModel.ReadOnlySet<TKey>(new HashSet<TKey>(keys, fast)),
            "ImmutableHashSet`1" or "IImmutableSet`1" => System.Collections.Immutable.ImmutableHashSet.CreateRange(fast, keys),
            "FrozenSet`1" => System.Collections.Frozen.FrozenSet.ToFrozenSet(keys, fast),
            "FloodedSet`1" => Filled(new FloodedSet<TKey>(), keys),
            "FloodedItems`1" => Filled(new FloodedItems<TKey>(), keys),
            _ => throw new NotSupportedException(definition.Name),
        };
        member.SetValue(value, made);
        return value;
    }

    private static TMap Filled<TMap, TKey>(TMap map, Dictionary<TKey, int> pairs)
        where TMap : IDictionary<TKey, int>
        where TKey : notnull
    {
        foreach ((TKey key, int value) in pairs)
        {
            map.Add(key, value);
        }
        return map;
    }

    private static TItems Filled<TItems, T>(TItems items, T[] keys)
        where TItems : ICollection<T>
    {
        foreach (T key in keys)
        {
            items.Add(key);
        }
        return items;
    }

    private static int Count(object items) => items is ICollection collection ? collection.Count : ((IEnumerable)items).Cast<object>().Count();

    /// <summary>The least of three: other work on the machine makes some longer.</summary>
    private static long Milliseconds(Action call)
    {
        long least = long.MaxValue;
        for (int i = 0; i < 3 && least > 100; i++)
        {
            double start = ThreadClock.Milliseconds;
            call();
            least = Math.Min(least, (long)(ThreadClock.Milliseconds - start));
        }
        return least;
    }

    /// <summary>The test's own collections are not flooded.</summary>
    private sealed class Fast<T> : IEqualityComparer<T>
    {
        public bool Equals(T? x, T? y) => EqualityComparer<T>.Default.Equals(x, y);

        public int GetHashCode(T value) => value is ValueType ? string.GetHashCode(value.ToString()) : value!.ToString()!.GetHashCode(StringComparison.Ordinal);
    }

    private sealed class ByReference<T> : IEqualityComparer<T>
    {
        public bool Equals(T? x, T? y) => false;

        public int GetHashCode(T value) => 0;
    }
}
