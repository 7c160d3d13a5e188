// Owns: what controllers are to do with types that have no codec.
namespace Octavo;

/// <summary>Options of controllers with Octavo.</summary>
public sealed class OctavoMvcOptions
{
    /// <summary>
    /// Whether the application refuses to start if a request or response type of a controller has no codec. On by default. If it is off, such a type silently
    /// goes to the next formatter, System.Text.Json, which writes other JSON and no other format.
    /// </summary>
    public bool RequireCodecs { get; set; } = true;
}
