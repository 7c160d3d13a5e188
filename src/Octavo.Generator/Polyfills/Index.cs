// Owns: what C# needs for list patterns on netstandard2.0.
namespace System;

internal readonly struct Index(int value, bool fromEnd = false)
{
    public int GetOffset(int length) => fromEnd ? length - value : value;

    public static implicit operator Index(int value) => new(value);
}
