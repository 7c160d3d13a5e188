// Owns: the values that are measured, made from a seed. Knows no format.
using System.Globalization;
using System.Numerics;

namespace Octavo.Bench.Data;

/// <summary>Distinct values of every measured type; the same seed gives the same values.</summary>
internal sealed class BenchData(int seed)
{
    private readonly Random _random = new(seed);

    internal static T[] Many<T>(int count, Func<T> make) => [.. Enumerable.Range(0, count).Select(_ => make())];

    internal SimpleClass Class() => new()
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

    internal SimpleStruct Struct() => new() { Id = _random.Next(), CreateTime = Now().AddSeconds(_random.Next()) };

    internal SimpleObject Simple() => new() { Id = _random.Next(1, 256), Name = "Name" + GuidText(), Enabled = _random.Next(2) == 0 };

    internal ComplexObject Complex() => new()
    {
        Id = _random.Next(1, 256),
        Name = "Name" + GuidText(),
        Enabled = true,
        LastUpdated = new DateTime(2019, 1, 1).AddTicks(_random.NextInt64(0, 365 * TimeSpan.TicksPerDay)),
        Children = new List<SimpleObject> { Simple(), Simple(), Simple() },
        Mappings = Enumerable.Range(200, 3).ToDictionary(n => n, _ => "value" + GuidText()),
    };

    /// <summary>A third of the ints each below 100, below 60,000 and of any size.</summary>
    internal Wide16 Wide() => new()
    {
        A0 = Number(),
        A1 = Number(),
        A2 = Number(),
        A3 = Number(),
        A4 = Number(),
        A5 = Number(),
        A6 = Number(),
        A7 = Number(),
        A8 = Number(),
        A9 = Number(),
        A10 = Number(),
        A11 = Number(),
        A12 = Number(),
        A13 = Number(),
        A14 = Number(),
        A15 = Number(),
    };

    internal Flat12 Flat() => new()
    {
        Int32 = Number(),
        Int64 = _random.NextInt64(1L << _random.Next(4, 60)),
        UInt64 = (ulong)_random.NextInt64(),
        ZigZag = _random.Next(-1000, 1000),
        Fixed32 = (uint)_random.Next(),
        Fixed64 = (ulong)_random.NextInt64(),
        Ratio = _random.NextDouble(),
        Share = _random.NextSingle(),
        Flag = true,
        Name = Words(_random.Next(1, 4)),
        Text = Words(_random.Next(4, 12)),
        Small = _random.Next(1, 100),
    };

    internal Invoice Invoice() => new()
    {
        Id = _random.NextInt64(),
        Customer = new Party { Id = Number(), Name = Words(2), Street = Words(3), City = Words(1) },
        Lines =
            [.. Enumerable.Range(0, _random.Next(2, 9))
                .Select(
                    _ => new InvoiceLine { Article = Number(), Count = _random.Next(1, 100), Price = _random.Next(100, 100_000) / 100.0,
                        Title = Words(_random.Next(2, 8)) })],
        Flags = [.. Enumerable.Range(0, 12).Select(_ => _random.Next(0, 300))],
        Hashes = [.. Enumerable.Range(0, 4).Select(_ => (ulong)_random.NextInt64())],
        Remark = Words(_random.Next(0, 10)),
    };

    internal int[] Integers(int count) => [.. Enumerable.Range(0, count).Select(_ => _random.Next())];

    internal Vector3[] Vectors(int count) =>
        [.. Enumerable.Range(0, count).Select(_ => new Vector3(_random.NextSingle(), _random.NextSingle(), _random.NextSingle()))];

    internal string Words(int count) => string.Join(' ', Enumerable.Range(0, count).Select(_ => Word()));

    internal string Word() => string.Create(_random.Next(2, 12), _random, static (span, random) =>
    {
        for (int i = 0; i < span.Length; i++)
        {
            span[i] = (char)('a' + random.Next(26));
        }
    });

    internal int Next(int from, int to) => _random.Next(from, to);

    internal string GuidText() => NewGuid().ToString();

    private int Number() => _random.Next(3) switch
    {
        0 => _random.Next(1, 100),
        1 => _random.Next(1, 60_000),
        _ => _random.Next(),
    };

    // Local as DateTime.Now is; a fraction that is never zero, as MessagePack's timestamp is shorter for whole seconds.
    private DateTime Now() =>
        new DateTime(2025, 4, 8, 12, 0, 0, DateTimeKind.Local).AddTicks((_random.NextInt64(0, 3600) * TimeSpan.TicksPerSecond) + _random.Next(1, 10_000_000));

    private Guid NewGuid()
    {
        Span<byte> bytes = stackalloc byte[16];
        _random.NextBytes(bytes);
        return new Guid(bytes);
    }
}
