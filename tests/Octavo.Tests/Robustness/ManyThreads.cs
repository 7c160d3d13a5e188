// Owns: the same calls from several threads at once. Knows neither types nor formats.
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness;

internal static class ManyThreads<T>
{
    private const int Threads = 8;

    internal static void Check(ZooCase<T> zoo)
    {
        FormatCalls<T> calls = zoo.Calls;
        T[] values = [.. zoo.Values().Take(4)];
        byte[][] payloads = [.. values.Select(value => calls.Serialize(value))];
        using var barrier = new Barrier(Threads);
        string?[] found = new string?[Threads];
        Thread[] threads = [.. Enumerable.Range(0, Threads).Select(number => new Thread(() => found[number] = Run(number), 512 * 1024))];
        Array.ForEach(threads, thread => thread.Start());
        Array.ForEach(threads, thread => thread.Join());
        Assert.All(found, Assert.Null);
        Counters.Add("calls on several threads", Threads * values.Length * 2);

        string? Run(int number)
        {
            try
            {
                barrier.SignalAndWait();
                for (int i = 0; i < values.Length; i++)
                {
                    int mine = (i + number) % values.Length;
                    if (!calls.Serialize(values[mine]).AsSpan().SequenceEqual(payloads[mine]))
                    {
                        return $"other bytes for sample {mine}";
                    }
                    if (DeepComparer.Difference(values[mine], calls.Deserialize(payloads[mine]), calls.Fidelity) is { } difference)
                    {
                        return difference;
                    }
                }
                return null;
            }
            catch (Exception thrown)
            {
                return thrown.ToString();
            }
        }
    }
}
