// Owns: classes that derive from the platform's queues, stacks and lists of objects come back whole, of their own type, in every format. Knows no codec.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class OwnQueueTests
{
    [Fact]
    public void Elements_come_back_in_every_format()
    {
        HoldsOwnQueues sample = Sample();
        foreach (FormatCalls<HoldsOwnQueues> calls in FormatList.Of<HoldsOwnQueues>())
        {
            byte[] data = calls.Serialize(sample);
            HoldsOwnQueues read = calls.Deserialize(data)!;
            Check(sample, read);
            calls.Populate(data, ref read);
            Check(sample, read);
        }
        Check(sample, OctavoGraph.Clone(sample));
        Assert.True(OctavoGraph.Equals(sample, Sample()));
        foreach (FormatCalls<Recent> calls in FormatList.Of<Recent>())
        {
            Assert.Equal(["a", "b"], calls.Deserialize(calls.Serialize(sample.Recent!))!);
        }
        foreach (FormatCalls<OldNames> calls in FormatList.Of<OldNames>())
        {
            Assert.Equal(["x"], calls.Deserialize(calls.Serialize(sample.Names!))!.Cast<object>());
        }
    }

    private static HoldsOwnQueues Sample()
    {
        var sample = new HoldsOwnQueues
        {
            Recent = Filled(new Recent()),
            Of = (RecentOfRecent)Filled(new RecentOfRecent()),
            Jobs = new(),
            Plates = new(),
            Loose = [3],
            Bounded = ["p", "q"],
            Latest = new(),
            Times = new(),
            Many = [new(), new()],
            Mixed = [1, "two", null, 3.5],
            Names = new(),
        };
        sample.Undo.Push(1);
        sample.Undo.Push(null);
        sample.Jobs.Enqueue(new() { Id = 5 });
        sample.Plates.Push(1);
        sample.Plates.Push(2);
        sample.Latest.Enqueue("low", 1);
        sample.Latest.Enqueue("high", 9);
        sample.Times.Enqueue(new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc));
        sample.Many[1].Enqueue(7);
        sample.Names.Add("x");
        return sample;
    }

    private static Recent Filled(Recent recent)
    {
        ((Queue<string>)recent).Enqueue("a");
        ((Queue<string>)recent).Enqueue("b");
        return recent;
    }

    private static void Check(HoldsOwnQueues expected, HoldsOwnQueues read)
    {
        Assert.Equal(["a", "b"], read.Recent!);
        Assert.Equal(["a", "b"], read.Of!);
        Assert.Equal([null, 1], read.Undo);
        Assert.Equal(5, Assert.Single(read.Jobs!).Id);
        Assert.Equal([2L, 1L], read.Plates!);
        Assert.Equal([3], read.Loose!);
        Assert.Equal(["p", "q"], read.Bounded!);
        Assert.Equal(8, read.Bounded!.BoundedCapacity);
        Assert.Equal(2, read.Latest!.Count);
        Assert.Equal("high", read.Latest.Peek());
        Assert.Equal(expected.Times!, read.Times!);
        Assert.Equal([7], read.Many![1]);
        Assert.Equal(["1", "two", null, "3.5"],
            read.Mixed!.Cast<object?>().Select(item => item is null ? null : string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{item}")));
        Assert.Equal(["x"], read.Names!.Cast<object>());
    }

    /// <summary>One element more than the bound: <c>Add</c> would wait for ever.</summary>
    [Fact]
    public void A_bound_is_kept()
    {
        byte[] data = [0x99, .. Enumerable.Repeat<byte[]>([0xA1, 0x61], 9).SelectMany(text => text)];
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Bounded>(data));
        Assert.Equal(OctavoErrorCode.InvalidValue, refused.Code);
        Assert.Contains("8", refused.Message, StringComparison.Ordinal);
    }
}
