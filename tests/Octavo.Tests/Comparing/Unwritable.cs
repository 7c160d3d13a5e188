// Owns: the finding of what a format cannot write, anywhere in a graph: lone surrogates, NaN and infinities. Knows no codec.
using System.Buffers;
using System.Collections;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Reflection;
using System.Text;

namespace Octavo.Tests.Comparing;

public static class Unwritable
{
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
            case Rune or Guid or Int128 or UInt128 or DateOnly or TimeOnly or TimeSpan or DateTime or DateTimeOffset or decimal or Enum or Memory<byte> or ReadOnlyMemory<byte> or ArraySegment<byte>:
            case ReadOnlySequence<byte> or ReadOnlySequence<long>:
            case Uri or Version or BigInteger or Index or Range or IPAddress or IPEndPoint or CultureInfo or BitArray or Lazy<int> or Lazy<string>:
            case IEnumerable empty when DeepComparer.IsDefault(empty):
            case Array { Rank: 1 } array when array.GetType().GetElementType()!.IsPrimitive && !fidelity.RefusesNonFinite && !fidelity.RefusesLoneChars:
                return false;
            case StringBuilder builder:
                return fidelity.RefusesLoneSurrogates && HasLoneSurrogate(builder.ToString());
            case IDictionary map: // pairs have no fields that reflection could find under native AOT
                return In(map.Keys, fidelity) || In(map.Values, fidelity);
            case IEnumerable items:
                foreach (object? item in items)
                {
                    if ((item is null && fidelity.RefusesNullElements) || In(item, fidelity))
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
        foreach (FieldInfo field in DeepComparer.Fields(type, fidelity))
        {
            if (In(field.GetValue(value), fidelity))
            {
                return true;
            }
        }
        return false;
    }

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
