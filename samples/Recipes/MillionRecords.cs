// Owns: a file of a million records, written and read one by one: memory is that of one record and a buffer.
using Octavo;

namespace Recipes;

[GenerateCodec]
public sealed record Measurement([property: CodecMember(1)] long Sensor, [property: CodecMember(2)] DateTime Time, [property: CodecMember(3)] double Value);

internal static class MillionRecords
{
    private const int Count = 1_000_000;

    internal static async Task RunAsync()
    {
        string path = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
        try
        {
            await using (FileStream file = File.Create(path))
            {
                await OctavoBinary.SerializeSequenceAsync(file, Measure());
            }
            Console.WriteLine($"{Count:N0} records, {new FileInfo(path).Length >> 20} MiB");

            double sum = 0;
            await using (FileStream file = File.OpenRead(path))
            {
                await foreach (Measurement? one in OctavoBinary.DeserializeSequenceAsync<Measurement>(file))
                {
                    sum += one!.Value;
                }
            }
            Console.WriteLine($"sum {sum:F0}, as written: {sum == (double)Count * (Count - 1) / 2}");
        }
        finally
        {
            File.Delete(path);
        }
    }

    private static async IAsyncEnumerable<Measurement> Measure()
    {
        var begin = new DateTime(2026, 1, 1, 0, 0, 0, DateTimeKind.Utc);
        for (int i = 0; i < Count; i++)
        {
            yield return new Measurement(i % 100, begin.AddSeconds(i), i);
        }
        await Task.CompletedTask;
    }
}
