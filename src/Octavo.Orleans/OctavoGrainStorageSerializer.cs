// Owns: the bytes of grains' state. Knows no store.
using Orleans.Storage;

namespace Octavo;

/// <summary>The state of grains in a format. docs/features/orleans.md.</summary>
/// <param name="format">The format with its options; null uses JSON, where later versions may add and remove members.</param>
/// <param name="others">Writes and reads states without a codec, such as the states of Orleans' own grains; null makes such states an error.</param>
public sealed class OctavoGrainStorageSerializer(OctavoFormat? format = null, IGrainStorageSerializer? others = null) : IGrainStorageStreamingSerializer
{
    private readonly OctavoFormat _format = format ?? OctavoFormats.Json;

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The state cannot be written, or its type has no codec.</exception>
    public BinaryData Serialize<T>(T? input) => IsOther<T>() ? others!.Serialize(input) : new BinaryData(_format.Serialize(input));

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The data is not a state of this type.</exception>
    public T? Deserialize<T>(BinaryData input)
    {
        ArgumentNullException.ThrowIfNull(input);
        return IsOther<T>() ? others!.Deserialize<T>(input) : _format.Deserialize<T>(input.ToMemory().Span);
    }

    /// <inheritdoc/>
    public async ValueTask SerializeAsync<T>(T? input, Stream destination, CancellationToken cancellationToken = default)
    {
        if (IsOther<T>())
        {
            await destination.WriteAsync(others!.Serialize(input).ToMemory(), cancellationToken).ConfigureAwait(false);
            return;
        }
        await _format.SerializeAsync(destination, input, cancellationToken).ConfigureAwait(false);
    }

    /// <inheritdoc/>
    public async ValueTask<T?> DeserializeAsync<T>(Stream input, CancellationToken cancellationToken = default) => IsOther<T>()
        ? others!.Deserialize<T>(await BinaryData.FromStreamAsync(input, cancellationToken).ConfigureAwait(false))
        : await _format.DeserializeAsync<T>(input, cancellationToken).ConfigureAwait(false);

    private bool IsOther<T>() => others is not null && !_format.CanSerialize(typeof(T));
}
