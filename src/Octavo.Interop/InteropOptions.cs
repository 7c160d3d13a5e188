// Owns: the options that every layout has. Knows no layout.
using Octavo.Interop;

namespace Octavo;

/// <summary>Options of every layout of another system.</summary>
public abstract record InteropOptions
{
    private Remembered<OctavoBinaryOptions> _binary;
    private Remembered<OctavoBinaryOptions> _written;

    private protected InteropOptions()
    {
    }

    /// <summary>Bounds on what data may ask for; counts are always checked against the bytes that are left, and elements that take no byte are 65,536 at
    /// most.</summary>
    public SerializerLimits Limits
    {
        get;
        init
        {
            field = value;
            _binary = default;
            _written = default;
        }
    } = SerializerLimits.Default;

    /// <summary>Whether bytes behind the value are passed over. Off by default: <see cref="OctavoErrorCode.TrailingData"/>.</summary>
    public bool AcceptTrailingData { get; init; }

    /// <summary>Options of the Binary in between.</summary>
    internal OctavoBinaryOptions Binary => _binary.Value ??= new OctavoBinaryOptions { Limits = Limits };

    /// <summary>For writing: the layout itself says which nulls it has, and where one is refused.</summary>
    internal OctavoBinaryOptions Written => _written.Value ??= Binary with { AcceptNulls = true };
}
