// Owns: the conventions of a whole model. Knows no database.
using Octavo;

namespace Microsoft.EntityFrameworkCore;

/// <summary>Conventions for properties that are one column. docs/features/efcore.md.</summary>
/// <example><code>
/// using Microsoft.EntityFrameworkCore;
///
/// public sealed class ShopContext : DbContext
/// {
///     protected override void ConfigureConventions(ModelConfigurationBuilder configuration) => configuration.UseOctavo().UseOctavoJson&lt;Order>();
/// }
/// </code></example>
public static class OctavoModelConfigurationExtensions
{
    /// <summary>Stores every property with <see cref="OctavoColumnAttribute"/> in one column.</summary>
    /// <param name="configuration">The parameter of <c>ConfigureConventions</c>.</param>
    public static ModelConfigurationBuilder UseOctavo(this ModelConfigurationBuilder configuration)
    {
        ArgumentNullException.ThrowIfNull(configuration);
        configuration.Conventions.Add(static _ => new OctavoColumnConvention());
        return configuration;
    }

    /// <summary>Stores every property of a type in a column of JSON text.</summary>
    /// <param name="configuration">The parameter of <c>ConfigureConventions</c>.</param>
    /// <exception cref="OctavoException">The type has no codec in JSON.</exception>
    public static ModelConfigurationBuilder UseOctavoJson<T>(this ModelConfigurationBuilder configuration)
    {
        ArgumentNullException.ThrowIfNull(configuration);
        OctavoCodecs.EnsureCodec(typeof(T), OctavoFormats.Json);
        configuration.Properties<T>().HaveConversion<OctavoTextConverter<T>, OctavoComparer<T>>();
        return configuration;
    }

    /// <summary>Stores every property of a type in a column of Binary bytes.</summary>
    /// <param name="configuration">The parameter of <c>ConfigureConventions</c>.</param>
    /// <exception cref="OctavoException">The type has no codec in Binary.</exception>
    public static ModelConfigurationBuilder UseOctavoBytes<T>(this ModelConfigurationBuilder configuration)
    {
        ArgumentNullException.ThrowIfNull(configuration);
        OctavoCodecs.EnsureCodec(typeof(T), OctavoFormats.Binary);
        configuration.Properties<T>().HaveConversion<OctavoBytesConverter<T>, OctavoComparer<T>>();
        return configuration;
    }
}
