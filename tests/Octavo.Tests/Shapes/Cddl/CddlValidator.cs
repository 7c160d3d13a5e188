// Owns: whether a value of CBOR is of a CDDL type, as far as the library writes CDDL. RFC 8610.
using System.Numerics;
using Octavo.Cbor;

namespace Octavo.Tests.Shapes.Cddl;

/// <summary>Values are those of <see cref="OctavoCbor.ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/>, in which tags 2 and 3 are whole numbers and floats
/// have no width: it is the preferred one.</summary>
public sealed class CddlValidator
{
    private readonly Dictionary<string, CddlNode> _rules = [];
    private readonly CddlNode _root;

    public CddlValidator(string text)
    {
        IReadOnlyList<(string Name, CddlNode Type)> rules = CddlParser.Parse(text);
        foreach ((string name, CddlNode type) in rules)
        {
            _rules.Add(name, type); // a name has one rule
        }
        _root = rules[0].Type;
        var used = new HashSet<string> { rules[0].Name };
        foreach ((_, CddlNode type) in rules)
        {
            Mention(type, used);
        }
        Unused = [.. _rules.Keys.Where(name => !used.Contains(name))];
        Undefined = [.. used.Where(name => !_rules.ContainsKey(name) && !CddlPrelude.Has(name))];
    }

    /// <summary>Rules that no other mentions, except for the first.</summary>
    public IReadOnlyList<string> Unused { get; }

    /// <summary>Names that are neither a rule nor in the prelude.</summary>
    public IReadOnlyList<string> Undefined { get; }

    /// <summary>Whether a value is of the first rule's type.</summary>
    public bool Takes(object? value) => Is(_root, value);

    private static void Mention(CddlNode type, HashSet<string> used)
    {
        switch (type)
        {
            case CddlName name:
                used.Add(name.Name);
                break;
            case CddlChoice choice:
                foreach (CddlNode one in choice.Types)
                {
                    Mention(one, used);
                }
                break;
            case CddlSize size:
                Mention(size.Of, used);
                break;
            case CddlTag tag:
                Mention(tag.Content, used);
                break;
            case CddlGroup group:
                foreach (CddlEntry entry in group.Entries)
                {
                    Mention(entry.Type, used);
                    if (entry.Key is not null)
                    {
                        Mention(entry.Key, used);
                    }
                }
                break;
        }
    }

    private bool Is(CddlNode type, object? value) => type switch
    {
        CddlLiteral literal => CborValueComparer.Instance.Equals(literal.Value, value),
        CddlName name => _rules.TryGetValue(name.Name, out CddlNode? rule) ? Is(rule, value) : CddlPrelude.Is(name.Name, value),
        CddlChoice choice => choice.Types.Any(one => Is(one, value)),
        CddlRange range => value is long number && number >= range.Least && number <= range.Most,
        CddlSize size => Is(size.Of, value) && value is byte[] bytes && Is(size.Size, (long)bytes.Length),
        CddlTag { Tag: 2 or 3 } tag => value is BigInteger big && big.Sign < 0 == (tag.Tag == 3) && Is(tag.Content, Magnitude(big)),
        CddlTag tag => value is CborTagged tagged && tagged.Tag == tag.Tag && Is(tag.Content, tagged.Value),
        CddlGroup { IsMap: true } group => value is CborMap map && IsMap(group, map),
        CddlGroup group => value is object?[] array && IsArray(group, array),
        _ => false,
    };

    private bool IsArray(CddlGroup group, object?[] array)
    {
        int at = 0;
        foreach (CddlEntry entry in group.Entries)
        {
            int times = 0;
            while (times < entry.Most && at < array.Length && Is(entry.Type, array[at]))
            {
                times++;
                at++;
            }
            if (times < entry.Least)
            {
                return false;
            }
        }
        return at == array.Length;
    }

    private bool IsMap(CddlGroup group, CborMap map)
    {
        int taken = 0;
        foreach (CddlEntry entry in group.Entries)
        {
            if (entry.Most != 1)
            {
                return group.Entries.Count == 1 && map.All(pair => Is(entry.Key!, pair.Key) && Is(entry.Type, pair.Value));
            }
            if (map.TryGetValue(((CddlLiteral)entry.Key!).Value, out object? value))
            {
                taken++;
                if (!Is(entry.Type, value))
                {
                    return false;
                }
            }
            else if (entry.Least != 0)
            {
                return false;
            }
        }
        return taken == map.Count;
    }

    private static byte[] Magnitude(BigInteger value) => (value.Sign < 0 ? -1 - value : value).ToByteArray(isUnsigned: true, isBigEndian: true);
}
