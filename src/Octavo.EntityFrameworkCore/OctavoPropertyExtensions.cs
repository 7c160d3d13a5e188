// Owns: the calls that make one property a column. Knows no database.
using Microsoft.EntityFrameworkCore.Metadata.Builders;
using Octavo;

namespace Microsoft.EntityFrameworkCore;

/// <summary>Properties as one column. docs/features/efcore.md.</summary>
/// <example><code>
/// using Microsoft.EntityFrameworkCore;
///
/// public sealed class ShopContext : DbContext
/// {
///     protected override void OnModelCreating(ModelBuilder model) => model.Entity&lt;Customer>().Property(customer => customer.Addresses).HasOctavoJson();
/// }
/// </code></example>
public static class OctavoPropertyExtensions
{
    /// <summary>Makes the column JSON text.</summary>
    /// <param name="property">The property.</param>
    /// <param name="options">Options of JSON; null uses the defaults.</param>
    /// <exception cref="OctavoException">The type has no codec in JSON.</exception>
    public static PropertyBuilder<T> HasOctavoJson<T>(this PropertyBuilder<T> property, OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(property);
        return property.HasConversion(Text<T>(options), new OctavoComparer<T>());
    }

    /// <summary>Makes the column bytes.</summary>
    /// <param name="property">The property.</param>
    /// <param name="format">The format with its options; null uses Binary.</param>
    /// <exception cref="OctavoException">The type has no codec in the format.</exception>
    public static PropertyBuilder<T> HasOctavoBytes<T>(this PropertyBuilder<T> property, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(property);
        return property.HasConversion(Bytes<T>(format), new OctavoComparer<T>());
    }

    /// <inheritdoc cref="HasOctavoJson{T}(PropertyBuilder{T}, OctavoJsonOptions)"/>
    public static ComplexTypePropertyBuilder<T> HasOctavoJson<T>(this ComplexTypePropertyBuilder<T> property, OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(property);
        return property.HasConversion(Text<T>(options), new OctavoComparer<T>());
    }

    /// <inheritdoc cref="HasOctavoBytes{T}(PropertyBuilder{T}, OctavoFormat)"/>
    public static ComplexTypePropertyBuilder<T> HasOctavoBytes<T>(this ComplexTypePropertyBuilder<T> property, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(property);
        return property.HasConversion(Bytes<T>(format), new OctavoComparer<T>());
    }

    /// <inheritdoc cref="HasOctavoJson{T}(PropertyBuilder{T}, OctavoJsonOptions)"/>
    public static ComplexCollectionTypePropertyBuilder<T> HasOctavoJson<T>(this ComplexCollectionTypePropertyBuilder<T> property,
        OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(property);
        return property.HasConversion(Text<T>(options), new OctavoComparer<T>());
    }

    /// <inheritdoc cref="HasOctavoBytes{T}(PropertyBuilder{T}, OctavoFormat)"/>
    public static ComplexCollectionTypePropertyBuilder<T> HasOctavoBytes<T>(this ComplexCollectionTypePropertyBuilder<T> property, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(property);
        return property.HasConversion(Bytes<T>(format), new OctavoComparer<T>());
    }

    private static OctavoTextConverter<T> Text<T>(OctavoJsonOptions? options)
    {
        OctavoCodecs.EnsureCodec(typeof(T), OctavoFormats.Json);
        return options is null ? new OctavoTextConverter<T>() : new OctavoTextConverter<T>(options);
    }

    private static OctavoBytesConverter<T> Bytes<T>(OctavoFormat? format)
    {
        format ??= OctavoFormats.Binary;
        OctavoCodecs.EnsureCodec(typeof(T), format);
        return new OctavoBytesConverter<T>(format);
    }
}
