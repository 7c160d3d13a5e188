// Owns: the tests of collections that are known only at run time, by an interface: what frameworks name where no generator sees it.
using System.Collections.ObjectModel;

namespace Octavo.Tests.Calls;

public sealed class InterfaceRootTests
{
    /// <summary>Roots that the generator does not see are in no message of Protobuf.</summary>
    private static readonly OctavoFormat[] s_formats = [.. OctavoFormats.All.Where(format => format != OctavoFormats.Protobuf)];

    /// <summary>No call in this assembly names these interfaces.</summary>
    [Fact]
    public void AreWhatListsAre()
    {
        Check<string?>(["a", null]);
        Check<int>([1, 2]);
        Check<int?>([1, null, 3]);
        Check<Guid>([Guid.Empty, Guid.AllBitsSet]);
        Check<byte>([1, 2, 3]);
        Check<Octavo.Tests.Graph.KeptSource?>([new() { Id = 1, Note = "a" }, null]);
        Check<List<int>>([[1], []]);

        static void Check<T>(List<T> items)
        {
            foreach (OctavoFormat format in s_formats)
            {
                byte[] expected = format.Serialize(items, typeof(List<T>));
                foreach (Type type in (Type[])[typeof(IEnumerable<T>), typeof(ICollection<T>), typeof(IReadOnlyCollection<T>), typeof(IList<T>)])
                {
                    Assert.True(format.CanSerialize(type), $"{format}, {type}");
                    foreach (object value in Values(type, items))
                    {
                        Assert.Equal(expected, format.Serialize(value, type));
                    }
                    object read = format.Deserialize(expected, type)!;
                    Assert.Equal(expected, format.Serialize(read, type));
                    Assert.Equal(OctavoSchema.Hash(typeof(List<T>)), OctavoSchema.Hash(type));
                    Assert.True(OctavoGraph.Equals(items, OctavoGraph.Clone(items, type), typeof(object)));
                }
            }
        }

        static IEnumerable<object> Values<T>(Type type, List<T> items)
        {
            object[] all = [items, items.ToArray(), new ReadOnlyCollection<T>(items), new Queue<T>(items), new LinkedList<T>(items), items.Where(_ => true)];
            return all.Where(type.IsInstanceOfType);
        }
    }

    [Fact]
    public void AreWhatDictionariesAre()
    {
        var entries = new Dictionary<string, Guid> { ["b"] = Guid.Empty, ["c"] = Guid.AllBitsSet };
        foreach (OctavoFormat format in s_formats)
        {
            byte[] expected = format.Serialize(entries, typeof(Dictionary<string, Guid>));
            foreach (Type type in (Type[])[typeof(IDictionary<string, Guid>), typeof(IReadOnlyDictionary<string, Guid>)])
            {
                foreach (object value in (object[])[entries, new SortedDictionary<string, Guid>(entries), new ReadOnlyDictionary<string, Guid>(entries)])
                {
                    Assert.Equal(expected, format.Serialize(value, type));
                }
                Assert.Equal(entries, format.Deserialize(expected, type));
                Assert.Equal("null", OctavoJson.SerializeToString(null, type));
            }
        }
    }

    [Fact]
    public void NoneIsAnArrayOfPairs()
    {
        Assert.Null(OctavoCodecs.GetSerializableType(typeof(IReadOnlyDictionary<InterfaceRootTests, int>), OctavoFormats.Json));
        Assert.Equal(typeof(IReadOnlyDictionary<string, Guid>),
            OctavoCodecs.GetSerializableType(typeof(IReadOnlyDictionary<string, Guid>), OctavoFormats.Json));
        Assert.Equal(typeof(IEnumerable<int>), OctavoCodecs.GetSerializableType(typeof(IEnumerable<int>), OctavoFormats.Json));
        Assert.Equal(typeof(int[]), OctavoCodecs.GetSerializableType(typeof(IQueryable<int>), OctavoFormats.Json));
    }
}
