// Owns: which formatters controllers get, from the formats of the services. Knows no request.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Octavo.AspNetCore.Http;
using Octavo.AspNetCore.Mvc;

namespace Octavo.AspNetCore.Startup;

/// <summary>Puts the formatters before the framework's, in the order of the formats, and after the formatters of null, text and streams.</summary>
internal sealed class MvcFormatters(IOptions<OctavoServiceOptions> options, IOptions<JsonOptions> json, ILogger<SystemTextJsonInputFormatter> logger)
    : IConfigureOptions<MvcOptions>, IPostConfigureOptions<MvcOptions>
{
    public void Configure(MvcOptions mvc)
    {
        mvc.ReturnHttpNotAcceptable = true;
        mvc.Filters.Add<ProblemFilter>(int.MaxValue); // after those of the framework, which turn statuses into results
    }

    /// <summary>After all that adds formatters: <c>AddNewtonsoftJson</c> replaces those of System.Text.Json, and may be called before or after.</summary>
    public void PostConfigure(string? name, MvcOptions mvc)
    {
        List<IInputFormatter> inputs = [];
        List<IOutputFormatter> outputs = [];
        foreach (OctavoFormat format in options.Value.Formats)
        {
            inputs.Add(new OctavoInputFormatter(format));
            outputs.Add(new OctavoOutputFormatter(format));
            string mapped = format.Name.ToLowerInvariant();
            if (mvc.FormatterMappings.GetMediaTypeMappingForFormat(mapped) is null)
            {
                mvc.FormatterMappings.SetMediaTypeMappingForFormat(mapped, format.MediaTypes[0]);
            }
        }
        if (options.Value.Formats.FirstOrDefault(StreamedJson.IsJson) is { } stream)
        {
            outputs.Add(new OctavoStreamFormatter(stream, lines: false));
            outputs.Add(new OctavoStreamFormatter(stream, lines: true));
        }
        Insert(mvc.InputFormatters, inputs, formatter => IsOurs((formatter as InputFormatter)?.SupportedMediaTypes),
            formatter => formatter is SystemTextJsonInputFormatter ? new UncodedJsonInputFormatter(json.Value, logger, IsCoded) : formatter);
        Insert(mvc.OutputFormatters, outputs, formatter => IsOurs((formatter as OutputFormatter)?.SupportedMediaTypes),
            formatter => formatter is SystemTextJsonOutputFormatter own ? new UncodedJsonOutputFormatter(own.SerializerOptions, IsWritten) : formatter);
    }

    private bool IsCoded(Type type) => options.Value.Formats.Any(format => format.CanSerialize(type));

    /// <summary>Also streams and other collections of coded values: the framework's JSON of them has other names.</summary>
    private bool IsWritten(Type type) => OctavoStreamFormatter.ItemType(type) is { } item && IsCoded(item)
        || options.Value.Formats.Any(format => OctavoOutputFormatter.Written(type, format) is not null);

    /// <summary>Whether a formatter has a media type of one of the formats.</summary>
    private bool IsOurs(MediaTypeCollection? types) =>
        types is not null && options.Value.Formats.Any(format => format.MediaTypes.Any(type => types.Contains(type, StringComparer.OrdinalIgnoreCase)));

    /// <summary>Puts formatters before the first one of the framework that has one of their media types, at the end if there is none; and others in the place
    /// of those that would also take types with a codec. A program's own formatters stay where they are.</summary>
    private static void Insert<T>(FormatterCollection<T> all, List<T> ours, Predicate<T> hasOurs, Func<T, T> replace)
        where T : notnull
    {
        int at = 0;
        while (at < all.Count && !(hasOurs(all[at]) && IsOfFramework(all[at])))
        {
            at++;
        }
        for (int i = at; i < all.Count; i++)
        {
            all[i] = replace(all[i]);
        }
        foreach (T formatter in ours)
        {
            all.Insert(at++, formatter);
        }
    }

    private static bool IsOfFramework(object formatter) =>
        formatter.GetType().Assembly.GetName().Name!.StartsWith("Microsoft.AspNetCore.Mvc", StringComparison.Ordinal);
}
