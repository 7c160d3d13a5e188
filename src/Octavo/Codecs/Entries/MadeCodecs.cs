// Owns: entries that were made at run time, and why others could not be. Knows no compiler: docs/features/run-time-codecs.md.
using Octavo.Internal;

namespace Octavo.Codecs.Entries;

/// <summary>Asks for the codecs of a type once, and keeps what comes of it.</summary>
/// <param name="make">Makes the codecs of types and of what they hold.</param>
/// <param name="first">For which types it is asked before codecs that were generated; null for none.</param>
internal sealed class MadeCodecs(Func<IReadOnlyList<Type>, CodecTable?> make, Func<Type, bool>? first)
{
    /// <summary>Types that are made at once. A module's tables are looked through at each row that is added: 126 types in one take 0.6 seconds, 1,633 take
    /// 48.</summary>
    private const int Batch = 32;

    private readonly Lock _gate = new();
    private readonly Dictionary<Type, Func<CodecEntry>> _entries = [];
    private readonly Dictionary<Type, OctavoException?> _without = [];

    /// <summary>The entry of a type that is asked for here before codecs that were generated.</summary>
    internal CodecEntry? FindFirst(Type type) => IsFirst(type) ? Find(type) : null;

    /// <summary>Whether a type is asked for here before codecs that were generated.</summary>
    internal bool IsFirst(Type type) => first is not null && first(type);

    /// <summary>Makes the entries of types that were not asked for yet.</summary>
    /// <exception cref="OctavoException">One of them can have none.</exception>
    internal void Prepare(IEnumerable<Type> types)
    {
        lock (_gate)
        {
            foreach (Type[] some in types.Distinct().Where(t => !_entries.ContainsKey(t) && !_without.ContainsKey(t)).Chunk(Batch))
            {
                Make(some);
            }
        }
    }

    /// <summary>The entry of a type, made now if it was not before; null if it cannot be.</summary>
    internal CodecEntry? Find(Type type)
    {
        lock (_gate)
        {
            if (!_entries.ContainsKey(type) && !_without.ContainsKey(type))
            {
                Make(type);
            }
            return _entries.TryGetValue(type, out Func<CodecEntry>? entry) ? entry() : null;
        }
    }

    /// <summary>Throws the reason for which a type has no codec, if one is known.</summary>
    internal void ThrowReason(Type type)
    {
        OctavoException? reason;
        lock (_gate)
        {
            _without.TryGetValue(type, out reason);
        }
        if (reason is not null)
        {
            throw new OctavoException(reason.Code, reason.Message, reason);
        }
    }

    private void Make(Type type)
    {
        OctavoException? reason = null;
        try
        {
            Make([type]);
        }
        catch (OctavoException found)
        {
            reason = found;
        }
        if (!_entries.ContainsKey(type))
        {
            _without.Add(type, reason);
        }
    }

    private void Make(Type[] types)
    {
        var made = new Dictionary<Type, Func<CodecEntry>>();
        make(types)?.Fill(made);
        foreach ((Type one, Func<CodecEntry> entry) in made)
        {
            _entries.TryAdd(one, entry);
        }
    }
}
