// Owns: the values of document 002, made from a seed.
// Must not know: libraries. Same seed, same values in every load context.
using System.Globalization;
using System.Numerics;

namespace Octavo.Lab.Workloads;

/// <summary>Document 002's data, with a seeded generator instead of <c>new Random()</c>, <c>Guid.NewGuid()</c> and <c>DateTime.Now</c>.</summary>
public sealed class NinoData(int seed)
{
    private readonly Random _random = new(seed);

    // Local as DateTime.Now is; a fraction that is never zero, as MessagePack's timestamp is shorter for whole seconds.
    private DateTime Now() =>
        new DateTime(2025, 4, 8, 12, 0, 0, DateTimeKind.Local).AddTicks((_random.NextInt64(0, 3600) * TimeSpan.TicksPerSecond) + _random.Next(1, 10_000_000));

    private Guid NewGuid()
    {
        Span<byte> bytes = stackalloc byte[16];
        _random.NextBytes(bytes);
        return new Guid(bytes);
    }

    private string GuidText() => NewGuid().ToString();

    /// <summary>One object as the document's <c>SimpleClass.Create</c> makes it.</summary>
    public SimpleClass Class() => new()
    {
        Id = _random.Next(),
        Tag = _random.Next() % 2 == 0,
        Guid = NewGuid(),
        CreateTime = Now(),
        Name = GuidText(),
        Desc = string.Concat(Enumerable.Range(0, 10).Select(_ => GuidText())),
        Numbers = [.. Enumerable.Range(0, 100).Select(_ => _random.Next())],
        Dates = [.. Enumerable.Range(0, 10).Select(_ => Now().AddSeconds(_random.Next()))],
        Map1 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n.ToString(CultureInfo.InvariantCulture)),
        Map2 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n * 2),
    };

    /// <summary>One struct as the document's <c>SimpleStruct.Create</c> makes it.</summary>
    public SimpleStruct Struct() => new() { Id = _random.Next(), CreateTime = Now().AddSeconds(_random.Next()) };

    /// <summary>Vectors with components in [0, 1).</summary>
    public Vector4[] Vectors(int count)
    {
        var vectors = new Vector4[count];
        for (int i = 0; i < count; i++)
            vectors[i] = new Vector4(_random.NextSingle(), _random.NextSingle(), _random.NextSingle(), _random.NextSingle());
        return vectors;
    }
}
