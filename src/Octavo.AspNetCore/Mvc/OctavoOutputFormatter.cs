// Owns: a controller's value as a response. Knows no format.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Net.Http.Headers;

namespace Octavo;

/// <summary>Writes values of one format for controllers, of types that have a codec in it. The type is the action's: of <c>ActionResult&lt;IShape&gt;</c> the
/// union, of <c>Ok(circle)</c> the object's own.</summary>
public sealed class OctavoOutputFormatter : OutputFormatter
{
    private readonly OctavoFormat _format;

    /// <summary>A formatter of a format.</summary>
    /// <param name="format">The format with its options.</param>
    public OctavoOutputFormatter(OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        _format = format;
        foreach (string type in format.MediaTypes)
        {
            SupportedMediaTypes.Add(MediaTypeHeaderValue.Parse(type).CopyAsReadOnly());
        }
    }

    /// <summary>Writes a value. It is written whole before its first byte is sent: where it cannot be written, the response is the framework's answer to an
    /// exception.</summary>
    /// <param name="context">The response.</param>
    public override Task WriteResponseBodyAsync(OutputFormatterWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        HttpContext request = context.HttpContext;
        return _format.SerializeAsync(request.Response.BodyWriter, context.Object, context.ObjectType!, request.RequestAborted);
    }

    /// <inheritdoc/>
    protected override bool CanWriteType(Type? type) => type is not null && type != typeof(object) && _format.CanSerialize(type);
}
