// Owns: MessagePack's facade, one array read element by element. Knows no type.
using System.IO.Pipelines;
using Octavo.Internal;

namespace Octavo;

public static partial class OctavoMsgPack
{
    /// <summary>Deserializes the elements of one array from a stream, without the array: each element is buffered alone.</summary>
    /// <param name="source">One array and nothing after it, as <c>Serialize</c> writes of a list. Not disposed.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> holds for each element.</param>
    /// <param name="cancellationToken">Looked at between elements, passed to each read.</param>
    /// <returns>The elements as they arrive. Offsets in errors count from the element's beginning.</returns>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>; nil is <see cref="OctavoErrorCode.TypeMismatch"/>.</exception>
    /// <exception cref="OperationCanceledException">In the enumeration: the token was cancelled.</exception>
    /// <example><code>
    /// await using FileStream source = File.OpenRead("orders.msgpack");
    /// await foreach (Order? order in OctavoMsgPack.DeserializeArrayAsync&lt;Order>(source))
    /// {
    ///     Console.WriteLine(order?.Id);
    /// }
    /// </code></example>
    public static IAsyncEnumerable<T?> DeserializeArrayAsync<T>(Stream source, OctavoMsgPackOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        return SequenceReading.ReadAsync<T>(source, static () => new MsgPackArrayDelimiter(), Get<T>, options ?? OctavoMsgPackOptions.Default, Name,
            cancellationToken);
    }

    /// <summary>Deserializes the elements of one array from a pipe, without the array: each element is buffered alone.</summary>
    /// <param name="source">One array and nothing after it, as <c>Serialize</c> writes of a list. Advanced to the end of the last element exactly; not
    /// completed.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> holds for each element.</param>
    /// <param name="cancellationToken">Looked at between elements, passed to each read.</param>
    /// <returns>The elements as they arrive. Offsets in errors count from the element's beginning.</returns>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>; nil is <see cref="OctavoErrorCode.TypeMismatch"/>.</exception>
    /// <exception cref="OperationCanceledException">In the enumeration: the token was cancelled, or the pipe's pending read.</exception>
    /// <example><code>
    /// var source = System.IO.Pipelines.PipeReader.Create(File.OpenRead("orders.msgpack"));
    /// await foreach (Order? order in OctavoMsgPack.DeserializeArrayAsync&lt;Order>(source))
    /// {
    ///     Console.WriteLine(order?.Id);
    /// }
    /// </code></example>
    public static IAsyncEnumerable<T?> DeserializeArrayAsync<T>(PipeReader source, OctavoMsgPackOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        return SequenceReading.ReadAsync<T>(source, static () => new MsgPackArrayDelimiter(), Get<T>, options ?? OctavoMsgPackOptions.Default, Name,
            cancellationToken);
    }
}
