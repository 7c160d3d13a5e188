// Owns: a time of day: google.type.TimeOfDay.
using System.ComponentModel;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.TimeOfDay</c>.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct TimeData([property: CodecMember(1)] int Hours, [property: CodecMember(2)] int Minutes, [property: CodecMember(3)] int Seconds,
    [property: CodecMember(4)] int Nanos);
