// Owns: a controller's IAsyncEnumerable as a response: a JSON array, or lines. Knows no type.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Net.Http.Headers;
using Octavo.AspNetCore.Http;
using Octavo.AspNetCore.Mvc;

namespace Octavo;

/// <summary>Writes the values of an <see cref="IAsyncEnumerable{T}"/> for controllers as they arrive, if their type has a codec in JSON.</summary>
public sealed class OctavoStreamFormatter : OutputFormatter
{
    private static readonly ConditionalWeakTable<Type, ItemStream?> s_streams = new();

    private readonly OctavoFormat _json;

    /// <summary>Makes a formatter for JSON.</summary>
    /// <param name="json">JSON with its options.</param>
    /// <param name="lines">Whether each value is a line (<c>application/x-ndjson</c>); else they are an array.</param>
    public OctavoStreamFormatter(OctavoFormat json, bool lines)
    {
        ArgumentNullException.ThrowIfNull(json);
        _json = json;
        WritesLines = lines;
        foreach (string type in lines ? StreamedJson.MediaTypes.Skip(1) : StreamedJson.MediaTypes.Take(1))
        {
            SupportedMediaTypes.Add(MediaTypeHeaderValue.Parse(type).CopyAsReadOnly());
        }
    }

    /// <summary>Whether each value is a line; else they are an array.</summary>
    public bool WritesLines { get; }

    /// <summary>The type of the values of a stream; null for a type that is not a stream.</summary>
    /// <param name="type">The declared type of the action.</param>
    public static Type? ItemType(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return Stream(type)?.Item;
    }

    /// <summary>Sets the content type, and tells caches that the response depends on <c>Accept</c>.</summary>
    /// <param name="context">The response.</param>
    public override void WriteResponseHeaders(OutputFormatterWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        base.WriteResponseHeaders(context);
        HttpFormats.Vary(context.HttpContext.Response);
    }

    /// <inheritdoc/>
    public override Task WriteResponseBodyAsync(OutputFormatterWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        HttpContext request = context.HttpContext;
        return Stream(context.ObjectType!)!.WriteAsync(request.Response.BodyWriter, context.Object!, _json, WritesLines, request.RequestAborted);
    }

    /// <summary>Whether the value is written for a media type, whatever its parameters are: <c>application/json; charset=utf-8</c> is JSON.</summary>
    /// <param name="context">The response.</param>
    public override bool CanWriteResult(OutputFormatterCanWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        return AcceptedType.IsWritten(context, base.CanWriteResult);
    }

    /// <inheritdoc/>
    protected override bool CanWriteType(Type? type) => type is not null && Stream(type) is { } stream && _json.CanSerialize(stream.Item);

    private static ItemStream? Stream(Type type) => s_streams.GetValue(type, static key => Find(key));

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "MVC itself does not support trimmed or native programs.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "As IL2070.")]
    private static ItemStream? Find(Type type)
    {
        Type? stream = IsStream(type) ? type : Array.Find(type.GetInterfaces(), IsStream);
        return stream is null ? null : (ItemStream)Activator.CreateInstance(typeof(ItemStream<>).MakeGenericType(stream.GetGenericArguments()))!;
    }

    private static bool IsStream(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IAsyncEnumerable<>);
}
