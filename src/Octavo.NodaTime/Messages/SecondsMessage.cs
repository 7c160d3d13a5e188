// Owns: seconds and nanoseconds: google.protobuf.Timestamp and Duration.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Generated.Octavo_.Noda;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.protobuf.Timestamp</c> and <c>Duration</c>.</summary>
/// <param name="Seconds">Seconds; for a time, since 1970.</param>
/// <param name="Nanos">Nanoseconds of the second: 0 to 999,999,999 for a time; for a duration with the sign of the seconds.</param>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct SecondsMessage([property: CodecMember(1)] long Seconds, [property: CodecMember(2)] int Nanos) : INodaMessage<SecondsMessage>
{
    /// <inheritdoc/>
    public static void WriteTagged<W>(ref W writer, SecondsMessage data)
        where W : struct, ITaggedWriter<W>, allows ref struct => SecondsMessageCodec.WriteTagged(ref writer, data);

    /// <inheritdoc/>
    public static SecondsMessage ReadTagged<R>(ref R reader)
        where R : struct, ITaggedReader<R>, allows ref struct => SecondsMessageCodec.ReadTagged(ref reader, default(SecondsMessage));
}
