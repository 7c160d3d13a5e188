// Owns: a date and a time of day, and perhaps an offset: google.type.DateTime.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Generated.Octavo_.Noda;
using Octavo.Internal;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.DateTime</c>; from its <c>oneof time_offset</c> only the offset.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct DateTimeMessage(
    [property: CodecMember(1)] int Year,
    [property: CodecMember(2)] int Month,
    [property: CodecMember(3)] int Day,
    [property: CodecMember(4)] int Hours,
    [property: CodecMember(5)] int Minutes,
    [property: CodecMember(6)] int Seconds,
    [property: CodecMember(7)] int Nanos,
    [property: CodecMember(8)] SecondsMessage? Offset) : INodaMessage<DateTimeMessage>
{
    /// <inheritdoc/>
    public static void WriteTagged<W>(ref W writer, DateTimeMessage data)
        where W : struct, ITaggedWriter<W>, allows ref struct => DateTimeMessageCodec.WriteTagged(ref writer, data);

    /// <inheritdoc/>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> if it has a time zone: no type with these fields has one.</exception>
    public static DateTimeMessage ReadTagged<R>(ref R reader)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        DateTimeFields read = DateTimeFieldsCodec.ReadTagged(ref reader, default(DateTimeFields));
        if (read.Zone is { } zone)
        {
            Throw.InvalidValue("google.type.DateTime", $"a time zone, {Throw.Shown(zone.Id)}, but a LocalDateTime or OffsetDateTime has none");
        }
        return new DateTimeMessage(read.Year, read.Month, read.Day, read.Hours, read.Minutes, read.Seconds, read.Nanos, read.Offset);
    }
}
