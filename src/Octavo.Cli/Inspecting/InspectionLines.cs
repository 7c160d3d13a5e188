// Owns: what the lines of an inspection are told of: values, and the ends of arrays and maps.
using Octavo.Transcode.Events;

namespace Octavo.Cli.Inspecting;

/// <param name="hex">Whether the first bytes of each value are shown.</param>
internal abstract class InspectionLines(bool hex) : LineBuffer(hex)
{
    /// <summary>Adds a value, or the beginning of an array or map.</summary>
    internal abstract void Add(scoped in Frame frame, scoped in DataEvent value);

    /// <summary>An array or map has ended.</summary>
    internal abstract void Leave(scoped in Frame closed);

    /// <summary>The data has ended, or what is left of it was refused.</summary>
    internal abstract void Complete();
}
