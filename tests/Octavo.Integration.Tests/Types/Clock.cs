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

/// <summary>Keys with a hash that has no secret.</summary>
[GenerateCodec]
public sealed class Agenda
{
    public Dictionary<LocalDate, int> Days { get; set; } = [];

    public Dictionary<LocalDate, int> Compared { get; set; } = new(EqualityComparer<LocalDate>.Default);
}
