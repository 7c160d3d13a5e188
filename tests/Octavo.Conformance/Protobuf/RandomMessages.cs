// Owns: random messages of any of the types here, by reflection. Knows no format.
using System.Collections;
using System.Reflection;

namespace Octavo.Conformance.Protobuf;

/// <summary>Messages by seed: of each oneof one member at most, required members always, enums by their names.</summary>
public sealed class RandomMessages(int seed)
{
    private const int Levels = 4;

    private static readonly string[] s_texts = ["", "a", "Straße", "日本語", "\U0001F600 and more", "\0\u007F\u0080\u07FF\u0800\uFFFF", new string('x', 200)];

    private readonly Random _random = new(seed);

    /// <summary>The next message.</summary>
    public T Next<T>()
        where T : class => (T)Message(typeof(T), Levels);

    private object Message(Type type, int levels)
    {
        object message = Activator.CreateInstance(type)!;
        PropertyInfo[] members = [.. type.GetProperties().Where(member => member.CanWrite && member.PropertyType != typeof(UnknownMembers))];
        foreach (PropertyInfo member in members.Where(
            member => Of(member)?.Oneof is null && (Of(member)?.Presence == ProtobufPresence.Required || _random.Next(3) == 0)))
        {
            Set(message, member, levels);
        }
        foreach (IGrouping<string, PropertyInfo> oneof in members.Where(member => Of(member)?.Oneof is not null).GroupBy(member => Of(member)!.Oneof!))
        {
            PropertyInfo[] cases = [.. oneof];
            Set(message, cases[_random.Next(cases.Length)], levels);
        }
        return message;
    }

    private void Set(object message, PropertyInfo member, int levels)
    {
        if (Value(member.PropertyType, levels - 1) is { } value)
        {
            member.SetValue(message, value);
        }
    }

    /// <summary>A value; null for a message that would be too deep.</summary>
    private object? Value(Type type, int levels)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (type.IsEnum)
        {
            Array values = Enum.GetValues(type);
            return values.GetValue(_random.Next(values.Length));
        }
        if (type.IsGenericType)
        {
            return Collection(type, levels);
        }
        switch (Type.GetTypeCode(type))
        {
            case TypeCode.Boolean:
                return _random.Next(2) == 0;
            case TypeCode.Int32:
                return (int)Bits(32);
            case TypeCode.UInt32:
                return (uint)Bits(32);
            case TypeCode.Int64:
                return (long)Bits(64);
            case TypeCode.UInt64:
                return Bits(64);
            case TypeCode.Single:
                return _random.Next(4) == 0 ? 0f : (float)((_random.NextDouble() - 0.5) * 1e9);
            case TypeCode.Double:
                return _random.Next(4) == 0 ? double.NegativeInfinity : (_random.NextDouble() - 0.5) * 1e99;
            case TypeCode.String:
                return s_texts[_random.Next(s_texts.Length)];
            case TypeCode.Decimal:
                return new decimal(_random.Next(), _random.Next(), 0, _random.Next(2) == 0, (byte)_random.Next(10));
            case TypeCode.DateTime:
                return DateTime.UnixEpoch.AddDays(_random.Next(-30_000, 30_000));
            default:
                return type == typeof(byte[]) ? Bytes() : levels > 0 ? Message(type, levels) : null;
        }
    }

    private object Collection(Type type, int levels)
    {
        object collection = Activator.CreateInstance(type)!;
        Type[] parts = type.GetGenericArguments();
        for (int i = _random.Next(4); i > 0; i--)
        {
            object? element = Value(parts[^1], levels);
            if (element is not null && collection is IDictionary map)
            {
                map[Value(parts[0], levels)!] = element;
            }
            else if (element is not null)
            {
                ((IList)collection).Add(element);
            }
        }
        return collection;
    }

    // Of every length, negative ones too.
    private ulong Bits(int width)
    {
        ulong bits = (ulong)_random.NextInt64() >> _random.Next(64);
        bits = _random.Next(2) == 0 ? bits : ~bits;
        return width == 32 ? (uint)bits : bits;
    }

    private byte[] Bytes()
    {
        byte[] bytes = new byte[_random.Next(40)];
        _random.NextBytes(bytes);
        return bytes;
    }

    private static ProtobufMemberAttribute? Of(PropertyInfo member) => member.GetCustomAttribute<ProtobufMemberAttribute>();
}
