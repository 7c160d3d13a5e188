// Owns: which types Timestamp and Duration are.
namespace Octavo.Proto.CSharp;

/// <summary>Types of google.protobuf's times in C#.</summary>
internal enum TimeTypes
{
    /// <summary>Messages, which keep every bit: nanoseconds, and seconds beyond the years of .NET.</summary>
    Messages = 0,

    /// <summary>DateTime and TimeSpan, to 100 nanoseconds.</summary>
    DateTime = 1,

    /// <summary>DateTimeOffset and TimeSpan, to 100 nanoseconds.</summary>
    DateTimeOffset = 2,
}
