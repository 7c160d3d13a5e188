// Owns: nodes of System.Text.Json as members of types. docs/features/json-without-a-type.md.
using System.Runtime.CompilerServices;
using System.Text.Json.Nodes;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>Codec of <see cref="JsonNode"/>, which members and roots of that type have by themselves. JSON has the value itself, every other format its text;
/// null is null.</summary>
public readonly struct JsonNodeCodec : ISequentialCodec<JsonNode?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in JsonNode? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        JsonDom.Write(ref writer, JsonDom.Text(value));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref JsonNode? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = JsonDom.ReadNode(ref reader);
}
