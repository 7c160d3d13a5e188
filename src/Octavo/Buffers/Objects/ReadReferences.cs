// Owns: the objects with references of one call that reads: by their numbers, how deep they are, which wait. Knows no format.
using System.Globalization;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Buffers;

/// <summary>Objects in the order in which they come. Each takes a byte of the data at least.</summary>
/// <param name="hasSkipped">Whether data was skipped before the first one.</param>
internal sealed class ReadReferences(bool hasSkipped = false)
{
    private readonly Queue<object> _waiting = new();
    private object?[] _objects = new object?[16];
    private HashSet<string>? _texts;
    private object? _next;
    private int _levels;
    private nuint _stackFloor;
    private int _unknownFrom = hasSkipped ? 0 : int.MaxValue;
    private bool _isDraining;

    /// <summary>Objects that came so far.</summary>
    internal int Count { get; private set; }

    /// <summary>Gives an object the next number; null if it is not made yet.</summary>
    internal int Add(object? value)
    {
        if (Count == _objects.Length)
        {
            Array.Resize(ref _objects, 2 * Count);
        }
        _objects[Count] = value;
        return Count++;
    }

    /// <summary>Begins an object in a format whose objects wait.</summary>
    /// <param name="value">The object; null if it is not made yet.</param>
    /// <param name="depthLeft">Levels that the limit leaves.</param>
    /// <param name="maxDepth">The limit.</param>
    internal int Begin(object? value, int depthLeft, int maxDepth)
    {
        if (_levels - WrittenReferences.MaxLevels >= depthLeft)
        {
            Throw.DepthExceeded(maxDepth);
        }
        StackGuard.Look(ref _stackFloor);
        _levels++;
        if (value is not null && ReferenceEquals(value, _next))
        {
            _next = null;
            return -1;
        }
        return Add(value);
    }

    /// <summary>Ends an object.</summary>
    /// <returns>Whether it was the outermost one and others wait: they are read now, by <see cref="TryNext"/>.</returns>
    internal bool End() => --_levels == 0 && _waiting.Count != 0 && !_isDraining;

    /// <summary>Adds an object whose members follow later.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/>: it is not deep enough to wait.</exception>
    internal void Wait(object value)
    {
        if (_levels < WrittenReferences.MaxLevels)
        {
            Throw.InvalidData(
                string.Create(CultureInfo.InvariantCulture,
                    $"an object is only announced inside of {_levels} others; inside of fewer than {WrittenReferences.MaxLevels} it must be complete where it comes first."));
        }
        Add(value);
        _waiting.Enqueue(value);
    }

    /// <summary>The next object that waits for its members.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/>: the one before it had none.</exception>
    internal bool TryNext(out object value)
    {
        if (_next is not null)
        {
            Throw.InvalidData("null or a reference, where the members of a waiting object must follow.");
        }
        _isDraining = _waiting.TryDequeue(out _next);
        value = _next!;
        return _isDraining;
    }

    /// <summary>An object that was made after its members.</summary>
    internal void Make(int number, object value) => _objects[number] = value;

    /// <summary>Notes a shared text that is in full.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/>: it came before, and a reference to it has to be there.</exception>
    internal void CheckText(string text)
    {
        _texts ??= new HashSet<string>(StringComparer.Ordinal);
        if (!_texts.Add(text))
        {
            Throw.InvalidData("shared text is written in full a second time; it must be a reference to the first.");
        }
    }

    /// <summary>Data was skipped that may have objects: numbers from here on stand for others.</summary>
    internal void Skip() => _unknownFrom = Math.Min(_unknownFrom, Count);

    /// <summary>The object of a number.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidReference"/>.</exception>
    internal object Get(uint number)
    {
        if (number >= (uint)_unknownFrom)
        {
            Throw.InvalidReference(
                string.Create(CultureInfo.InvariantCulture, $"object {number}, which comes after a skipped member: its number cannot be known."));
        }
        if (number >= (uint)Count)
        {
            Throw.InvalidReference(string.Create(CultureInfo.InvariantCulture, $"object {number}, and {Count} came before."));
        }
        if (_objects[number] is not { } found)
        {
            Throw.InvalidReference(string.Create(CultureInfo.InvariantCulture, $"object {number}, which its constructor has not made yet."));
            return null!;
        }
        return found;
    }
}
