// Owns: the comparison of values read without a type: what JSON gave with what JSON or another format gave. Knows no suite.
using System.Numerics;
using Octavo.Cbor;
using Octavo.MsgPack;

namespace Octavo.Conformance.Support;

/// <summary>Values as <c>object</c> roots have them.</summary>
public static class JsonValues
{
    /// <summary>Whether both are the same value: numbers by their exact value and sign, members by name.</summary>
    /// <param name="json">Of JSON.</param>
    /// <param name="other">Of JSON, or of another format's <c>ReadDynamic</c>.</param>
    public static bool Same(object? json, object? other) => (json, other) switch
    {
        (null, null) => true,
        (bool one, bool two) => one == two,
        (string one, string two) => string.Equals(one, two, StringComparison.Ordinal),
        (object?[] one, object?[] two) => one.Length == two.Length && one.Zip(two).All(pair => Same(pair.First, pair.Second)),
        (Dictionary<string, object?> one, Dictionary<string, object?> two) =>
            one.Count == two.Count && one.All(entry => two.TryGetValue(entry.Key, out object? value) && Same(entry.Value, value)),
        (Dictionary<string, object?> one, MsgPackMap two) => one.Count == two.Count && one.All(entry => Same(entry.Value, two[entry.Key])),
        (Dictionary<string, object?> one, CborMap two) => one.Count == two.Count && one.All(entry => Same(entry.Value, two[entry.Key])),
        (double one, double two) => BitConverter.DoubleToInt64Bits(one) == BitConverter.DoubleToInt64Bits(two),
        (double one, float two) => BitConverter.DoubleToInt64Bits(one) == BitConverter.DoubleToInt64Bits(two),
        (long one, long two) => one == two,
        // Whole numbers: other libraries write 1e6 as an integer, and what is beyond 64 bits as the nearest double.
        (BigInteger one, BigInteger two) => one == two,
        (BigInteger one, ulong two) => one == two,
        (BigInteger or long, double or float) =>
            Convert.ToDouble(json is BigInteger big ? (double)big : json, CultureInfo.InvariantCulture) == Convert.ToDouble(other,
                CultureInfo.InvariantCulture),
        (double one, long two) => one == two,
        _ => false,
    };
}
