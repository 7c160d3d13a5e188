// Owns: compressed values, as a format that caches, messages and HTTP take like any other, and a compressed file.
// Packages: Octavo, Octavo.Compression.
using Octavo;

namespace Stores;

[GenerateCodec]
public sealed record Reading(string Place, double Degrees);

internal static class CompressedValues
{
    internal static Task<bool> RunAsync()
    {
        OctavoFormat format = OctavoFormats.Binary.Compressed(CompressionMethod.Zstandard);
        List<Reading> readings = [.. Enumerable.Range(0, 1000).Select(i => new Reading("north", i % 20))];
        byte[] plain = OctavoBinary.Serialize(readings), packed = format.Serialize(readings);
        List<Reading> read = format.Deserialize<List<Reading>>(packed)!;
        byte[] small = format.Serialize(new Reading("south", 21.5));   // below MinLength: the value follows one byte as it is
        Console.WriteLine($"{plain.Length:N0} bytes, {packed.Length:N0} compressed; a small value takes {small.Length}");

        string path = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
        try
        {
            using (Stream file = OctavoCompression.Compress(File.Create(path), CompressionMethod.Brotli))
            {
                OctavoFormats.Json.Serialize(file, readings);
            }
            using Stream expanded = OctavoCompression.Expand(File.OpenRead(path), CompressionMethod.Brotli, maxBytes: 1 << 20);
            List<Reading> stored = OctavoJson.Deserialize<List<Reading>>(expanded)!;
            Console.WriteLine($"A file of {new FileInfo(path).Length:N0} bytes has {stored.Count:N0} readings");
            return Task.FromResult(packed.Length < plain.Length / 4 && readings.SequenceEqual(read) && small[0] == 0 && readings.SequenceEqual(stored));
        }
        finally
        {
            File.Delete(path);
        }
    }
}
