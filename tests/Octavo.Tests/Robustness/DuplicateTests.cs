// Owns: keys, items and members that the data holds twice, in every format. Knows no format: payloads are made by renaming a name in place.
using System.Text;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class DuplicateTests
{
    private static readonly CallOptions s_lastWins = new() { Duplicates = DuplicatePolicy.LastWins };

    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void DictionaryOfText(string format)
    {
        FormatCalls<Dictionary<string, int>> calls = FormatList.Of<Dictionary<string, int>>(format);
        byte[] twice = Rename(calls.Serialize(new() { ["qa"] = 1, ["other"] = 2, ["qb"] = 3 }), "qb", "qa")!;
        Errors.Expect(OctavoErrorCode.DuplicateKey, () => calls.Deserialize(twice));
        Dictionary<string, int> last = calls.Deserialize(twice, s_lastWins)!;
        Assert.Equal([KeyValuePair.Create("qa", 3), KeyValuePair.Create("other", 2)], last);
    }

    [Theory, MemberData(nameof(Formats))]
    public void Members(string format)
    {
        FormatCalls<KeysAndItems> calls = FormatList.Of<KeysAndItems>(format);
        KeysAndItems[] values =
        [
            new() { Texts = new() { ["qa"] = 1, ["qb"] = 2 } },
            new() { Set = ["qa", "qb"] },
            new() { Interface = new Dictionary<string, string> { ["qa"] = "1", ["qb"] = "2" } },
        ];
        foreach (KeysAndItems value in values)
        {
            byte[] twice = Rename(calls.Serialize(value), "qb", "qa")!;
            Errors.Expect(OctavoErrorCode.DuplicateKey, () => calls.Deserialize(twice));
            KeysAndItems read = calls.Deserialize(twice, s_lastWins)!;
            Assert.Equal(1, (read.Texts?.Count ?? 0) + (read.Set?.Count ?? 0) + (read.Interface?.Count ?? 0));
            Assert.Equal(value.Texts is null ? 0 : 2, read.Texts?["qa"] ?? 0);
            Assert.Equal(value.Interface is null ? null : "2", read.Interface?["qa"]);
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void SeededDictionaries(string format)
    {
        FormatCalls<KeysAndItems> calls = FormatList.Of<KeysAndItems>(format);
        var seeded = new CallOptions { Limits = SerializerLimits.Untrusted };
        var value =
            new KeysAndItems
            {
                Texts = new() { ["a"] = 1 },
                Set = ["x"],
                Numbers = new() { [1] = true, [2] = false },
                SetInterface = new HashSet<byte> { 3, 4 }
            };
        KeysAndItems read = calls.Deserialize(calls.Serialize(value), seeded)!;
        Assert.Null(DeepComparer.Difference(value.Numbers, read.Numbers, calls.Fidelity));
        Assert.NotSame(EqualityComparer<byte>.Default, read.Numbers!.Comparer);
        Assert.Contains((byte)4, read.SetInterface!);
        Assert.True(read.Numbers[1]);
    }

    [Theory, MemberData(nameof(Formats))]
    public void NumbersAsKeys(string format)
    {
        FormatCalls<KeysAndItems> calls = FormatList.Of<KeysAndItems>(format);
        foreach (KeysAndItems value in (KeysAndItems[])[new() { Numbers = new() { [0x55] = true, [0x56] = true } },
            new() { SetInterface = new HashSet<byte> { 0x55, 0x56 } }])
        {
            byte[] twice = calls.Serialize(value);
            if (format == "JSON")
            {
                twice = Encoding.ASCII.GetBytes(Encoding.ASCII.GetString(twice).Replace("86", "85", StringComparison.Ordinal));
            }
            else
            {
                twice[Array.IndexOf(twice, (byte)0x56)] = 0x55;
            }
            Errors.Expect(OctavoErrorCode.DuplicateKey, () => calls.Deserialize(twice));
            KeysAndItems read = calls.Deserialize(twice, s_lastWins)!;
            Assert.Equal(1, (read.Numbers?.Count ?? 0) + (read.SetInterface?.Count ?? 0));
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void MembersOfAnObject(string format)
    {
        FormatCalls<TwoNames> calls = FormatList.Of<TwoNames>(format);
        byte[] bytes = calls.Serialize(new TwoNames { qa = 1, qb = 2 });
        if (Rename(bytes, "qb", "qa") is { } twice)
        {
            Errors.Expect(OctavoErrorCode.DuplicateMember, () => calls.Deserialize(twice));
            Assert.Equal(2, calls.Deserialize(twice, s_lastWins)!.qa);
            byte[] shuffled = Rename(Rename(Rename(bytes, "qa", "qx")!, "qb", "qa")!, "qx", "qb")!;
            Assert.Equal(2, calls.Deserialize(shuffled)!.qa);
            Assert.Equal(1, calls.Deserialize(shuffled)!.qb);
        }
    }

    /// <summary>Replaces the last occurrence of a text of the same length; null if the format does not write it.</summary>
    private static byte[]? Rename(byte[] payload, string from, string to)
    {
        byte[] renamed = [.. payload];
        int at = renamed.AsSpan().LastIndexOf(System.Text.Encoding.ASCII.GetBytes(from));
        if (at < 0)
        {
            return null;
        }
        System.Text.Encoding.ASCII.GetBytes(to).CopyTo(renamed, at);
        return renamed;
    }
}
