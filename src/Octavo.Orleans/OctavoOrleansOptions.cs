// Owns: the options of Orleans' codec.
namespace Octavo;

/// <summary>Options of Orleans' codec. Configured at start-up by one thread, read by any number afterwards.</summary>
public sealed class OctavoOrleansOptions
{
    /// <summary>The format of values between silos and clients: Binary by default. All of them need the same one.</summary>
    public OctavoFormat Format { get; set; } = OctavoFormats.Binary;

    /// <summary>Types that grains will take and give: one without a codec is an error at start-up.</summary>
    public IList<Type> Types { get; } = [];

    /// <summary>Which types are Octavo's; where null those with a codec, but for the platform's own and those of Orleans, which it writes itself. Types with
    /// Orleans' <c>[GenerateSerializer]</c> stay Orleans' whatever this says.</summary>
    public Func<Type, bool>? Takes { get; set; }
}
