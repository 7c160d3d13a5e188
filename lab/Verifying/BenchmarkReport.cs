// Owns: reading BenchmarkDotNet's brief JSON report.
// Must not know: where it lies, and what is compared.
using System.Globalization;
using System.Text.Json;

namespace Octavo.Lab.Verifying;

/// <summary>A report: its version and the figures by the case's place in the plan.</summary>
/// <param name="Version">BenchmarkDotNet's version.</param>
/// <param name="Figures">Figures of the benchmarks that ran to their end.</param>
internal sealed record BenchmarkReport(string Version, IReadOnlyDictionary<int, BenchmarkFigure> Figures)
{
    private const string Parameter = "Case=";

    /// <summary>Reads a report.</summary>
    /// <exception cref="InvalidDataException">It is none.</exception>
    public static BenchmarkReport Parse(string text)
    {
        try
        {
            using JsonDocument report = JsonDocument.Parse(text);
            var figures = new Dictionary<int, BenchmarkFigure>();
            foreach (JsonElement benchmark in report.RootElement.GetProperty("Benchmarks").EnumerateArray())
            {
                if (Case(benchmark.GetProperty("Parameters").GetString()) is { } place && Figure(benchmark) is { } figure)
                    figures[place] = figure;
            }

            return new BenchmarkReport(report.RootElement.GetProperty("HostEnvironmentInfo").GetProperty("BenchmarkDotNetVersion").GetString() ?? "?", figures);
        }
        catch (Exception error) when (error is JsonException or KeyNotFoundException or InvalidOperationException or FormatException)
        {
            throw new InvalidDataException($"BenchmarkDotNet's report cannot be read: {error.Message}", error);
        }
    }

    private static int? Case(string? parameters) =>
        parameters is not null && parameters.StartsWith(Parameter, StringComparison.Ordinal)
            && int.TryParse(parameters.AsSpan(Parameter.Length), CultureInfo.InvariantCulture, out int place) ? place : null;

    // A benchmark that failed has no statistics.
    private static BenchmarkFigure? Figure(JsonElement benchmark)
    {
        if (!benchmark.TryGetProperty("Statistics", out JsonElement statistics) || statistics.ValueKind != JsonValueKind.Object)
            return null;
        double? allocated = benchmark.TryGetProperty("Memory", out JsonElement memory) && memory.ValueKind == JsonValueKind.Object
            && memory.TryGetProperty("BytesAllocatedPerOperation", out JsonElement bytes) && bytes.ValueKind == JsonValueKind.Number ? bytes.GetDouble() : null;
        // Of a single iteration the error is not a number, and is written as a text.
        double error = statistics.GetProperty("StandardError") is { ValueKind: JsonValueKind.Number } number ? number.GetDouble() : 0;
        return new BenchmarkFigure(statistics.GetProperty("Mean").GetDouble(), error, statistics.GetProperty("N").GetInt32(), allocated);
    }
}
