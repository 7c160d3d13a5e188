// Owns: what seeded hashing leaves as it is: comparers of collections that exist, values that come again, and keys that are equal by an array.
using System.Collections;
using System.Collections.Immutable;
using Octavo.Protobuf;

namespace Octavo.Tests.Robustness;

public sealed class ExistingComparerTests
{
    public static TheoryData<bool> Seeding => [false, true];

    /// <summary>Keys that are equal by the table's own comparer are keys that come twice.</summary>
    [Theory, MemberData(nameof(Seeding))]
    public void A_table_keeps_its_comparer(bool seeded)
    {
        var options = new OctavoBinaryOptions { Limits = Limits(seeded) };
        byte[] data = OctavoBinary.Serialize(new Hashtable { ["a"] = 1, ["A"] = 2 });
        Errors.Expect(OctavoErrorCode.DuplicateKey, () => OctavoBinary.Populate(data, new Hashtable(StringComparer.OrdinalIgnoreCase), options));
        byte[] map = OctavoBinary.Serialize(new Dictionary<object, object?> { ["a"] = 1, ["A"] = 2 });
        Errors.Expect(OctavoErrorCode.DuplicateKey, () => OctavoBinary.Populate(map, new Dictionary<object, object?>(new CaseBlind()), options));
        byte[] many = OctavoBinary.Serialize(new Hashtable(Enumerable.Range(0, 1000).ToDictionary(i => i, i => i)));
        var table = new Hashtable(StringComparer.OrdinalIgnoreCase);
        OctavoBinary.Populate(many, table, options);
        Assert.Equal(1000, table.Count);
    }

    /// <summary>A set compares a value that comes again with the one that it has, and no other.</summary>
    [Theory, MemberData(nameof(Seeding))]
    public void Equal_values_are_no_collision(bool seeded)
    {
        byte[] data = [0x0A, 0xD0, 0x0F, .. Enumerable.Repeat((byte)5, 2000)]; // field 1, packed
        Assert.Single(OctavoProtobuf.Deserialize<HiddenSet>(data, new OctavoProtobufOptions { Limits = Limits(seeded) })!.Items);
    }

    /// <summary>An immutable array is equal by its array, whatever box it is in.</summary>
    [Theory, MemberData(nameof(Seeding))]
    public void A_box_of_an_array_is_found(bool seeded)
    {
        CodecRegistry registry = new CodecRegistry().Register<ImmutableArray<int>>(64);
        byte[] data = OctavoBinary.Serialize(new ObjectSet { Items = [ImmutableArray.Create(1, 2)] }, new OctavoBinaryOptions { Registry = registry });
        ObjectSet read = OctavoBinary.Deserialize<ObjectSet>(data, new OctavoBinaryOptions { Registry = registry, Limits = Limits(seeded) })!;
        Assert.Contains((ImmutableArray<int>)read.Items!.Single(), read.Items!);
    }

    /// <summary>Deterministic Protobuf has one order of tuples, in any culture and from any order of insertion.</summary>
    [Fact]
    public void Tuples_are_ordered_without_a_culture()
    {
        string[] names = ["a\u00AD", "aa", "a", "z", "B", "b", "A"];
        byte[] one = Made(names);
        Assert.Equal(one, Made([.. names.Reverse()]));
        Assert.Equal(["A", "B", "a", "aa", "a\u00AD", "b", "z"], OctavoProtobuf.Deserialize<TupleKeys>(one)!.Items!.Keys.Select(key => key.Item1));

        static byte[] Made(string[] keys) =>
            OctavoProtobuf.Serialize(new TupleKeys { Items = keys.ToDictionary(key => (key, 1), _ => 1) }, new OctavoProtobufOptions { Deterministic = true });
    }

    private static SerializerLimits Limits(bool seeded) => seeded ? SerializerLimits.Untrusted : SerializerLimits.Default;

    private sealed class CaseBlind : IEqualityComparer<object>
    {
        public new bool Equals(object? x, object? y) => StringComparer.OrdinalIgnoreCase.Equals(x?.ToString(), y?.ToString());

        public int GetHashCode(object value) => StringComparer.OrdinalIgnoreCase.GetHashCode(value.ToString()!);
    }
}
