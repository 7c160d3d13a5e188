// Owns: the contract of a fixed-size value that has a raw layout in Binary. Knows no format and no buffer.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>The raw layout of an unmanaged value: members in order at natural alignment up to 8, little-endian, padding zero. Implemented by a
/// struct.</summary>
/// <typeparam name="T">The value's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IRawLayout<T>
    where T : unmanaged
{
    /// <summary>Bytes of one raw layout. A constant.</summary>
    static abstract int Size { get; }

    /// <summary>Whether this runtime lays the value out as in the raw layout, so arrays may be copied. Found once, by probing; never assumed.</summary>
    static abstract bool SameLayout { get; }

    /// <summary>
    /// The bits of one raw layout that are zero in every value: padding, the upper seven bits of a bool. If it is not empty, and its length divides 32, it says
    /// together with <see cref="DateTimes"/> all that there is to validate, and arrays are checked and cleared 32 bytes at a time.
    /// </summary>
    static virtual ReadOnlySpan<byte> ZeroBits => default;

    /// <summary>FF in each byte of the raw layout that belongs to a DateTime at an offset that is a multiple of 8; see <see cref="ZeroBits"/>.</summary>
    static virtual ReadOnlySpan<byte> DateTimes => default;

    /// <summary>Whether the raw layout has padding, which must be zeroed after a copy.</summary>
    static abstract bool HasPadding { get; }

    /// <summary>Whether some bit patterns are refused (bool, decimal, DateTime, …). A constant.</summary>
    static abstract bool Validated { get; }

    /// <summary>Puts one raw layout, padding zeroed.</summary>
    static abstract void Put(ref byte at, in T value);

    /// <summary>Gets one raw layout, validated.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> for a pattern that is not a value.</exception>
    static abstract void Get(ref byte at, out T value);

    /// <summary>Whether <paramref name="count"/> raw layouts that follow one another are all values and their padding is zero.</summary>
    static abstract bool AreValid(ref byte first, int count);

    /// <summary>Zeroes the padding of <paramref name="count"/> raw layouts that follow one another.</summary>
    static abstract void ClearPadding(ref byte first, int count);
}
