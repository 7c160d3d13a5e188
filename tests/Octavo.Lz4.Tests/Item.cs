// Owns: the type that the tests write.
namespace Octavo.Lz4.Tests;

[GenerateCodec]
public sealed partial record Item([property: CodecMember(1)] int Id, [property: CodecMember(2)] string Name, [property: CodecMember(3)] double[] Values)
{
    /// <summary>Items of which about a third repeats.</summary>
    internal static Item[] Many(int count, int seed)
    {
        var random = new Random(seed);
        return [.. Enumerable.Range(0, count)
            .Select(
                number =>
                    new Item(number, random.Next(3) == 0 ? "again and again" : random.NextInt64().ToString("x"),
                        [.. Enumerable.Range(0, random.Next(4)).Select(_ => random.NextDouble())]))];
    }
}
