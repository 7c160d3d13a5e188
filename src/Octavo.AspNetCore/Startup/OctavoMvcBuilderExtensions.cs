// Owns: the registration of formatters with MVC. Knows no request.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Options;
using Octavo;
using Octavo.AspNetCore.Mvc;
using Octavo.AspNetCore.Startup;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Registers Octavo's formatters with controllers. docs/features/aspnetcore.md.</summary>
/// <example><code>
/// using Microsoft.AspNetCore.Builder;
/// using Microsoft.Extensions.DependencyInjection;
///
/// WebApplicationBuilder builder = WebApplication.CreateBuilder();
/// builder.Services.AddControllers().AddOctavo();
/// </code></example>
public static class OctavoMvcBuilderExtensions
{
    /// <summary>
    /// Adds formatters for the formats of <see cref="OctavoServiceOptions"/>, before the existing ones. It sets
    /// <see cref="MvcOptions.ReturnHttpNotAcceptable"/>, unless the program sets it: if no formatter fits, the response is 406, and not JSON that the client
    /// did not ask for.
    /// </summary>
    /// <param name="builder">What <c>AddControllers</c> returned.</param>
    /// <param name="configure">Chooses what happens to types without a codec.</param>
    public static IMvcBuilder AddOctavo(this IMvcBuilder builder, Action<OctavoMvcOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        Add(builder.Services, configure);
        return builder;
    }

    /// <inheritdoc cref="AddOctavo(IMvcBuilder, Action{OctavoMvcOptions})"/>
    public static IMvcCoreBuilder AddOctavo(this IMvcCoreBuilder builder, Action<OctavoMvcOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(builder);
        Add(builder.Services, configure);
        return builder;
    }

    private static void Add(IServiceCollection services, Action<OctavoMvcOptions>? configure)
    {
        services.AddOctavo();
        services.AddOptions<OctavoMvcOptions>();
        services.TryAddSingleton<MvcCheck>();
        if (configure is not null)
        {
            services.Configure(configure);
        }
        if (!services.Any(static service => service.ImplementationType == typeof(MvcFormatters)))
        {
            services.Insert(0, ServiceDescriptor.Singleton<IConfigureOptions<MvcOptions>, MvcFormatters>()); // before those of the program, which count
        }
        if (services.LastOrDefault(static service => service.ServiceType == typeof(OutputFormatterSelector)) is not { } selector
            || selector.ImplementationType == typeof(DefaultOutputFormatterSelector))
        {
            services.Replace(ServiceDescriptor.Singleton<OutputFormatterSelector, CodedFormatterSelector>());
        }
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IPostConfigureOptions<MvcOptions>, MvcFormatters>());
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IPostConfigureOptions<ApiBehaviorOptions>, MvcProblems>());
    }
}
