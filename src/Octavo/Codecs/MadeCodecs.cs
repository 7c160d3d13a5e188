// Owns: entries that were made at run time, and why others could not be. Knows no compiler: docs/features/run-time-codecs.md.
namespace Octavo.Internal;

/// <summary>Asks for the codecs of a type once, and keeps what comes of it.</summary>
/// <param name="make">Makes the codecs of a type and of what it holds.</param>
/// <param name="first">For which types it is asked before codecs that were generated; null for none.</param>
internal sealed class MadeCodecs(Func<Type, CodecTable?> make, Func<Type, bool>? first)
{
    private readonly Lock _gate = new();
    private readonly Dictionary<Type, Func<CodecEntry>> _entries = [];
    private readonly Dictionary<Type, OctavoException?> _without = [];

    /// <summary>The entry of a type that is asked for here before codecs that were generated.</summary>
    internal CodecEntry? FindFirst(Type type) => first is not null && first(type) ? Find(type) : null;

    /// <summary>The entry of a type, made now where it was not before; null where it cannot be.</summary>
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

    /// <summary>Throws the reason for which a type has no codec, where one is known.</summary>
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
        var made = new Dictionary<Type, Func<CodecEntry>>();
        OctavoException? reason = null;
        try
        {
            make(type)?.Fill(made);
        }
        catch (OctavoException found)
        {
            reason = found;
        }
        foreach ((Type one, Func<CodecEntry> entry) in made)
        {
            _entries.TryAdd(one, entry);
        }
        if (!_entries.ContainsKey(type))
        {
            _without.Add(type, reason);
        }
    }
}
