// Owns: that ranges of all types in Accept do not hide the others, for types with a codec. Knows no format.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.Extensions.Logging;
using Microsoft.Extensions.Options;

namespace Octavo.AspNetCore.Mvc;

/// <summary>The framework's choice of a formatter takes no notice of an <c>Accept</c> header with a range of all types, unless
/// <see cref="MvcOptions.RespectBrowserAcceptHeader"/> is set for the whole application. Here the header counts where it chooses one of Octavo's formatters;
/// text, types without a codec and formatters of others are chosen as before.</summary>
internal sealed class CodedFormatterSelector(IOptions<MvcOptions> options, ILoggerFactory loggers) : OutputFormatterSelector
{
    private readonly DefaultOutputFormatterSelector _own = new(options, loggers);
    private readonly DefaultOutputFormatterSelector _respecting = new(Options.Create(Respecting(options.Value)), loggers);

    public override IOutputFormatter? SelectFormatter(OutputFormatterCanWriteContext context, IList<IOutputFormatter> formatters,
        MediaTypeCollection contentTypes)
    {
        // Text has a codec, and the framework writes it as plain text before it asks for JSON.
        if (context.ObjectType != typeof(string) && context.Object is not string
            && _respecting.SelectFormatter(context, formatters, contentTypes) is { } chosen && (chosen is OctavoOutputFormatter or OctavoStreamFormatter))
        {
            return chosen;
        }
        return _own.SelectFormatter(context, formatters, contentTypes);
    }

    private static MvcOptions Respecting(MvcOptions options)
    {
        var respecting = new MvcOptions { RespectBrowserAcceptHeader = true, ReturnHttpNotAcceptable = options.ReturnHttpNotAcceptable };
        foreach (IOutputFormatter formatter in options.OutputFormatters)
        {
            respecting.OutputFormatters.Add(formatter);
        }
        return respecting;
    }
}
