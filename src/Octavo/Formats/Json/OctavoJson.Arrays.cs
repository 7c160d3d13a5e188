// Owns: JSON's facade, one array written and read element by element. Knows no type.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Buffers;
using Octavo.Json;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Serializes values into a stream as one array, without white space, whatever <see cref="OctavoJsonOptions.Indent"/> says.</summary>
    /// <param name="destination">Written in pieces of about 48 KiB, and whenever the next value is not yet available; not flushed.</param>
    /// <param name="values">The values. If a value or the enumerator fails, all values before it have been sent, and the array has no end, so readers report an
    /// error.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Checked between values, and passed to the enumerator and to each write.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled; bytes that waited for the next write were not sent.</exception>
    /// <example><code>
    /// IAsyncEnumerable&lt;Order> orders = Enumerable.Range(0, 1_000_000).Select(id => new Order(id, [])).ToAsyncEnumerable();
    /// await using FileStream file = File.Create("orders.json");
    /// await OctavoJson.SerializeArrayAsync(file, orders);
    /// </code></example>
    public static Task SerializeArrayAsync<T>(Stream destination, IAsyncEnumerable<T> values, OctavoJsonOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return WriteArray(new AsyncStreamSink(destination), values, options, cancellationToken);
    }

    /// <summary>Serializes values into a pipe as one array, without white space, whatever <see cref="OctavoJsonOptions.Indent"/> says.</summary>
    /// <param name="destination">Flushed in pieces of about 48 KiB, and whenever the next value is not yet available; not completed. If its reader has
    /// completed, no more values are taken.</param>
    /// <param name="values">The values. If a value or the enumerator fails, all values before it have been sent, and the array has no end, so readers report an
    /// error.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Checked between values, and passed to the enumerator and to each flush.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pending flush of the pipe; bytes that waited for the next flush were not
    /// sent.</exception>
    /// <example><code>
    /// IAsyncEnumerable&lt;Order> orders = Enumerable.Range(0, 1_000_000).Select(id => new Order(id, [])).ToAsyncEnumerable();
    /// var pipe = System.IO.Pipelines.PipeWriter.Create(File.Create("orders.json"));
    /// await OctavoJson.SerializeArrayAsync(pipe, orders);
    /// </code></example>
    public static Task SerializeArrayAsync<T>(PipeWriter destination, IAsyncEnumerable<T> values, OctavoJsonOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return WriteArray(new AsyncPipeSink(destination), values, options, cancellationToken);
    }

    private static Task WriteArray<T>(AsyncSink destination, IAsyncEnumerable<T> values, OctavoJsonOptions? options, CancellationToken cancellationToken)
    {
        options ??= OctavoJsonOptions.Default;
        bool isFirst = true;
        return SequenceWriting.WriteAsync(destination, values,
            (stage, value, given) =>
            {
                stage.Write(isFirst ? "["u8 : ","u8);
                isFirst = false;
                PutInLine(stage, value, given);
            },
            options.Indent is null ? options : options with { Indent = null }, cancellationToken, stage => stage.Write(isFirst ? "[]"u8 : "]"u8));
    }

    /// <summary>Deserializes the elements of one array from a stream, without creating the array: one element is buffered at a time.</summary>
    /// <param name="source">One array, with only white space after it, as <c>Serialize</c> writes a list. Not disposed.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> applies to each element.</param>
    /// <param name="cancellationToken">Checked between elements, and passed to each read.</param>
    /// <returns>The elements as they arrive. Offsets in errors count from the beginning of the element.</returns>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>; null gives
    /// <see cref="OctavoErrorCode.TypeMismatch"/>.</exception>
    /// <exception cref="OperationCanceledException">In the enumeration: the token was cancelled.</exception>
    /// <example><code>
    /// await using FileStream source = File.OpenRead("orders.json");
    /// await foreach (Order? order in OctavoJson.DeserializeArrayAsync&lt;Order>(source))
    /// {
    ///     Console.WriteLine(order?.Id);
    /// }
    /// </code></example>
    public static IAsyncEnumerable<T?> DeserializeArrayAsync<T>(Stream source, OctavoJsonOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        options ??= OctavoJsonOptions.Default;
        return SequenceReading.ReadAsync<T>(source, () => new JsonArrayDelimiter(options), Get<T>, options, Name, cancellationToken);
    }

    /// <summary>Deserializes the elements of one array from a pipe, without creating the array: one element is buffered at a time.</summary>
    /// <param name="source">One array, with only white space after it, as <c>Serialize</c> writes a list. After the last element it is read to its end; not
    /// completed.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> applies to each element.</param>
    /// <param name="cancellationToken">Checked between elements, and passed to each read.</param>
    /// <returns>The elements as they arrive. Offsets in errors count from the beginning of the element.</returns>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>; null gives
    /// <see cref="OctavoErrorCode.TypeMismatch"/>.</exception>
    /// <exception cref="OperationCanceledException">In the enumeration: the token was cancelled, or the pending read of the pipe.</exception>
    /// <example><code>
    /// var source = System.IO.Pipelines.PipeReader.Create(File.OpenRead("orders.json"));
    /// await foreach (Order? order in OctavoJson.DeserializeArrayAsync&lt;Order>(source))
    /// {
    ///     Console.WriteLine(order?.Id);
    /// }
    /// </code></example>
    public static IAsyncEnumerable<T?> DeserializeArrayAsync<T>(PipeReader source, OctavoJsonOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        options ??= OctavoJsonOptions.Default;
        return SequenceReading.ReadAsync<T>(source, () => new JsonArrayDelimiter(options), Get<T>, options, Name, cancellationToken);
    }
}
