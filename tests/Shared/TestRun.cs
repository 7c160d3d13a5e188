// Owns: how much of the sampled tests a run takes: a share by a seed, or all. Linked into every test project; knows nothing of the product.
using System.Globalization;

namespace Octavo.Tests.Shared;

/// <summary>
/// OCTAVO_TESTS=all runs every row. A default run samples the rows of the largest tests by OCTAVO_TESTS_SEED, else by the day (20261125), which the build
/// prints: a run can be repeated, and each day tests others.
/// OCTAVO_TESTS_ROW=TEXT runs only the rows whose names contain the text.
/// </summary>
internal static class TestRun
{
    public static bool All { get; } = Environment.GetEnvironmentVariable("OCTAVO_TESTS") == "all";

    public static uint Seed { get; } = uint.TryParse(Environment.GetEnvironmentVariable("OCTAVO_TESTS_SEED"), CultureInfo.InvariantCulture, out uint seed)
        ? seed : uint.Parse(DateTime.UtcNow.ToString("yyyyMMdd", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);

    private static string? Only { get; } = Environment.GetEnvironmentVariable("OCTAVO_TESTS_ROW") is { Length: > 0 } text ? text : null;

    /// <summary>Whether this run takes a row.</summary>
    /// <param name="row">Its name: the same row is taken by all tests that have it, or by none.</param>
    /// <param name="oneIn">A default run takes one row in this many.</param>
    public static bool Takes(string row, uint oneIn = 1) =>
        Only is not null ? row.Contains(Only, StringComparison.OrdinalIgnoreCase) : All || oneIn == 1 || Hash(row) % oneIn == 0;

    /// <summary>Numbers for a row: the same in every run with this seed.</summary>
    public static Random RandomOf(string row) => new((int)Hash(row));

    /// <summary>The rows of a theory that this run takes; at least one.</summary>
    public static IEnumerable<T> Sample<T>(IEnumerable<T> rows, uint oneIn)
        where T : notnull
    {
        T[] all = [.. rows];
        T[] taken = [.. all.Where(row => Takes(row.ToString()!, oneIn))];
        return taken.Length != 0 ? taken : all.Skip((int)(Seed % (uint)all.Length)).Take(1);
    }

    /// <summary>FNV-1a with a final mix, so neighbouring names and seeds give unrelated rows.</summary>
    private static uint Hash(string row)
    {
        uint hash = 2166136261 ^ (Seed * 2654435761);
        foreach (char letter in row)
        {
            hash = (hash ^ letter) * 16777619;
        }
        hash ^= hash >> 16;
        hash *= 0x7FEB352D;
        return hash ^ (hash >> 15);
    }
}
