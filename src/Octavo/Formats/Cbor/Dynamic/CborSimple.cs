// Owns: a simple value as a value. Knows no window.
using System.Globalization;

namespace Octavo.Cbor;

/// <summary>A simple value that has no .NET type. RFC 8949, section 3.3.</summary>
/// <param name="Value">Its number: 0 to 19, 23 (undefined) or 32 to 255. 20 to 22 are false, true and null.</param>
public readonly record struct CborSimple(byte Value)
{
    /// <summary>Undefined, the simple value 23.</summary>
    public static CborSimple Undefined => new(23);

    /// <summary><c>undefined</c> or <c>simple(n)</c>, as in diagnostic notation (section 8).</summary>
    public override string ToString() => Value == 23 ? "undefined" : string.Create(CultureInfo.InvariantCulture, $"simple({Value})");
}
