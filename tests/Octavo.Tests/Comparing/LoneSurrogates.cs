// Owns: the finding of text with lone surrogates anywhere in a graph. Knows no codec.
using System.Collections;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Reflection;
using System.Text;

namespace Octavo.Tests.Comparing;

public static class LoneSurrogates
{
    /// <summary>Whether any text reachable from the value has one.</summary>
    public static bool In(object? value)
    {
        switch (value)
        {
            case null:
                return false;
            case string text:
                return Has(text);
            case Rune or Guid or Int128 or UInt128 or DateOnly or TimeOnly or TimeSpan or DateTime or DateTimeOffset or decimal or Half or Enum or Memory<byte> or ReadOnlyMemory<byte> or ArraySegment<byte>:
            case Uri or Version or BigInteger or Complex or Index or Range or IPAddress or IPEndPoint or CultureInfo or BitArray or Lazy<int> or Lazy<string>:
            case IEnumerable empty when DeepComparer.IsDefault(empty):
            case Array { Rank: 1 } array when array.GetType().GetElementType()!.IsPrimitive:
                return false;
            case StringBuilder builder:
                return Has(builder.ToString());
            case IEnumerable items:
                foreach (object? item in items)
                {
                    if (In(item))
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
        foreach (FieldInfo field in DeepComparer.Fields(type))
        {
            if (!field.FieldType.IsPrimitive && In(field.GetValue(value)))
            {
                return true;
            }
        }
        return false;
    }

    private static bool Has(string text)
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
