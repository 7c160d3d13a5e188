// Owns: types with a few of NodaTime's.
using NodaTime;

namespace Octavo.IntegrationTests.Types;

[GenerateCodec]
public sealed class Clock
{
    [CodecMember(1)] public Instant Instant { get; set; }

    [CodecMember(2)] public Duration Duration { get; set; }
}

[GenerateCodec]
public sealed class Day
{
    [CodecMember(1)] public LocalDate Date { get; set; }
}
