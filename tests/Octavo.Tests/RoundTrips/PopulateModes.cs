// Owns: reading into what exists: default, and every other sample of the type. Knows neither types nor formats.
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.RoundTrips;

internal static class PopulateModes<T>
{
    internal static void Check(ZooCase<T> zoo)
    {
        FormatCalls<T> calls = zoo.Calls;
        T[] values = [.. zoo.Values()];
        for (int i = 0; i < values.Length; i++)
        {
            byte[] bytes = calls.Serialize(values[i]);
            T fromDefault = default!;
            calls.Populate(bytes, ref fromDefault);
            Same(values[i], fromDefault, calls, "into default");
            // Into the next sample, made again since it may be filled in place.
            T existing = zoo.Values().ElementAt((i + 1) % values.Length);
            calls.Populate(bytes, ref existing);
            if (calls.Merges)
            {
                continue; // what comes of both is the format's own affair
            }
            Same(values[i], existing, calls, $"into sample {(i + 1) % values.Length}");
            Counters.Add("populates", 2);
        }
    }

    private static void Same(T expected, T? actual, FormatCalls<T> calls, string mode)
    {
        if (DeepComparer.Difference(expected, actual, calls.Fidelity) is { } difference)
        {
            Assert.Fail($"Populate {mode}: {difference}; bytes {Convert.ToHexString(calls.Serialize(expected).Take(200).ToArray())}");
        }
    }
}
