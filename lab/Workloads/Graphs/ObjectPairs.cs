// Owns: which object that was read stands for which that was written.
// Must not know: what the objects hold, and libraries.
namespace Octavo.Lab.Workloads;

/// <summary>
/// Pairs of objects, each met once. Identity came back if every object has one counterpart and every counterpart one object: a shared object that was copied
/// has two, and two that became one have the same. No recursion, because a list is as deep as it is long.
/// </summary>
public sealed class ObjectPairs<T>
    where T : class
{
    private readonly Dictionary<T, T> _pairs = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<T> _taken = new(ReferenceEqualityComparer.Instance);
    private readonly Stack<(T Expected, T Actual)> _open = [];

    /// <summary>Objects met so far.</summary>
    public int Count => _pairs.Count;

    /// <summary>Meets a pair; null if it can be one, else what became of the object.</summary>
    public string? Meet(string member, T? expected, T? actual)
    {
        if (expected is null || actual is null)
            return expected is null && actual is null ? null
                : $"{member} was {(expected is null ? "null" : "an object")} and came back {(actual is null ? "null" : "an object")}";
        if (_pairs.TryGetValue(expected, out T? known))
            return ReferenceEquals(known, actual) ? null : $"{member} was an object that stands elsewhere too and came back as another one";
        if (!_taken.Add(actual))
            return $"{member} was an object of its own and came back as one that stands elsewhere too";
        _pairs.Add(expected, actual);
        _open.Push((expected, actual));
        return null;
    }

    /// <summary>The next pair whose members are to be compared.</summary>
    public bool TryNext(out T expected, out T actual)
    {
        bool found = _open.TryPop(out (T Expected, T Actual) next);
        (expected, actual) = next;
        return found;
    }
}
