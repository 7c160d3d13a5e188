// Owns: which formatters controllers get, from the formats of the services. Knows no request.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;
using Octavo.AspNetCore.Http;
using Octavo.AspNetCore.Mvc;

namespace Octavo.AspNetCore.Start;

/// <summary>Puts the formatters before the framework's JSON, in the order of the formats, and after the formatters of null, text and streams.</summary>
internal sealed class MvcFormatters(IOptions<OctavoServiceOptions> options, IOptions<JsonOptions> json, ILogger<SystemTextJsonInputFormatter> logger)
    : IConfigureOptions<MvcOptions>
{
    public void Configure(MvcOptions mvc)
    {
        mvc.ReturnHttpNotAcceptable = true;
        mvc.RespectBrowserAcceptHeader = true; // else one range of all types makes MVC ignore the others
        mvc.Filters.Add(new ProblemFilter());
        List<IInputFormatter> inputs = [];
        List<IOutputFormatter> outputs = [];
        foreach (OctavoFormat format in options.Value.Formats)
        {
            inputs.Add(new OctavoInputFormatter(format));
            outputs.Add(new OctavoOutputFormatter(format));
        }
        if (options.Value.Formats.FirstOrDefault(StreamedJson.IsJson) is { } stream)
        {
            outputs.Add(new OctavoStreamFormatter(stream, lines: false));
            outputs.Add(new OctavoStreamFormatter(stream, lines: true));
        }
        Insert(mvc.InputFormatters, inputs, static formatter => formatter is SystemTextJsonInputFormatter,
            _ => new UncodedJsonInputFormatter(json.Value, logger, IsCoded));
        Insert(mvc.OutputFormatters, outputs, static formatter => formatter is SystemTextJsonOutputFormatter,
            formatter => new UncodedJsonOutputFormatter(((SystemTextJsonOutputFormatter)formatter).SerializerOptions, IsWritten));
    }

    private bool IsCoded(Type type) => options.Value.Formats.Any(format => format.CanSerialize(type));

    /// <summary>Also streams and other collections of coded values: the framework's JSON of them has other names.</summary>
    private bool IsWritten(Type type) => OctavoStreamFormatter.ItemType(type) is { } item && IsCoded(item)
        || options.Value.Formats.Any(format => OctavoOutputFormatter.Written(type, format) is not null);

    /// <summary>Puts formatters before the first one of a kind, and another one of that kind in its place; at the end if there is none.</summary>
    private static void Insert<T>(FormatterCollection<T> all, List<T> ours, Predicate<T> isOfKind, Func<T, T> replace)
        where T : notnull
    {
        int at = 0;
        while (at < all.Count && !isOfKind(all[at]))
        {
            at++;
        }
        if (at < all.Count)
        {
            all[at] = replace(all[at]);
        }
        foreach (T formatter in ours)
        {
            all.Insert(at++, formatter);
        }
    }
}
