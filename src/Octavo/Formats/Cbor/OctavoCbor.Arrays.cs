// Owns: CBOR's facade, one array read element by element. Knows no type.
using System.IO.Pipelines;
using Octavo.Buffers;
using Octavo.Cbor;

namespace Octavo;

public static partial class OctavoCbor
{
    /// <summary>Deserializes the elements of one array from a stream, without creating the array: one element is buffered at a time.</summary>
    /// <param name="source">One array and nothing after it, as <c>Serialize</c> writes a list. Not disposed.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> applies to each element.</param>
    /// <param name="cancellationToken">Checked between elements, and passed to each read.</param>
    /// <returns>The elements as they arrive. Offsets in errors count from the beginning of the element.</returns>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>; null gives
    /// <see cref="OctavoErrorCode.TypeMismatch"/>.</exception>
    /// <exception cref="OperationCanceledException">In the enumeration: the token was cancelled.</exception>
    /// <example><code>
    /// await using FileStream source = File.OpenRead("orders.cbor");
    /// await foreach (Order? order in OctavoCbor.DeserializeArrayAsync&lt;Order>(source))
    /// {
    ///     Console.WriteLine(order?.Id);
    /// }
    /// </code></example>
    public static IAsyncEnumerable<T?> DeserializeArrayAsync<T>(Stream source, OctavoCborOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        return SequenceReading.ReadAsync<T>(source, static () => new CborArrayDelimiter(), Get<T>, options ?? OctavoCborOptions.Default, Name,
            cancellationToken);
    }

    /// <summary>Deserializes the elements of one array from a pipe, without creating the array: one element is buffered at a time.</summary>
    /// <param name="source">One array and nothing after it, as <c>Serialize</c> writes a list. Advanced exactly to the end of the last element; not
    /// completed.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> applies to each element.</param>
    /// <param name="cancellationToken">Checked between elements, and passed to each read.</param>
    /// <returns>The elements as they arrive. Offsets in errors count from the beginning of the element.</returns>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>; null gives
    /// <see cref="OctavoErrorCode.TypeMismatch"/>.</exception>
    /// <exception cref="OperationCanceledException">In the enumeration: the token was cancelled, or the pending read of the pipe.</exception>
    /// <example><code>
    /// var source = System.IO.Pipelines.PipeReader.Create(File.OpenRead("orders.cbor"));
    /// await foreach (Order? order in OctavoCbor.DeserializeArrayAsync&lt;Order>(source))
    /// {
    ///     Console.WriteLine(order?.Id);
    /// }
    /// </code></example>
    public static IAsyncEnumerable<T?> DeserializeArrayAsync<T>(PipeReader source, OctavoCborOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        return SequenceReading.ReadAsync<T>(source, static () => new CborArrayDelimiter(), Get<T>, options ?? OctavoCborOptions.Default, Name,
            cancellationToken);
    }
}
