// Owns: the bytes of grains' state. Knows no store.
using System.Text.Json;
using Orleans.Storage;

namespace Octavo;

/// <summary>The state of grains in a format. docs/features/orleans.md.</summary>
/// <param name="format">The format with its options; null uses JSON, where later versions may add and remove members.</param>
/// <param name="others">Writes and reads states without a codec, such as the states of Orleans' own grains, and reads states that Orleans' JSON wrote, which
/// begin with the name of a .NET type, perhaps after an identifier; null makes such states an error.</param>
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

    /// <summary>Whether data is what Orleans' JSON makes of a state, whatever its settings: <c>{"$id":"1","$type":"Shop.Cart, Shop",…</c>, without
    /// <c>$id</c> for lists, structs and other settings of references, and with white space. The name of a case that Octavo writes has no comma with an
    /// assembly.</summary>
    private bool IsOfOrleans(BinaryData data)
    {
        ReadOnlySpan<byte> json = data.ToMemory().Span;
        if (others is null || json.TrimStart(" \t\r\n"u8) is not [(byte)'{', ..])
        {
            return false;
        }
        var reader = new Utf8JsonReader(json, isFinalBlock: false, default);
        try
        {
            reader.Read();
            for (int i = 0; i < 2 && reader.Read() && reader.TokenType == JsonTokenType.PropertyName; i++)
            {
                bool isType = reader.ValueTextEquals("$type"u8);
                if ((!isType && !reader.ValueTextEquals("$id"u8)) || !reader.Read() || reader.TokenType != JsonTokenType.String)
                {
                    return false;
                }
                if (isType)
                {
                    return reader.ValueSpan.IndexOf(", "u8) > 0;
                }
            }
        }
        catch (JsonException)
        {
            // Not JSON: another format, whose first byte is the same.
        }
        return false;
    }

    private bool IsOther<T>() => others is not null && !_format.CanSerialize(typeof(T));
}
