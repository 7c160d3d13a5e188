// Owns: what may be said about two instruments in one row.
// Must not know: how it is decided or shown.
using System.Text.Json.Serialization;

namespace Octavo.Lab.Verifying;

/// <summary>The lab's ratio beside BenchmarkDotNet's.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<Agreement>))]
internal enum Agreement
{
    /// <summary>One of the two has no figure.</summary>
    Missing,

    /// <summary>They differ by five per cent at most.</summary>
    Agrees,

    /// <summary>They differ by more, and the intervals of the two, or the row's control, allow that they agree.</summary>
    Uncertain,

    /// <summary>They differ by more, and no interval explains it.</summary>
    Differs,
}
