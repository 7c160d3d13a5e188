// Owns: a time of day: google.type.TimeOfDay.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Generated.Octavo_.Noda;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.TimeOfDay</c>.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct TimeMessage([property: CodecMember(1)] int Hours, [property: CodecMember(2)] int Minutes, [property: CodecMember(3)] int Seconds,
    [property: CodecMember(4)] int Nanos) : INodaMessage<TimeMessage>
{
    /// <inheritdoc/>
    public static void WriteTagged<W>(ref W writer, TimeMessage data)
        where W : struct, ITaggedWriter<W>, allows ref struct => TimeMessageCodec.WriteTagged(ref writer, data);

    /// <inheritdoc/>
    public static TimeMessage ReadTagged<R>(ref R reader)
        where R : struct, ITaggedReader<R>, allows ref struct => TimeMessageCodec.ReadTagged(ref reader, default(TimeMessage));
}
