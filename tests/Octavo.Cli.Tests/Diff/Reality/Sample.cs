// Owns: values of any type, by chance: small ones, null, extremes, and texts that look like the heads of other values.
using System.Collections;
using System.Net;
using System.Numerics;
using System.Reflection;

namespace Octavo.Cli.Tests.Diff.Reality;

/// <summary>Makes values.</summary>
/// <param name="random">The chance.</param>
/// <param name="areDefined">Whether enums have only numbers that they define.</param>
internal sealed class Sample(Random random, bool areDefined = false)
{
    private const int MaxDepth = 4;

    private readonly List<object> _made = []; // of one value, so objects are shared

    private readonly NullabilityInfoContext _nullability = new(); // it is not for several threads

    private static readonly string[] s_texts =
        ["", "5", "-1", "300", "1.5", "true", "A", "é", "NaN", "12:34:56", "2020-02-29", "2020-02-29T12:34:56Z", "00000000-0000-0000-0000-000000000001", "AQID",
            "1.2", "Red", "0", "70000", "5000000000", "1.02:03:04"];

    private static readonly BigInteger[] s_numbers =
        [0, 1, -1, 2, 3, 5, 64, 100, 127, 128, 200, 255, 256, 300, 2049, 40_000, 55_296, 65_535, 65_536, 16_777_217, int.MaxValue, int.MinValue, uint.MaxValue,
            9_007_199_254_740_993, long.MaxValue, long.MinValue, ulong.MaxValue, (BigInteger)Int128.MaxValue, BigInteger.One << 127,
            (BigInteger)Int128.MinValue, (BigInteger)UInt128.MaxValue];

    /// <summary>A value; null if a member's declaration allows it.</summary>
    internal object? Of(PropertyInfo member, int depth = 0)
    {
        bool canBeNull = Nullable.GetUnderlyingType(member.PropertyType) is not null
            || (!member.PropertyType.IsValueType && _nullability.Create(member).ReadState == NullabilityState.Nullable);
        return canBeNull && (depth >= MaxDepth || random.Next(4) == 0) ? null : Of(member.PropertyType, depth);
    }

    internal object Of(Type type, int depth = 0)
    {
        if (depth == 0)
        {
            _made.Clear();
        }
        if (Nullable.GetUnderlyingType(type) is { } inner)
        {
            return Of(inner, depth);
        }
        if (type.IsEnum)
        {
            Array values = Enum.GetValues(type);
            return !areDefined && random.Next(5) == 0 ? Enum.ToObject(type, random.Next(2) == 0 ? 77 : Type.GetTypeCode(type) == TypeCode.Int32 ? 70_000 : 78)
                : values.GetValue(random.Next(values.Length))!;
        }
        if (Scalar(type) is { } scalar)
        {
            return scalar;
        }
        if (type.IsArray)
        {
            Type element = type.GetElementType()!;
            if (type.GetArrayRank() is > 1 and var rank)
            {
                return Array.CreateInstance(element, [.. Enumerable.Range(0, rank).Select(_ => random.Next(3))]);
            }
            object?[] items = Items(element, depth);
            var array = Array.CreateInstance(element, items.Length);
            items.CopyTo(array, 0);
            return array;
        }
        if (type.IsGenericType && typeof(IEnumerable).IsAssignableFrom(type))
        {
            return Collection(type, depth);
        }
        if (type.IsAbstract || type.IsInterface)
        {
            Type[] cases = [.. type.Assembly.GetTypes().Where(one => !one.IsAbstract && type.IsAssignableFrom(one) && one.Namespace == type.Namespace)];
            return Of(cases[random.Next(cases.Length)], depth);
        }
        return Object(type, depth);
    }

    private object Object(Type type, int depth)
    {
        if (!type.IsValueType && depth > 0 && random.Next(3) == 0 && _made.Find(one => one.GetType() == type) is { } shared)
        {
            return shared;
        }
        object value = Activator.CreateInstance(type)!;
        foreach (PropertyInfo member in type.GetProperties().Where(member => member.CanWrite && member.PropertyType != typeof(UnknownMembers)))
        {
            if (depth > MaxDepth && !member.PropertyType.IsValueType && member.PropertyType != typeof(string))
            {
                continue;
            }
            member.SetValue(value, Of(member, depth + 1));
        }
        _made.Add(value);
        return value;
    }

    private object Collection(Type type, int depth)
    {
        object collection = Activator.CreateInstance(type)!;
        Type[] arguments = type.GetGenericArguments();
        if (collection is IDictionary map)
        {
            foreach (object? key in Items(arguments[0], depth))
            {
                map[key!] = Of(arguments[1], depth + 1);
            }
            return map;
        }
        MethodInfo add = type.GetMethod("Add")!;
        foreach (object? item in Items(arguments[0], depth))
        {
            add.Invoke(collection, [item]);
        }
        return collection;
    }

    private object?[] Items(Type element, int depth) =>
        [.. Enumerable.Range(0, depth > MaxDepth ? 0 : random.Next(4))
            .Select(_ => Nullable.GetUnderlyingType(element) is not null && random.Next(4) == 0 ? null : Of(element, depth + 1))];

    private object? Scalar(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Boolean => random.Next(2) == 1,
        TypeCode.SByte => (sbyte)Number(sbyte.MinValue, sbyte.MaxValue),
        TypeCode.Byte => (byte)Number(byte.MinValue, byte.MaxValue),
        TypeCode.Int16 => (short)Number(short.MinValue, short.MaxValue),
        TypeCode.UInt16 => (ushort)Number(ushort.MinValue, ushort.MaxValue),
        TypeCode.Int32 => (int)Number(int.MinValue, int.MaxValue),
        TypeCode.UInt32 => (uint)Number(uint.MinValue, uint.MaxValue),
        TypeCode.Int64 => (long)Number(long.MinValue, long.MaxValue),
        TypeCode.UInt64 => (ulong)Number(ulong.MinValue, ulong.MaxValue),
        TypeCode.Char => "a0\u0000\u0002éΩ\uD800"[random.Next(7)],
        TypeCode.Single => (float)Fraction(),
        TypeCode.Double => Fraction(),
        TypeCode.Decimal =>
            random.Next(5) switch
            {
                4 => 9_007_199_254_740_993M,
                0 => (decimal)(long)Number(-1_000_000, 1_000_000),
                1 => 0.1M,
                2 => 0.1234567890123456789M,
                _ => -1234.5678M
            },
        TypeCode.String => Text(),
        TypeCode.DateTime => new DateTime(Ticks(DateTime.MaxValue.Ticks), random.Next(3) == 0 ? DateTimeKind.Unspecified : DateTimeKind.Utc),
        _ => Other(type),
    };

    private object? Other(Type type) => type == typeof(byte[]) ? Bytes(random.Next(3) == 0 ? 16 : random.Next(5))
        : type == typeof(Guid) ? random.Next(4) == 0 ? Guid.Empty : new Guid(Bytes(16))
        : type == typeof(Version) ? new Version(random.Next(3), random.Next(3))
        : type == typeof(IPAddress) ? new IPAddress(Bytes(random.Next(2) == 0 ? 4 : 16))
        : type == typeof(Half) ? (Half)Fraction()
        : type == typeof(Int128) ? (Int128)Number((BigInteger)Int128.MinValue, (BigInteger)Int128.MaxValue)
        : type == typeof(UInt128) ? (UInt128)Number(0, (BigInteger)UInt128.MaxValue)
        : type == typeof(BigInteger) ? Number(-BigInteger.Pow(2, 200), BigInteger.Pow(2, 200))
        : type == typeof(Rune) ? random.Next(5) is 4 ? new Rune(random.Next(2) == 0 ? 0x1F600 : 0x803) : new Rune("a0\u0000é"[random.Next(4)])
        : type == typeof(DateTimeOffset)
        ? new DateTimeOffset(new DateTime(Math.Max(Ticks(DateTime.MaxValue.Ticks), TimeSpan.TicksPerDay)),
            random.Next(2) == 0 ? TimeSpan.Zero : TimeSpan.FromMinutes(90))
        : type == typeof(DateOnly) ? DateOnly.FromDayNumber(random.Next(2) == 0 ? random.Next(5) : random.Next(DateOnly.MaxValue.DayNumber))
        : type == typeof(TimeOnly) ? new TimeOnly(Ticks(TimeSpan.TicksPerDay - 1))
        : type == typeof(TimeSpan) ? new TimeSpan(random.Next(2) == 0 ? Ticks(TimeSpan.TicksPerDay - 1) : -Ticks(long.MaxValue))
        : null;

    private BigInteger Number(BigInteger least, BigInteger most)
    {
        BigInteger[] fitting = [.. s_numbers.Where(number => number >= least && number <= most)];
        return fitting[random.Next(fitting.Length)];
    }

    // Whole seconds, so every format keeps them, in and out of a day.
    private long Ticks(long most) =>
        random.Next(3) switch
        {
            0 => 0,
            1 => random.Next(86_400) * TimeSpan.TicksPerSecond,
            _ => random.NextInt64(2 * TimeSpan.TicksPerDay,
            Math.Max(most, 3 * TimeSpan.TicksPerDay)) / TimeSpan.TicksPerSecond * TimeSpan.TicksPerSecond % (most + 1)
        };

    private double Fraction() =>
        random.Next(9) switch { 0 => 0, 1 => 1, 2 => 1.5, 3 => -0.1, 4 => 1e30, 5 => 300, 6 => 1.2345678, 7 => 1e-30, _ => 3.0000000001 };

    private string Text() =>
        random.Next(2) == 0 ? s_texts[random.Next(s_texts.Length)]
            : new string([.. Enumerable.Range(0, random.Next(8)).Select(_ => "\u0000\u0001\u0002\u0003\u0004\u0005a1éΩ"[random.Next(10)])]);

    private byte[] Bytes(int length) => [.. Enumerable.Range(0, length).Select(_ => (byte)(random.Next(2) == 0 ? random.Next(5) : random.Next(256)))];
}
