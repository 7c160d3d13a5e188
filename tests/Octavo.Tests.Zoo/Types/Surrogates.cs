// Owns: types that have a surrogate in data. Knows no format.
using Octavo.Tests.Zoo.Types;

[assembly: Octavo.CodecSurrogate(typeof(Ratio), typeof(RatioData))]

namespace Octavo.Tests.Zoo.Types;

internal static class Surrogates
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Period?>("a class with a struct as surrogate", () => [null, new(1, 2), new(-5, 0)]) { ByHand = true },
        new ZooEntry<Ratio>("a struct with a class as surrogate", () => [new(1, 2), new(0, -1)]) { ByHand = true },
        new ZooEntry<Label?>("a class with text as surrogate", () => [null, new(""), new("x")]) { ByHand = true },
        new ZooEntry<Ticks>("a struct with a number as surrogate", () => [default, new(long.MaxValue)]) { ByHand = true },
        new ZooEntry<List<Period?>>("a list of classes with a surrogate", () => [[], [new(1, 1), null]]) { ByHand = true },
        new ZooEntry<HoldsReplaced>("members with surrogates", () =>
        [
            new(),
            new() { Period = new(1, 2), Ratio = new(3, 4), Maybe = new(5, 6), Labels = [new("a"), null], ByLabel = new() { [1] = new("b") }, Ticks = new(9),
                Tree = new() { Value = 1, Children = [new() { Value = 2 }] } },
        ]) { ByHand = true },
    ];
}

[CodecSurrogate(typeof(PeriodData))]
public sealed record Period(int Start, int Length);

[GenerateCodec]
public record struct PeriodData(int Start, int End)
{
    public static PeriodData From(Period period) => new(period.Start, unchecked(period.Start + period.Length));

    public static Period To(PeriodData data) => new(data.Start, unchecked(data.End - data.Start));
}

public readonly record struct Ratio(int Over, int Under);

[GenerateCodec]
public sealed record RatioData(int Over, int Under)
{
    public static implicit operator RatioData(Ratio ratio) => new(ratio.Over, ratio.Under);

    public static explicit operator Ratio(RatioData data) => new(data.Over, data.Under);
}

[CodecSurrogate(typeof(string))]
public sealed record Label(string Text)
{
    public static implicit operator string(Label label) => label.Text;

    public static implicit operator Label(string text) => new(text);
}

[CodecSurrogate(typeof(long))]
public readonly record struct Ticks(long Count)
{
    public static implicit operator long(Ticks ticks) => ticks.Count;

    public static implicit operator Ticks(long count) => new(count);
}

/// <summary>Holds itself by way of its surrogate: its depth must be counted.</summary>
[CodecSurrogate(typeof(BranchData))]
public sealed class Branch
{
    public int Value { get; set; }

    public List<Branch>? Children { get; set; }
}

[GenerateCodec]
public sealed class BranchData
{
    public int Value { get; set; }

    public List<Branch>? Children { get; set; }

    public static BranchData From(Branch branch) => new() { Value = branch.Value, Children = branch.Children };

    public static Branch To(BranchData data) => new() { Value = data.Value, Children = data.Children };
}

[GenerateCodec]
public sealed class HoldsReplaced
{
    public Period? Period { get; set; }

    public Ratio Ratio { get; set; }

    public Ratio? Maybe { get; set; }

    public List<Label?>? Labels { get; set; }

    public Dictionary<int, Label>? ByLabel { get; set; }

    public Ticks Ticks { get; set; }

    public Branch? Tree { get; set; }
}
