// Owns: a request's body as a parameter of a minimal API. Knows no format.
using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc;
using Octavo.AspNetCore.Http;

namespace Octavo;

/// <summary>
/// The body of a request as a handler parameter, in any format of <see cref="OctavoServiceOptions"/>, by its <c>Content-Type</c>. If it is not a value, the
/// handler is not called, and the response has problem details: 400 with code and path, 413 beyond the limits, or 415.
/// </summary>
/// <typeparam name="T">A type with a codec. A null body is refused, unless this is a nullable struct.</typeparam>
public sealed class OctavoBody<T> : IBindableFromHttpContext<OctavoBody<T>>, IEndpointParameterMetadataProvider, IBodyValue
{
    private readonly T? _value;
    private readonly string? _problem;
    private readonly bool _isRefused;

    /// <summary>Makes a body of a value: for tests that call a handler.</summary>
    /// <param name="value">The value.</param>
    public OctavoBody(T value) => _value = value;

    private OctavoBody(string? problem) => (_problem, _isRefused) = (problem, true);

    /// <summary>The value.</summary>
    public T Value => _problem is null ? _value! : throw new InvalidOperationException(_problem);

    object? IBodyValue.Value => _value;

    bool IBodyValue.IsRefused => _isRefused;

    /// <summary>The value.</summary>
    /// <param name="body">The body.</param>
    public static implicit operator T(OctavoBody<T> body)
    {
        ArgumentNullException.ThrowIfNull(body);
        return body.Value;
    }

    /// <summary>Reads the body. Called by the framework.</summary>
    /// <returns>Null if there is no body and the parameter is nullable: <c>OctavoBody&lt;Order>?</c>.</returns>
    /// <param name="context">The request.</param>
    /// <param name="parameter">The parameter of the handler.</param>
    public static async ValueTask<OctavoBody<T>?> BindAsync(HttpContext context, ParameterInfo parameter)
    {
        ArgumentNullException.ThrowIfNull(context);
        RequestProblem.Clear(context);
        OctavoServiceOptions options = HttpFormats.Of(context.GetEndpoint(), context.RequestServices);
        OctavoFormat? format = HttpFormats.OfRequest(context.Request, options);
        BodyMetadata? metadata = context.GetEndpoint()?.Metadata.GetMetadata<BodyMetadata>();
        try
        {
            if (metadata is { IsOptional: true }
                && await RequestBody.IsEmptyAsync(context.Request, context.RequestAborted).ConfigureAwait(false)
                && (format is null || !format.TryDeserialize<T>([], out _, out _)))
            {
                return null;
            }
            if (format is null || !format.CanSerialize(typeof(T)))
            {
                return Refused(RequestProblem.NotSupported(context.Request, options));
            }
            RequestBody.CheckLength(context.Request, format);
            T? value = await format.DeserializeAsync<T>(context.Request.BodyReader, context.RequestAborted).ConfigureAwait(false);
            return value is null && default(T) is null && Nullable.GetUnderlyingType(typeof(T)) is null
                ? throw new OctavoException(OctavoErrorCode.NullNotAllowed, "the body is null.", format.Name, 0)
                : new OctavoBody<T>(value!);
        }
        catch (OctavoException found)
        {
            return Refused(RequestProblem.OfData(found));
        }
        catch (Exception found) when (RequestProblem.OfTransport(found) is { } problem)
        {
            return Refused(problem);
        }
        catch (OperationCanceledException) when (context.RequestAborted.IsCancellationRequested)
        {
            return Refused(RequestProblem.Cut());
        }

        OctavoBody<T> Refused(ProblemDetails problem)
        {
            RequestProblem.Set(context, problem);
            RequestLog.Refused(context, typeof(T), problem);
            // The filter of the endpoint answers, and the handler is not called. Filters before it may ask for the value, as that of validation does: to them
            // there is none.
            return new OctavoBody<T>(metadata is null ? problem.Detail : null);
        }
    }

    /// <summary>Describes what the endpoint accepts, and makes it answer for bodies that are not values. Called by the framework.</summary>
    /// <param name="parameter">The parameter of the handler.</param>
    /// <param name="builder">The endpoint.</param>
    public static void PopulateMetadata(ParameterInfo parameter, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(parameter);
        ArgumentNullException.ThrowIfNull(builder);
        builder.Metadata.Add(new OctavoEndpointType(typeof(T), OctavoEndpointUse.Body));
        builder.Metadata.Add(new BodyMetadata(builder, typeof(T), RequestBody.IsOptional(parameter), parameter.Name));
        builder.FilterFactories.Insert(0, static (_, next) => invocation => RequestBody.Answer(invocation, next));
    }
}
