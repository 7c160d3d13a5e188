// Owns: the checks of one format: what a program that was compiled ahead of time must be able to do. Knows the format by its facade only.
using Octavo.Aot.Formats;
using Octavo.Aot.Types;
using Octavo.Internal;

namespace Octavo.Aot;

internal static class Checks<F>
    where F : struct, IFormatUnderTest
{
    internal static void Run(Report report)
    {
        Scalars(report);
        Roots(report);
        Objects(report);
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

    private static void Objects(Report report)
    {
        Same<Shipment?>(report, Samples.Full);
        Same<Shipment?>(report, Samples.Empty);
        Same<Shipment?>(report, null);
        Same<List<Shipment>?>(report, [Samples.Full, Samples.Empty]);
        Same<Dictionary<string, List<Shipment>>?>(report, new() { ["all"] = [Samples.Full] });
        Same<Waypoint[]?>(report, Samples.Full.Route);
        Same<Waypoint?>(report, Samples.Full.Last);
        Same<Tree?>(report, Tree.Deep(60));
        Equal(report, new Parcel("sku", 3, 1.5));
        Equal(report, Samples.Full.Last!.Value);
    }

    private static void Errors(Report report)
    {
        byte[] shipment = F.Serialize(Samples.Full);
        for (int length = 0; length < shipment.Length; length += 7)
        {
            Refused<Shipment>(report, shipment[..length]);
        }
        report.Check($"{F.Name} path of an error", () =>
        {
            Report.That(!F.TryDeserialize<List<Parcel>>(F.Serialize<List<Parcel>>([new("a", 1), new("b", 2)])[..^1], out _, out OctavoError error),
                "was accepted");
            Report.That(error.Path.StartsWith("[1]", StringComparison.Ordinal), $"was found at '{error.Path}'");
        });
        report.Check($"{F.Name} depth", () =>
        {
            try
            {
                F.Serialize(Tree.Deep(80));
            }
            catch (OctavoException refused) when (refused.Code == OctavoErrorCode.DepthExceeded)
            {
                return;
            }
            Report.That(false, "a tree of 80 levels was written");
        });
        Refused<int>(report, [], OctavoErrorCode.EndOfData);
        Refused<int>(report, [.. F.Serialize(1), 0], OctavoErrorCode.TrailingData);
        Refused<Random>(report, F.Serialize(1), OctavoErrorCode.NoCodec);
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

    /// <summary>The bytes are refused with one of these codes; none: with any that blames the data.</summary>
    internal static void Refused<T>(Report report, byte[] source, params OctavoErrorCode[] codes) =>
        report.Check($"{F.Name} {typeof(T)} of {source.Length} bytes", () =>
    {
        Report.That(!F.TryDeserialize<T>(source, out _, out OctavoError error), "was accepted");
        Report.That(codes.Length == 0 ? error.Code is not (OctavoErrorCode.None or OctavoErrorCode.UserCode or OctavoErrorCode.NoCodec)
            : codes.Contains(error.Code), $"was refused with {error.Code}");
    });
}
