// Owns: what is found out about a collection's elements before its head is written.
using Octavo.Interop.Plans;

namespace Octavo.Interop.Kryo;

/// <summary>The elements of one collection, or of one array.</summary>
/// <param name="element">Their place.</param>
internal sealed class KryoSeen(PlanValue element)
{
    internal PlanValue Element { get; } = element;

    internal bool HasNull { get; private set; }

    /// <summary>Whether they are of several classes.</summary>
    internal bool IsMixed { get; private set; }

    /// <summary>The class of those that are not null; null if the manifest does not have it.</summary>
    internal KryoKnown? Class { get; private set; }

    internal void AddNull() => HasNull = true;

    /// <summary>Whether one is not null.</summary>
    internal bool HasValue { get; private set; }

    internal void Add(KryoKnown? known)
    {
        IsMixed |= HasValue && Class != known;
        HasValue = true;
        Class = known;
    }
}
