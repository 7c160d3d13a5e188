// Owns: documents of System.Text.Json as members of types. docs/features/json-without-a-type.md.
using System.Runtime.CompilerServices;
using System.Text.Json;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>Codec of <see cref="JsonDocument"/>, which members and roots of that type get without an attribute. JSON has the value itself, every other format
/// its text; null is null, and a document that is read needs no disposal.</summary>
public readonly struct JsonDocumentCodec : ISequentialCodec<JsonDocument?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in JsonDocument? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        JsonDom.Write(ref writer, JsonDom.Text(value.RootElement));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref JsonDocument? value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = JsonDom.ReadDocument(ref reader);
}
