// Owns: the types of CollectionsWithoutSettersTests.
using System.Collections.ObjectModel;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

[GenerateCodec]
public sealed class TwoWords
{
    public HashSet<string> Words { get; set; } = [];
}

/// <summary>Its set takes what differs in case only for one.</summary>
[GenerateCodec]
public sealed class OneWord
{
    public ISet<string> Words { get; } = new SortedSet<string>(StringComparer.OrdinalIgnoreCase);
}

/// <summary>A list, another collection, a sorted set, a sorted dictionary.</summary>
[GenerateCodec]
public sealed class OwnCollections
{
    public ICollection<int> Collection { get; } = new Collection<int>();

    public IList<string> List { get; } = [];

    public ISet<int> Set { get; } = new SortedSet<int>();

    public IDictionary<int, string> Map { get; } = new SortedDictionary<int, string>();

    public IList<long> Numbers { get; } = new Collection<long>();
}

/// <summary>Its collection is what a test says.</summary>
[GenerateCodec]
public sealed class MaybeFilled
{
    [ThreadStatic]
    public static Func<IList<int>?>? Makes;

    public IList<int>? Items { get; } = Makes?.Invoke();
}
