// Owns: an interval in data: google.type.Interval.
using System.ComponentModel;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.Interval</c>; an open end is absent.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct IntervalData([property: CodecMember(1)] SecondsData? Start, [property: CodecMember(2)] SecondsData? End);
