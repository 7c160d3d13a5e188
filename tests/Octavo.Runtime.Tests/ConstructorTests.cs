// Owns: constructors that use codecs while the codecs of their own classes are made: each runs once to show what collections begin with.
using System.Runtime.CompilerServices;
using System.Text;
using Xunit;

namespace Octavo.Runtime.Tests;

[Collection("one after another")]
public sealed class ConstructorTests
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(20);

    [Fact]
    public void A_constructor_may_use_the_codec_of_its_own_class()
    {
        var value = new AsksItself { Id = 1, Next = new() { Id = 2 } };
        AsksItself.Asks = true;
        Assert.Equal("""{"Id":1,"Counts":null,"Next":{"Id":2,"Counts":null,"Next":null}}""", OctavoJson.SerializeToString(value));
        Assert.Equal("""{"Id":3,"Counts":null,"Next":null}""", AsksItself.Answer);
        Assert.True(OctavoGraph.Equals(value, OctavoBinary.Deserialize<AsksItself>(OctavoBinary.Serialize(value))));
    }

    /// <summary>A class in which another one was read meanwhile counts its levels, too.</summary>
    [Fact]
    public void A_constructor_may_use_the_codec_of_another_class()
    {
        AsksAnother.Asks = true;
        string json = string.Concat(Enumerable.Repeat("{\"Next\":", 100_000)) + "null" + new string('}', 100_000);
        Assert.Equal(OctavoErrorCode.DepthExceeded,
            Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<AsksAnother>(Encoding.UTF8.GetBytes(json))).Code);
        Assert.False(AsksAnother.Asks);
        Assert.Equal("""{"Next":{"Next":null,"Counts":{}},"Counts":{}}""", OctavoJson.SerializeToString(new AsksAnother { Next = new() }));
    }

    [Fact]
    public void A_class_that_is_compiled_may_ask_too()
    {
        var value = (AsksCompiled)RuntimeHelpers.GetUninitializedObject(typeof(AsksCompiled));
        value.Pair = (1, "a");
        AsksCompiled.Asks = true;
        Assert.Equal("""{"Pair":{"Item1":1,"Item2":"a"},"Counts":null}""", OctavoJson.SerializeToString(value));
        Assert.Equal("""{"Pair":{"Item1":0,"Item2":null},"Counts":null}""", AsksCompiled.Answer);
    }

    /// <summary>As with any code: no lock is held that another thread could want.</summary>
    [Fact]
    public void A_constructor_may_wait_for_a_thread_that_uses_codecs()
    {
        Waits.Asks = true;
        Assert.Equal(5, OctavoJson.Deserialize<Waits>("""{"Id":5}"""u8)!.Id);
        Assert.Equal("""{"Id":6,"Counts":null}""", Waits.Answer);
    }

    public sealed class AsksItself
    {
        internal static bool Asks;
        internal static string? Answer;

        public AsksItself()
        {
            if (Asks)
            {
                Asks = false;
                Answer = OctavoJson.SerializeToString(new AsksItself { Id = 3 });
            }
        }

        public int Id { get; set; }

        public Dictionary<string, int>? Counts { get; set; }

        public AsksItself? Next { get; set; }
    }

    public sealed class AsksAnother
    {
        internal static bool Asks;

        public AsksAnother()
        {
            if (Asks)
            {
                Asks = false;
                _ = OctavoJson.Deserialize<Asked>("{}"u8);
            }
        }

        public AsksAnother? Next { get; set; }

        public Dictionary<string, int> Counts { get; set; } = [];
    }

    public sealed class Asked
    {
        public Dictionary<string, int>? Counts { get; set; }

        public AsksAnother? Back { get; set; }
    }

    public sealed class AsksCompiled
    {
        internal static bool Asks;
        internal static string? Answer;

        public AsksCompiled()
        {
            if (Asks)
            {
                Asks = false;
                Answer = OctavoJson.SerializeToString(new AsksCompiled());
            }
        }

        public (int, string?) Pair { get; set; }

        public SortedDictionary<string, int>? Counts { get; set; }
    }

    public sealed class Waits
    {
        internal static bool Asks;
        internal static string? Answer;

        public Waits()
        {
            if (Asks)
            {
                Asks = false;
                var other = new Thread(static () => Answer = OctavoJson.SerializeToString(new WaitedFor { Id = 6 }));
                other.Start();
                other.Join(s_patience);
            }
        }

        public int Id { get; set; }

        public Dictionary<string, int>? Counts { get; set; }
    }

    public sealed class WaitedFor
    {
        public int Id { get; set; }

        public Dictionary<string, int>? Counts { get; set; }
    }
}
