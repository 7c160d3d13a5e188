// Owns: a date: google.type.Date.
using System.ComponentModel;

namespace Octavo.Noda;

/// <summary>The fields of <c>google.type.Date</c>.</summary>
[GenerateCodec, EditorBrowsable(EditorBrowsableState.Never)]
public readonly record struct DateData([property: CodecMember(1)] int Year, [property: CodecMember(2)] int Month, [property: CodecMember(3)] int Day);
