// Owns: the options of MemoryPack's layout.
using Octavo.Interop;
using Octavo.Interop.MemoryPack;

namespace Octavo;

/// <summary>Options of <see cref="OctavoMemoryPack"/>. Plans are cached in the options, so keep the options.</summary>
public sealed record MemoryPackOptions : InteropOptions
{
    private Remembered<MemoryPackLayout> _layout;

    /// <summary>The defaults of MemoryPack.</summary>
    public static MemoryPackOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static MemoryPackOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>Whether text is written as UTF-16, as with MemoryPack's <c>StringEncoding.Utf16</c>. Off by default. Readers accept both forms.</summary>
    public bool Utf16
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    internal MemoryPackLayout Layout => _layout.Value ??= new MemoryPackLayout(Utf16);
}
