// Owns: that depth is counted where a type holds itself with no object between. 100,000 levels take two bytes each at most.
using System.Text;

namespace Octavo.Tests.Robustness;

public sealed class NestedFormTests
{
    private const int Levels = 100_000;

    [Theory]
    [InlineData("Form")]
    [InlineData("One")]
    public void Lists_of_themselves(string member)
    {
        byte[] json = Encoding.UTF8.GetBytes("{\"" + member + "\":" + new string('[', Levels) + new string(']', Levels) + "}");
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoJson.Deserialize<NestedHolder>(json));
        byte[] name = [.. Encoding.UTF8.GetBytes(member)];
        byte[] messagePack = [0x81, (byte)(0xA0 + name.Length), .. name, .. Enumerable.Repeat((byte)0x91, Levels), 0x90];
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Deserialize<NestedHolder>(messagePack));
        byte[] cbor = [0xA1, (byte)(0x60 + name.Length), .. name, .. Enumerable.Repeat((byte)0x81, Levels), 0x80];
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCbor.Deserialize<NestedHolder>(cbor));
    }

    [Fact]
    public void Cases_of_themselves()
    {
        byte[] union = Encoding.UTF8.GetBytes("{\"Union\":" + string.Concat(Enumerable.Repeat("{\"$type\":\"GroupedList\",\"$values\":[", Levels)));
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoJson.Deserialize<NestedHolder>(union));
        IGrouped nested = new GroupedLeaf();
        for (int i = 0; i < 200; i++)
        {
            nested = new GroupedList { nested };
        }
        foreach (OctavoFormat format in OctavoFormats.All.Where(f => f != OctavoFormats.Protobuf))
        {
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => format.Serialize(nested));
        }
    }

    [Fact]
    public void Roots_in_binary_formats()
    {
        byte[] bomb = [.. Enumerable.Repeat((byte)2, Levels), 1];
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Deserialize<NestedForm>(bomb));
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCompact.Deserialize<NestedForm>(bomb));
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Deserialize<NestedOne>(bomb));
    }

    [Fact]
    public void What_holds_itself_is_refused_when_written()
    {
        var form = new NestedForm([]);
        form.Items.Add(form);
        var replaced = new NestedReplaced();
        replaced.Items.Add(replaced);
        GroupedList group = [];
        group.Add(group);
        foreach (NestedHolder holder in (NestedHolder[])[new() { Form = form }, new() { Replaced = replaced }, new() { Union = group }])
        {
            foreach (OctavoFormat format in OctavoFormats.All.Where(f => f != OctavoFormats.Protobuf))
            {
                Errors.Expect(OctavoErrorCode.DepthExceeded, () => format.Serialize(holder));
            }
        }
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoGraph.Clone(form));
        Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoGraph.Clone(replaced));
    }

    /// <summary>A clone keeps circles, and has a bound of its own.</summary>
    [Fact]
    public void Clones_end()
    {
        GroupedList group = [];
        group.Add(group);
        GroupedList copy = OctavoGraph.Clone(group);
        Assert.Same(copy, copy[0]);
        IGrouped deep = new GroupedLeaf();
        for (int i = 0; i < Levels; i++)
        {
            deep = new GroupedList { deep };
        }
        try
        {
            Assert.NotSame(deep, OctavoGraph.Clone(deep));
        }
        catch (OctavoException found)
        {
            Assert.Equal(OctavoErrorCode.DepthExceeded, found.Code);
        }
    }

    /// <summary>An object between two of them counts once a level.</summary>
    [Fact]
    public void The_limit_is_exact()
    {
        var form = new NestedForm([]);
        var replaced = new NestedReplaced();
        for (int i = 1; i < 63; i++)
        {
            form = new NestedForm([form]);
            replaced = new NestedReplaced { Items = [replaced] };
        }
        var holder = new NestedHolder { Form = form, Replaced = replaced };
        foreach (OctavoFormat format in OctavoFormats.All.Where(f => f != OctavoFormats.Protobuf))
        {
            Assert.True(OctavoGraph.Equals(form, format.Deserialize<NestedHolder>(format.Serialize(holder))!.Form), format.ToString());
        }
    }
}
