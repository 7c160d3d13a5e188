// Owns: that comparing graphs neither prints keys that are objects nor throws once for each key.
using System.Runtime.ExceptionServices;
using Octavo.Tests.Robustness;

namespace Octavo.Tests.Graph;

public sealed class HostileKeyTests
{
    /// <summary>A key that holds itself has no text.</summary>
    [Fact]
    public void A_key_in_a_circle_is_not_printed()
    {
        Assert.False(OctavoGraph.Equals(Circle(1), Circle(1, 2)));
        PrintedKeys circle = Circle(1);
        GraphDifference found = Assert.Single(OctavoGraph.Diff(circle, new PrintedKeys { Map = new() { [circle.Map!.Keys.Single()] = 2 } }));
        Assert.Equal("PrintedKeys.Map[#0]: 1 ≠ 2", found.ToString());

        static PrintedKeys Circle(int value, int id = 1)
        {
            var key = new PrintedKey { Id = id };
            key.Left = key;
            return new() { Map = new() { [key] = value } };
        }
    }

    /// <summary>Eighteen keys in a row, each twice in the next, have a text of 2¹⁸ parts.</summary>
    [Fact]
    public void A_key_that_shares_is_not_printed()
    {
        PrintedKeys left = Shared(1);
        PrintedKeys right = Shared(2);
        OctavoGraph.Equals(left, Shared(1));
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.False(OctavoGraph.Equals(left, right));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1 << 20);

        static PrintedKeys Shared(int value)
        {
            var key = new PrintedKey { Id = 0 };
            for (int i = 1; i < 18; i++)
            {
                key = new() { Id = i, Left = key, Right = key };
            }
            return new() { Map = new() { [key] = value } };
        }
    }

    [Fact]
    public void A_difference_does_not_print_objects()
    {
        var circle = new PrintedKey { Id = 1 };
        circle.Left = circle;
        Assert.NotEmpty(new GraphDifference("A.B", circle, null).ToString());
    }

    /// <summary>A difference is a line, whatever was read from a stranger, and the digits of a long number take more than linear time.</summary>
    [Fact]
    public void A_difference_is_a_short_line()
    {
        string text = "a\r\n\u202E" + new string('x', 1_000_000);
        foreach (object value in (object[])[text, new Uri("a" + new string('x', 60_000), UriKind.Relative), new System.Text.StringBuilder(text), '\n',
            System.Numerics.BigInteger.One << 8_000_000])
        {
            string line = new GraphDifference("A.B", value, value).ToString();
            Assert.InRange(line.Length, 1, 300);
            Assert.DoesNotContain('\n', line);
            Assert.DoesNotContain('\u202E', line);
        }
        Assert.Equal("A.B: 5 ≠ a", new GraphDifference("A.B", System.Numerics.BigInteger.One * 5, "a").ToString());
    }

    /// <summary>Keys that cannot be compared are found by a few exceptions, not by one each.</summary>
    [Fact]
    public void Keys_of_two_kinds_throw_seldom()
    {
        var numbers = new MixedKeys { Map = [] };
        var texts = new MixedKeys { Map = [] };
        for (int i = 0; i < 500; i++)
        {
            numbers.Map.Add(i, 1);
            texts.Map.Add("k" + i, 1);
        }
        texts.Map.Add("more", 1);
        int thread = Environment.CurrentManagedThreadId;
        int thrown = 0;
        void OnThrown(object? sender, FirstChanceExceptionEventArgs found) =>
            thrown += Environment.CurrentManagedThreadId == thread ? 1 : 0;
        AppDomain.CurrentDomain.FirstChanceException += OnThrown;
        try
        {
            Assert.False(OctavoGraph.Equals(numbers, texts));
        }
        finally
        {
            AppDomain.CurrentDomain.FirstChanceException -= OnThrown;
        }
        Assert.InRange(thrown, 0, 20);
    }
}
