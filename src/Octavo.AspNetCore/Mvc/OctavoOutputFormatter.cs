// Owns: a controller's value as a response. Knows no format.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Net.Http.Headers;

namespace Octavo;

/// <summary>Writes values in one format for controllers, for types that have a codec in it. The declared type of the action counts: for
/// <c>ActionResult&lt;IShape&gt;</c> the union, for <c>Ok(circle)</c> the type of the object.</summary>
public sealed class OctavoOutputFormatter : OutputFormatter
{
    /// <summary>Makes a formatter for a format.</summary>
    /// <param name="format">The format with its options.</param>
    public OctavoOutputFormatter(OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        Format = format;
        foreach (string type in format.MediaTypes)
        {
            SupportedMediaTypes.Add(MediaTypeHeaderValue.Parse(type).CopyAsReadOnly());
        }
    }

    /// <summary>The format that is written.</summary>
    public OctavoFormat Format { get; }

    /// <summary>Writes a value. The whole value is written before its first byte is sent: if it cannot be written, the exception handler of the application
    /// answers.</summary>
    /// <param name="context">The response.</param>
    public override Task WriteResponseBodyAsync(OutputFormatterWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        HttpContext request = context.HttpContext;
        return Format.SerializeAsync(request.Response.BodyWriter, context.Object, context.ObjectType!, request.RequestAborted);
    }

    /// <inheritdoc/>
    protected override bool CanWriteType(Type? type) => type is not null && type != typeof(object) && Format.CanSerialize(type);
}
