// Owns: an open object or map whose parts have their places: memory, or members with lengths.
using Octavo.Interop.Plans;

namespace Octavo.Interop.MemoryPack;

/// <summary>A level that positions depend on.</summary>
internal sealed class MemoryPackFrame
{
    /// <summary>The struct or object; null for a map.</summary>
    internal PlanType? Type { get; init; }

    /// <summary>The map whose entries are memory; null for others.</summary>
    internal PlanValue? Map { get; init; }

    /// <summary>Where it begins: the memory, the first entry, or the first member after the head.</summary>
    internal int Start { get; set; }

    /// <summary>Members or entries that were begun.</summary>
    internal int Next { get; set; }

    /// <summary>Of members with lengths their ends in the data, or what was written of them: by order.</summary>
    internal int[] Ends { get; init; } = [];

    /// <summary>Writing: bytes that are kept for the lengths.</summary>
    internal int Kept { get; init; }

    /// <summary>Writing: bytes of the object's number, which comes right before its members.</summary>
    internal int NumberBytes { get; init; }

    /// <summary>Whether a value is the next of its parts.</summary>
    internal bool IsNext(PlanValue place) =>
        Type is { } type ? Next < type.Members.Length && type.Members[Next].Value == place : place == Map!.First || place == Map.Second;

    /// <summary>Where a part begins whose place is fixed: a member in memory, a key or a value.</summary>
    internal int Fixed(PlanValue place)
    {
        if (Type is { } type)
        {
            return Start + MemoryPackLayout.Note(type).Offsets[Next++];
        }
        MemoryPackNote map = MemoryPackLayout.Note(Map!);
        return place == Map!.First ? Start + (Next++ * map.EntrySize) : Start + ((Next - 1) * map.EntrySize) + map.Offsets[1];
    }
}
