// Owns: what a loop over packed numbers asks of their kind. Knows no window.
namespace Octavo.Protobuf;

/// <summary>A kind of number that is written as a varint.</summary>
/// <typeparam name="T">What it is in .NET.</typeparam>
internal interface IProtobufNumber<T>
    where T : unmanaged
{
    /// <summary>Bytes that one takes at most when it is written.</summary>
    static abstract int Max { get; }

    /// <summary>Bytes that this one takes.</summary>
    static abstract nint Length(T value);

    /// <summary>Puts it; up to ten bytes may be stored.</summary>
    /// <returns>Bytes that it takes.</returns>
    static abstract nint Put(ref byte at, T value);

    /// <summary>Gets it; up to ten bytes are looked at.</summary>
    /// <returns>Bytes that it took.</returns>
    static abstract nint Get(ref byte at, out T value);
}
