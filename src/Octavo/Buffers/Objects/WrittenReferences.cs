// Owns: the objects with references of one call that writes: which came before, how deep they are, which wait. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Buffers;

/// <summary>The state that a writer has for objects of types with references; kept from one call to the next.</summary>
internal sealed class WrittenReferences
{
    /// <summary>Levels of such objects inside one another before one waits. Part of the native formats: docs/formats/binary.md, "References".</summary>
    internal const int MaxLevels = 32;

    /// <summary>Texts whose table is kept from one call to the next.</summary>
    private const int MostKeptTexts = 4096;

    private readonly ObjectNumbers _numbers = new();
    private readonly Queue<object> _waiting = new();
    private HashSet<string>? _texts;
    private object? _next;
    private int _levels;
    private int _scopes;
    private int _keys;
    private bool _isDraining;

    /// <summary>The first text of the call that is equal to this one.</summary>
    internal string Known(string text)
    {
        _texts ??= new HashSet<string>(StringComparer.Ordinal);
        if (_texts.TryGetValue(text, out string? known))
        {
            return known;
        }
        _texts.Add(text);
        return text;
    }

    /// <summary>Begins an object in a format whose objects do not wait.</summary>
    /// <returns>Its number if it came before; else −1.</returns>
    internal int Begin(object value) => _numbers.Find(value);

    /// <summary>Objects that came so far.</summary>
    internal int Count => _numbers.Count;

    /// <summary>Begins an object.</summary>
    /// <param name="value">The object.</param>
    /// <param name="state">The call's state. Inside a length that the outermost object is not in, no object waits: whoever skips it would skip the announcement
    /// alone.</param>
    /// <param name="canWait">Whether the reader can make it before its members.</param>
    /// <param name="number">Its number if it came before; −1 if it waits.</param>
    /// <returns>Whether it is to be written now.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool Begin(object value, WriterState state, bool canWait, out int number)
    {
        number = _numbers.Find(value);
        if (number >= 0)
        {
            return IsNext(value);
        }
        if (_levels == 0)
        {
            _scopes = state.Scopes;
        }
        else if (_levels >= MaxLevels && Waits(value, state, canWait))
        {
            return false;
        }
        _levels++;
        return true;
    }

    /// <summary>Begins or ends a key: what compares it sees its members when it is read, so no object in it waits.</summary>
    internal void Keep(bool begins) => _keys += begins ? 1 : -1;

    /// <summary>Ends an object.</summary>
    /// <returns>Whether it was the outermost one and others wait: they are written now, by <see cref="TryNext"/>.</returns>
    internal bool End() => --_levels == 0 && _waiting.Count != 0 && !_isDraining;

    /// <summary>The next object that waits, to be written as an outermost one.</summary>
    internal bool TryNext(out object value)
    {
        _isDraining = _waiting.TryDequeue(out _next);
        value = _next!;
        return _isDraining;
    }

    /// <summary>Whether the call left something: an object, a text, or a key that it began and could not write.</summary>
    internal bool IsUsed => Count != 0 || _keys != 0 || _texts is { Count: not 0 };

    internal void Clear()
    {
        _numbers.Clear();
        _waiting.Clear();
        _texts = _texts is { Count: > MostKeptTexts } ? null : _texts;
        _texts?.Clear();
        _next = null;
        _levels = 0;
        _keys = 0;
        _isDraining = false;
    }

    /// <summary>Whether it waited and is written now.</summary>
    private bool IsNext(object value)
    {
        if (!ReferenceEquals(value, _next))
        {
            return false;
        }
        _next = null;
        _levels = 1;
        return true;
    }

    /// <summary>Lets an object wait that is deep, or counts its depth.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool Waits(object value, WriterState state, bool canWait)
    {
        if (canWait && _keys == 0 && _scopes == state.Scopes)
        {
            _waiting.Enqueue(value);
            return true;
        }
        if (_levels - MaxLevels >= state.DepthLeft)
        {
            Throw.DepthExceeded(state.Options.MaxDepth);
        }
        StackGuard.Look(ref state.StackFloor);
        return false;
    }
}
