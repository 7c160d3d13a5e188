// Owns: the options of stamped values. Knows no store.
namespace Octavo;

/// <summary>Options of <see cref="OctavoStampedValues{T}"/>. Configured at start-up by one thread, read by any number afterwards.</summary>
public class OctavoStampedOptions
{
    /// <summary>The format for writing, with its options: by default Binary with <see cref="SerializerLimits.Untrusted"/>. A value in another format is a
    /// miss.</summary>
    public OctavoFormat Format { get; set; } = OctavoFormats.Binary.With(SerializerLimits.Untrusted);

    /// <summary>Types that the store will hold: <see cref="EnsureCodecs"/> checks that each has a codec in the format.</summary>
    public IList<Type> Types { get; } = [];

    /// <summary>The length in bytes from which a value is compressed with Brotli; null, the default, for never. Readers accept compressed values, whatever this
    /// says.</summary>
    /// <exception cref="ArgumentOutOfRangeException">Negative.</exception>
    public int? CompressFrom
    {
        get;
        set
        {
            if (value is < 0)
            {
                throw new ArgumentOutOfRangeException(nameof(value), value, "Not negative.");
            }
            field = value;
        }
    }

    /// <summary>How far a compressed value may expand beyond the first mebibyte, as a multiple of its length: 100 by default. More is a miss.</summary>
    /// <exception cref="ArgumentOutOfRangeException">Not positive.</exception>
    public int MaxRatio
    {
        get;
        set
        {
            ArgumentOutOfRangeException.ThrowIfNegativeOrZero(value);
            field = value;
        }
    } = 100;

    /// <summary>Throws for the first type of <see cref="Types"/> that cannot be stored. Packages that register a cache call it at start-up.</summary>
    /// <exception cref="OctavoException">See <see cref="OctavoCodecs.EnsureCodec"/>.</exception>
    /// <exception cref="NotSupportedException">The codec of a type was written by hand and has no Shape.</exception>
    public void EnsureCodecs()
    {
        foreach (Type type in Types)
        {
            OctavoCodecs.EnsureCodec(type, Format);
            _ = OctavoSchema.Hash(type, names: true);
        }
    }
}
