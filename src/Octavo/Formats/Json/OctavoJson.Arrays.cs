// Owns: JSON's facade, one array read element by element. Knows no type.
using System.IO.Pipelines;
using Octavo.Buffers;
using Octavo.Json;

namespace Octavo;

public static partial class OctavoJson
{
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
