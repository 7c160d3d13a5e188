// Owns: the sample values of scalars: zero, extremes, the edges of encodings, and bits that are easily lost. Knows no type of the zoo.
using System.Text;

namespace Octavo.Tests.Zoo.Types;

internal static class Samples
{
    internal static bool[] Bools => [false, true];

    internal static sbyte[] SBytes => [0, 1, -1, -32, -33, 127, -128];

    internal static byte[] Bytes => [0, 1, 127, 128, 255];

    internal static short[] Int16s => [0, 1, -1, -32, -33, 127, 128, -128, -129, 255, 256, short.MaxValue, short.MinValue];

    internal static ushort[] UInt16s => [0, 1, 127, 128, 255, 256, ushort.MaxValue];

    internal static int[] Int32s =>
        [0, 1, -1, -32, -33, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536, int.MaxValue, int.MinValue];

    internal static uint[] UInt32s => [0, 1, 127, 128, 255, 256, 65535, 65536, int.MaxValue, uint.MaxValue];

    internal static long[] Int64s =>
        [0, 1, -1, -33, 128, 256, 65536, int.MaxValue, int.MinValue, 1L + int.MaxValue, int.MinValue - 1L, uint.MaxValue, 1L + uint.MaxValue, long.MaxValue,
            long.MinValue];

    internal static ulong[] UInt64s => [0, 1, 127, 128, 256, 65536, uint.MaxValue, 1UL + uint.MaxValue, long.MaxValue, 1UL + long.MaxValue, ulong.MaxValue];

    internal static Int128[] Int128s =>
        [0, 1, -1, long.MaxValue, long.MinValue, (Int128)long.MinValue - 1, ulong.MaxValue, (Int128)ulong.MaxValue + 1, Int128.MaxValue, Int128.MinValue];

    internal static UInt128[] UInt128s => [0, 1, 127, 128, long.MaxValue, ulong.MaxValue, (UInt128)ulong.MaxValue + 1, UInt128.MaxValue];

    internal static Half[] Halves =>
    [
        default, BitConverter.UInt16BitsToHalf(0x8000), (Half)1, (Half)(-1.5f), Half.Epsilon, Half.MaxValue, Half.MinValue, Half.PositiveInfinity,
            Half.NegativeInfinity, Half.NaN,
        BitConverter.UInt16BitsToHalf(0x7E01), BitConverter.UInt16BitsToHalf(0x7C01), BitConverter.UInt16BitsToHalf(0xFFFF),
    ];

    internal static float[] Singles =>
    [
        0, -0.0f, 1, -1.5f, 0.1f, 16_777_217, float.Epsilon, float.MaxValue, float.MinValue, float.PositiveInfinity, float.NegativeInfinity, float.NaN,
        BitConverter.UInt32BitsToSingle(0x7FC0_0001), BitConverter.UInt32BitsToSingle(0x7F80_0001), BitConverter.UInt32BitsToSingle(0xFFFF_FFFF),
    ];

    internal static double[] Doubles =>
    [
        0, -0.0, 1, -1.5, 0.1, 9_007_199_254_740_993, double.Epsilon, double.MaxValue, double.MinValue, double.PositiveInfinity, double.NegativeInfinity,
            double.NaN,
        BitConverter.UInt64BitsToDouble(0x7FF8_0000_0000_0001), BitConverter.UInt64BitsToDouble(0x7FF0_0000_0000_0001),
            BitConverter.UInt64BitsToDouble(0xFFFF_FFFF_FFFF_FFFF),
    ];

    internal static decimal[] Decimals =>
    [
        0, 0.00m, new decimal(0, 0, 0, true, 0), new decimal(0, 0, 0, true, 28), 1, 1.10m, -1.100m, decimal.MaxValue, decimal.MinValue,
            7.9228162514264337593543950335m,
        0.0000000000000000000000000001m, -0.0000000000000000000000000001m, 12345678901234567890.12345678m,
    ];

    internal static char[] Chars => ['a', '\0', '\u007F', '\u0080', 'ÿ', 'Ā', '語', '\uD800', '\uDFFF', '\uFFFE', '\uFFFF'];

    internal static Rune[] Runes => [default, new('a'), new('ÿ'), new('語'), new(0xD7FF), new(0xE000), new(0xFFFF), new(0x10000), new(0x1F600), new(0x10FFFF)];

    internal static Guid[] Guids => [Guid.Empty, Guid.AllBitsSet, new("00112233-4455-6677-8899-aabbccddeeff"), new("0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0")];

    internal static DateTime[] DateTimes =>
    [
        default, DateTime.MaxValue, new(0, DateTimeKind.Utc), new(0, DateTimeKind.Local), new(DateTime.MaxValue.Ticks, DateTimeKind.Utc),
            new(DateTime.MaxValue.Ticks, DateTimeKind.Local),
        DateTime.UnixEpoch, new(1970, 1, 1), DateTime.UnixEpoch.AddTicks(-1), DateTime.UnixEpoch.AddTicks(1), DateTime.UnixEpoch.AddSeconds(uint.MaxValue),
            DateTime.UnixEpoch.AddSeconds(1L + uint.MaxValue),
        DateTime.UnixEpoch.AddSeconds(0x3_FFFF_FFFF), DateTime.UnixEpoch.AddSeconds(0x4_0000_0000), new(2024, 2, 29, 23, 59, 59, 999, 999, DateTimeKind.Utc),
            new(2025, 4, 8, 12, 30, 15, 7, DateTimeKind.Local),
        new(2025, 10, 26, 2, 30, 0, DateTimeKind.Local), new(2025, 3, 30, 2, 30, 0, DateTimeKind.Local),
    ];

    internal static DateTimeOffset[] DateTimeOffsets =>
    [
        default, DateTimeOffset.MaxValue, DateTimeOffset.UnixEpoch, new(2025, 4, 8, 12, 0, 0, TimeSpan.FromHours(14)),
            new(2025, 4, 8, 12, 0, 0, TimeSpan.FromHours(-14)),
        new(2025, 4, 8, 12, 0, 0, 123, TimeSpan.FromMinutes(345)), new(1, 1, 1, 14, 0, 0, TimeSpan.FromHours(14)),
            new(9999, 12, 31, 9, 59, 59, TimeSpan.FromHours(-14)),
    ];

    internal static DateOnly[] DateOnlys => [DateOnly.MinValue, DateOnly.MaxValue, new(1970, 1, 1), new(2024, 2, 29)];

    internal static TimeOnly[] TimeOnlys => [TimeOnly.MinValue, TimeOnly.MaxValue, new(12, 30, 15, 7), new(1)];

    internal static TimeSpan[] TimeSpans => [TimeSpan.Zero, TimeSpan.MaxValue, TimeSpan.MinValue, new(1), new(-1), TimeSpan.FromDays(1.5)];

    internal static string[] Texts =>
    [
        "", "a", "\0", "Hello", "ÿ", "Ā", "naïve café", "語", "日本語のテキスト", "a語", "😀", "é😀e", "\"\\\r\n\t/", "\u2028\u2029\uFEFF\uFFFD\uFFFE\uFFFF", "İıſK",
        .. new[] { 29, 30, 31, 32, 33, 63, 64, 65, 125, 126, 127, 128, 129, 255, 256, 257 }.Select(length => new string('x', length)),
        .. new[] { 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65 }.Select(length => new string('x', length) + "ÿ"),
        .. new[] { 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65 }.Select(length => new string('x', length) + "語" + new string('y', length)),
        .. new[] { 15, 31, 85, 86 }.Select(length => string.Concat(Enumerable.Repeat("😀", length))),
    ];

    internal static string[] LoneSurrogates => ["\uD800", "\uDFFF", "a\uD83D", "\uDE00\uD83D", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\uD800y"];

    internal static byte[][] ByteStrings =>
        [[], [0], [0xFF], [1, 2, 3], [.. Enumerable.Range(0, 255).Select(i => (byte)i)], [.. Enumerable.Range(0, 256).Select(i => (byte)i)]];
}
