// Owns: a time of day: google.type.TimeOfDay.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Generated.Octavo_.Noda;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.TimeOfDay</c>.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct TimeData([property: CodecMember(1)] int Hours, [property: CodecMember(2)] int Minutes, [property: CodecMember(3)] int Seconds,
    [property: CodecMember(4)] int Nanos) : IData<TimeData>
{
    /// <inheritdoc/>
    public static void WriteTagged<W>(ref W writer, TimeData data)
        where W : struct, ITaggedWriter<W>, allows ref struct => TimeDataCodec.WriteTagged(ref writer, data);

    /// <inheritdoc/>
    public static TimeData ReadTagged<R>(ref R reader)
        where R : struct, ITaggedReader<R>, allows ref struct => TimeDataCodec.ReadTagged(ref reader, default(TimeData));
}
