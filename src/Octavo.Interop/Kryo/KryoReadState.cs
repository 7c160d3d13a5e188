// Owns: what a Kryo reader keeps while it goes over a value.
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Kryo;

internal sealed class KryoReadState
{
    private int _nextObject;

    /// <summary>The elements of the open collections and arrays.</summary>
    internal Stack<KryoElements> Elements { get; } = [];

    /// <summary>All numbered values, in the order in which they begin.</summary>
    internal List<KryoNumbered> Numbered { get; } = [];

    /// <summary>Classes whose names came, by their numbers.</summary>
    internal List<KryoKnown> Names { get; } = [];

    /// <summary>The place of the value that was begun last.</summary>
    internal PlanValue? Place { get; set; }

    /// <summary>Its class if the data has it.</summary>
    internal KryoKnown? Class { get; set; }

    internal bool IsNull { get; set; }

    /// <summary>The number of the value that stands for it; −1 if it is here.</summary>
    internal int Reference { get; set; }

    /// <summary>Elements without a byte that may still come.</summary>
    internal long EmptyLeft { get; set; } = ReadState.MaxEmptyElements;

    /// <summary>Bytes that references to immutable values stood for.</summary>
    internal long Copied { get; set; }

    /// <summary>How many there may be: a short text that each of many elements refers to is well within it, and data that grows without end is not.</summary>
    internal static long MaxCopied(int length) => (4 << 20) + (16L * length);

    /// <summary>The object that was begun last is of a type: where it has references, its number in Binary is the next.</summary>
    internal void SetType(PlanType type)
    {
        if (type.HasReferences)
        {
            Numbered[^1] = new KryoNumbered(KryoSort.Object, type, _nextObject++);
        }
    }
}
