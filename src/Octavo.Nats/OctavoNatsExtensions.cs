// Owns: headers of NATS' messages: what a value is, and why one was not read. Knows no format.
using System.Globalization;
using System.Text;
using Microsoft.Extensions.Primitives;
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
        return await connection.DeadLetterAsync(message.Error, message.Subject, message.Headers, subject, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Publishes a message of a JetStream consumer, or of any other source, that could not be read: its original bytes and headers, and headers that
    /// say why (<see cref="OctavoHeaders"/>).</summary>
    /// <remarks>Headers that begin with <c>Nats-</c> are orders to the server and are not sent on: another stream would refuse the message, drop it as a
    /// duplicate or delete others for it. Of a message too large for the server with all headers, those of the sender are left out.</remarks>
    /// <param name="connection">The connection.</param>
    /// <param name="error">The error of the message.</param>
    /// <param name="from">The subject of the message.</param>
    /// <param name="headers">The headers of the message.</param>
    /// <param name="subject">The subject to publish to.</param>
    /// <param name="cancellationToken">Passed to the connection.</param>
    /// <returns>Whether the error is that of a message which could not be read.</returns>
    public static async ValueTask<bool> DeadLetterAsync(this INatsConnection connection, NatsException? error, string from, NatsHeaders? headers,
        string subject, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(connection);
        ArgumentNullException.ThrowIfNull(from);
        if (error is not NatsDeserializeException found)
        {
            return false;
        }
        Encoding encoding = connection.Opts.HeaderEncoding;
        NatsHeaders said = [];
        foreach ((string name, string value) in OctavoHeaders.ForError(found, from))
        {
            said[name] = Written(value.ReplaceLineEndings(" "), encoding);
        }
        NatsHeaders all = SentOn(headers, said);
        bool fits = connection.ServerInfo is not { MaxPayload: > 0 and var most } || found.RawData.Length + Size(all, encoding) <= most;
        await connection.PublishAsync(subject, found.RawData, fits ? all : said, serializer: NatsRawSerializer<byte[]>.Default,
            cancellationToken: cancellationToken).ConfigureAwait(false);
        return true;
    }

    /// <summary>The sender's headers with others: only those that can be sent, since a sender may have written anything.</summary>
    private static NatsHeaders SentOn(NatsHeaders? headers, NatsHeaders others)
    {
        NatsHeaders all = [];
        foreach ((string name, StringValues values) in headers ?? [])
        {
            if (!name.StartsWith("Nats-", StringComparison.OrdinalIgnoreCase) && name.Length != 0
                && name.All(letter => letter is > ' ' and < '\x7F' and not ':'))
            {
                all[name] = values.Select(value => value is null ? "" : string.Concat(value.Select(letter => char.IsControl(letter) ? ' ' : letter))).ToArray();
            }
        }
        foreach ((string name, StringValues values) in others)
        {
            all[name] = values;
        }
        return all;
    }

    /// <summary>Bytes of headers on the wire: a first line, one line a value, and an empty one.</summary>
    private static int Size(NatsHeaders headers, Encoding encoding) => "NATS/1.0\r\n\r\n".Length
        + headers.Sum(header => header.Value.Sum(value => header.Key.Length + ": \r\n".Length + encoding.GetByteCount(value ?? "")));

    /// <summary>A text that the encoding of headers keeps: by default ASCII, which would make question marks of other letters.</summary>
    private static string Written(string value, Encoding encoding) => encoding.GetString(encoding.GetBytes(value)) == value ? value
        : string.Concat(value.Select(letter => char.IsAscii(letter) ? letter.ToString() : string.Create(CultureInfo.InvariantCulture, $"\\u{(int)letter:X4}")));
}
