// Owns: keys that are records with references, which make chains and trees of any size of a few bytes: hashing and comparing them takes neither the stack nor
// more than the data.
using System.Text;
using Octavo.Codecs.Keys;
using Octavo.Internal;

namespace Octavo.Tests.Robustness;

public sealed class SharedKeyTests
{
    private static readonly OctavoJsonOptions s_untrusted = new() { Limits = SerializerLimits.Untrusted };

    public static TheoryData<string> Members => ["Set", "Own", "OwnInterface", "Interface", "ReadOnly", "Frozen", "Immutable"];

    [Theory, MemberData(nameof(Members))]
    public void A_circle(string member)
    {
        byte[] data = Encoding.UTF8.GetBytes($$$"""{"{{{member}}}":[{"$id":"1","Id":1,"Left":{"$ref":"1"}}]}""");
        foreach (OctavoJsonOptions? options in (OctavoJsonOptions?[])[null, s_untrusted])
        {
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoJson.Deserialize<LinkedKeys>(data, options));
        }
    }

    [Theory, MemberData(nameof(Members))]
    public void Long_chains(string member)
    {
        byte[] data = Chains(member, 20_000);
        foreach (OctavoJsonOptions? options in (OctavoJsonOptions?[])[null, s_untrusted])
        {
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoJson.Deserialize<LinkedKeys>(data, options));
            Errors.Expect(OctavoErrorCode.DuplicateKey, () => OctavoJson.Deserialize<LinkedKeys>(Chains(member, 40), options));
        }
    }

    [Fact]
    public void In_tuples_and_optionals_and_behind_bases()
    {
        foreach (OctavoJsonOptions? options in (OctavoJsonOptions?[])[null, s_untrusted])
        {
            Errors.Expect(OctavoErrorCode.DepthExceeded,
                () => OctavoJson.Deserialize<LinkedKeys>("""{"Tuples":[{"Item1":{"$id":"1","Id":1,"Left":{"$ref":"1"}},"Item2":2}]}"""u8, options));
            Errors.Expect(OctavoErrorCode.DepthExceeded,
                () => OctavoJson.Deserialize<LinkedKeys>("""{"Optional":[[{"$id":"1","Id":1,"Left":{"$ref":"1"}}]]}"""u8, options));
            LinkedBase inner = new LinkedCase { Number = 1 };
            byte[] good = OctavoJson.Serialize(new LinkedBases { Set = [inner, new LinkedCase { Number = 2, Next = inner }] });
            Assert.Equal(2, OctavoJson.Deserialize<LinkedBases>(good, options)!.Set!.Count);
            var circle = new LinkedCase { Number = 1 };
            circle.Next = circle;
            var set = new HashSet<LinkedBase>(ReferenceEqualityComparer.Instance) { circle };
            byte[] bad = OctavoJson.Serialize(new LinkedBases { Set = set });
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoJson.Deserialize<LinkedBases>(bad, options));
            var open = new DerivedLinked();
            open.Next = open;
            bad = OctavoJson.Serialize(new LinkedBases { Open = new(ReferenceEqualityComparer.Instance) { open } });
            Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoJson.Deserialize<LinkedBases>(bad, options));
        }
        OctavoJsonOptions none = s_untrusted;
        HashSet<OpenLinked> derived = [.. Enumerable.Range(0, 1_000).Select(i => new DerivedLinked { Number = ((long)i << 32) | (uint)i })];
        HashSet<OpenLinked> read = OctavoJson.Deserialize<LinkedBases>(OctavoJson.Serialize(new LinkedBases { Open = derived }), none)!.Open!;
        Assert.True(read.Select(one => read.Comparer.GetHashCode(one)).Distinct().Count() > 990);
    }

    /// <summary>Keys whose types are known only at run time: their own hash, which follows the circle, is not asked for.</summary>
    [Fact]
    public void As_objects()
    {
        var circle = new Linked();
        circle.Left = circle;
        Errors.Expect(OctavoErrorCode.UnseededHash, () => KeyComparer<object, ScalarKey<object>>.Instance.GetHashCode(circle));
        Errors.Expect(OctavoErrorCode.UnseededHash, () => SeededObjects.Instance.GetHashCode(new LinkedCase()));
        var node = new Unlinked();
        Assert.Equal(SeededObjects.Instance.GetHashCode(node), SeededObjects.Instance.GetHashCode(node));
        Assert.NotEqual(SeededObjects.Instance.GetHashCode(node), SeededObjects.Instance.GetHashCode(new Unlinked()));
        SeededObjects.Instance.GetHashCode(typeof(string));
    }

    /// <summary>Each key would cost the values, or the text, that all of them share.</summary>
    [Fact]
    public void What_keys_share_is_bounded()
    {
        var nodes = new List<Linked> { new() };
        for (int i = 0; i < 14; i++)
        {
            nodes.Add(new Linked { Left = nodes[^1], Right = nodes[^1] });
        }
        Errors.Expect(OctavoErrorCode.UnseededHash, () => Shared(nodes[^1], s_untrusted));
        Errors.Expect(OctavoErrorCode.UnseededHash, () => Shared(new Linked { Name = new string('a', 100_000) }, s_untrusted));
        Assert.Equal(20, Shared(nodes[4], s_untrusted));
        Assert.Equal(20, Shared(new Linked { Name = new string('a', 1_000) }, s_untrusted));
        Assert.Equal(20, Shared(nodes[10], new OctavoJsonOptions()));

        static int Shared(Linked shared, OctavoJsonOptions options)
        {
            var value = new LinkedKeys { Nodes = [shared], Set = new(ReferenceEqualityComparer.Instance) };
            for (int i = 0; i < 20; i++)
            {
                value.Set.Add(new Linked { Id = i, Left = shared });
            }
            return OctavoJson.Deserialize<LinkedKeys>(OctavoJson.Serialize(value), options)!.Set!.Count;
        }
    }

    /// <summary>Two equal chains, whose nodes are elements of a list that refer to those before them, and their heads as keys.</summary>
    private static byte[] Chains(string member, int length)
    {
        var text = new StringBuilder("{\"Nodes\":[");
        for (int i = 0; i < 2 * length; i++)
        {
            text.Append(i == 0 ? "" : ",").Append($"{{\"$id\":\"{i + 1}\",\"Id\":1,\"Left\":");
            text.Append(i % length == 0 ? "null}" : $"{{\"$ref\":\"{i}\"}}}}");
        }
        return Encoding.UTF8.GetBytes(text.Append($"],\"{member}\":[{{\"$ref\":\"{length}\"}},{{\"$ref\":\"{2 * length}\"}}]}}").ToString());
    }

    private sealed class Unlinked;
}
