// Owns: doubles on both sides. Knows no measurement.
using System.Buffers.Text;
using Octavo.Text;

namespace Octavo.Bench.Numbers;

internal readonly struct DoubleText : INumberText<double>
{
    public static nint Put(ref byte at, double value) => ShortestDouble.Put(ref at, value);

    public static nint Get(ref byte at, out double value) => NearestDouble.Get(ref at, out value);

    public static bool Format(double value, Span<byte> to, out int used) => Utf8Formatter.TryFormat(value, to, out used);

    public static bool Parse(ReadOnlySpan<byte> text, out double value, out int used) => Utf8Parser.TryParse(text, out value, out used);
}
