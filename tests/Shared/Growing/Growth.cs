// Owns: what growth tests count: bytes allocated and time taken for data of one, two, four and eight times a size. Knows no format.
using Xunit;

namespace Octavo.Tests.Shared;

/// <summary>Asserts that what a call allocates grows as its data does, and that its time does not grow as the square.</summary>
internal static class Growth
{
    /// <summary>What an allocation, and the time, may grow by if the data doubles.</summary>
    private const double MostADoubling = 2.3;

    /// <summary>Eight times the data take at most this many times the time: 2.3 a doubling.</summary>
    internal const double Strict = MostADoubling * MostADoubling * MostADoubling;

    /// <summary>Where it is not strict: what a tool keeps, the collector copies, and deep stacks take new pages; 13 to 22 times the time on a loaded machine.
    /// What grows as the square takes 64.</summary>
    private const double Usual = 28;

    /// <summary>Bytes by which an allocation may be off: buffers that are rented, and what the runtime makes once.</summary>
    private const int Rounding = 16 * 1024;

    /// <summary>Bytes of a refusal, whatever the size of the data: an exception with its path and text (1,864 for four bytes in Compact).</summary>
    private const int Refusal = 4 * 1024;

    /// <summary>Asserts it.</summary>
    /// <param name="make">Makes data of n parts.</param>
    /// <param name="read">Reads them.</param>
    /// <param name="n">The smallest n.</param>
    /// <param name="bytesAByte">What may be allocated for a byte of data, at most.</param>
    /// <param name="what">What grows, for the message.</param>
    /// <param name="noise">Milliseconds below which a time says nothing.</param>
    /// <param name="eightTimes">What the time may grow by for eight times the data.</param>
    internal static void IsLinear(Func<int, byte[]> make, Action<byte[]> read, int n = 500, int bytesAByte = 200, string what = "", double noise = 2,
        double eightTimes = Usual)
    {
        byte[][] data = [make(n), make(2 * n), make(4 * n), make(8 * n)];
        read(data[0]);
        read(data[^1]); // pools have its buffers from here on
        string? fault = null;
        for (int attempt = 0; attempt < 4 && (attempt == 0 || fault is not null); attempt++) // collections that other tests cause empty the pools
        {
            fault = AllocationFault([.. data.Select(one => Allocated(one, read, attempt == 0 ? 1 : 3))], data[^1].Length, bytesAByte, what,
                () => Allocated(make(64 * n), read, 3));
        }
        Assert.True(fault is null, fault);
        TimeIsLinear(data[0], data[^1], read, what, noise, eightTimes);
    }

    /// <summary>Runs what nests deeper than a test's own thread takes.</summary>
    internal static void OnALargeStack(Action action)
    {
        Exception? thrown = null;
        var thread = new Thread(() => thrown = Record.Exception(action), 512 * 1024 * 1024);
        thread.Start();
        thread.Join();
        if (thrown is not null)
        {
            throw new InvalidOperationException("on a thread with a large stack: " + thrown.Message, thrown);
        }
    }

    private static string? AllocationFault(long[] allocated, int length, int bytesAByte, string what, Func<long> eightTimesMore)
    {
        string figures = $"allocated: {what} {string.Join(", ", allocated)} for {length} bytes";
        if (allocated[^1] > ((long)bytesAByte * length) + Refusal)
        {
            return figures;
        }
        // A capacity that doubles from some size on makes one step there: a doubling of the data costs up to four times. What grows as the square costs four
        // times at each doubling, so after a step the next three are looked at together. A list that outgrew its first capacity once has allocated three times
        // that capacity, and 31 times after three doublings more: ten times as much, within 2.3 a doubling. After two it is 15 times, five times as much, which
        // leaves nothing to what else grows.
        int steps = Enumerable.Range(1, allocated.Length - 1).Count(i => allocated[i] > (MostADoubling * allocated[i - 1]) + Rounding);
        if (steps == 0)
        {
            return null;
        }
        long more = eightTimesMore();
        bool isOneStep = steps == 1 && allocated[^1] <= (2 * Strict * allocated[0]) + Rounding
            && more <= (Strict * allocated[^1]) + Rounding;
        return isOneStep ? null : $"{figures}, {more} for eight times as many";
    }

    private static long Allocated(byte[] data, Action<byte[]> read, int times)
    {
        long least = long.MaxValue;
        for (int i = 0; i < times; i++)
        {
            long start = GC.GetAllocatedBytesForCurrentThread();
            read(data);
            least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - start);
        }
        return least;
    }

    private static void TimeIsLinear(byte[] few, byte[] many, Action<byte[]> read, string what, double noise, double eightTimes)
    {
        if (Best(many, read, 1) < noise)
        {
            return;
        }
        double ofFew = 0;
        double ofMany = 0;
        for (int attempt = 0; attempt < 12; attempt++)
        {
            (ofMany, ofFew) = (Best(many, read, 2), Math.Max(Best(few, read, 5), 0.02));
            if (ofMany <= eightTimes * ofFew)
            {
                return;
            }
            Thread.Sleep(20 * attempt); // what else the machine does passes
        }
        Assert.Fail($"{what}: eight times the data take {ofMany / ofFew:F1} times the time: {ofMany:F2} ms, {ofFew:F3} ms");
    }

    private static double Best(byte[] data, Action<byte[]> read, int times)
    {
        double best = double.MaxValue;
        for (int i = 0; i < times; i++)
        {
            double start = ThreadClock.Milliseconds;
            read(data);
            best = Math.Min(best, ThreadClock.Milliseconds - start);
        }
        return best;
    }
}
