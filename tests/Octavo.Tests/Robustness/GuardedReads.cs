// Owns: reading and writing at the very end of memory, whole payloads and truncated and damaged ones. Knows neither types nor formats.
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Robustness;

internal static class GuardedReads<T>
{
    private const int Largest = 256 * 1024;

    private const int TruncationsAPayload = 24;

    internal static void Check(ZooCase<T> zoo)
    {
        FormatCalls<T> calls = zoo.Calls;
        using var memory = new GuardedMemory(Largest);
        foreach (T value in zoo.Values())
        {
            byte[] bytes = calls.Serialize(value);
            if (bytes.Length > Largest)
            {
                continue;
            }
            Span<byte> end = memory.Last(bytes.Length);
            Assert.True(calls.TrySerialize(end, value, out int length));
            Assert.Equal(bytes.Length, length);
            Assert.True(end.SequenceEqual(bytes));
            Assert.Null(DeepComparer.Difference(value, calls.Deserialize(end), calls.Fidelity));
            int step = Math.Max(1, bytes.Length / TruncationsAPayload);
            for (int cut = bytes.Length - 1; cut >= 0; cut -= step)
            {
                Span<byte> part = memory.Last(cut);
                bytes.AsSpan(0, cut).CopyTo(part);
                Assert.False(calls.TryDeserialize(part, out _, out _) && !calls.MayBeWhole(part));
                Assert.False(calls.TrySerialize(part, value, out length));
                Assert.Equal(bytes.Length, length);
                // A wrong byte may send the reader anywhere but beyond the end.
                bytes.CopyTo(memory.Last(bytes.Length));
                memory.Last(bytes.Length)[cut] ^= 0xFF;
                calls.TryDeserialize(memory.Last(bytes.Length), out _, out _);
                Counters.Add("reads before a guard page", 2);
            }
        }
    }
}
