// Owns: truncation and mutation of payloads: the exception or a value that itself round-trips, bounded memory, and the next call works. Knows neither types nor
// formats.
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Facts;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness;

internal static class DamagedPayloads<T>
{
    private static readonly long s_largestStruct = LargestStruct.In(typeof(T));

    /// <summary>A call may allocate this much in addition to what its payload's length allows: exception, message, stack trace, path.</summary>
    private const long AllowedBytes = 64 * 1024;

    /// <summary>Work for a case: bytes read and, for each damaged payload, what an exception costs. OCTAVO_ZOO_DEEP=1 takes every position.</summary>
    private const int Budget = 300_000;

    private const int CostOfPayload = 600;

    private static readonly bool s_deep = Environment.GetEnvironmentVariable("OCTAVO_ZOO_DEEP") == "1";

    /// <summary>And this much for each byte of the payload: a byte may be an empty object of a wide class, or a struct in an array.</summary>
    private static long AllowedPerByte(FormatCalls<T> calls) => Math.Max(200, 4 * calls.ElementsAByte * s_largestStruct);

    internal static void CheckTruncation(ZooCase<T> zoo)
    {
        List<byte[]> payloads = [.. zoo.Payloads().Where(payload => payload.Length < 100_000)];
        byte[] good = payloads.MinBy(payload => payload.Length) ?? [];
        foreach (byte[] payload in payloads)
        {
            int step = Step(payload.Length, payload.Length, payloads.Count);
            int taken = 0;
            for (int length = 0; length < payload.Length; length++)
            {
                if (taken++ % step == 0)
                {
                    byte[] cut = payload[..length];
                    Assert.False(Check(zoo.Calls, cut, good, zoo.Reorders) && !zoo.Calls.MayBeWhole(cut),
                        $"{length} of {payload.Length} bytes were read as a value: {Convert.ToHexString(cut)}");
                    Counters.Add("truncations", 1);
                }
            }
        }
    }

    internal static void CheckMutation(ZooCase<T> zoo)
    {
        const int Mutations = 6;
        List<byte[]> payloads = [.. zoo.Payloads().Where(payload => payload.Length < 100_000)];
        byte[] good = payloads.MinBy(payload => payload.Length) ?? [];
        foreach (byte[] payload in payloads)
        {
            int step = Step(payload.Length, (long)payload.Length * Mutations, payloads.Count);
            int taken = 0;
            var random = new Random(payload.Length);
            byte[] mutated = [.. payload];
            for (int i = 0; i < payload.Length; i++)
            {
                byte found = payload[i];
                Span<byte> values = [0, 0xFF, (byte)(found + 1), (byte)(found ^ 0x80), (byte)(found - 1), (byte)random.Next(256)];
                foreach (byte value in values)
                {
                    if (taken++ % step == 0 && value != found)
                    {
                        mutated[i] = value;
                        Check(zoo.Calls, mutated, good, zoo.Reorders);
                        Counters.Add("mutations", 1);
                    }
                }
                mutated[i] = found;
            }
        }
        CheckHugeCounts(zoo, payloads, good);
    }

    /// <summary>A huge count instead of each byte: some of them are counts.</summary>
    private static void CheckHugeCounts(ZooCase<T> zoo, List<byte[]> payloads, byte[] good)
    {
        byte[][] counts = HugeCounts.Largest(zoo.Format);
        foreach (byte[] payload in payloads)
        {
            int step = Step(payload.Length, (long)payload.Length * counts.Length * 3, payloads.Count);
            int taken = 0;
            for (int i = 0; i < payload.Length; i++)
            {
                foreach (byte[] count in counts)
                {
                    if (taken++ % step == 0)
                    {
                        Check(zoo.Calls, [.. payload.AsSpan(0, i), .. count, .. payload.AsSpan(i + 1)], good, zoo.Reorders);
                        Counters.Add("huge counts", 1);
                    }
                }
            }
        }
    }

    private static long Allowed(FormatCalls<T> calls, byte[] payload) => AllowedBytes + (AllowedPerByte(calls) * payload.Length);

    /// <summary>
    /// What a call allocates, once more if it is too much. What the data causes comes again. A table of the runtime's does not: that of a thread's
    /// <see cref="System.Threading.ThreadLocal{T}"/>s, of which each <c>ConcurrentBag</c> has one, doubles with their number, to 1 MiB at 65,536.
    /// </summary>
    private static long Least(FormatCalls<T> calls, byte[] payload, long allocated)
    {
        if (allocated <= Allowed(calls, payload))
        {
            return allocated;
        }
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            calls.Deserialize(payload);
        }
        catch (OctavoException)
        {
            // The first call told of it.
        }
        return Math.Min(allocated, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    /// <summary>Reads a payload that may be anything.</summary>
    /// <returns>Whether it is a value.</returns>
    internal static bool Check(FormatCalls<T> calls, byte[] payload, byte[] good, bool reorders)
    {
        T? value;
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            value = calls.Deserialize(payload);
        }
        catch (OctavoException refused)
        {
            long refusing = Least(calls, payload, GC.GetAllocatedBytesForCurrentThread() - before);
            Assert.True(refusing <= Allowed(calls, payload), $"{refusing} bytes allocated to refuse {Convert.ToHexString(payload)}: {refused.Message}");
            Assert.NotEqual(OctavoErrorCode.UserCode, refused.Code);
            Assert.Equal(calls.Format, refused.Format);
            Assert.InRange(refused.Offset, -1, payload.Length);
            calls.Deserialize(good);
            return false;
        }
        catch (Exception other)
        {
            Assert.Fail($"{other.GetType().Name} instead of OctavoException for {Convert.ToHexString(payload)}: {other}");
            return false;
        }
        long reading = Least(calls, payload, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.True(reading <= Allowed(calls, payload), $"{reading} bytes allocated to read {Convert.ToHexString(payload)}");
        if (Unwritable.InRoot(value, calls.Fidelity))
        {
            return true; // a message without a case is a union that is null, which no message says
        }
        byte[] again = calls.Serialize(value!);
        T? second = calls.Deserialize(again);
        if (DeepComparer.Difference(value, second, calls.Fidelity) is { } difference)
        {
            Assert.Fail($"what was read from {Convert.ToHexString(payload)} does not round-trip: {difference}; bytes {Convert.ToHexString(again)}");
        }
        // One encoding a value: other bytes only if members were missing, and then more of them.
        if (calls.Fidelity.OneEncoding && !reorders && again.Length <= payload.Length && !again.AsSpan().SequenceEqual(payload)
            && EncodingFacts.HasOneEncoding(typeof(T), payload.Length))
        {
            Assert.Fail($"two encodings of one value: {Convert.ToHexString(payload)} and {Convert.ToHexString(again)}");
        }
        return true;
    }

    /// <summary>Every which position of a payload is taken, so the case stays in its budget; ten of each at least.</summary>
    private static int Step(int length, long cases, int payloads)
    {
        if (s_deep)
        {
            return 1;
        }
        long affordable = Math.Max(10, Budget / payloads / (length + CostOfPayload));
        long step = (cases + affordable - 1) / affordable;
        // Odd and not a multiple of three, so all kinds of mutation are met.
        return (int)(step <= 1 ? 1 : step % 2 == 0 ? step + 1 + (step % 3 == 2 ? 2 : 0) : step % 3 == 0 ? step + 2 : step);
    }
}
