// Owns: the options of Orleans' codec.
namespace Octavo;

/// <summary>Options of Orleans' codec. Configured at start-up by one thread, read by any number afterwards.</summary>
public sealed class OctavoOrleansOptions
{
    /// <summary>The format of values between silos and clients: Binary by default. All of them need the same one.</summary>
    public OctavoFormat Format { get; set; } = OctavoFormats.Binary;

    /// <summary>Types of arguments and results of grains: if one has no codec, the start fails.</summary>
    public IList<Type> Types { get; } = [];

    /// <summary>Which types Octavo handles. Null means types with a codec, except platform types and Orleans types, which Orleans writes itself. Orleans always
    /// handles types with its <c>[GenerateSerializer]</c>.</summary>
    public Func<Type, bool>? Takes { get; set; }
}
