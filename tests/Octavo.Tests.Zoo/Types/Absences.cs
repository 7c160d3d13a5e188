// Owns: members that may be absent by a generic hand-written codec, in each kind of owner. Knows no format.
using Octavo.Tests.Zoo.Types;

[assembly: Octavo.GenerateCodecFor(typeof(PageOfMaybes<int>))]
[assembly: Octavo.GenerateCodecFor(typeof(PageOfMaybes<HoldsMaybes>))]

namespace Octavo.Tests.Zoo.Types;

internal static class Absences
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Maybe<int>>("a value that may be absent", () => [default, new(0), new(7)]) { ByHand = true },
        new ZooEntry<List<Maybe<string?>>>("a list of texts that may be absent", () => [[], [default, new(null), new(""), new("a")]]) { ByHand = true },
        new ZooEntry<Dictionary<string, Maybe<long>>>("a map to values that may be absent",
            () => [[], new() { ["a"] = default, ["b"] = new(-1) }]) { ByHand = true },
        // Populate leaves what is absent as it is: of each entry's samples the same members are there.
        new ZooEntry<HoldsMaybes>("members that may be absent: none is there", () => [new(), new() { Before = 1, After = 2 }]) { ByHand = true },
        new ZooEntry<HoldsMaybes>("members that may be absent: all are there", () =>
        [
            new() { Number = new(0), Text = new(null), MaybeNumber = new(null), Items = new([]), Child = new(null), Boxed = new(default),
                Kind = new(DayOfWeek.Sunday) },
            new() { Before = 1, Number = new(5), Text = new("t"), MaybeNumber = new(6), Items = new([new(1), default, new(2)]),
                Child = new(new() { Text = new("inner"), After = 3 }), Boxed = new(new(8)), Kind = new(DayOfWeek.Friday), After = 2 },
        ]) { ByHand = true },
        new ZooEntry<HoldsMaybes>("members that may be absent: the last is there",
            () => [new() { Kind = new(DayOfWeek.Friday) }, new() { Kind = new(DayOfWeek.Sunday), After = 2 }]) { ByHand = true },
        new ZooEntry<BoundMaybes>("constructor parameters that may be absent: none is there",
            () => [new(default, default), new(default, default, 9)]) { ByHand = true },
        new ZooEntry<BoundMaybes>("constructor parameters that may be absent: all are there",
            () => [new(new(1), new("b")), new(new(0), new(null), 9)]) { ByHand = true },
        new ZooEntry<StructOfMaybes>("a struct of members that may be absent: none is there", () => [default]) { ByHand = true },
        new ZooEntry<StructOfMaybes>("a struct of members that may be absent: the second is there",
            () => [new() { Second = new([1, 2]) }, new() { Second = new([]) }]) { ByHand = true },
        new ZooEntry<NumberedMaybes>("numbered members that may be absent", () => [new() { First = new(1) }, new() { First = new(2) }]) { ByHand = true },
        new ZooEntry<MappedMaybes>("members by number that may be absent", () => [new() { Last = new("l") }, new() { Last = new(null) }]) { ByHand = true },
        new ZooEntry<TolerantMaybes>("tolerant members that may be absent",
            () => [new(), new() { First = new(1) }, new() { Last = new(null) }]) { ByHand = true },
        new ZooEntry<PageOfMaybes<int>>("a generic owner of a member that may be absent",
            () => [new() { Item = new(4), Items = [new(1), default] }, new() { Item = new(5) }]) { ByHand = true },
        new ZooEntry<PageOfMaybes<HoldsMaybes>>("a generic owner of objects that may be absent",
            () => [new() { Item = new(new() { Number = new(1) }) }]) { ByHand = true },
    ];
}

/// <summary>A value, or none. A reference may be null and there.</summary>
[CodecConverter(typeof(MaybeCodec<>))]
public readonly record struct Maybe<T>
{
    public Maybe(T value) => (HasValue, Value) = (true, value);

    public bool HasValue { get; }

    public T Value { get; }
}

/// <summary>Whole: an array of the value, or an empty one. As a member: the value, or nothing.</summary>
public readonly struct MaybeCodec<T> : IMemberCodec<Maybe<T>>
{
    public static void Write<W>(ref W writer, scoped in Maybe<T> value)
        where W : struct, IFormatWriter<W>, allows ref struct
    {
        writer.WriteArrayStart(value.HasValue ? 1 : 0);
        if (value.HasValue)
        {
            writer.WriteItem(0);
            W.WriteValue(ref writer, value.Value);
        }
        writer.WriteArrayEnd(value.HasValue ? 1 : 0);
    }

    public static void Read<R>(ref R reader, ref Maybe<T> value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        int remaining = reader.ReadArrayStart(1);
        if (remaining == -1)
        {
            throw new OctavoException("null is not an array of one value or none.");
        }
        value = default;
        if (reader.NextItem(ref remaining))
        {
            ReadMember(ref reader, ref value);
            if (reader.NextItem(ref remaining))
            {
                throw new OctavoException("an array of one value or none has more.");
            }
        }
    }

    public static bool IsAbsent(scoped in Maybe<T> value) => !value.HasValue;

    public static void WriteMember<W>(ref W writer, scoped in Maybe<T> value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteValue(ref writer, value.Value);

    public static void ReadMember<R>(ref R reader, ref Maybe<T> value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        T? read = default;
        R.ReadValue(ref reader, ref read);
        value = new Maybe<T>(read!);
    }
}

[GenerateCodec]
public sealed class HoldsMaybes
{
    public int Before { get; set; }

    public Maybe<int> Number { get; set; }

    public Maybe<string?> Text { get; set; }

    public Maybe<int?> MaybeNumber { get; set; }

    public Maybe<List<Maybe<int>>> Items { get; set; }

    public Maybe<HoldsMaybes?> Child { get; set; }

    public Maybe<Maybe<long>> Boxed { get; set; }

    public Maybe<DayOfWeek> Kind { get; set; }

    public int After { get; set; }
}

[GenerateCodec]
public sealed record BoundMaybes(Maybe<int> First, Maybe<string?> Second, int Third = 3);

[GenerateCodec]
public struct StructOfMaybes
{
    public Maybe<double> First;

    public Maybe<byte[]> Second;
}

[GenerateCodec]
public sealed class NumberedMaybes
{
    [CodecMember(1)] public Maybe<int> First { get; set; }

    [CodecMember(3)] public Maybe<string?> Last { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class MappedMaybes
{
    [CodecMember(1)] public Maybe<int> First { get; set; }

    [CodecMember(3)] public Maybe<string?> Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantMaybes
{
    [CodecMember(1)] public Maybe<int> First { get; set; }

    [CodecMember(3)] public Maybe<string?> Last { get; set; }
}

[GenerateCodec]
public sealed class PageOfMaybes<T>
{
    public Maybe<T> Item { get; set; }

    public List<Maybe<T>>? Items { get; set; }
}
