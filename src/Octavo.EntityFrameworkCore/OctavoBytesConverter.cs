// Owns: a value as the bytes of a column.
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;

namespace Octavo;

/// <summary>A value as bytes.</summary>
/// <typeparam name="T">A type with a codec in the format.</typeparam>
/// <param name="format">The format with its options.</param>
public class OctavoBytesConverter<T>(OctavoFormat format) : ValueConverter<T, byte[]>(value => format.Serialize(value), bytes => format.Deserialize<T>(bytes)!)
{
    /// <summary>Binary with the default options.</summary>
    public OctavoBytesConverter()
        : this(OctavoFormats.Binary)
    {
    }
}
