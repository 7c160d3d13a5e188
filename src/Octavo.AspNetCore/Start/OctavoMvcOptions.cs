// Owns: what controllers are to do with types that have no codec.
namespace Octavo;

/// <summary>Options of controllers with Octavo.</summary>
public sealed class OctavoMvcOptions
{
    /// <summary>
    /// Whether an application does not start where a type of a request or response of a controller has no codec. On by default: else such a type goes to the
    /// next formatter, System.Text.Json's, which writes other JSON and no other format.
    /// Off, it does so without a word.
    /// </summary>
    public bool RequireCodecs { get; set; } = true;
}
