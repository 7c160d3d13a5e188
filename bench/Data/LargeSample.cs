// Owns: document 004's largesample: the original if the repository's neighbour shared/conformance has it, else a synthetic one of the same shape. Knows no
// format of ours.
using System.Text.Json;

namespace Octavo.Bench.Data;

/// <summary>Sixty users of 23 members, about 174 KB of JSON.</summary>
internal static class LargeSample
{
    private const string Original = "shared/conformance/moshi-gson-bench/largesample_minified.json";

    internal static Response Load()
    {
        byte[]? json = Find();
        return json is null ? Make(new BenchData(4)) : JsonSerializer.Deserialize(json, BenchJsonContext.Default.Response)!;
    }

    /// <summary>As System.Text.Json indents it.</summary>
    internal static byte[] Indented(Response sample)
    {
        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream, new JsonWriterOptions { Indented = true }))
        {
            JsonSerializer.Serialize(writer, sample, BenchJsonContext.Default.Response);
        }
        return stream.ToArray();
    }

    /// <summary>Throws if System.Text.Json finds other values.</summary>
    internal static void AssertSame(Response expected, Response found)
    {
        if (JsonSerializer.Serialize(expected, BenchJsonContext.Default.Response) != JsonSerializer.Serialize(found, BenchJsonContext.Default.Response))
        {
            throw new InvalidOperationException("largesample came back with other values.");
        }
    }

    /// <summary>Throws if System.Text.Json reads other values from the JSON.</summary>
    internal static void AssertSame(Response expected, byte[] json) =>
        AssertSame(expected, JsonSerializer.Deserialize(json, BenchJsonContext.Default.Response)!);

    private static byte[]? Find()
    {
        for (DirectoryInfo? folder = new(Environment.CurrentDirectory); folder is not null; folder = folder.Parent)
        {
            string path = Path.Combine(folder.FullName, Original);
            if (File.Exists(path))
            {
                return File.ReadAllBytes(path);
            }
        }
        return null;
    }

    private static Response Make(BenchData data) => new()
    {
        Status = "success",
        IsRealJson = false,
        Users = [.. Enumerable.Range(0, 60).Select(i => MakeUser(data, i))],
    };

    private static User MakeUser(BenchData data, int index) => new()
    {
        Key = data.GuidText()[..24],
        Index = index,
        Guid = data.GuidText(),
        IsActive = index % 2 == 0,
        Balance = $"${data.Next(1, 10)},{data.Next(100, 1000)}.{data.Next(10, 100)}",
        Picture = "http://placehold.it/32x32",
        Age = data.Next(20, 41),
        EyeColor = (index % 3) switch { 0 => "green", 1 => "brown", _ => "blue" },
        Name = new PersonName { First = data.Word(), Last = data.Word() },
        Company = data.Word(),
        Email = $"{data.Word()}.{data.Word()}@{data.Word()}.tv",
        Phone = $"+1 ({data.Next(100, 1000)}) {data.Next(100, 1000)}-{data.Next(1000, 10_000)}",
        Address = data.Words(6),
        About = data.Words(46) + "\r\n",
        Registered = data.Words(5),
        Latitude = data.Next(-90_000_000, 90_000_000) / 1e6,
        Longitude = data.Next(-180_000_000, 180_000_000) / 1e6,
        Tags = [.. Enumerable.Range(0, 7).Select(_ => data.Word())],
        Range = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        Friends = [.. Enumerable.Range(0, 3).Select(i => new Friend { Id = i, Name = data.Words(2) })],
        Images = [.. Enumerable.Range(0, data.Next(2, 14)).Select(_ => new Image
        {
            Id = data.GuidText()[..24],
            Format = "<ReferenceError: png is not defined>",
            Url = "http://ourimageserver/" + data.GuidText(),
            Description = data.Words(10),
        })],
        Greeting = $"Hello, {data.Words(2)}! You have {data.Next(1, 100)} unread messages.",
        FavoriteFruit = (index % 3) switch { 0 => "banana", 1 => "strawberry", _ => "apple" },
    };
}
