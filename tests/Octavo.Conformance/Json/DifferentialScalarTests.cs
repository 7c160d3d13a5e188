// Owns: every scalar type against every form of text, compared with System.Text.Json: the same value or refusal, except for the listed differences. Knows no
// codec.
using System.Numerics;
using System.Text.Json;

namespace Octavo.Conformance.Json;

public class DifferentialScalarTests
{
    private static readonly string[] s_fragments =
    [
        "null", "true", "false", "tru", "nul", "0", "-0", "1", "-1", "42", "127", "128", "-128", "-129", "255", "256", "32767", "32768", "65535", "65536",
            "2147483647", "2147483648", "-2147483648", "-2147483649",
        "4294967295", "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
            "18446744073709551616",
        "170141183460469231731687303715884105727", "170141183460469231731687303715884105728", "340282366920938463463374607431768211455",
            "340282366920938463463374607431768211456",
        "79228162514264337593543950335", "79228162514264337593543950336", "0.1", "-0.5", "1.0", "1.00", "1.10", "1e2", "1E2", "1e+2", "1e-2", "1.5e1", "0e0",
            "0.0", "-0.0", "1e308", "1e309", "-1e309", "1e-400", "3.4028235e38", "3.5e38", "65504", "65520", "6e-8",
        "0.1234567890123456789012345678", "0.12345678901234567890123456789", "1e-28", "1e-29", "1e28", "1e29", "7.9228162514264337593543950335e28",
            "123456789012345678901234567890", "2.5e-3", "1e0000000002", "10000000000000000000000e-21",
        "+1", "01", "-01", ".5", "1.", "1e", "1e+", "0x1", "1_0", "NaN", "Infinity", "-Infinity", "\"NaN\"", "\"Infinity\"", "\"-Infinity\"", "\"1\"",
            "\"-1.5\"", "\"\"", "\" \"", "\"a\"", "\"ab\"", "\"\\u0061\"", "\"\\n\"", "\"\\/\"",
        "\"\u00E9\"", "\"\u8A9E\"", "\"\U0001D11E\"", "\"\\uD834\\uDD1E\"", "\"\\uD834\"", "\"\\uDD1E\"", "\"\\u0000\"", "\"\\x\"", "\"\t\"", "'a'", "\"a",
            "\"true\"", "\"AQ==\"", "\"AQID\"", "\"AQ=\"", "\"AQ\"", "\"A Q==\"", "\"AQ==\\n\"", "\"\\u0041Q==\"", "\"====\"", "\"AR==\"", "\"-_8=\"",
        "\"00000000-0000-0000-0000-000000000000\"", "\"01234567-89ab-cdef-0123-456789ABCDEF\"", "\"0123456789abcdef0123456789abcdef\"",
            "\"{01234567-89ab-cdef-0123-456789abcdef}\"", "\"\\u0030\\u0031234567-89ab-cdef-0123-456789abcdef\"", "\"01234567-89ab-cdef-0123-456789abcdeg\"",
            "\" 01234567-89ab-cdef-0123-456789abcdef\"",
        "\"2020-02-29\"", "\"2019-02-29\"", "\"2020-2-9\"", "\"20200229\"", "\"2020-02-29T12:34\"", "\"2020-02-29T12:34:56\"", "\"2020-02-29T12:34:56Z\"",
            "\"2020-02-29T12:34:56z\"", "\"2020-02-29t12:34:56Z\"", "\"2020-02-29 12:34:56\"", "\"2020-02-29T12:34:56.1\"", "\"2020-02-29T12:34:56.1234567Z\"",
        "\"2020-02-29T12:34:56.12345678Z\"", "\"2020-02-29T12:34:56.1234567890123456Z\"", "\"2020-02-29T12:34:56.12345678901234567Z\"",
            "\"2020-02-29T12:34:56.Z\"", "\"2020-02-29T12:34:56,5Z\"", "\"2020-02-29T12:34:56+02:00\"", "\"2020-02-29T12:34:56-02:30\"",
            "\"2020-02-29T12:34:56+14:00\"", "\"2020-02-29T12:34:56+14:01\"",
        "\"2020-02-29T12:34:56+0200\"", "\"2020-02-29T12:34:56+02\"", "\"2020-02-29T12:34Z\"", "\"2020-02-29T24:00:00\"", "\"2020-02-29T23:59:60\"",
            "\"2020-02-29T12\"", "\"0001-01-01T00:00:00\"", "\"0001-01-01T00:00:00+01:00\"", "\"9999-12-31T23:59:59.9999999\"",
            "\"9999-12-31T23:59:59.9999999-01:00\"", "\"10000-01-01T00:00:00\"", "\"2020-02-29T12:34:56\\u005A\"", "\"2020-13-01\"", "\"2020-00-01\"",
            "\"2020-02-30T00:00:00\"",
        "\"12:34\"", "\"12:34:56\"", "\"12:34:56.1\"", "\"12:34:56.1234567\"", "\"12:34:56.12345678\"", "\"24:00:00\"", "\"23:59:59.9999999\"", "\"-12:34:56\"",
            "\"1.12:34:56\"", "\"-1.12:34:56.1234567\"", "\"10675199.02:48:05.4775807\"", "\"10675199.02:48:05.4775808\"", "\"-10675199.02:48:05.4775808\"",
            "\"1:2:3\"", "\"5\"", "\"00:00:00\"", "\"12:60:00\"", "\"PT1H\"", "\"P1DT2H3M4.5S\"", "\"P1Y\"",
        "[]", "{}", "[1]", "{\"a\":1}", "", " ", "1 ", " 1", "1 2", "\"a\"\"b\"", "truefalse", "1a",
    ];

    /// <summary>Where the two differ, by type and text: each with its reason, which docs/formats/json.md has too.</summary>
    private static readonly (string[] Types, string[] Texts, string Reason)[] s_differences =
    [
        (["Byte", "UInt16", "UInt32", "UInt64"], ["-0"], "a negative zero is zero, also where there are no negative numbers"),
        (["Single"], ["340282366920938463463374607431768211455", "340282366920938463463374607431768211456", "1e308", "1e309", "-1e309", "3.5e38"],
            "a number beyond the range of the type is refused; it does not become infinity"),
        (["Double"], ["1e309", "-1e309"], "a number beyond the range of the type is refused; it does not become infinity"),
        (["Byte[]"], ["\" \"", "\"\\n\"", "\"A Q==\"", "\"AQ==\\n\""], "base64 has no white space"),
        (["DateTime", "DateTimeOffset"], ["\"2020-02-29T12:34:56.Z\""], "a decimal point must be followed by digits"),
        (["TimeOnly", "TimeSpan"], ["\"12:34:56.12345678\""], "digits beyond a tick are cut off, as in other times"),
        (["TimeOnly", "TimeSpan"], ["\"1:2:3\""], "hours, minutes and seconds have two digits"),
        (["TimeSpan"], ["\"1\"", "\"5\""], "a number alone is not a duration"),
        (["TimeSpan"], ["\"PT1H\"", "\"P1DT2H3M4.5S\""], "ISO 8601 durations of fixed length are read too"),
    ];

    [Fact]
    public void Scalars_are_read_as_the_platform_reads_them()
    {
        var found = new List<string>();
        One<bool>(found);
        One<sbyte>(found);
        One<byte>(found);
        One<short>(found);
        One<ushort>(found);
        One<int>(found);
        One<uint>(found);
        One<long>(found);
        One<ulong>(found);
        One<Int128>(found);
        One<UInt128>(found);
        One<Half>(found);
        One<float>(found);
        One<double>(found);
        One<decimal>(found);
        One<char>(found);
        One<string>(found);
        One<byte[]>(found);
        One<Guid>(found);
        One<DateTime>(found);
        One<DateTimeOffset>(found);
        One<DateOnly>(found);
        One<TimeOnly>(found);
        One<TimeSpan>(found);
        One<DayOfWeek>(found);
        One<int?>(found);
        One<Version>(found);
        One<Uri>(found);
        string[] listed = [.. s_differences.SelectMany(row => row.Types.SelectMany(type => row.Texts.Select(text => $"{type}\t{text}")))];
        Assert.Equal(listed.Order(StringComparer.Ordinal), found.Select(one => string.Join('\t', one.Split('\t').Take(2))).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void Differences_have_a_reason_that_the_page_gives() =>
        Assert.All(s_differences, row => Assert.Contains(row.Reason, JsonPage.Text, StringComparison.Ordinal));

    private static void One<T>(List<string> found)
    {
        foreach (string text in s_fragments)
        {
            string ours = Outcome(() => OctavoJson.Deserialize<T>(text));
            string theirs = Outcome(() => JsonSerializer.Deserialize<T>(text));
            if (ours != theirs)
            {
                found.Add($"{typeof(T).Name}\t{text}\t{ours}\t{theirs}");
            }
        }
    }

    /// <summary>The value's every bit, or that there is none.</summary>
    private static string Outcome<T>(Func<T?> read)
    {
        try
        {
            return Convert.ToHexString(OctavoBinary.Serialize(read()));
        }
        catch (Exception refused) when (refused is OctavoException { Code: not OctavoErrorCode.UserCode } or JsonException or NotSupportedException)
        {
            return "refused";
        }
    }
}
