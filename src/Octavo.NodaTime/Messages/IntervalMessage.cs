// Owns: an interval in data: google.type.Interval.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Generated.Octavo_.Noda;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.Interval</c>; an open end is absent.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct IntervalMessage([property: CodecMember(1)] SecondsMessage? Start, [property: CodecMember(2)] SecondsMessage? End)
    : INodaMessage<IntervalMessage>
{
    /// <inheritdoc/>
    public static void WriteTagged<W>(ref W writer, IntervalMessage data)
        where W : struct, ITaggedWriter<W>, allows ref struct => IntervalMessageCodec.WriteTagged(ref writer, data);

    /// <inheritdoc/>
    public static IntervalMessage ReadTagged<R>(ref R reader)
        where R : struct, ITaggedReader<R>, allows ref struct => IntervalMessageCodec.ReadTagged(ref reader, default(IntervalMessage));
}
