// Owns: the tool's inspect and diff as a surface, below their command lines: no process and no console.
using System.Text;
using Octavo.Cli;
using Octavo.Cli.Diff;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Protos;
using Octavo.Cli.Diff.Reports;
using Octavo.Cli.Inputs;
using Octavo.Cli.Inspecting;
using Octavo.Cli.Protos;

namespace Octavo.Fuzz.Targets.Surfaces;

internal static class CliTargets
{
    internal const string Name = "CLI";

    /// <summary>Buffers of a stream of any length, which inspect reads and writes through.</summary>
    private const long Buffers = 512 * 1024;

    /// <summary>descriptor.proto and the other files that are bundled are parsed with each side that imports them.</summary>
    private const long Bundled = 12_000_000;

    private static readonly TranscodeOptions s_inspected = new() { Sequence = true, AllowDuplicateKeys = true };

    internal static IEnumerable<Target> All() =>
    [
        .. from format in (TranscodeFormat[])[TranscodeFormat.Json, TranscodeFormat.MessagePack, TranscodeFormat.Cbor]
           from hex in (bool[])[false, true]
           select Inspect(format, hex),
        new SurfaceTarget<string>("the guess of a format", Name, () => TranscodeTargets.Seeds(TranscodeFormat.Cbor),
            static input => Formats.Guess(input, isWhole: true) ?? "")
        {
            // Four passes over at most 4 KiB of a file, each with the levels of nests that may be as deep as there are bytes.
            AllowedPerByte = 1_000,
        },
        Diff("texts", static input => ProtoInput.Of("a.proto", Encoding.UTF8.GetString(input)), ProtoTexts.Seeds),
        Diff("descriptor sets", OfSet,
            static () =>
                ProtoTexts.Seeds().Select(text => Encoding.UTF8.GetString(text)).Where(text => !text.Contains("import", StringComparison.Ordinal))
                    .Select(ProtoTexts.Set)),
    ];

    private static SurfaceTarget<byte[]> Inspect(TranscodeFormat format, bool hex) =>
        new($"inspect {format}{(hex ? " with bytes" : "")}", Name, () => TranscodeTargets.Seeds(format), input =>
    {
        using var source = new MemoryStream(input.ToArray());
        using var lines = new MemoryStream();
        Inspection.RunAsync(lines, source, format, s_inspected, hex, CancellationToken.None).GetAwaiter().GetResult();
        return lines.ToArray();
    })
        {
            AllowedBytes = Buffers,
            // A line per value: an element of one byte has its offset, its type and the indentation of its depth.
            AllowedPerByte = 1_000,
        };

    /// <summary>The input against a file that has every kind of field, in both directions.</summary>
    private static SurfaceTarget<byte[]> Diff(string what, SurfaceCall<ProtoInput> read, Func<IEnumerable<byte[]>> seeds) =>
        new($"diff of {what}", Name, seeds, input =>
    {
        try
        {
            var fed = new ProtoSide(read(input).Files, hasFiles: true);
            var shop = new ProtoSide(ProtoInput.Of("a.proto", ProtoTexts.Shop).Files, hasFiles: true);
            var options = new DiffOptions([], [], All: true);
            List<Finding> findings = [.. new ProtoComparer(shop, fed).Compare(null), .. new ProtoComparer(fed, shop).Compare(null)];
            return [.. Encoding.UTF8.GetBytes(TextReport.Of(findings, options)), .. JsonReport.Of("a", "b", [.. findings], options)];
        }
        catch (Exception refused) when (refused is ProtoRefusal or UsageException or IOException)
        {
            throw new RefusalException(refused.Message);
        }
    })
        {
            AllowedBytes = Bundled,
            AllowedPerByte = 4_000,
        };

    /// <summary>The tool reads a file.</summary>
    private static ProtoInput OfSet(ReadOnlySpan<byte> input)
    {
        string path = Path.Combine(Path.GetTempPath(), $"octavo-fuzz-{Environment.ProcessId}.pb");
        try
        {
            File.WriteAllBytes(path, input);
            return ProtoInput.Read(path, []);
        }
        finally
        {
            File.Delete(path);
        }
    }
}
