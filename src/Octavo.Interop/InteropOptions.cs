// Owns: the options that every layout has. Knows no layout.
using Octavo.Interop;

namespace Octavo;

/// <summary>The options that the layouts of other systems share.</summary>
public abstract record InteropOptions
{
    private Remembered<OctavoBinaryOptions> _binary;
    private Remembered<OctavoBinaryOptions> _written;

    private protected InteropOptions()
    {
    }

    /// <summary>Bounds on what data may request. Counts are always checked against the bytes that are left, and at most 65,536 elements may take no
    /// byte.</summary>
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

    /// <summary>Whether bytes after the value are skipped. Off by default: <see cref="OctavoErrorCode.TrailingData"/>.</summary>
    public bool AcceptTrailingData { get; init; }

    /// <summary>Options of the Binary in between.</summary>
    internal OctavoBinaryOptions Binary => _binary.Value ??= new OctavoBinaryOptions { Limits = Limits };

    /// <summary>For writing: the layout itself says which nulls it has, and where one is refused.</summary>
    internal OctavoBinaryOptions Written => _written.Value ??= Binary with { AcceptNulls = true };
}
