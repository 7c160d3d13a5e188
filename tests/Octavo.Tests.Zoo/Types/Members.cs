// Owns: every way in which a member can be declared and set. Knows no format.
using Octavo.Graph;

namespace Octavo.Tests.Zoo.Types;

internal static class Members
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<InitOnly>("init-only members", () => [new(), new() { A = 1, B = "x", C = [1, 2] }]),
        new ZooEntry<RequiredMembers>("required members", () => [new() { A = 0, B = null }, new() { A = 1, B = "x", C = 2 }]),
        new ZooEntry<RequiredInitNumbered>("required init-only members, numbered", () => [new() { A = 5, B = "y" }]),
        new ZooEntry<BoundByConstructor>("constructor binding", () => [new(1), new(2, "z", 3.5), new(3, null, -0.0) { Later = 4 }]),
        new ZooEntry<BoundByConstructorNumbered>("constructor binding, numbered", () => [new(1, "n"), new(2, "m", 9) { More = [1] }]),
        new ZooEntry<BoundStruct>("constructor binding of a struct", () => [default, new("x", 1), new("y", 2)]),
        new ZooEntry<ReadOnlyFields>("read-only fields", () => [new(1, "a"), new(-1, "")]),
        new ZooEntry<Initializers>("initializers", () => [new(), new() { A = 0, B = null, C = [] }, new() { A = 1, B = "b", C = [4] }]),
        new ZooEntry<PrivateMembers>("private members", () => [new(), new(1, "x", [2, 3])]),
        new ZooEntry<PrivateStructMembers>("private members of a struct", () => [default, new(1, "x")]),
        new ZooEntry<IgnoredMembers>("ignored members", () => [new(), new() { A = 1, B = 2 }]),
        new ZooEntry<PrivateSetters>("private setters", () => [new(), new(1, "x")]),
        new ZooEntry<Shadows>("fields beside properties", () => [new(), new() { value = 1, Value = 2, VALUE = 3 }]),
        new ZooEntry<NullableValues>("nullable values", () => [new(), new() { A = 0, B = 1.5, C = true, D = default(Guid), E = 'x', F = TimeSpan.Zero }]),
    ];
}

[GenerateCodec]
public sealed class InitOnly
{
    public int A { get; init; }

    public string? B { get; init; }

    public int[]? C { get; init; }
}

[GenerateCodec]
public sealed class RequiredMembers
{
    public required int A { get; set; }

    public required string? B { get; init; }

    public int C { get; set; }
}

[GenerateCodec]
public sealed class RequiredInitNumbered
{
    [CodecMember(1)] public required int A { get; init; }

    [CodecMember(2)] public required string B { get; init; }
}

[GenerateCodec]
public sealed class BoundByConstructor(int first, string? second = "default", double third = 7.5)
{
    public int First { get; } = first;

    public string? Second { get; } = second;

    public double Third { get; } = third;

    public int Later { get; set; }
}

[GenerateCodec]
public sealed class BoundByConstructorNumbered
{
    public BoundByConstructorNumbered(int id, string name, long count = -1)
    {
        Id = id;
        Name = name;
        Count = count;
    }

    [CodecMember(3)] public int Id { get; }

    [CodecMember(1)] public string Name { get; }

    [CodecMember(2)] public long Count { get; }

    [CodecMember(4)] public int[]? More { get; set; }
}

[GenerateCodec]
public readonly struct BoundStruct(string? text, int number)
{
    public readonly string? Text = text;

    public int Number { get; } = number;
}

[GenerateCodec]
public sealed class ReadOnlyFields(int number, string text)
{
    public readonly int Number = number;
    public readonly string Text = text;
}

[GenerateCodec]
public sealed class Initializers
{
    public int A { get; set; } = 42;

    public string? B { get; set; } = "initial";

    public List<int>? C { get; set; } = [1, 2, 3];
}

[GenerateCodec]
public sealed partial class PrivateMembers
{
    [CodecMember] private int _number;
    [CodecMember] private readonly List<int>? _list;

    public PrivateMembers()
    {
    }

    internal PrivateMembers(int number, string text, List<int> list) => (_number, Text, _list) = (number, text, list);

    [CodecMember] private string? Text { get; set; }

    public int Doubled => _number * 2;
}

[GenerateCodec]
public partial struct PrivateStructMembers
{
    [CodecMember] private int _number;
    [CodecMember] private string? _text;

    internal PrivateStructMembers(int number, string text) => (_number, _text) = (number, text);

    public readonly string Shown => $"{_number} {_text}";
}

[GenerateCodec]
public sealed class IgnoredMembers
{
    public int A { get; set; }

    [CodecIgnore] public int Skipped { get; set; } = 5;

    [CodecIgnore] public object? Anything;

    public int B { get; set; }

    [CodecIgnore] public Func<int>? Callback { get; set; }
}

[GenerateCodec]
public sealed partial class PrivateSetters
{
    public PrivateSetters()
    {
    }

    internal PrivateSetters(int a, string b) => (A, B) = (a, b);

    [CodecMember] public int A { get; private set; }

    [CodecMember] public string? B { get; private set; }
}

/// <summary>Names that differ in case only.</summary>
[GenerateCodec]
public sealed class Shadows
{
    public int value;

    public int Value { get; set; }

    public int VALUE;
}

[GenerateCodec]
public sealed class NullableValues
{
    public int? A { get; set; }

    public double? B { get; set; }

    public bool? C { get; set; }

    public Guid? D { get; set; }

    public char? E { get; set; }

    public TimeSpan? F;
}
