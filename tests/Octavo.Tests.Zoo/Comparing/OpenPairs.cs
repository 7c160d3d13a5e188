// Owns: the pairs of objects that a walk is inside of, so cycles end it; and of types with references those that it has seen, so sharing is compared. Knows no
// type.
using System.Collections.Concurrent;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Octavo.Tests.Zoo.Comparing;

/// <summary>Pairs by identity. The first levels are not kept: few graphs are deep, and none of those cost anything.</summary>
internal sealed class OpenPairs : IEqualityComparer<(object, object)>
{
    private const int Free = 64;

    private static readonly ConcurrentDictionary<Type, bool> s_shared = new();

    private readonly HashSet<(object, object)> _open;
    private readonly Dictionary<object, object> _others = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<object, object> _ones = new(ReferenceEqualityComparer.Instance);
    private int _depth;

    private OpenPairs() => _open = new(this);

    /// <summary>The walk's own, of its thread.</summary>
    [field: ThreadStatic]
    internal static OpenPairs Comparing => field ??= new OpenPairs();

    /// <inheritdoc cref="Comparing"/>
    [field: ThreadStatic]
    internal static OpenPairs Looking => field ??= new OpenPairs();

    /// <summary>Goes into a pair.</summary>
    /// <param name="one">The one.</param>
    /// <param name="other">The other.</param>
    /// <param name="isShared">Whether the two graphs share them alike: each is the other's partner wherever it comes.</param>
    /// <returns>False if the walk is inside of it already, or was.</returns>
    internal bool Enter(object one, object other, out bool isShared)
    {
        isShared = true;
        if (IsShared(one.GetType()))
        {
            if (_others.TryGetValue(one, out object? partner) | _ones.TryGetValue(other, out object? first))
            {
                isShared = ReferenceEquals(partner, other) && ReferenceEquals(first, one);
                return false;
            }
            _others.Add(one, other);
            _ones.Add(other, one);
        }
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
        if (_depth == 0)
        {
            _others.Clear();
            _ones.Clear();
        }
    }

    /// <summary>Whether objects of a type are written once and referred to from then on.</summary>
    internal static bool IsShared(Type type) => s_shared.GetOrAdd(type, HasReferences);

    private static bool HasReferences(Type type)
    {
        for (Type? at = type; at is not null; at = at.BaseType)
        {
            if (at.GetCustomAttribute<GenerateCodecAttribute>(inherit: false) is { References: true })
            {
                return true;
            }
        }
        return false;
    }

    public bool Equals((object, object) x, (object, object) y) => ReferenceEquals(x.Item1, y.Item1) && ReferenceEquals(x.Item2, y.Item2);

    public int GetHashCode((object, object) obj) => RuntimeHelpers.GetHashCode(obj.Item1) ^ RuntimeHelpers.GetHashCode(obj.Item2) * 31;
}
