// Owns: a date and a time of day, and perhaps an offset: google.type.DateTime.
using System.ComponentModel;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.DateTime</c>; from its <c>oneof time_offset</c> only the offset.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct DateTimeData(
    [property: CodecMember(1)] int Year,
    [property: CodecMember(2)] int Month,
    [property: CodecMember(3)] int Day,
    [property: CodecMember(4)] int Hours,
    [property: CodecMember(5)] int Minutes,
    [property: CodecMember(6)] int Seconds,
    [property: CodecMember(7)] int Nanos,
    [property: CodecMember(8)] SecondsData? Offset);
