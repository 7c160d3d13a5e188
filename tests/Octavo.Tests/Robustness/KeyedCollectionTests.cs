// Owns: keys that data names twice, or chose to collide, in collections that find their items by keys but are not maps. Knows no format.
using System.Collections;
using System.Reflection;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness;

public sealed class KeyedCollectionTests
{
    private static readonly CallOptions s_untrusted = new() { Limits = SerializerLimits.Untrusted };

    public static TheoryData<string> Formats => [.. FormatList.EveryName];

    /// <summary>The platform throws an <see cref="ArgumentException"/> at the second one: that is the data's fault, and no user code threw.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void A_key_twice_is_refused(string format)
    {
        foreach (PropertyInfo member in typeof(KeyedTwin).GetProperties())
        {
            foreach (CallOptions options in (CallOptions[])[CallOptions.Default, s_untrusted, new() { Duplicates = DuplicatePolicy.LastWins }])
            {
                byte[] once = Data(format, member, 1, 2);
                byte[] twice = Data(format, member, 1, 2, 1);
                FormatCalls<KeyedHolder> calls = FormatList.Of<KeyedHolder>(format);
                KeyedHolder read = calls.Deserialize(once, options)!;
                Assert.Equal(2, ((IEnumerable)typeof(KeyedHolder).GetProperty(member.Name)!.GetValue(read)!).Cast<object>().Count());
                OctavoException refused = Errors.Expect(OctavoErrorCode.DuplicateKey, () => calls.Deserialize(twice, options));
                Assert.StartsWith("KeyedHolder." + member.Name, refused.Path, StringComparison.Ordinal);
                KeyedHolder? filled = new();
                Errors.Expect(OctavoErrorCode.DuplicateKey, () => calls.Populate(twice, ref filled, options));
            }
        }
    }

    /// <summary>It is refused if there are many, and what tells that must not take their square: they were gathered in a set with the plain hash.</summary>
    [Fact]
    public void Many_keys_of_one_hash_are_refused_in_linear_time()
    {
        Growth.IsLinear(
            n => OctavoBinary.Serialize(new FloodedItemsTwin { Items = [.. Enumerable.Range(1, n).Select(i => ((long)i << 32) | (uint)i)] }),
            data =>
            {
                Errors.Expect(OctavoErrorCode.UnseededHash,
                    () => OctavoBinary.Deserialize<FloodedItemsHolder>(data, new OctavoBinaryOptions { Limits = SerializerLimits.Untrusted }));
            },
            n: 2500, eightTimes: Growth.Strict);
    }

    private static byte[] Data(string format, PropertyInfo member, params int[] keys)
    {
        var twin = new KeyedTwin();
        member.SetValue(twin, member.PropertyType == typeof(List<KeyedLine>) ? keys.Select(key => new KeyedLine(key, "a")).ToList()
            : keys.Select(key => KeyValuePair.Create(key, "a")).ToList());
        return FormatList.Of<KeyedTwin>(format).Serialize(twin, new CallOptions { AcceptNulls = true });
    }
}
