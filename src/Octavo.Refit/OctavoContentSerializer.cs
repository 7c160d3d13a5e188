// Owns: Refit's contents by codecs. Knows no format.
using System.Reflection;
using System.Text;
using Octavo.Refit;
using Refit;

namespace Octavo;

/// <summary>Refit's serializer: <c>new RefitSettings(new OctavoContentSerializer(OctavoFormats.MessagePack))</c>. docs/features/http.md.</summary>
/// <param name="format">The format for sending. Responses in JSON without options of its own are read as <see cref="OctavoFormats.OfServices"/> says.</param>
/// <param name="options">The formats that responses may have, in addition to the one that is sent; null uses the defaults of
/// <see cref="OctavoServiceOptions"/>.</param>
public sealed class OctavoContentSerializer(OctavoFormat format, OctavoServiceOptions? options = null)
    : IHttpContentSerializer, IStreamingContentSerializer, ISynchronousContentDeserializer
{
    private readonly OctavoServiceOptions _options = options ?? new OctavoServiceOptions().Use(OctavoFormats.OfServices(format));

    /// <summary>JSON, in which Refit keeps errors and reads sequences; null if the options do not have it.</summary>
    private OctavoFormat? Json => _options.ForMediaType("application/json");

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
        content is StringContent && Json is { } json ? content.ReadFromOctavoAsync<T>(json, cancellationToken)
            : content.ReadFromOctavoAsync<T>(_options, cancellationToken);

    /// <summary>Reads the text of an error as JSON: <c>GetContentAs</c> and <c>TryGetContentAs</c> of <see cref="ApiException"/>.</summary>
    /// <exception cref="OctavoException">The text is not a value.</exception>
    /// <exception cref="NotSupportedException">The options have no JSON.</exception>
    public T? DeserializeFromString<T>(string content)
    {
        ArgumentNullException.ThrowIfNull(content);
        return JsonOrThrow().Deserialize<T>(Encoding.UTF8.GetBytes(content));
    }

    /// <summary>Reads values as they arrive, for methods that return an <see cref="IAsyncEnumerable{T}"/>: a JSON array, or a value in JSON per line.</summary>
    /// <exception cref="OctavoException">A value is not one of the type.</exception>
    /// <exception cref="NotSupportedException">The framing is neither an array nor lines, or the options have no JSON.</exception>
    public IAsyncEnumerable<T?> DeserializeStreamAsync<T>(Stream stream, StreamingContentFormat format, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        var json = (OctavoJsonOptions)JsonOrThrow().Options;
        return format switch
        {
            StreamingContentFormat.JsonArray => OctavoJson.DeserializeArrayAsync<T>(stream, json, cancellationToken),
            StreamingContentFormat.JsonLines => OctavoJson.DeserializeSequenceAsync<T>(stream, json, cancellationToken),
            _ => throw new NotSupportedException($"Sequences are read from a JSON array or from lines of JSON, not from {format}."),
        };
    }

    /// <summary>The name of a member in forms, and in queries that Refit makes by reflection: that of <see cref="CodecMemberAttribute"/>,
    /// <c>[JsonPropertyName]</c>, <c>[JsonProperty]</c> or <c>[DataMember]</c>; null if no attribute gives one. <c>[AliasAs]</c> comes before it.</summary>
    public string? GetFieldNameForProperty(PropertyInfo propertyInfo)
    {
        ArgumentNullException.ThrowIfNull(propertyInfo);
        return FieldName.Of(propertyInfo);
    }

    private OctavoFormat JsonOrThrow() => Json ?? throw new NotSupportedException("Errors and sequences are read as JSON, which the options do not have.");
}
