// Owns: UTC times with seven decimals on both sides. Knows no measurement.
using System.Buffers.Text;
using Octavo.Text;

namespace Octavo.Bench.Numbers;

internal readonly struct DateTimeText : INumberText<DateTime>
{
    public static nint Put(ref byte at, DateTime value) => IsoDates.Put(ref at, value);

    public static nint Get(ref byte at, out DateTime value) => IsoDates.Get(ref at, out value);

    public static bool Format(DateTime value, Span<byte> to, out int used) => Utf8Formatter.TryFormat(value, to, out used, 'O');

    public static bool Parse(ReadOnlySpan<byte> text, out DateTime value, out int used) => Utf8Parser.TryParse(text, out value, out used, 'O');
}
