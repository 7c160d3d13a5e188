// Owns: where a wide type's members are cut into chunk methods.
using System;
using System.Collections.Generic;
using Octavo.Model.Types;

namespace Octavo.Model.Planning;

/// <summary>A chunk.</summary>
/// <param name="First">Ordinal of its first member.</param>
/// <param name="End">Ordinal after its last.</param>
internal sealed record Chunk(int First, int End)
{
    /// <summary>Encoder or decoder calls of one body: more are cut into chunks.</summary>
    public const int BodyCalls = 48;

    /// <summary>Members of a chunk.</summary>
    public const int Members = 24;

    /// <summary>Cuts members. Bools that share a byte are not cut apart.</summary>
    /// <param name="type">The type.</param>
    /// <param name="first">Ordinal of the first member.</param>
    /// <param name="count">Members.</param>
    /// <param name="members">Members a chunk, at most.</param>
    public static List<Chunk> Of(TypeModel type, int first, int count, int members)
    {
        var chunks = new List<Chunk>();
        int end = first + count;
        while (first < end)
        {
            int next = Math.Min(first + members, end);
            if (next < end)
            {
                next = BoolGroup.Of(type, next).First;
            }
            chunks.Add(new Chunk(first, next));
            first = next;
        }
        return chunks;
    }
}
