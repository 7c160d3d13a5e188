// Owns: random values of any type of the zoo, from a seed: every field of every bit pattern its type allows. Knows no codec.
using System.Collections;
using System.Collections.Concurrent;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Zoo.Facts;

/// <summary>Makes values by reflection. The same seed makes the same value.</summary>
/// <param name="random">The source of all choices.</param>
/// <param name="loneSurrogates">Whether text may hold them.</param>
internal sealed class RandomValue(Random random, bool loneSurrogates)
{
    private const int Deepest = 6;

    private static readonly ConcurrentDictionary<Type, Type[]> s_cases = new();

    /// <summary>What an object may be and come back as in every format.</summary>
    private static readonly Type[] s_objects =
    [
        typeof(bool), typeof(sbyte), typeof(byte), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(UInt128),
            typeof(Half), typeof(float), typeof(double), typeof(decimal), typeof(Guid),
        typeof(DateTime), typeof(TimeSpan), typeof(string), typeof(byte[]), typeof(int[]), typeof(double[]), typeof(string[]), typeof(BigInteger),
            typeof(object[]), typeof(object[]), typeof(List<object>), typeof(Dictionary<object, object>),
        typeof(Address), typeof(DayOfWeek), typeof(Tag), typeof(Dog),
    ];

    private readonly NullabilityInfoContext _nullability = new();
    private readonly Dictionary<Type, List<object>> _shared = [];

    internal static T Make<T>(int seed, bool loneSurrogates) => (T)new RandomValue(new Random(seed), loneSurrogates).Value(typeof(T), 0, null)!;

    private object? Value(Type type, int depth, NullabilityInfo? nullability)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return random.Next(3) == 0 ? null : Value(underlying, depth, null);
        }
        if (!type.IsValueType && nullability?.ReadState == NullabilityState.Nullable && (depth > Deepest || random.Next(4) == 0))
        {
            return null;
        }
        if (type.IsEnum)
        {
            return Enum.ToObject(type, Value(Enum.GetUnderlyingType(type), depth, null)!);
        }
        if (type == typeof(object) || type == typeof(Animal))
        {
            return Object(type, depth);
        }
        return Scalar(type) ?? Collection(type, depth, nullability) ?? Members(type, depth);
    }

    private object? Scalar(Type type) => type switch
    {
        _ when type == typeof(bool) => random.Next(2) == 0,
        _ when type == typeof(sbyte) => (sbyte)Bits(),
        _ when type == typeof(byte) => (byte)Bits(),
        _ when type == typeof(short) => (short)Bits(),
        _ when type == typeof(ushort) => (ushort)Bits(),
        _ when type == typeof(int) => (int)Bits(),
        _ when type == typeof(uint) => (uint)Bits(),
        _ when type == typeof(long) => Bits(),
        _ when type == typeof(ulong) => (ulong)Bits(),
        _ when type == typeof(Int128) => random.Next(2) == 0 ? Bits() : new Int128((ulong)Bits(), (ulong)Bits()),
        _ when type == typeof(UInt128) => random.Next(2) == 0 ? (UInt128)(ulong)Bits() : new UInt128((ulong)Bits(), (ulong)Bits()),
        _ when type == typeof(Half) => BitConverter.Int16BitsToHalf((short)Bits()),
        _ when type == typeof(float) => BitConverter.Int32BitsToSingle((int)Bits()),
        _ when type == typeof(double) => BitConverter.Int64BitsToDouble(Bits()),
        _ when type == typeof(decimal) =>
            new decimal((int)Bits(), (int)Bits(), random.Next(2) == 0 ? 0 : (int)Bits(), random.Next(2) == 0, (byte)random.Next(29)),
        _ when type == typeof(char) => (char)Bits(),
        _ when type == typeof(Rune) => random.Next(2) == 0 ? new Rune(random.Next(0xD800)) : new Rune(random.Next(0xE000, 0x110000)),
        _ when type == typeof(string) => Text(),
        _ when type == typeof(byte[]) => ByteString(),
        _ when type == typeof(Memory<byte>) => new Memory<byte>(ByteString()),
        _ when type == typeof(ReadOnlyMemory<byte>) => new ReadOnlyMemory<byte>(ByteString()),
        _ when type == typeof(ArraySegment<byte>) => new ArraySegment<byte>(ByteString()),
        _ when type == typeof(BigInteger) => new BigInteger(ByteString()),
        _ when type == typeof(Index) => new Index((int)Bits() & int.MaxValue, random.Next(2) == 0),
        _ when type == typeof(Range) => (int)(Bits() & int.MaxValue)..^(int)(Bits() & int.MaxValue),
        _ when type == typeof(Version) => new Version((int)Bits() & int.MaxValue, (int)Bits() & int.MaxValue, (int)Bits() & int.MaxValue),
        _ when type == typeof(Uri) => new Uri($"https://example.org/{Bits()}"),
        _ when type == typeof(StringBuilder) => new StringBuilder(Text()),
        _ when type == typeof(BitArray) => new BitArray(ByteString()),
        _ when type == typeof(IPAddress) => IpAddress(),
        _ when type == typeof(IPEndPoint) => new IPEndPoint(IpAddress(), (ushort)Bits()),
        _ when type == typeof(IPNetwork) => Network(),
        _ when type == typeof(PhysicalAddress) => new PhysicalAddress(ByteString()),
        _ when type == typeof(CultureInfo) => CultureInfo.InvariantCulture,
        _ when type == typeof(Guid) => new Guid((int)Bits(), (short)Bits(), (short)Bits(), [.. Enumerable.Range(0, 8).Select(_ => (byte)Bits())]),
        _ when type == typeof(DateTime) => new DateTime(Ticks(), (DateTimeKind)random.Next(3)),
        _ when type == typeof(DateTimeOffset) =>
            new DateTimeOffset(Math.Clamp(Ticks(), 2 * TimeSpan.TicksPerDay, DateTime.MaxValue.Ticks - (2 * TimeSpan.TicksPerDay)),
                TimeSpan.FromMinutes(random.Next(-840, 841))),
        _ when type == typeof(DateOnly) => DateOnly.FromDayNumber(random.Next(DateOnly.MaxValue.DayNumber + 1)),
        _ when type == typeof(TimeOnly) => new TimeOnly(random.NextInt64(TimeSpan.TicksPerDay)),
        _ when type == typeof(TimeSpan) => new TimeSpan(Bits()),
        _ => null,
    };

    private object? Collection(Type type, int depth, NullabilityInfo? nullability)
    {
        if (type.IsArray)
        {
            Type item = type.GetElementType()!;
            var array = Array.CreateInstance(item, Count(depth));
            for (int i = 0; i < array.Length; i++)
            {
                array.SetValue(Value(item, depth + 1, nullability?.ElementType), i);
            }
            return array;
        }
        if (!type.IsGenericType || type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) != true)
        {
            return null;
        }
        Type[] arguments = type.GetGenericArguments();
        NullabilityInfo? Of(int index) => nullability is { GenericTypeArguments: { Length: > 0 } known } ? known[index] : null;
        if (arguments.Length == 2)
        {
            var map = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(arguments))!;
            for (int i = Count(depth); i > 0; i--)
            {
                map[Value(arguments[0] == typeof(object) ? random.Next(2) == 0 ? typeof(int) : typeof(string) : arguments[0], depth + 1, null)!] =
                    Value(arguments[1], depth + 1, Of(1));
            }
            return map;
        }
        bool isSet = type.Name.Contains("Set", StringComparison.Ordinal);
        object made = Activator.CreateInstance((isSet ? typeof(HashSet<>) : typeof(List<>)).MakeGenericType(arguments))!;
        MethodInfo add = made.GetType().GetMethod("Add")!;
        for (int i = Count(depth); i > 0; i--)
        {
            add.Invoke(made, [Value(arguments[0], depth + 1, isSet ? null : Of(0))]);
        }
        return made;
    }

    private object? Object(Type type, int depth) => depth > Deepest ? type == typeof(object) ? random.Next() : new Cat()
        : type == typeof(Animal) ? Value(random.Next(2) == 0 ? typeof(Cat) : typeof(Dog), depth + 1, null)
        : Value(s_objects[random.Next(s_objects.Length)], depth + 1, null);

    private object Members(Type type, int depth)
    {
        if (type.IsDefined(typeof(CodecUnionAttribute), inherit: false) && Cases(type) is { Length: > 0 } cases)
        {
            type = cases[random.Next(cases.Length)];
        }
        if (!OpenPairs.IsShared(type))
        {
            return Fill(RuntimeHelpers.GetUninitializedObject(type), type, depth);
        }
        List<object> known = _shared.TryGetValue(type, out List<object>? found) ? found : _shared[type] = [];
        if (known.Count != 0 && random.Next(3) == 0)
        {
            return known[random.Next(known.Count)];
        }
        object made = RuntimeHelpers.GetUninitializedObject(type);
        // What a constructor makes is in no cycle; everything else may come again in itself.
        bool isBound = type.GetConstructor(Type.EmptyTypes) is null;
        if (!isBound)
        {
            known.Add(made);
        }
        Fill(made, type, depth);
        if (isBound)
        {
            known.Add(made);
        }
        return made;
    }

    private object Fill(object made, Type type, int depth)
    {
        foreach (FieldInfo field in DeepComparer.Fields(type))
        {
            field.SetValue(made, Value(field.FieldType, depth + 1, _nullability.Create(field)));
        }
        return made;
    }

    /// <summary>What a union may hold: everything of its assembly that has a codec and derives from it. A case by itself is one of one.</summary>
    private static Type[] Cases(Type union) => s_cases.GetOrAdd(union, static union =>
        [.. union.Assembly.GetTypes()
            .Where(type => !type.IsAbstract && union.IsAssignableFrom(type) && type.IsDefined(typeof(GenerateCodecAttribute), inherit: false))]);

    private int Count(int depth) => depth > Deepest ? 0 : random.Next(5) switch
    {
        0 => 0,
        1 => 1,
        2 => random.Next(40) >> depth,
        _ => random.Next(5),
    };

    /// <summary>Numbers of every length, both signs.</summary>
    private long Bits() => random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64);

    private long Ticks() =>
        random.Next(4) == 0 ? DateTime.UnixEpoch.Ticks + (random.Next() * TimeSpan.TicksPerSecond) : random.NextInt64(DateTime.MaxValue.Ticks + 1);

    private IPAddress IpAddress()
    {
        byte[] bytes = new byte[random.Next(2) == 0 ? 4 : 16];
        random.NextBytes(bytes);
        return bytes.Length == 4 ? new IPAddress(bytes) : new IPAddress(bytes, (uint)Bits());
    }

    /// <summary>A network of any prefix: no bit after it may be set.</summary>
    private IPNetwork Network()
    {
        IPAddress address = IpAddress();
        byte[] bytes = address.GetAddressBytes();
        int prefix = random.Next((bytes.Length * 8) + 1);
        for (int bit = prefix; bit < bytes.Length * 8; bit++)
        {
            bytes[bit / 8] &= (byte)~(0x80 >> (bit % 8));
        }
        return new IPNetwork(bytes.Length == 4 ? new IPAddress(bytes) : new IPAddress(bytes, address.ScopeId), prefix);
    }

    private byte[] ByteString()
    {
        byte[] bytes = new byte[random.Next(3) == 0 ? 0 : random.Next(300)];
        random.NextBytes(bytes);
        return bytes;
    }

    private string Text()
    {
        var text = new StringBuilder();
        int kind = random.Next(6);
        for (int i = random.Next(2) == 0 ? random.Next(20) : random.Next(200); i > 0; i--)
        {
            int largest = kind switch { < 2 => 0x80, 2 => 0x100, 3 => 0x800, _ => 0x1_0000 };
            int unit = random.Next(largest);
            if (kind == 5 && random.Next(4) == 0)
            {
                text.Append(new Rune(random.Next(0x1_0000, 0x11_0000)));
            }
            else if (loneSurrogates || !char.IsSurrogate((char)unit))
            {
                text.Append((char)unit);
            }
        }
        return text.ToString();
    }
}
