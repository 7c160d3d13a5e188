// Owns: what MemoryPack's layout notes of a place or type.
namespace Octavo.Interop.MemoryPack;

/// <summary>How it is in memory, where MemoryPack writes its memory.</summary>
/// <param name="Size">Bytes; 0 for what holds a reference, which has no memory of its own in the data.</param>
/// <param name="Alignment">Its address is a multiple of it.</param>
internal sealed record MemoryPackNote(int Size, int Alignment)
{
    /// <summary>What holds a reference.</summary>
    internal static MemoryPackNote Managed { get; } = new(0, 1);

    /// <summary>Of a struct where each member is; of a nullable value where the value is; of a map the key and the value of each entry.</summary>
    internal int[] Offsets { get; init; } = [];

    /// <summary>Of a nullable value's value: padding after it, if its size is not a multiple of its alignment.</summary>
    internal int Tail { get; init; }

    /// <summary>Of a map bytes of an entry; 0 if entries are not memory.</summary>
    internal int EntrySize { get; init; }

    /// <summary>Of a raw layout whether Binary has it in the same bytes.</summary>
    internal bool IsRawLayout { get; init; }

    /// <summary>Whether values have no head: tuples and pairs.</summary>
    internal bool IsTuple { get; init; }

    /// <summary>Whether the lengths of members are in the head.</summary>
    internal bool HasLengths { get; init; }

    internal bool IsMemory => Size != 0;
}
