// Owns: the bytes of grains' state. Knows no store.
using Orleans.Storage;

namespace Octavo;

/// <summary>The state of grains in a format. docs/features/orleans.md.</summary>
/// <param name="format">The format with its options; null uses JSON, where later versions may add and remove members.</param>
/// <param name="others">Writes and reads states without a codec, such as the states of Orleans' own grains, and reads states that Orleans' JSON wrote, which
/// begin with an identifier and the name of a .NET type; null makes such states an error.</param>
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
        return IsOther<T>() || IsOfOrleans(input) ? others!.Deserialize<T>(input) : _format.Deserialize<T>(input.ToMemory().Span);
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
    public async ValueTask<T?> DeserializeAsync<T>(Stream input, CancellationToken cancellationToken = default) => others is null
        ? await _format.DeserializeAsync<T>(input, cancellationToken).ConfigureAwait(false)
        : Deserialize<T>(await BinaryData.FromStreamAsync(input, cancellationToken).ConfigureAwait(false));

    /// <summary>Whether data is what Orleans' JSON makes of an object: <c>{"$id":"1","$type":"Shop.Cart, Shop",…</c>. The name of a case that Octavo writes
    /// has no comma with an assembly.</summary>
    private bool IsOfOrleans(BinaryData data)
    {
        ReadOnlySpan<byte> json = data.ToMemory().Span;
        ReadOnlySpan<byte> start = "{\"$id\":\"1\",\"$type\":\""u8;
        if (others is null || !json.StartsWith(start))
        {
            return false;
        }
        json = json[start.Length..];
        int end = json.IndexOf((byte)'"');
        return end > 0 && json[..end].IndexOf(", "u8) > 0;
    }

    private bool IsOther<T>() => others is not null && !_format.CanSerialize(typeof(T));
}
