// Owns: the headers of messages: what a value is, and why one was not read. Knows no broker and no format.
using System.Collections.Concurrent;
using System.Globalization;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo;

/// <summary>Headers that brokers carry with a value: its format and schema, and on a dead letter the reason why it was not read. All of them are
/// text.</summary>
public static class OctavoHeaders
{
    private static readonly ConcurrentDictionary<Type, string?> s_schemas = new();

    /// <summary>The media type of the value.</summary>
    public const string ContentType = "content-type";

    /// <summary>The hash of the writer's schema with member names, as 16 hexadecimal digits: programs with equal hashes have the same version of the type.
    /// Readers do not use it; on a dead letter it says which version wrote the value.</summary>
    public const string Schema = "octavo-schema";

    /// <summary>On a dead letter: the <see cref="OctavoErrorCode"/>, or the name of the exception.</summary>
    public const string ErrorCode = "octavo-error";

    /// <summary>On a dead letter: the path of the member at fault.</summary>
    public const string ErrorPath = "octavo-error-path";

    /// <summary>On a dead letter: the offset at which reading ended; -1 if there is none.</summary>
    public const string ErrorOffset = "octavo-error-offset";

    /// <summary>On a dead letter: the message of the exception; of one that is not an <see cref="OctavoException"/>, its first 100 characters.</summary>
    public const string ErrorMessage = "octavo-error-message";

    /// <summary>On a dead letter: the source of the message.</summary>
    public const string Source = "octavo-source";

    /// <summary>The value of <see cref="Schema"/>; null for a hand-written codec without a Shape.</summary>
    /// <typeparam name="T">A type with a codec.</typeparam>
    /// <example><code>
    /// var headers = new Dictionary&lt;string, string?> { [OctavoHeaders.Schema] = OctavoHeaders.SchemaOf&lt;Order>() };
    /// </code></example>
    public static string? SchemaOf<T>() => SchemaOf(typeof(T));

    /// <summary>The value of <see cref="Schema"/>; null for a hand-written codec without a Shape.</summary>
    /// <param name="type">A type with a codec.</param>
    /// <example><code>
    /// var headers = new Dictionary&lt;string, string?> { [OctavoHeaders.Schema] = OctavoHeaders.SchemaOf(typeof(Order)) };
    /// </code></example>
    public static string? SchemaOf(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return s_schemas.GetOrAdd(type, static key =>
        {
            try
            {
                return OctavoSchema.Hash(key, names: true).ToString("x16", CultureInfo.InvariantCulture);
            }
            catch (NotSupportedException)
            {
                return null;
            }
        });
    }

    /// <summary>The headers of a dead letter.</summary>
    /// <param name="found">The exception from reading, possibly inside an exception of the broker.</param>
    /// <param name="source">The source of the message: a topic, a subject, a queue.</param>
    /// <example><code>
    /// try
    /// {
    ///     OctavoBinary.Deserialize&lt;Order>(File.ReadAllBytes("order.bin"));
    /// }
    /// catch (OctavoException found)
    /// {
    ///     var headers = OctavoHeaders.ForError(found, "queue/orders").ToDictionary();
    /// }
    /// </code></example>
    public static IEnumerable<KeyValuePair<string, string>> ForError(Exception found, string source)
    {
        ArgumentNullException.ThrowIfNull(found);
        ArgumentNullException.ThrowIfNull(source);
        OctavoException? error = Cause(found);
        Exception cause = error ?? Innermost(found);
        yield return new(ErrorCode, error is null ? cause.GetType().Name : error.Code.ToString());
        yield return new(ErrorPath, error?.Error.Path ?? "");
        yield return new(ErrorOffset, (error?.Error.Offset ?? -1).ToString(CultureInfo.InvariantCulture));
        yield return new(ErrorMessage, error is null ? Throw.Shown(cause.Message) : cause.Message);
        yield return new(Source, source);
    }

    /// <summary>The exception of reading, which frameworks put into their own, some beside others.</summary>
    private static OctavoException? Cause(Exception found) => found switch
    {
        OctavoException error => error,
        AggregateException several => several.InnerExceptions.Select(Cause).FirstOrDefault(error => error is not null),
        { InnerException: { } inner } => Cause(inner),
        _ => null,
    };

    private static Exception Innermost(Exception found) => found.InnerException is { } inner ? Innermost(inner) : found;
}
