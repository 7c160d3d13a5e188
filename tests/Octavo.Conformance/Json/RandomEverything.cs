// Owns: random values of the type with every kind of member, from a seed. Knows no format.
using System.Reflection;
using Octavo.Conformance.Json.Models;

namespace Octavo.Conformance.Json;

/// <summary>The same seed makes the same value. Floats are finite, text is well-formed: JSON has no other.</summary>
internal sealed class RandomEverything(Random random)
{
    private const int Deepest = 3;

    internal Everything Make(int depth = 0)
    {
        var value = new Everything();
        foreach (PropertyInfo member in typeof(Everything).GetProperties().Where(member => member.CanWrite && random.Next(5) != 0))
        {
            member.SetValue(value, Value(member.PropertyType, depth));
        }
        value.Text ??= "";
        return value;
    }

    private object? Value(Type type, int depth)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return random.Next(3) == 0 ? null : Value(underlying, depth);
        }
        if (type == typeof(Everything))
        {
            return depth >= Deepest || random.Next(2) == 0 ? null : Make(depth + 1);
        }
        if (type == typeof(Point))
        {
            return new Point { X = (int)Bits(), Y = Finite() };
        }
        if (type.IsEnum)
        {
            return Enum.ToObject(type, (int)Bits());
        }
        if (type == typeof(string))
        {
            return Text();
        }
        if (type == typeof(Version))
        {
            return new Version(random.Next(), random.Next(), random.Next());
        }
        return type.IsArray || type.IsGenericType ? Collection(type, depth) : Scalar(type);
    }

    private object Scalar(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Boolean => random.Next(2) == 0,
        TypeCode.SByte => (sbyte)Bits(),
        TypeCode.Byte => (byte)Bits(),
        TypeCode.Int16 => (short)Bits(),
        TypeCode.UInt16 => (ushort)Bits(),
        TypeCode.Int32 => (int)Bits(),
        TypeCode.UInt32 => (uint)Bits(),
        TypeCode.Int64 => Bits(),
        TypeCode.UInt64 => (ulong)Bits(),
        TypeCode.Single => Finite(() => BitConverter.Int32BitsToSingle((int)Bits()), float.IsFinite),
        TypeCode.Double => Finite(),
        TypeCode.Decimal => Money(),
        TypeCode.Char => (char)random.Next(0xD800),
        TypeCode.DateTime => new DateTime(Ticks(), (DateTimeKind)random.Next(2)),
        _ when type == typeof(Int128) => new Int128((ulong)Bits(), (ulong)Bits()),
        _ when type == typeof(UInt128) => new UInt128((ulong)Bits(), (ulong)Bits()),
        _ when type == typeof(Half) => Finite(() => BitConverter.Int16BitsToHalf((short)Bits()), Half.IsFinite),
        _ when type == typeof(Guid) => new Guid((int)Bits(), (short)Bits(), (short)Bits(), BitConverter.GetBytes(Bits())),
        _ when type == typeof(DateTimeOffset) =>
            new DateTimeOffset(random.NextInt64(TimeSpan.TicksPerDay, DateTime.MaxValue.Ticks - TimeSpan.TicksPerDay),
                TimeSpan.FromMinutes(random.Next(-840, 841))),
        _ when type == typeof(DateOnly) => DateOnly.FromDayNumber(random.Next(DateOnly.MaxValue.DayNumber + 1)),
        _ when type == typeof(TimeOnly) => new TimeOnly(random.NextInt64(TimeSpan.TicksPerDay)),
        _ when type == typeof(TimeSpan) => new TimeSpan(Bits()),
        _ => throw new NotSupportedException($"No random {type}."),
    };

    private object? Collection(Type type, int depth)
    {
        if (random.Next(5) == 0)
        {
            return null;
        }
        int count = random.Next(5);
        if (type == typeof(byte[]))
        {
            byte[] bytes = new byte[random.Next(40)];
            random.NextBytes(bytes);
            return bytes;
        }
        if (type.IsArray)
        {
            var array = Array.CreateInstance(type.GetElementType()!, count);
            for (int i = 0; i < count; i++)
            {
                array.SetValue(Value(type.GetElementType()!, depth), i);
            }
            return array;
        }
        object collection = Activator.CreateInstance(type)!;
        Type[] arguments = type.GetGenericArguments();
        for (int i = 0; i < count; i++)
        {
            object? item = Value(arguments[^1], depth);
            if (item is null)
            {
                continue; // elements and values are not nullable
            }
            if (collection is System.Collections.IDictionary map)
            {
                map[Value(arguments[0], depth)!] = item;
            }
            else
            {
                type.GetMethod("Add")!.Invoke(collection, [item]);
            }
        }
        return collection;
    }

    private long Bits() => random.Next(6) switch
    {
        0 => random.Next(-2, 3),
        1 => 0,
        2 => random.Next(-1000, 1000),
        _ => random.NextInt64(long.MinValue, long.MaxValue),
    };

    /// <summary>Not zero with a sign, which the platform does not keep.</summary>
    private decimal Money()
    {
        var value = new decimal((int)Bits(), (int)Bits(), (int)Bits(), random.Next(2) == 0, (byte)random.Next(29));
        return value == 0 ? 0 : value;
    }

    private long Ticks() => random.Next(3) switch
    {
        0 => random.NextInt64(DateTime.MaxValue.Ticks / TimeSpan.TicksPerSecond) * TimeSpan.TicksPerSecond,
        1 => random.NextInt64(DateTime.MaxValue.Ticks / TimeSpan.TicksPerMillisecond) * TimeSpan.TicksPerMillisecond,
        _ => random.NextInt64(DateTime.MaxValue.Ticks),
    };

    private double Finite() =>
        random.Next(3) == 0 ? Math.Round((random.NextDouble() - 0.5) * 1e6, random.Next(5))
            : Finite(() => BitConverter.Int64BitsToDouble(Bits()), double.IsFinite);

    private static T Finite<T>(Func<T> make, Func<T, bool> isFinite)
    {
        while (true)
        {
            T value = make();
            if (isFinite(value))
            {
                return value;
            }
        }
    }

    private string Text()
    {
        var text = new StringBuilder();
        for (int length = random.Next(random.Next(8) == 0 ? 300 : 12); length > 0; length--)
        {
            text.Append(random.Next(12) switch
            {
                0 => "\"\\/\b\f\n\r\t\0\u001F\u007F<>&'+`\u2028\uFEFF"[random.Next(19)].ToString(),
                1 => char.ConvertFromUtf32(random.Next(0x10000, 0x110000)),
                2 => ((char)random.Next(0x80, 0xD800)).ToString(),
                _ => ((char)random.Next(0x20, 0x7F)).ToString(),
            });
        }
        return text.ToString();
    }
}
