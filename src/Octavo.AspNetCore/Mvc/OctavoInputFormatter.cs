// Owns: a request's body for a controller. Knows no format.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.Net.Http.Headers;
using Octavo.AspNetCore.Http;
using Octavo.Internal;

namespace Octavo;

/// <summary>Reads bodies in one format for controllers, for types that have a codec in it.</summary>
public sealed class OctavoInputFormatter : InputFormatter
{
    /// <summary>Fewer than <see cref="Microsoft.AspNetCore.Mvc.MvcOptions.MaxModelBindingRecursionDepth"/>, which is 32 unless it is set.</summary>
    private const int MaxParts = 30;

    /// <summary>Makes a formatter for a format.</summary>
    /// <param name="format">The format with its options. It also accepts media types by suffix (<c>application/problem+json</c>).</param>
    public OctavoInputFormatter(OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        Format = format;
        foreach (string type in format.MediaTypes)
        {
            SupportedMediaTypes.Add(MediaTypeHeaderValue.Parse(type).CopyAsReadOnly());
        }
        foreach (string type in RequestBody.Suffixed(format))
        {
            SupportedMediaTypes.Add(MediaTypeHeaderValue.Parse(type).CopyAsReadOnly());
        }
    }

    /// <summary>The format that is read.</summary>
    public OctavoFormat Format { get; }

    /// <summary>Reads a body, even an empty one: in Protobuf it is a message.</summary>
    /// <param name="context">The request.</param>
    public override Task<InputFormatterResult> ReadAsync(InputFormatterContext context) => ReadRequestBodyAsync(context);

    /// <inheritdoc/>
    public override async Task<InputFormatterResult> ReadRequestBodyAsync(InputFormatterContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        HttpContext request = context.HttpContext;
        if (!HttpFormats.IsUtf8(request.Request))
        {
            // Said here, and not by CanRead: the framework's own formatter of JSON would read it, as other JSON.
            context.ModelState.TryAddModelError(context.ModelName, new UnsupportedContentTypeException($"Text in {Throw.Shown(request.Request.ContentType)} is not UTF-8."),
                context.Metadata);
            return InputFormatterResult.Failure();
        }
        try
        {
            RequestBody.CheckLength(request.Request, Format);
            if (context.TreatEmptyInputAsDefaultValue && await RequestBody.IsEmptyAsync(request.Request, request.RequestAborted).ConfigureAwait(false)
                && !Format.TryDeserialize([], context.ModelType, out _, out _))
            {
                return InputFormatterResult.Success(GetDefaultValueForType(context.ModelType));
            }
            object? value = await Format.DeserializeAsync(request.Request.BodyReader, context.ModelType, request.RequestAborted).ConfigureAwait(false);
            return value is null && !context.TreatEmptyInputAsDefaultValue ? InputFormatterResult.NoValue() : InputFormatterResult.Success(value);
        }
        catch (OctavoException found)
        {
            RequestProblem.Set(request, RequestProblem.OfData(found));
            string message = found.Code == OctavoErrorCode.UserCode ? "UserCode: the type refused the value." : found.Message;
            context.ModelState.TryAddModelError(found.Path.Length == 0 || IsDeep(found.Path) ? context.ModelName : found.Path, message);
            return InputFormatterResult.Failure();
        }
        catch (Exception found) when (RequestProblem.OfTransport(found) is { } problem)
        {
            RequestProblem.Set(request, problem);
            context.ModelState.TryAddModelError(context.ModelName, problem.Detail!);
            return InputFormatterResult.Failure();
        }
    }

    /// <summary>Whether a path has more parts than the framework takes for the key of an error: beyond them it throws. The message has the path, too.</summary>
    private static bool IsDeep(string path) => path.AsSpan().CountAny('.', '[') >= MaxParts;

    /// <inheritdoc/>
    protected override bool CanReadType(Type type) => Format.CanSerialize(type);
}
