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
        OctavoCodecs.Require(typeof(T), OctavoFormats.Json);
        return property.HasConversion(options is null ? new OctavoTextConverter<T>() : new OctavoTextConverter<T>(options), new OctavoComparer<T>());
    }

    /// <summary>Makes the column bytes.</summary>
    /// <param name="property">The property.</param>
    /// <param name="format">The format with its options; null uses Binary.</param>
    /// <exception cref="OctavoException">The type has no codec in the format.</exception>
    public static PropertyBuilder<T> HasOctavoBytes<T>(this PropertyBuilder<T> property, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(property);
        format ??= OctavoFormats.Binary;
        OctavoCodecs.Require(typeof(T), format);
        return property.HasConversion(new OctavoBytesConverter<T>(format), new OctavoComparer<T>());
    }
}
