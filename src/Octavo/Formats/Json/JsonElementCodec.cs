// Owns: elements of System.Text.Json as members of types. docs/features/json-without-a-type.md.
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json;
using Octavo.Internal;

namespace Octavo;

/// <summary>Codec of <see cref="JsonElement"/>, for <c>[CodecConverter(typeof(JsonElementCodec))]</c> on a member or an assembly. JSON has the value itself, every other format its text.</summary>
public readonly struct JsonElementCodec : ICodec<JsonElement>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in JsonElement value)
        where W : struct, IFormatWriter<W>, allows ref struct
    {
        if (W.FormatName == OctavoJson.Name)
        {
            W.WriteRaw(ref writer, JsonDom.Text(in value));
            return;
        }
        writer.WriteText(Encoding.UTF8.GetString(JsonDom.Text(in value)));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref JsonElement value)
        where R : struct, IFormatReader<R>, allows ref struct => value = JsonDom.Read(ref reader);
}
