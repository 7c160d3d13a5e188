// Owns: types that are strange but ordinary C#, and types that can have no codec: the reason is in an OctavoException.
using System.Collections;
using System.Runtime.CompilerServices;
using Xunit;

namespace Octavo.Runtime.Tests;

[Collection("one after another")]
public sealed class OddTypesTests
{
    public static TheoryData<object> Values =>
    [
        new HoldsBuilt { Bag = new Bag([1, 2]), Bags = [new Bag([3]), null], Rows = RowBag.Of([[4], [5, 6]]) },
        new OneAccessorEach { X = 1, Y = 2 },
        Single.Instance,
        new HoldsAnswer { Answer = new Answer<int>.Right(5), Other = new Answer<string>.Wrong("w"), Leaf = new Leaf<int> { Value = 1 } },
        new ByReference(new Spot { X = 1, Y = 2 }),
        new HidesComparer { Sizes = new() { ["a"] = 1 } },
        new ThrowsWhenLookedAt(),
        new HidesField { Value = "v" },
        new HoldsFixed { Id = 3 },
    ];

    [Theory, MemberData(nameof(Values))]
    public void Odd_types_come_back(object value)
    {
        Type type = value.GetType();
        foreach (OctavoFormat format in Unnumbered.Formats)
        {
            byte[] bytes = format.Serialize(value, type);
            object read = format.Deserialize(bytes, type)!;
            Assert.Equal(bytes, format.Serialize(read, type));
            Assert.Equal(type, read.GetType());
        }
    }

    [Fact]
    public void Collections_that_a_builder_makes_are_cloned()
    {
        var value = new HoldsBuilt { Bag = new Bag([1, 2]), Rows = RowBag.Of([[4], [5, 6]]) };
        HoldsBuilt clone = OctavoGraph.Clone(value)!;
        Assert.NotSame(value.Bag, clone.Bag);
        Assert.Equal(value.Bag, clone.Bag);
        Assert.Equal(value.Rows, clone.Rows);
    }

    [Fact]
    public void Collections_behind_accessors_with_code_come_back_in_Protobuf()
    {
        var value = new CopiesCollections { Numbers = [1, 2], Names = new() { ["a"] = 1 }, Tags = ["b", "c"], Refuses = [] };
        CopiesCollections read = OctavoProtobuf.Deserialize<CopiesCollections>(OctavoProtobuf.Serialize(value))!;
        Assert.Equal(value.Numbers, read.Numbers);
        Assert.Equal(value.Names, read.Names);
        Assert.Equal(value.Tags, read.Tags);
        Assert.Empty(read.Refuses);
    }

    [Fact]
    public void The_nearest_of_a_field_and_a_property_is_meant()
    {
        var value = new HidesField { Value = "v" };
        ((HasField)value).Value = 3;
        HidesField read = OctavoBinary.Deserialize<HidesField>(OctavoBinary.Serialize(value))!;
        Assert.Equal(("v", 3), (read.Value, ((HasField)read).Value));
    }

    [Fact]
    public void What_code_cannot_name_is_refused()
    {
        foreach (object value in new object[] { new { A = 1 }, new[] { new { B = 1, C = (1, 2) } } })
        {
            OctavoException refused = Assert.Throws<OctavoException>(() => OctavoJson.Serialize(value, value.GetType()));
            Assert.Equal(OctavoErrorCode.NoCodec, refused.Code);
            Assert.Contains("anonymous", refused.Message, StringComparison.Ordinal);
        }
    }

    /// <summary>Preparing says what the first use would say.</summary>
    [Theory]
    [InlineData(typeof(Stream))]
    [InlineData(typeof(List<>))]
    [InlineData(typeof(Span<int>))]
    [InlineData(typeof(int*))]
    [InlineData(typeof(Delegate))]
    [InlineData(typeof(Thread[]))]
    public void Types_without_a_codec_are_not_prepared(Type type)
    {
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoRuntime.Prepare(typeof(Line), type)).Code);
        Assert.Throws<ArgumentNullException>(() => OctavoRuntime.Prepare(type, null!));
    }

    [CollectionBuilder(typeof(Bag), nameof(Of))]
    public sealed class Bag(int[] items) : IReadOnlyCollection<int>
    {
        private readonly int[] _items = items;

        public int Count => _items.Length;

        public static Bag Of(ReadOnlySpan<int> items) => new(items.ToArray());

        public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_items).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    [CollectionBuilder(typeof(RowBag), nameof(Of))]
    public readonly struct RowBag : IReadOnlyCollection<int[]>
    {
        private readonly int[][]? _items;

        private RowBag(int[][] items) => _items = items;

        public int Count => _items?.Length ?? 0;

        public static RowBag Of(ReadOnlySpan<int[]> items) => new(items.ToArray());

        public IEnumerator<int[]> GetEnumerator() => ((IEnumerable<int[]>)(_items ?? [])).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public sealed class HoldsBuilt
    {
        public Bag? Bag { get; set; }

        public List<Bag?>? Bags { get; set; }

        public RowBag Rows { get; set; }
    }

    public class TwoAccessors
    {
        public virtual int X { get; set; }

        public virtual int Y { get; set; }
    }

    public sealed class OneAccessorEach : TwoAccessors
    {
        public override int X { get => base.X; }

        public override int Y { set => base.Y = value; }
    }

    public sealed class Single
    {
        public static readonly Single Instance = new() { Id = 3 };

        private Single()
        {
        }

        public int Id { get; private set; }
    }

    [CodecUnion]
    public abstract record Answer<T>
    {
        [CodecUnion(0)]
        public sealed record Right(T Value) : Answer<T>;

        [CodecUnion(1)]
        public sealed record Wrong(string Message) : Answer<T>;
    }

    [CodecUnion]
    public abstract class Node<T>
    {
        public T? Value { get; set; }
    }

    [CodecUnion(0)]
    public sealed class Leaf<T> : Node<T>;

    public sealed class HoldsAnswer
    {
        public Answer<int>? Answer { get; set; }

        public Answer<string>? Other { get; set; }

        public Node<int>? Leaf { get; set; }
    }

    public sealed class ByReference
    {
        private readonly Spot _spot;

        public ByReference(Spot spot) => _spot = spot;

        public ref readonly Spot Spot => ref _spot;
    }

    public sealed class Sizes : Dictionary<string, int>
    {
        public new string Comparer => "none";
    }

    public sealed class HidesComparer
    {
        public Sizes Sizes { get; set; } = [];

        public (int, int) Pair { get; set; }
    }

    public sealed class Unwilling : IEnumerable<int>
    {
        public int Id { get; set; }

        public IEnumerator<int> GetEnumerator() => throw new InvalidOperationException("not now");

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public readonly struct Picky
    {
        public string? Name { get; init; }

        public override bool Equals(object? obj) => Name!.Length == ((Picky)obj!).Name!.Length;

        public override int GetHashCode() => 0;
    }

    /// <summary>Whose members begin with what users' code does not let others look at.</summary>
    public sealed class ThrowsWhenLookedAt
    {
        [System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingDefault)]
        public Unwilling? Items { get; set; } = new();

        [System.Text.Json.Serialization.JsonIgnore(Condition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingDefault)]
        public Picky Picky { get; set; }
    }

    /// <summary>Whose collections have no setter, and nothing can be added to what they hold.</summary>
    public sealed class HoldsFixed
    {
        public int Id { get; set; }

        public IList<int> Array { get; } = new int[2];

        public ICollection<string> Empty { get; } = System.Collections.ObjectModel.ReadOnlyCollection<string>.Empty;

        public IDictionary<string, int> Map { get; } = System.Collections.Immutable.ImmutableDictionary<string, int>.Empty;
    }

    public class HasField
    {
        public int Value;

        public (int, int) Pair;
    }

    public sealed class HidesField : HasField
    {
        [CodecMember("Own")]
        public new string? Value { get; set; }
    }
}
