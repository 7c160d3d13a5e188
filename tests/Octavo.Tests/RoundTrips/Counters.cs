// Owns: how many cases ran; OCTAVO_ZOO_COUNTS names a file that receives them. Knows no test.
using System.Collections.Concurrent;

namespace Octavo.Tests.RoundTrips;

internal static class Counters
{
    private static readonly ConcurrentDictionary<string, long> s_counts = new();

    static Counters() => AppDomain.CurrentDomain.ProcessExit += static (_, _) => Print();

    internal static void Add(string what, long cases) => s_counts.AddOrUpdate(what, cases, (_, before) => before + cases);

    private static void Print()
    {
        if (Environment.GetEnvironmentVariable("OCTAVO_ZOO_COUNTS") is { Length: > 0 } path)
        {
            File.AppendAllText(path,
                $"zoo: {string.Join(", ", s_counts.OrderBy(count => count.Key, StringComparer.Ordinal).Select(count => $"{count.Value:N0} {count.Key}"))}\n");
        }
    }
}
