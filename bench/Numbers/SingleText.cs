// Owns: floats on both sides. Knows no measurement.
using System.Buffers.Text;
using Octavo.Text;

namespace Octavo.Bench.Numbers;

internal readonly struct SingleText : INumberText<float>
{
    public static nint Put(ref byte at, float value) => ShortestSingle.Put(ref at, value);

    public static nint Get(ref byte at, out float value) => NearestSingle.Get(ref at, out value);

    public static bool Format(float value, Span<byte> to, out int used) => Utf8Formatter.TryFormat(value, to, out used);

    public static bool Parse(ReadOnlySpan<byte> text, out float value, out int used) => Utf8Parser.TryParse(text, out value, out used);
}
