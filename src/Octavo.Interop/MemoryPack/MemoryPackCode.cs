// Owns: MemoryPack's bytes with a meaning. Source: README of MemoryPack, "Binary wire format specification".
namespace Octavo.Interop.MemoryPack;

internal static class MemoryPackCode
{
    /// <summary>The length of a collection or text that is null.</summary>
    internal const int NullCollection = -1;

    /// <summary>An object or union that is null.</summary>
    internal const byte Null = 255;

    /// <summary>In place of a union's tag: a tag of two bytes follows. In place of an object's count: a number of an object that came before.</summary>
    internal const byte Wide = 250;

    /// <summary>Members that an object may have, from 0.</summary>
    internal const int MaxMembers = 249;
}
