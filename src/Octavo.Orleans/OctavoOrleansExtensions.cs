// Owns: the registration with Orleans. Knows no format.
using Microsoft.Extensions.DependencyInjection;
using Octavo.Orleans;
using Orleans.Serialization;
using Orleans.Serialization.Cloning;
using Orleans.Serialization.Serializers;
using Orleans.Storage;

namespace Octavo;

/// <summary>Registers Octavo with Orleans. docs/features/orleans.md.</summary>
/// <example><code>
/// using Microsoft.Extensions.DependencyInjection;
/// using Orleans.Serialization;
///
/// var services = new ServiceCollection();
/// services.AddSerializer(serializer => serializer.AddOctavo(options => options.Types.Add(typeof(Order))));
/// </code></example>
public static class OctavoOrleansExtensions
{
    /// <summary>Makes Orleans use codecs to write, read and copy types. Silos and clients both need it.</summary>
    /// <param name="builder">The parameter of <c>AddSerializer</c>.</param>
    /// <param name="configure">Chooses format and types.</param>
    /// <exception cref="OctavoException">A type of <see cref="OctavoOrleansOptions.Types"/> has no codec in the format.</exception>
    public static ISerializerBuilder AddOctavo(this ISerializerBuilder builder, Action<OctavoOrleansOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        var options = new OctavoOrleansOptions();
        configure?.Invoke(options);
        foreach (Type type in options.Types)
        {
            OctavoCodecs.EnsureCodec(type, options.Format);
        }
        var codecs = new OrleansCodecs(options);
        builder.Services.AddSingleton<ISpecializableCodec>(codecs);
        builder.Services.AddSingleton<ISpecializableCopier>(codecs);
        builder.Services.AddSingleton<ITypeFilter>(codecs);
        // What a member refuses in one silo reaches the caller in another, with its path.
        builder.Services.Configure<ExceptionSerializationOptions>(exceptions => exceptions.SupportedNamespacePrefixes.Add(nameof(Octavo)));
        return builder;
    }

    /// <summary>Makes codecs write the state of grains. States without a codec, such as the states of Orleans' own grains, are still written as JSON by
    /// Newtonsoft.Json, and states that it wrote before are read by it.</summary>
    /// <param name="services">The services of the silo.</param>
    /// <param name="format">The format with its options; null uses JSON.</param>
    /// <param name="provider">The storage provider; null for all of them.</param>
    public static IServiceCollection AddOctavoGrainStorageSerializer(this IServiceCollection services, OctavoFormat? format = null, string? provider = null)
    {
        ArgumentNullException.ThrowIfNull(services);
        return provider is null
            ? services.AddSingleton<IGrainStorageSerializer>(silo => Serializer(silo, format))
            : services.AddKeyedSingleton<IGrainStorageSerializer>(provider, (silo, _) => Serializer(silo, format));
    }

    private static OctavoGrainStorageSerializer Serializer(IServiceProvider silo, OctavoFormat? format) =>
        new(format, ActivatorUtilities.CreateInstance<JsonGrainStorageSerializer>(silo));
}
