// Owns: types whose keys an attacker computes: frozen text, collections behind interfaces, views, sets that are compared, cultures.
using System.Collections.Frozen;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Numerics;

namespace Octavo.Tests.Robustness;

[GenerateCodec]
public sealed class FrozenTexts
{
    public FrozenDictionary<string, int>? Map { get; set; }

    public FrozenSet<string>? Set { get; set; }

    public FrozenSet<string>? IgnoreCase { get; set; } = FrozenSet.ToFrozenSet<string>([], StringComparer.OrdinalIgnoreCase);
}

/// <summary>Values that only at run time are known to be sets and maps.</summary>
[GenerateCodec]
public sealed class HiddenSets
{
    [CodecMember(1)] public ICollection<long> Set { get; } = new HashSet<long>();

    [CodecMember(2)] public ICollection<KeyValuePair<long, int>> Map { get; } = new Dictionary<long, int>();

    [CodecMember(3)] public ICollection<long> List { get; } = new List<long>();

    [CodecMember(4)] public ICollection<string> Texts { get; } = new HashSet<string>();
}

[GenerateCodec]
public sealed class KeyViews
{
    public ReadOnlyDictionary<long, int>? Map { get; set; }

    public IReadOnlyDictionary<long, int>? MapInterface { get; set; }

    public ReadOnlySet<long>? Set { get; set; }

    public IReadOnlySet<long>? SetInterface { get; set; }

    public ILookup<long, int>? Lookup { get; set; }

    public ReadOnlyDictionary<string, int>? Texts { get; set; }
}

[GenerateCodec]
public sealed class ManyKeys
{
    public HashSet<long>? Set { get; set; }

    public List<CultureInfo>? Cultures { get; set; }

    public HashSet<Vector2>? Vectors { get; set; }
}
