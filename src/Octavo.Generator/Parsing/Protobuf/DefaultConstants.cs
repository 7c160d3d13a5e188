// Owns: the value of [DefaultValue] as a constant of the member's type, converted as protobuf-net does it (Convert.ChangeType).
using System;
using System.Globalization;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Protobuf;

internal static class DefaultConstants
{
    /// <summary>C# text of the value; null if it cannot be converted.</summary>
    public static string? Text(object given, ScalarValue scalar)
    {
        try
        {
            return scalar.Kind switch
            {
                ScalarKind.TimeSpan when given is string text => "new global::System.TimeSpan("
                    + TimeSpan.Parse(text, CultureInfo.InvariantCulture).Ticks.ToString(CultureInfo.InvariantCulture) + "L)",
                ScalarKind.Guid when given is string text => "new global::System.Guid(\"" + new Guid(text).ToString("D") + "\")",
                _ when TypeOf(scalar.Kind) is Type type => CSharpNames.Literal(Convert.ChangeType(given, type, CultureInfo.InvariantCulture)),
                _ => null,
            };
        }
        catch (Exception refused) when (refused is FormatException or OverflowException or InvalidCastException)
        {
            return null;
        }
    }

    private static Type? TypeOf(ScalarKind kind) => kind switch
    {
        ScalarKind.Bool => typeof(bool),
        ScalarKind.SByte => typeof(sbyte),
        ScalarKind.Byte => typeof(byte),
        ScalarKind.Int16 => typeof(short),
        ScalarKind.UInt16 => typeof(ushort),
        ScalarKind.Int32 => typeof(int),
        ScalarKind.UInt32 => typeof(uint),
        ScalarKind.Int64 or ScalarKind.Int128 => typeof(long),
        ScalarKind.UInt64 or ScalarKind.UInt128 => typeof(ulong),
        ScalarKind.Half or ScalarKind.Single => typeof(float),
        ScalarKind.Double => typeof(double),
        ScalarKind.Decimal => typeof(decimal),
        ScalarKind.Char => typeof(char),
        _ => null,
    };
}
