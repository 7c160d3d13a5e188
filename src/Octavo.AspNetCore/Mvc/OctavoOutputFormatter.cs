// Owns: a controller's value as a response. Knows no format.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Net.Http.Headers;
using Octavo.AspNetCore.Http;
using Octavo.AspNetCore.Mvc;

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
        // Ranges by suffix count only for types that [Produces] names, as with the framework's own formatter.
        foreach (string type in format.MediaTypes.Concat(RequestBody.Suffixed(format)))
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
        Type type = TypeOf(context.ObjectType!)!;
        object? value = context.Object is { } found && type != context.ObjectType ? OctavoCodecs.ToSerializable(found, type) : context.Object;
        return Format.SerializeAsync(request.Response.BodyWriter, value, type, request.RequestAborted);
    }

    /// <summary>Sets the content type, and tells caches that the response depends on <c>Accept</c>.</summary>
    /// <param name="context">The response.</param>
    public override void WriteResponseHeaders(OutputFormatterWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        base.WriteResponseHeaders(context);
        HttpFormats.Vary(context.HttpContext.Response);
    }

    /// <summary>Whether the value is written for a media type, whatever its parameters are: <c>application/json; charset=utf-8</c> is JSON.</summary>
    /// <param name="context">The response.</param>
    public override bool CanWriteResult(OutputFormatterCanWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        return AcceptedType.IsWritten(context, base.CanWriteResult);
    }

    /// <inheritdoc/>
    protected override bool CanWriteType(Type? type) => type is not null && type != typeof(object) && TypeOf(type) is not null;

    private Type? TypeOf(Type type) => Written(type, Format);

    /// <summary>The type with which a value of a type is written: for <c>Ok(orders.Select(…))</c> an array. Streams have their own formatter.</summary>
    internal static Type? Written(Type type, OctavoFormat format) =>
        format.CanSerialize(type) ? type : OctavoStreamFormatter.ItemType(type) is null ? OctavoCodecs.GetSerializableType(type, format) : null;
}
