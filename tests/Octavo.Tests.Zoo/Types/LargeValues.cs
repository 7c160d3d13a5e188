// Owns: values larger than buffers and windows: they take every refill path. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class LargeValues
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<byte[]?>("large byte[]", () => [new byte[65_535], [.. Enumerable.Range(0, 200_000).Select(i => (byte)i)]]),
        new ZooEntry<string?>("large string",
            () => [new string('x', 65_536), new string('語', 40_000), string.Concat(Enumerable.Repeat("aé語😀", 30_000)), new string('ÿ', 65_600)]),
        new ZooEntry<int[]?>("large int[]", () => [[.. Enumerable.Range(0, 70_000).Select(i => i * 7919)]]),
        new ZooEntry<List<string>?>("large list of strings", () => [[.. Enumerable.Range(0, 8000).Select(i => $"text number {i}")]]),
        new ZooEntry<WithDateTime[]?>("large array of images",
            () => [[.. Enumerable.Range(0, 6000).Select(i => new WithDateTime { Id = i, Time = DateTime.UnixEpoch.AddTicks(i) })]]),
        new ZooEntry<ByteLong[]?>("large array of padded images", () => [[.. Enumerable.Range(0, 5000).Select(i => new ByteLong { A = (byte)i, B = i })]]),
        new ZooEntry<Dictionary<string, SealedClass>?>("large dictionary",
            () => [Enumerable.Range(0, 4000).ToDictionary(i => $"key {i}", i => new SealedClass { A = i, B = $"{i}" })]),
        new ZooEntry<AllBulks>("large collections of every primitive", () => [AllBulks.Make(1500), AllBulks.MakePlain(1400)]),
        new ZooEntry<List<RecordStruct>?>("large list of managed structs",
            () => [[.. Enumerable.Range(0, 6500).Select(i => new RecordStruct(i, i % 3 == 0 ? null : $"{i}", i % 2 == 0 ? i : null))]]),
    ];
}
