// Owns: the options of MemoryPack's layout.
using Octavo.Interop;
using Octavo.Interop.MemoryPack;

namespace Octavo;

/// <summary>Options of <see cref="OctavoMemoryPack"/>. Plans are kept with them: keep them as well.</summary>
public sealed record MemoryPackOptions : InteropOptions
{
    private Remembered<MemoryPackLayout> _layout;

    /// <summary>The defaults, which are MemoryPack's.</summary>
    public static MemoryPackOptions Default { get; } = new();

    /// <summary>Whether text is written as UTF-16, as with MemoryPack's <c>StringEncoding.Utf16</c>. Off by default. Both forms are read whatever it
    /// says.</summary>
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
