// Owns: 32-bit integers on both sides. Knows no measurement.
using System.Buffers.Text;
using Octavo.Text;

namespace Octavo.Bench.Numbers;

internal readonly struct Int32Text : INumberText<int>
{
    public static nint Put(ref byte at, int value) => DecimalIntegers.Put(ref at, value);

    public static nint Get(ref byte at, out int value) => DecimalIntegers.Get(ref at, out value);

    public static bool Format(int value, Span<byte> to, out int used) => Utf8Formatter.TryFormat(value, to, out used);

    public static bool Parse(ReadOnlySpan<byte> text, out int value, out int used) => Utf8Parser.TryParse(text, out value, out used);
}
