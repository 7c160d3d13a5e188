// Owns: what a sequence of primitives asks of its element on JSON's reading side.
namespace Octavo.Internal;

/// <summary>An element of a JSON array that is a primitive.</summary>
internal interface IJsonElement<T>
{
    /// <summary>Gets an ordinary one.</summary>
    /// <param name="at">Its first byte.</param>
    /// <param name="value">The element.</param>
    /// <returns>Bytes used; 0 where <see cref="Read"/> tells.</returns>
    static abstract nint Get(ref byte at, out T value);

    /// <summary>Reads any, or says what is wrong.</summary>
    static abstract T Read(ref OctavoJsonReader reader);
}
