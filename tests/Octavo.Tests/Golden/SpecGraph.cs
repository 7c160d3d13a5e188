// Owns: objects with references as the second readers read them: by number, and those that wait for their members. Knows no bytes.
namespace Octavo.Tests.Golden;

/// <summary>The objects of one payload. Numbers go by the order of the data; a tree says the order in which its objects are come to.</summary>
internal sealed class SpecGraph
{
    private readonly List<object?[]> _objects = [];
    private readonly Queue<(Type Type, object?[] Members)> _waiting = new();
    private int _levels;

    internal object?[] this[uint number] => _objects[(int)number];

    /// <summary>An object whose members follow after the outermost one.</summary>
    internal object?[] Wait(Type type, int members)
    {
        Assert.NotEqual(0, _levels);
        var later = new object?[members];
        _objects.Add(later);
        _waiting.Enqueue((type, later));
        return later;
    }

    /// <summary>An object of so many members, and what waits after it if it is the outermost one.</summary>
    internal object?[] Read(int members, Action<object?[]> fill, Action<Type, object?[]> fillWaiting)
    {
        var read = new object?[members];
        _objects.Add(read);
        Assert.InRange(++_levels, 1, 96); // 32, and more inside of a length
        fill(read);
        _levels--;
        while (_levels == 0 && _waiting.TryDequeue(out (Type Type, object?[] Members) next))
        {
            _levels++;
            fillWaiting(next.Type, next.Members);
            _levels--;
            if (_waiting.Count == 0)
            {
                break;
            }
        }
        return read;
    }

    /// <summary>The tree with the number of an object where it comes again.</summary>
    internal object? Tree(object? value)
    {
        if (_objects.Count == 0)
        {
            return value;
        }
        HashSet<object> shared = new(_objects, ReferenceEqualityComparer.Instance);
        Dictionary<object, int> seen = new(ReferenceEqualityComparer.Instance);
        return Visit(value);

        object? Visit(object? part)
        {
            switch (part)
            {
                case object?[] members when shared.Contains(members) && !seen.TryAdd(members, seen.Count):
                    return $"object {seen[members]}";
                case object?[] members:
                    return members.Select(Visit).ToArray();
                case List<object?> items:
                    return items.Select(Visit).ToList();
                default:
                    return part;
            }
        }
    }
}
