// Owns: headers of NATS' messages: what a value is, and why one was not read. Knows no format.
using System.Globalization;
using System.Text;
using NATS.Client.Core;

namespace Octavo;

/// <summary>Headers and dead letters for NATS. docs/features/nats.md.</summary>
/// <example><code>
/// using NATS.Client.Core;
///
/// await using var connection = new NatsConnection();
/// await connection.PublishAsync("orders", new Order(7, []), headers: OctavoFormats.MessagePack.ToNatsHeaders&lt;Order>());
/// </code></example>
public static class OctavoNatsExtensions
{
    /// <summary>Makes headers with the format and schema of a value, for <c>PublishAsync(…, headers: …)</c>.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <param name="format">The format of the value.</param>
    public static NatsHeaders ToNatsHeaders<T>(this OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        var headers = new NatsHeaders { [OctavoHeaders.ContentType] = format.MediaTypes[0] };
        if (OctavoHeaders.SchemaOf<T>() is { } schema)
        {
            headers[OctavoHeaders.Schema] = schema;
        }
        return headers;
    }

    /// <summary>Publishes a message that could not be read: its original bytes and headers, and headers that say why (<see cref="OctavoHeaders"/>).</summary>
    /// <param name="connection">The connection.</param>
    /// <param name="message">A message with a <see cref="NatsMsg{T}.Error"/>, which could not be read.</param>
    /// <param name="subject">The subject to publish to.</param>
    /// <param name="cancellationToken">Passed to the connection.</param>
    /// <returns>Whether the message has such an error.</returns>
    public static async ValueTask<bool> DeadLetterAsync<T>(this INatsConnection connection, NatsMsg<T> message, string subject,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(connection);
        if (message.Error is not NatsDeserializeException found)
        {
            return false;
        }
        var headers = new NatsHeaders();
        foreach (KeyValuePair<string, Microsoft.Extensions.Primitives.StringValues> header in message.Headers ?? [])
        {
            headers.Add(header);
        }
        foreach ((string name, string value) in OctavoHeaders.OfError(found, message.Subject))
        {
            headers[name] = Written(value.ReplaceLineEndings(" "), connection.Opts.HeaderEncoding);
        }
        await connection.PublishAsync(subject, found.RawData, headers, serializer: NatsRawSerializer<byte[]>.Default, cancellationToken: cancellationToken)
            .ConfigureAwait(false);
        return true;
    }

    /// <summary>A text that the encoding of headers keeps: by default ASCII, which would make question marks of other letters.</summary>
    private static string Written(string value, Encoding encoding) => encoding.GetString(encoding.GetBytes(value)) == value ? value
        : string.Concat(value.Select(letter => char.IsAscii(letter) ? letter.ToString() : string.Create(CultureInfo.InvariantCulture, $"\\u{(int)letter:X4}")));
}
