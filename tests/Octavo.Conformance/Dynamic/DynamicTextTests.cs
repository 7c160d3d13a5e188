// Owns: the text of dynamic values.
using Octavo.Cbor;
using Octavo.MsgPack;

namespace Octavo.Conformance.Dynamic;

public sealed class DynamicTextTests
{
    [Fact]
    public void It_is_diagnostic_notation()
    {
        var map = new CborMap
        {
            { 1L, "a\"\\\n" },
            { "b", new object?[] { true, null, 1.5, new byte[] { 10, 11 }, new int[] { 1, 2 } } },
            { CborSimple.Undefined, new CborTagged(32, new CborMap { { -1L, new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc) } }) },
        };
        Assert.Equal("""{1: "a\"\\\u000a", "b": [true, null, 1.5, h'0A0B', [1, 2]], undefined: 32({-1: "2026-01-02T03:04:05.0000000Z"})}""", map.ToString());
        Assert.Equal("{}", new CborMap().ToString());
        Assert.Equal("{null: ext(-3, h'FF')}", new MsgPackMap { { null, new MsgPackExtension(-3, [255]) } }.ToString());
        Assert.Equal("ext(5, h'')", new MsgPackExtension(5, []).ToString());
    }

    /// <summary>It goes to logs: what is long or deep is cut, whatever its form, and its time is that of what is shown.</summary>
    [Fact]
    public void It_is_cut()
    {
        string surrogates = string.Concat(Enumerable.Repeat("\U0001F600", 5_000_000));
        object?[] deep = [];
        for (int i = 0; i < 100_000; i++)
        {
            deep = [new MsgPackMap { { 1, deep } }];
        }
        object?[] values = [surrogates, new byte[50_000_000], new object?[1_000_000], deep, new MsgPackExtension(1, new byte[50_000_000])];
        foreach (object? value in values)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            string text = new MsgPackMap { { value, value } }.ToString();
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 64 << 10);
            Assert.InRange(text.Length, 20, 1_001);
            Assert.Contains('…', text);
            Assert.False(char.IsHighSurrogate(text[^2]));
        }
    }
}
