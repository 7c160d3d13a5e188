// Owns: elements of System.Text.Json as members of types. docs/features/json-without-a-type.md.
using System.Runtime.CompilerServices;
using System.Text.Json;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>Codec of <see cref="JsonElement"/>, which members and roots of that type have by themselves. JSON has the value itself, every other format its
/// text.</summary>
public readonly struct JsonElementCodec : ISequentialCodec<JsonElement>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in JsonElement value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        JsonDom.Write(ref writer, JsonDom.Text(in value));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref JsonElement value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = JsonDom.Read(ref reader);
}
