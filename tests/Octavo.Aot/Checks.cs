// Owns: the checks of one format: what a program that was compiled ahead of time must be able to do. Knows the format by its facade only.
using Octavo.Aot.Formats;

namespace Octavo.Aot;

internal static class Checks<F>
    where F : struct, IFormatUnderTest
{
    internal static void Run(Report report)
    {
        Scalars(report);
        Roots(report);
        Errors(report);
    }

    private static void Scalars(Report report)
    {
        Equal(report, true);
        Equal(report, -1);
        Equal(report, long.MinValue);
        Equal(report, Int128.MaxValue);
        Equal(report, Math.PI);
        Equal(report, 79228162514264337593543950335m);
        Equal(report, 'ğ');
        Equal(report, "naïve 😀");
        Equal<string?>(report, null);
        Equal(report, new Guid("00112233-4455-6677-8899-aabbccddeeff"));
        Equal(report, new DateTime(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc));
        Equal(report, new DateOnly(2024, 2, 29));
        Equal(report, TimeSpan.FromTicks(-1));
    }

    private static void Roots(Report report)
    {
        Same<int[]?>(report, [1, -2, int.MaxValue]);
        Same<int[]?>(report, null);
        Same<double[]?>(report, [0, -0.0, double.NaN]);
        Same<byte[]?>(report, [0, 255]);
        Same<List<string?>?>(report, ["a", null, new string('é', 5000)]);
        Same<IReadOnlyList<long>?>(report, new long[] { 1, 2 });
        Same<Dictionary<string, int>?>(report, new() { ["one"] = 1, ["two"] = 2 });
        Same<int?>(report, 7);
        Same<int?>(report, null);
        Same<Guid[]?>(report, [Guid.Empty, new("00112233-4455-6677-8899-aabbccddeeff")]);
    }

    private static void Errors(Report report)
    {
        Refused<int>(report, [], OctavoErrorCode.EndOfData);
        Refused<int>(report, [.. F.Serialize(1), 0], OctavoErrorCode.TrailingData);
        Refused<Uri>(report, F.Serialize(1), OctavoErrorCode.NoCodec);
        byte[] text = F.Serialize("text of some length");
        Refused<string>(report, text[..^1], OctavoErrorCode.EndOfData, OctavoErrorCode.CountTooLarge);
    }

    /// <summary>What comes back is equal.</summary>
    internal static void Equal<T>(Report report, T value) => report.Check($"{F.Name} {typeof(T)} {value}", () =>
    {
        T? back = F.Deserialize<T>(F.Serialize(value));
        Report.That(EqualityComparer<T>.Default.Equals(value, back), $"{value} came back as {back}");
    });

    /// <summary>What comes back makes the same bytes, and reading into it as well.</summary>
    internal static void Same<T>(Report report, T value) => report.Check($"{F.Name} {typeof(T)}", () =>
    {
        byte[] bytes = F.Serialize(value);
        T? back = F.Deserialize<T>(bytes);
        Report.That(value is null == back is null, "null and value were exchanged");
        Report.That(bytes.AsSpan().SequenceEqual(F.Serialize(back!)), "the value that came back has other bytes");
        F.Populate(bytes, ref back!);
        Report.That(bytes.AsSpan().SequenceEqual(F.Serialize(back)), "the populated value has other bytes");
    });

    /// <summary>The bytes are refused with one of these codes.</summary>
    internal static void Refused<T>(Report report, byte[] source, params OctavoErrorCode[] codes) => report.Check($"{F.Name} {typeof(T)} {codes[0]}", () =>
    {
        Report.That(!F.TryDeserialize<T>(source, out _, out OctavoError error), "was accepted");
        Report.That(codes.Contains(error.Code), $"was refused with {error.Code}");
    });
}
