// Owns: entries that were made at run time, in two tiers, and why others could not be. Knows no compiler: docs/features/run-time-codecs.md.
using Octavo.Internal;

namespace Octavo.Codecs.Entries;

/// <summary>Asks for the codecs of a type once, and keeps what comes of it.</summary>
/// <param name="make">Makes the codecs of types and of what they hold. It is called by one thread at a time.</param>
/// <param name="plain">Finds an entry of a type that serves until its codec is made; null if there is none.</param>
/// <param name="first">For which types it is asked before codecs that were generated; null for none.</param>
internal sealed class MadeCodecs(Func<IReadOnlyList<Type>, CodecTable?> make, Func<Type, CodecEntry?> plain, Func<Type, bool>? first)
{
    /// <summary>Types that are made at once. A module's tables are looked through at each row that is added: 126 types in one take 0.6 seconds, 1,633 take
    /// 48.</summary>
    private const int Batch = 32;

    private readonly Lock _making = new(); // taken before the other
    private readonly Lock _gate = new();
    private readonly Dictionary<Type, Func<CodecEntry>> _entries = [];
    private readonly Dictionary<Type, CodecEntry> _plain = [];
    private readonly Dictionary<Type, OctavoException?> _without = [];
    private readonly Queue<Type> _waiting = [];
    private readonly HashSet<Type> _refused = [];
    private bool _works;

    /// <summary>The entry of a type that is asked for here before codecs that were generated.</summary>
    internal CodecEntry? FindFirst(Type type) => IsFirst(type) ? Find(type) : null;

    /// <summary>Whether a type is asked for here before codecs that were generated.</summary>
    internal bool IsFirst(Type type) => first is not null && first(type);

    /// <summary>Makes the codecs of types that have none yet.</summary>
    /// <exception cref="OctavoException">One of them can have none.</exception>
    internal void Prepare(IEnumerable<Type> types)
    {
        lock (_making)
        {
            Type[] wanted;
            lock (_gate)
            {
                wanted = [.. types.Distinct().Where(t => !_entries.ContainsKey(t) && !_without.ContainsKey(t))];
            }
            foreach (Type[] some in wanted.Chunk(Batch))
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
            if (_entries.TryGetValue(type, out Func<CodecEntry>? entry))
            {
                return entry();
            }
            if (_plain.TryGetValue(type, out CodecEntry? early))
            {
                return early;
            }
            if (_without.ContainsKey(type))
            {
                return null;
            }
        }
        // Outside of the gate: it may run constructors of users, which may use codecs, or wait for a thread that does.
        if ((first is null || first(type)) && plain(type) is { } found)
        {
            lock (_gate)
            {
                _plain.TryAdd(type, found);
                return _entries.TryGetValue(type, out Func<CodecEntry>? entry) ? entry() : _plain[type];
            }
        }
        return Compile(type);
    }

    /// <summary>The compiled entry of a type, made now if it was not before; null if it cannot be.</summary>
    internal CodecEntry? Compile(Type type)
    {
        lock (_making)
        {
            if (!IsKnown(type))
            {
                Make(type);
            }
        }
        return FindCompiled(type);
    }

    /// <summary>The compiled entry of a type; null if there is none yet.</summary>
    internal CodecEntry? FindCompiled(Type type)
    {
        lock (_gate)
        {
            return _entries.TryGetValue(type, out Func<CodecEntry>? entry) ? entry() : null;
        }
    }

    /// <summary>Makes the codec of a type on another thread, with others that wait for theirs; one thread at a time does so. If there is no memory for that,
    /// nothing is made, and the next call tries again.</summary>
    /// <param name="type">The type; it may wait already, or have been refused.</param>
    /// <param name="done">Called on that thread after each batch.</param>
    internal void CompileLater(Type type, Action done)
    {
        bool starts = false;
        try
        {
            lock (_gate)
            {
                if (_entries.ContainsKey(type) || _without.ContainsKey(type) || _refused.Contains(type))
                {
                    return;
                }
                if (!_waiting.Contains(type))
                {
                    _waiting.Enqueue(type);
                }
                if (_works)
                {
                    return;
                }
                _works = starts = true;
            }
            ThreadPool.UnsafeQueueUserWorkItem(static work => work.Made.Work(work.Done), (Made: this, Done: done), preferLocal: false);
        }
        catch (OutOfMemoryException)
        {
            if (starts)
            {
                Stop();
            }
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

    private void Work(Action done)
    {
        try
        {
            MakeWaiting(done);
        }
        catch (OutOfMemoryException)
        {
            // On a thread of the pool this would end the process, and the first tier needs no codec: PlainEntry asks again.
            Stop();
        }
    }

    private void Stop()
    {
        lock (_gate)
        {
            _works = false;
        }
    }

    private void MakeWaiting(Action done)
    {
        while (true)
        {
            List<Type> some = [];
            lock (_gate)
            {
                _works = _waiting.Count != 0;
                if (!_works)
                {
                    return;
                }
                while (some.Count < Batch && _waiting.TryDequeue(out Type? type))
                {
                    some.Add(type);
                }
            }
            lock (_making)
            {
                some.RemoveAll(IsKnown);
                if (some.Count != 0 && !TryMake([.. some]))
                {
                    foreach (Type one in some.Where(one => !TryMake([one])))
                    {
                        lock (_gate)
                        {
                            _refused.Add(one);
                        }
                    }
                }
            }
            done();
        }
    }

    /// <summary>Makes codecs that nobody waits for: where they cannot be made, the first tier goes on, and the thread must not end the process. Without memory
    /// nothing more is made this time.</summary>
    private bool TryMake(Type[] types)
    {
        try
        {
            Make(types);
            return true;
        }
        catch (Exception found) when (found is not OutOfMemoryException)
        {
            return false;
        }
    }

    private bool IsKnown(Type type)
    {
        lock (_gate)
        {
            return _entries.ContainsKey(type) || _without.ContainsKey(type);
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
        lock (_gate)
        {
            if (!_entries.ContainsKey(type))
            {
                _without[type] = reason; // a constructor that was called meanwhile may have asked for it, too
            }
        }
    }

    private void Make(Type[] types)
    {
        var made = new Dictionary<Type, Func<CodecEntry>>();
        make(types)?.Fill(made);
        lock (_gate)
        {
            foreach ((Type one, Func<CodecEntry> entry) in made)
            {
                _entries.TryAdd(one, entry);
            }
        }
    }
}
