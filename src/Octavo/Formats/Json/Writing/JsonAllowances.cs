// Owns: what the options of the call allow static encoders in the cold branches if they would refuse a value. Knows no writer.
using Octavo.Buffers;

namespace Octavo.Json;

/// <summary>Encoders are static and know no options; they ask here once they have met what JSON cannot say. The answer holds for the call that the facade
/// opened, or one of a writer by hand, and not for one that a getter makes within.</summary>
internal static class JsonAllowances
{
    [ThreadStatic]
    private static OctavoJsonOptions? t_options;

    [ThreadStatic]
    private static int t_taken; // writers of this thread that were open when the options were taken up

    /// <summary>The options of the call that writes now; null if they allow nothing.</summary>
    internal static OctavoJsonOptions? Now => t_options is not null && t_taken == WriterState.CountTaken() ? t_options : null;

    /// <summary>Takes the options up for the writer that was opened last.</summary>
    /// <returns>What puts back what was before.</returns>
    internal static Scope Open(OctavoJsonOptions options)
    {
        var scope = new Scope(t_options, t_taken);
        (t_options, t_taken) = (options, WriterState.CountTaken());
        return scope;
    }

    /// <summary>The time in which options count.</summary>
    internal readonly ref struct Scope(OctavoJsonOptions? options, int taken)
    {
        public void Dispose() => (t_options, t_taken) = (options, taken);
    }
}
