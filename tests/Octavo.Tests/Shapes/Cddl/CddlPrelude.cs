// Owns: the names that CDDL has without a rule. RFC 8610, appendix D.
using System.Numerics;
using Octavo.Cbor;

namespace Octavo.Tests.Shapes.Cddl;

internal static class CddlPrelude
{
    internal static bool Has(string name) =>
        name is "any" or "null" or "bool" or "uint" or "int" or "integer" or "tstr" or "bstr" or "tdate" or "float16" or "float16-32" or "float";

    internal static bool Is(string name, object? value) => name switch
    {
        "any" => true,
        "null" => value is null,
        "bool" => value is bool,
        "uint" => value is >= 0L or ulong,
        "int" => value is long or ulong || (value is BigInteger big && big >= -1 - (BigInteger)ulong.MaxValue && big <= ulong.MaxValue),
        "integer" => value is long or ulong or BigInteger,
        "tstr" => value is string,
        "bstr" => value is byte[],
        "tdate" => value is CborTagged { Tag: 0, Value: string },
        "float16" => value is double number && Width(number) == 3,
        "float16-32" => value is double number && Width(number) <= 5,
        "float" => value is double,
        _ => false,
    };

    private static int Width(double value) => OctavoCbor.WriteDynamic(value).Length;
}
