// Owns: what a sequence of primitives asks of its element in JSON.
namespace Octavo.Json;

/// <summary>An element of a JSON array that is a primitive.</summary>
internal interface IJsonElement<T>
{
    /// <summary>Bytes of one at most.</summary>
    static abstract int Max { get; }

    /// <summary>Gets an ordinary one.</summary>
    /// <param name="at">Its first byte.</param>
    /// <param name="value">The element.</param>
    /// <returns>Bytes used; 0 where <see cref="Read"/> tells.</returns>
    static abstract nint Get(ref byte at, out T value);

    /// <summary>Reads any, or says what is wrong.</summary>
    static abstract T Read(ref OctavoJsonReader reader);

    /// <summary>Puts one.</summary>
    /// <param name="at"><see cref="Max"/> bytes.</param>
    /// <param name="value">The element.</param>
    /// <returns>Bytes put.</returns>
    static abstract nint Put(ref byte at, T value);
}
