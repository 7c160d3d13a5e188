// Owns: classes that derive from the platform's maps, queues and stacks of objects come back whole, with their own comparers and order, in every format; keys
// that are one to the map, or have no order, are refused. Knows no codec.
using System.Collections;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class UserMapTests
{
    [Fact]
    public void Entries_come_back_in_every_format()
    {
        HoldsOwnMaps sample = Sample();
        foreach (FormatCalls<HoldsOwnMaps> calls in FormatList.Of<HoldsOwnMaps>())
        {
            byte[] data = calls.Serialize(sample);
            HoldsOwnMaps read = calls.Deserialize(data)!;
            Check(read);
            calls.Populate(data, ref read);
            Check(read);
        }
        Check(OctavoGraph.Clone(sample)!);
        Assert.True(OctavoGraph.Equals(sample, Sample()));
        HoldsOwnMaps other = Sample();
        other.Settings!["A"] = 2;
        Assert.False(OctavoGraph.Equals(sample, other));
    }

    [Fact]
    public void Roots_come_back_in_every_format()
    {
        foreach (FormatCalls<OldSettings> calls in FormatList.Of<OldSettings>())
        {
            OldSettings read = calls.Deserialize(calls.Serialize(new OldSettings { ["a"] = 1 }))!;
            Assert.Equal(1, read["A"]);
        }
        foreach (FormatCalls<Undone> calls in FormatList.Of<Undone>())
        {
            Assert.Equal([2, 1], calls.Deserialize(calls.Serialize(Pushed(new())))!.Cast<object>());
        }
    }

    [Fact]
    public void Members_beside_a_constructor_come_back()
    {
        var sample = new BoundOwnMaps(4);
        sample.Settings["a"] = 1;
        sample.Mixed.Add("m");
        sample.Waiting.Enqueue("w");
        Pushed(sample.Undone);
        foreach (FormatCalls<BoundOwnMaps> calls in FormatList.Of<BoundOwnMaps>())
        {
            Check(calls.Deserialize(calls.Serialize(sample))!);
        }
        Check(OctavoGraph.Clone(sample)!);

        static void Check(BoundOwnMaps read)
        {
            Assert.Equal(4, read.Id);
            Assert.Equal(1, read.Settings["A"]);
            Assert.Equal(["m"], read.Mixed.Cast<object>());
            Assert.Equal(["w"], read.Waiting.Cast<object>());
            Assert.Equal([2, 1], read.Undone.Cast<object>());
        }
    }

    [Fact]
    public void Keys_that_are_one_to_the_map_are_refused()
    {
        foreach (FormatCalls<Flags> from in FormatList.Of<Flags>())
        {
            byte[] data = from.Serialize(new Flags { ["a"] = 1, ["A"] = 2 });
            FormatCalls<OldSettings> to = FormatList.Of<OldSettings>().First(c => c.Format == from.Format);
            Assert.Equal(OctavoErrorCode.DuplicateKey, Assert.Throws<OctavoException>(() => to.Deserialize(data)).Code);
        }
    }

    [Fact]
    public void Keys_without_an_order_are_refused()
    {
        byte[] data = OctavoBinary.Serialize(new Flags { ["a"] = 1, [2] = 2 });
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Ranking>(data)).Code);
    }

    [Fact]
    public void Descending_keys_move_nothing()
    {
        var sample = new Hashtable();
        for (int i = 0; i < 100_000; i++)
        {
            sample[i] = null;
        }
        Assert.Equal(100_000, OctavoBinary.Deserialize<Ranking>(OctavoBinary.Serialize(sample))!.Count);
    }

    [Fact]
    public void Keys_that_would_flood_a_map_are_refused()
    {
        var few = new Flags();
        for (int i = 0; i < 256; i++)
        {
            few[i] = i;
        }
        var untrusted = new OctavoBinaryOptions { Limits = SerializerLimits.Untrusted };
        Assert.Equal(256, OctavoBinary.Deserialize<Either>(OctavoBinary.Serialize(few), untrusted)!.Count);
        few["more"] = 1;
        byte[] many = OctavoBinary.Serialize(few);
        Assert.Equal(257, OctavoBinary.Deserialize<Either>(many)!.Count);
        Assert.Equal(OctavoErrorCode.UnseededHash, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<Either>(many, untrusted)).Code);
    }

    private static HoldsOwnMaps Sample()
    {
        var sample = new HoldsOwnMaps
        {
            Settings = new() { ["a"] = 1, [2] = "two", ["none"] = null },
            Ranking = new() { [1] = "one", [3] = "three", [2] = "two" },
            Steps = new() { ["z"] = 1, ["a"] = 2 },
            Flags = new() { ["on"] = true },
            Either = new() { ["x"] = 1.5 },
            Ids = new() { ["id"] = 7 },
            Waiting = new(),
            Many = new() { ["none"] = null, ["one"] = new() { ["q"] = "r" } },
        };
        sample.Of["b"] = 5;
        sample.Waiting.Enqueue(1);
        sample.Waiting.Enqueue("w");
        Pushed(sample.Undone);
        return sample;
    }

    private static Undone Pushed(Undone undone)
    {
        undone.Push(1);
        undone.Push(2);
        return undone;
    }

    private static void Check(HoldsOwnMaps read)
    {
        Assert.Equal(3, read.Settings!.Count);
        Assert.Equal(1, read.Settings["A"]);
        Assert.Equal("two", read.Settings[2]);
        Assert.True(read.Settings.Contains("none"));
        Assert.Equal(5, read.Of["B"]);
        Assert.Equal([3, 2, 1], read.Ranking!.Keys.Cast<object>());
        Assert.Equal(["z", "a"], read.Steps!.Keys.Cast<object>());
        Assert.Equal(true, read.Flags!["on"]);
        Assert.Equal(1.5, read.Either!["x"]);
        Assert.Equal(7, read.Ids!["id"]);
        Assert.Equal([1, "w"], read.Waiting!.Cast<object>());
        Assert.Equal([2, 1], read.Undone.Cast<object>());
        Assert.Null(read.Many!["none"]);
        Assert.Equal("r", read.Many["one"]!["Q"]);
    }
}
