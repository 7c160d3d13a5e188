// Owns: the types of InitialValueTests.
namespace Octavo.Tests.Formats.Protobuf;

[GenerateCodec]
public sealed class Initialized
{
    [CodecMember(1)] public int Count { get; set; } = -1;

    [CodecMember(2)] public double Ratio { get; set; } = 0.5;

    [CodecMember(3)] public string Name { get; set; } = "none";

    [CodecMember(4)] public DayOfWeek Day { get; set; } = DayOfWeek.Friday;

    [CodecMember(5)] public string? Note { get; set; } = "note";

    [CodecMember(6)] public int? Perhaps { get; set; } = 3;

    [CodecMember(7)] public InitializedPart? Part { get; set; } = new();

    [CodecMember(8)] public List<int> Items { get; set; } = [1, 2];

    [CodecMember(9)] public int[] Codes { get; set; } = [3];

    [CodecMember(10)] public Dictionary<string, int> Map { get; set; } = new() { ["a"] = 1 };

    [CodecMember(11)] public byte[] Raw { get; set; } = [1];

    [CodecMember(12)] public List<int> Empty { get; set; } = [];
}

[GenerateCodec]
public sealed class InitializedPart
{
    [CodecMember(1)] public int A { get; set; }
}

[GenerateCodec]
[method: CodecConstructor]
public sealed class InitializedByConstructor([CodecMember(1)] int count = -1, [CodecMember(2)] int? perhaps = 4)
{
    public int Count { get; } = count;

    public int? Perhaps { get; } = perhaps;

    [CodecMember(3)] public int Further { get; set; } = 5;

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

/// <summary>Whose collections have elements from the beginning, and no setter; the constructor takes another member.</summary>
[GenerateCodec]
public sealed class FilledBesideConstructor(int id)
{
    [CodecMember(1)] public int Id { get; } = id;

    [CodecMember(2)] public List<int> Items { get; } = [1];

    [CodecMember(3)] public Dictionary<string, int> Map { get; } = new() { ["a"] = 1 };
}
