// Owns: the units of spans in bcl.proto.
namespace Octavo.Protobuf;

/// <summary>bcl.TimeSpan.TimeSpanScale.</summary>
internal enum ProtobufScale
{
    Days = 0,
    Hours = 1,
    Minutes = 2,
    Seconds = 3,
    Milliseconds = 4,
    Ticks = 5,

    /// <summary>1 is the largest value of the type, −1 the smallest.</summary>
    MinMax = 15,
}
