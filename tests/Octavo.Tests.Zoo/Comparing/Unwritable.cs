// Owns: the finding of what a format cannot write, anywhere in a graph: lone surrogates, NaN and infinities, nulls that are defined. Knows no codec.
using System.Buffers;
using System.Collections;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Reflection;
using System.Text;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Tests.Zoo.Comparing;

public static class Unwritable
{
    /// <summary>Whether the value as a root is, or anything reachable from it.</summary>
    public static bool InRoot<T>(T value, Fidelity fidelity) =>
        (value is null && fidelity.RefusesNullElements && IsMessage(typeof(T))) || In(value, fidelity);

    /// <summary>Whether anything reachable from the value is.</summary>
    public static bool In(object? value, Fidelity fidelity)
    {
        switch (value)
        {
            case null:
                return false;
            case string text:
                return fidelity.RefusesLoneSurrogates && HasLoneSurrogate(text);
            case char unit:
                return fidelity.RefusesLoneChars && char.IsSurrogate(unit);
            case double number:
                return fidelity.RefusesNonFinite && !double.IsFinite(number);
            case float number:
                return fidelity.RefusesNonFinite && !float.IsFinite(number);
            case Half number:
                return fidelity.RefusesNonFinite && !Half.IsFinite(number);
            case Complex number:
                return fidelity.RefusesNonFinite && !Complex.IsFinite(number);
            case Rune or Guid or Int128 or UInt128 or DateOnly or TimeOnly or TimeSpan or DateTime or DateTimeOffset or decimal or Enum or Memory<byte>
                or ReadOnlyMemory<byte> or ArraySegment<byte>:
            case ReadOnlySequence<byte> or ReadOnlySequence<long>:
            case Uri or Version or BigInteger or Index or Range or IPAddress or IPEndPoint or IPNetwork or PhysicalAddress or CultureInfo or BitArray
                or Lazy<int> or Lazy<string>:
            case IEnumerable empty when DeepComparer.IsDefault(empty):
            case Array { Rank: 1 } array when array.GetType().GetElementType()!.IsPrimitive && !fidelity.RefusesNonFinite && !fidelity.RefusesLoneChars:
                return false;
            case StringBuilder builder:
                return fidelity.RefusesLoneSurrogates && HasLoneSurrogate(builder.ToString());
            case IEnumerable shared when OpenPairs.IsShared(shared.GetType()): // it may hold itself
                if (!OpenPairs.Looking.Enter(shared, shared, out _))
                {
                    return false;
                }
                bool inside = shared is IDictionary pairs ? In(pairs.Keys, fidelity) || In(pairs.Values, fidelity)
                    : shared.Cast<object?>().Any(item => In(item, fidelity));
                OpenPairs.Looking.Leave(shared, shared);
                return inside;
            case IDictionary map: // pairs have no fields that reflection could find under native AOT
                return In(map.Keys, fidelity) || In(map.Values, fidelity);
            case IEnumerable items:
                foreach (object? item in items)
                {
                    if ((item is null && fidelity.RefusesNullElements && !HoldsOptionals(items.GetType())) || In(item, fidelity))
                    {
                        return true;
                    }
                }
                return false;
        }
        Type type = value.GetType();
        if (type.IsPrimitive)
        {
            return false;
        }
        if (!OpenPairs.Looking.Enter(value, value, out _))
        {
            return false;
        }
        // A defined null: where null is not an element, a field that is there has a value.
        bool found = fidelity.RefusesNullElements && type.IsGenericType && type.GetGenericTypeDefinition() == typeof(CodecOptional<>)
            && DeepComparer.Fields(type, fidelity).Select(field => field.GetValue(value)).ToArray() is var parts && parts.Contains(true)
            && parts.Contains(null);
        foreach (FieldInfo field in DeepComparer.Fields(type, fidelity))
        {
            found = found || In(field.GetValue(value), fidelity);
        }
        OpenPairs.Looking.Leave(value, value);
        return found;
    }

    /// <summary>Whether null has a form of its own: text, bytes and collections are fields that may be absent.</summary>
    private static bool IsMessage(Type type) =>
        !type.IsValueType && (!type.IsAssignableTo(typeof(IEnumerable)) || type == typeof(ProtobufStruct) || type == typeof(ProtobufListValue))
            && type != typeof(Uri) && type != typeof(Version) && type != typeof(StringBuilder) && type != typeof(CultureInfo)
        && type != typeof(IPAddress) && type != typeof(IPEndPoint) && type != typeof(PhysicalAddress);

    /// <summary>Whether elements are nullable values: each is a message that may be empty.</summary>
    private static bool HoldsOptionals(Type? collection) => collection is not null
        && (collection.IsArray ? Nullable.GetUnderlyingType(collection.GetElementType()!) is not null
            : collection.IsGenericType && !collection.IsAssignableTo(typeof(IDictionary)) && collection.GetGenericArguments() is [.., Type element]
            && Nullable.GetUnderlyingType(element) is not null || HoldsOptionals(collection.BaseType));

    private static bool HasLoneSurrogate(string text)
    {
        for (int i = 0; i < text.Length; i++)
        {
            if (char.IsHighSurrogate(text[i]) && i + 1 < text.Length && char.IsLowSurrogate(text[i + 1]))
            {
                i++;
            }
            else if (char.IsSurrogate(text[i]))
            {
                return true;
            }
        }
        return false;
    }
}
