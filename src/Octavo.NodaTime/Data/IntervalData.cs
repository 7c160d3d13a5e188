// Owns: an interval in data: google.type.Interval.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Generated.Octavo_.Noda;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.Interval</c>; an open end is absent.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct IntervalData([property: CodecMember(1)] SecondsData? Start, [property: CodecMember(2)] SecondsData? End) : IData<IntervalData>
{
    /// <inheritdoc/>
    public static void WriteTagged<W>(ref W writer, IntervalData data)
        where W : struct, ITaggedWriter<W>, allows ref struct => IntervalDataCodec.WriteTagged(ref writer, data);

    /// <inheritdoc/>
    public static IntervalData ReadTagged<R>(ref R reader)
        where R : struct, ITaggedReader<R>, allows ref struct => IntervalDataCodec.ReadTagged(ref reader, default(IntervalData));
}
