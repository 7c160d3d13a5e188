// Owns: a value as the bytes of a column.
using System.Linq.Expressions;
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;

namespace Octavo;

/// <summary>A value as bytes.</summary>
/// <typeparam name="T">A type with a codec in the format.</typeparam>
public class OctavoBytesConverter<T> : ValueConverter<T, byte[]>
{
    /// <summary>Binary with the default options.</summary>
    public OctavoBytesConverter()
        : this(OctavoFormats.Binary)
    {
    }

    /// <summary>A format. A compiled model (<c>dotnet ef dbcontext optimize</c>) can have Binary and MessagePack with their default options.</summary>
    /// <param name="format">The format with its options.</param>
    public OctavoBytesConverter(OctavoFormat format)
        : base(Writing(format), Reading(format))
    {
    }

    // A compiled model has these expressions as source: public members, and no object of this process.
    private static Expression<Func<T, byte[]>> Writing(OctavoFormat format) =>
        format == OctavoFormats.Binary ? value => OctavoFormats.Binary.Serialize(value)
        : format == OctavoFormats.MessagePack ? value => OctavoFormats.MessagePack.Serialize(value)
        : value => format.Serialize(value);

    private static Expression<Func<byte[], T>> Reading(OctavoFormat format) =>
        format == OctavoFormats.Binary ? bytes => OctavoFormats.Binary.Deserialize<T>(bytes)!
        : format == OctavoFormats.MessagePack ? bytes => OctavoFormats.MessagePack.Deserialize<T>(bytes)!
        : bytes => format.Deserialize<T>(bytes)!;
}
