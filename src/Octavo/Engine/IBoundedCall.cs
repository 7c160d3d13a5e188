// Owns: what a format is to calls of small roots, where it bounds their bytes. Knows no format.
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Engine;

/// <summary>A format in which structs of fixed-size members have a bound.</summary>
internal interface IBoundedCall : IFormatCall
{
    /// <summary>Bytes that the type takes at most; 0 where it is not such a struct.</summary>
    static abstract int Bound<T>();

    /// <summary>Puts the value. Called only where <see cref="Bound"/> is not 0.</summary>
    static abstract nint Put<T>(CodecEntry<T> entry, ref byte at, in T value);

    /// <summary>Gets the value. Called only where <see cref="Bound"/> is not 0.</summary>
    /// <returns>Bytes used; 0 for a form that the reader takes.</returns>
    static abstract nint Get<T>(CodecEntry<T> entry, ref byte at, out T value);
}
