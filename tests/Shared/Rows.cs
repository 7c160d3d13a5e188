// Owns: a test over many rows that is one test: all rows run, and the failure names each that failed. Linked into every test project; knows nothing of the
// product.
using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Xunit;

namespace Octavo.Tests.Shared;

internal static class Rows
{
    private const int Shown = 20;

    private static readonly ConcurrentDictionary<string, (int Run, int All)> s_counts = new();

    static Rows() => AppDomain.CurrentDomain.ProcessExit += static (_, _) => Print();

    /// <summary>Runs a check on each row that this run takes (<see cref="TestRun"/>).</summary>
    /// <param name="rows">The rows; <c>ToString</c> names them.</param>
    /// <param name="check">Throws for a row that fails.</param>
    /// <param name="oneIn">A default run takes one row in this many.</param>
    /// <param name="member">The test's method.</param>
    /// <param name="file">The test's file, which has its class's name.</param>
    internal static void Check<T>(IEnumerable<T> rows, Action<T> check, uint oneIn = 1, [CallerMemberName] string member = "",
        [CallerFilePath] string file = "")
        where T : notnull =>
        CheckAsync($"{Path.GetFileNameWithoutExtension(file)}.{member}", rows, row =>
        {
            check(row);
            return Task.CompletedTask;
        }, oneIn).GetAwaiter().GetResult();

    /// <summary>The same for async checks.</summary>
    /// <param name="test">The test's name in the counts.</param>
    /// <param name="rows">The rows; <c>ToString</c> names them.</param>
    /// <param name="check">Throws for a row that fails.</param>
    /// <param name="oneIn">A default run takes one row in this many.</param>
    internal static async Task CheckAsync<T>(string test, IEnumerable<T> rows, Func<T, Task> check, uint oneIn = 1)
        where T : notnull
    {
        int run = 0;
        int all = 0;
        var failed = new List<string>();
        foreach (T row in rows)
        {
            all++;
            string name = row.ToString()!;
            if (!TestRun.Takes(name, oneIn))
            {
                continue;
            }
            run++;
            try
            {
                await check(row);
            }
            catch (Exception wrong)
            {
                failed.Add($"{name}: {(failed.Count < Shown ? wrong : wrong.Message)}");
            }
        }
        s_counts.AddOrUpdate(test, (run, all), (_, before) => (before.Run + run, before.All + all));
        Assert.True(failed.Count == 0,
            $"{failed.Count} of {run} rows failed (of {all}; OCTAVO_TESTS_SEED={TestRun.Seed}, OCTAVO_TESTS=all runs every one):\n{string.Join("\n", failed)}");
        Assert.True(all > 0, "There are no rows.");
    }

    /// <summary>OCTAVO_TEST_ROWS names a file that receives how many rows of each test ran.</summary>
    private static void Print()
    {
        if (Environment.GetEnvironmentVariable("OCTAVO_TEST_ROWS") is { Length: > 0 } path)
        {
            File.AppendAllLines(path,
                s_counts.OrderBy(count => count.Key, StringComparer.Ordinal).Select(count => $"{count.Key}\t{count.Value.Run}\t{count.Value.All}"));
        }
    }
}
