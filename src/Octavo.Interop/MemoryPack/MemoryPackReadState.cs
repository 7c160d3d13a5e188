// Owns: what a MemoryPack reader keeps while it goes over a value.
using Octavo.Interop.Plans;
using Octavo.Text;

namespace Octavo.Interop.MemoryPack;

internal sealed class MemoryPackReadState
{
    /// <summary>Of any scalar.</summary>
    internal static ReadOnlySpan<byte> Zeros => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

    internal Stack<MemoryPackFrame> Frames { get; } = [];

    /// <summary>Objects by their numbers in the data: the type, and the number in Binary.</summary>
    internal Dictionary<int, (PlanType Type, int Number)> Numbers { get; } = new(KeyedNumbers.Instance);

    /// <summary>Whether the value that was begun last is the root.</summary>
    internal bool IsRoot { get; set; }

    /// <summary>Whether a union's tag was read, so an object must follow.</summary>
    internal bool IsCase { get; set; }

    /// <summary>Whether the member that was begun last has no bytes, because another version wrote the data.</summary>
    internal bool IsAbsent { get; set; }
}
