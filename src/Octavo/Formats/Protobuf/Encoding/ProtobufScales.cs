// Owns: the lengths of bcl.proto's units.
namespace Octavo.Protobuf;

internal static class ProtobufScales
{
    /// <summary>Ticks of a unit; 0 if it is none.</summary>
    internal static long Ticks(this ProtobufScale scale) => scale switch
    {
        ProtobufScale.Days => TimeSpan.TicksPerDay,
        ProtobufScale.Hours => TimeSpan.TicksPerHour,
        ProtobufScale.Minutes => TimeSpan.TicksPerMinute,
        ProtobufScale.Seconds => TimeSpan.TicksPerSecond,
        ProtobufScale.Milliseconds => TimeSpan.TicksPerMillisecond,
        ProtobufScale.Ticks => 1,
        _ => 0,
    };
}
