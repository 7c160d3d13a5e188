// Owns: Refit's contents by codecs. Knows no format.
using System.Reflection;
using Octavo.Refit;
using Refit;

namespace Octavo;

/// <summary>Refit's serializer: <c>new RefitSettings(new OctavoContentSerializer(OctavoFormats.MessagePack))</c>. docs/features/http.md.</summary>
/// <param name="format">The format for sending.</param>
/// <param name="options">The formats that responses may have, in addition to the one that is sent; null uses the defaults of
/// <see cref="OctavoServiceOptions"/>.</param>
public sealed class OctavoContentSerializer(OctavoFormat format, OctavoServiceOptions? options = null) : IHttpContentSerializer
{
    private readonly OctavoServiceOptions _options = options ?? new OctavoServiceOptions().Use(format);

    /// <summary>Throws if a body or result of an interface has no codec: an error at start-up instead of one at the first call.</summary>
    /// <typeparam name="T">The interface.</typeparam>
    /// <exception cref="InvalidOperationException">A body has no codec in the format, or a result has none in any format; the message lists all of them, with
    /// their methods.</exception>
    public OctavoContentSerializer Require<T>()
    {
        OctavoCodecs.EnsureCallCodecs(typeof(T), format, RefitData.IsBody);
        OctavoCodecs.EnsureCallCodecs(typeof(T), null, RefitData.IsResult);
        return this;
    }

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The type has no codec in the format.</exception>
    public HttpContent ToHttpContent<T>(T item)
    {
        OctavoCodecs.EnsureCodec(typeof(T), format);
        return OctavoContent.Create(item, format);
    }

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The content is not a value.</exception>
    /// <exception cref="NotSupportedException">The content is in none of the formats, or has no type.</exception>
    public Task<T?> FromHttpContentAsync<T>(HttpContent content, CancellationToken cancellationToken = default) =>
        // Refit keeps the text of an error and makes a content of it, which no longer has the type of the response: GetContentAsAsync of ApiException.
        content is StringContent && _options.ForMediaType("application/json") is { } json ? content.ReadFromOctavoAsync<T>(json, cancellationToken)
            : content.ReadFromOctavoAsync<T>(_options, cancellationToken);

    /// <summary>Refit chooses the names in forms and queries.</summary>
    public string? GetFieldNameForProperty(PropertyInfo propertyInfo) => null;
}
