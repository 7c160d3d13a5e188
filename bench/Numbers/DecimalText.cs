// Owns: decimals on both sides. Knows no measurement.
using System.Buffers.Text;
using Octavo.Text;

namespace Octavo.Bench.Numbers;

internal readonly struct DecimalText : INumberText<decimal>
{
    public static nint Put(ref byte at, decimal value) => DecimalNumbers.Put(ref at, value);

    public static nint Get(ref byte at, out decimal value) => DecimalNumbers.Get(ref at, out value);

    public static bool Format(decimal value, Span<byte> to, out int used) => Utf8Formatter.TryFormat(value, to, out used);

    public static bool Parse(ReadOnlySpan<byte> text, out decimal value, out int used) => Utf8Parser.TryParse(text, out value, out used);
}
