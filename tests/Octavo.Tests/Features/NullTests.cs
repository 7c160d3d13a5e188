// Owns: a null if none is declared is refused when it is written, with the member's path, as it is when it is read; AcceptNulls takes it both ways.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class NullTests
{
    /// <summary>Formats whose nulls can be told: Protobuf has absence.</summary>
    public static TheoryData<string> Formats => [.. FormatList.Names];

    private static readonly Dictionary<string, Action<NotNulls>> s_places = new()
    {
        ["NotNulls.Name"] = v => v.Name = null!,
        ["NotNulls.Second"] = v => v.Second = null!,
        ["NotNulls.Bytes"] = v => v.Bytes = null!,
        ["NotNulls.Numbers"] = v => v.Numbers = null!,
        ["NotNulls.Texts"] = v => v.Texts = null!,
        ["NotNulls.Map"] = v => v.Map = null!,
        ["NotNulls.Item"] = v => v.Item = null!,
        ["NotNulls.Items"] = v => v.Items = null!,
        ["NotNulls.Link"] = v => v.Link = null!,
        ["NotNulls.ItemMap"] = v => v.ItemMap = null!,
        ["NotNulls.Queue"] = v => v.Queue = null!,
        ["NotNulls.Texts[2]"] = v => v.Texts = ["a", "b", null!, "c"],
        ["NotNulls.Map[\"b\"]"] = v => v.Map = new() { ["a"] = "1", ["b"] = null! },
        ["NotNulls.Item.Sku"] = v => v.Item = new() { Sku = null! },
        ["NotNulls.Item.Deep.Text"] = v => v.Item = new() { Deep = new() { Text = null! } },
        ["NotNulls.Items[1]"] = v => v.Items = [new() { Deep = new() }, null!],
        ["NotNulls.Items[1].Sku"] = v => v.Items = [new() { Deep = new() }, new() { Sku = null!, Deep = new() }],
        ["NotNulls.ItemMap[7].Deep.Text"] = v => v.ItemMap = new() { [7] = new() },
        ["NotNulls.Queue[1]"] = v => v.Queue = new(["a", null!]),
    };

    [Theory, MemberData(nameof(Formats))]
    public void Nulls_that_are_not_declared_are_not_written(string format)
    {
        var calls = FormatList.Of<NotNulls>(format);
        Assert.NotNull(calls.Deserialize(calls.Serialize(Good())));
        foreach ((string path, Action<NotNulls> put) in s_places)
        {
            NotNulls value = Good();
            put(value);
            Refused(() => calls.Serialize(value), format, path);
            Refused(() => calls.Serialize(new MemoryStream(), value), format, path);
            Refused(() => calls.SerializeAs(value, typeof(NotNulls)), format, path);
            Refused(() => calls.Serialize(new System.Buffers.ArrayBufferWriter<byte>(), value), format, path);
            byte[] written = calls.Serialize(value, new CallOptions { AcceptNulls = true });
            Assert.NotNull(calls.Deserialize(written, new CallOptions { AcceptNulls = true }));
        }
    }

    /// <summary>Protobuf has absence and no null; its elements were always refused, with a code of their own.</summary>
    [Fact]
    public void Protobuf_refuses_too()
    {
        foreach ((string path, Action<NotNulls> put) in s_places.Where(p => !p.Key.EndsWith(']')))
        {
            NotNulls value = Good();
            value.Nullable = null;
            put(value);
            Refused(() => OctavoProtobuf.Serialize(value), "Protobuf", path);
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void Other_layouts_refuse_too(string format)
    {
        Refused(() => FormatList.Of<TolerantNotNulls>(format).Serialize(new() { Name = null! }), format, "TolerantNotNulls.Name");
        Refused(() => FormatList.Of<TolerantNotNulls>(format).Serialize(new() { Texts = ["", null!] }), format, "TolerantNotNulls.Texts[1]");
        Refused(() => FormatList.Of<NotNullDeep>(format).Serialize(default), format, "NotNullDeep.Text");
        // What is left out if it is null is not written, and its initializer comes back.
        if (format is "JSON")
        {
            Assert.Equal("",
                FormatList.Of<OmittingNotNulls>(format).Deserialize(FormatList.Of<OmittingNotNulls>(format).Serialize(new() { Name = null! }))!.Name);
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void Attributes_allow_nulls_in_both_directions(string format)
    {
        var calls = FormatList.Of<MayBeNulls>(format);
        MayBeNulls read = calls.Deserialize(calls.Serialize(new() { A = null!, B = null!, C = null! }))!;
        Assert.Equal((null, "", null), (read.A, read.B, read.C));
    }

    private static NotNulls Good() =>
        new() { Item = new() { Deep = new() }, Items = [new() { Deep = new() }], Texts = ["a"], Map = new() { ["a"] = "b" }, Nullable = ["a", null] };

    private static void Refused(Action write, string format, string path)
    {
        OctavoException? thrown = Record.Exception(write) as OctavoException;
        Assert.True(thrown is not null, $"{format}: {path} was written");
        Assert.Equal((OctavoErrorCode.NullNotAllowed, format, path), (thrown.Code, thrown.Format, thrown.Path));
    }
}
