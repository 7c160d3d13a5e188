// Owns: collections that find their items by keys but are not maps: data may name a key twice. Knows no format.
using System.Collections.Concurrent;
using System.Collections.ObjectModel;

namespace Octavo.Tests.Robustness;

[GenerateCodec]
public sealed record KeyedLine([property: CodecMember(1)] int Id, [property: CodecMember(2)] string? Text);

[GenerateCodec]
public sealed class KeyedLines : KeyedCollection<int, KeyedLine>
{
    protected override int GetKeyForItem(KeyedLine item) => item.Id;
}

/// <summary>One that looks its items up one by one while there are few.</summary>
[GenerateCodec]
public sealed class FewKeyedLines() : KeyedCollection<int, KeyedLine>(null, 8)
{
    protected override int GetKeyForItem(KeyedLine item) => item.Id;
}

[GenerateCodec]
public sealed class KeyedHolder
{
    [CodecMember(1)] public KeyedLines? Lines { get; set; }

    [CodecMember(2)] public FewKeyedLines? Few { get; set; }

    [CodecMember(3)] public KeyedLines Own { get; } = [];

    [CodecMember(4)] public ICollection<KeyedLine> Hidden { get; } = new KeyedLines();

    [CodecMember(5)] public Collection<KeyedLine> Based { get; } = new KeyedLines();

    [CodecMember(6)] public ICollection<KeyValuePair<int, string>> Pairs { get; } = new Dictionary<int, string>();

    [CodecMember(7)] public ICollection<KeyValuePair<int, string>> Sorted { get; } = new SortedDictionary<int, string>();

    [CodecMember(8)] public ICollection<KeyValuePair<int, string>> List { get; } = new SortedList<int, string>();

    [CodecMember(9)] public ICollection<KeyValuePair<int, string>> Concurrent { get; } = new ConcurrentDictionary<int, string>();
}

/// <summary>The same data without keys.</summary>
[GenerateCodec]
public sealed class KeyedTwin
{
    [CodecMember(1)] public List<KeyedLine>? Lines { get; set; }

    [CodecMember(2)] public List<KeyedLine>? Few { get; set; }

    [CodecMember(3)] public List<KeyedLine> Own { get; set; } = [];

    [CodecMember(4)] public List<KeyedLine> Hidden { get; set; } = [];

    [CodecMember(5)] public List<KeyedLine> Based { get; set; } = [];

    [CodecMember(6)] public List<KeyValuePair<int, string>> Pairs { get; set; } = [];

    [CodecMember(7)] public List<KeyValuePair<int, string>> Sorted { get; set; } = [];

    [CodecMember(8)] public List<KeyValuePair<int, string>> List { get; set; } = [];

    [CodecMember(9)] public List<KeyValuePair<int, string>> Concurrent { get; set; } = [];
}

[GenerateCodec]
public sealed class FloodedItemsHolder
{
    public FloodedItems<long>? Items { get; set; }
}

[GenerateCodec]
public sealed class FloodedItemsTwin
{
    public List<long>? Items { get; set; }
}
