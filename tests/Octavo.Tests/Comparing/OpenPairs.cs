// Owns: the pairs of objects that a walk is inside of, so that cycles end it. Knows no type.
using System.Runtime.CompilerServices;

namespace Octavo.Tests.Comparing;

/// <summary>Pairs by identity. The first levels are not kept: few graphs are deep, and none of those cost anything.</summary>
internal sealed class OpenPairs : IEqualityComparer<(object, object)>
{
    private const int Free = 64;

    private readonly HashSet<(object, object)> _open;
    private int _depth;

    private OpenPairs() => _open = new(this);

    /// <summary>The walk's own, of its thread.</summary>
    [field: ThreadStatic]
    internal static OpenPairs Comparing => field ??= new OpenPairs();

    /// <inheritdoc cref="Comparing"/>
    [field: ThreadStatic]
    internal static OpenPairs Looking => field ??= new OpenPairs();

    /// <summary>Goes into a pair.</summary>
    /// <returns>False where the walk is inside of it already.</returns>
    internal bool Enter(object one, object other)
    {
        if (_depth >= Free && !_open.Add((one, other)))
        {
            return false;
        }
        _depth++;
        return true;
    }

    /// <summary>Comes out of it.</summary>
    internal void Leave(object one, object other)
    {
        if (--_depth >= Free)
        {
            _open.Remove((one, other));
        }
    }

    public bool Equals((object, object) x, (object, object) y) => ReferenceEquals(x.Item1, y.Item1) && ReferenceEquals(x.Item2, y.Item2);

    public int GetHashCode((object, object) obj) => RuntimeHelpers.GetHashCode(obj.Item1) ^ RuntimeHelpers.GetHashCode(obj.Item2) * 31;
}
