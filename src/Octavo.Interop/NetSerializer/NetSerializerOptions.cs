// Owns: the options of NetSerializer's layouts.
using Octavo.Interop;
using Octavo.Interop.NetSerializer;

namespace Octavo;

/// <summary>Options of <see cref="OctavoNetSerializer"/>: what the other program gave its serializer. Plans are kept with them: keep them as well.</summary>
public sealed record NetSerializerOptions : InteropOptions
{
    private Remembered<NetSerializerLayout> _layout;

    /// <summary>NetSerializer 4 without types, which is enough for values of a platform's type with <see cref="IsDirect"/> alone.</summary>
    public static NetSerializerOptions Default { get; } = new();

    /// <summary>Which library's streams. NetSerializer 4 by default.</summary>
    public NetSerializerVersion Version
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    /// <summary>The manifest: types, their ids and fields, as <see cref="NetSerializerTypes.FromRoots"/> makes it. Data of other types is refused: no type
    /// comes from the data.</summary>
    public IReadOnlyList<NetSerializerType> Types
    {
        get;
        init
        {
            field = value ?? throw new ArgumentNullException(nameof(value));
            _layout = default;
        }
    } = [];

    /// <summary>Whether the root has no id before it: <c>SerializeDirect</c>, <c>DeserializeDirect</c> of NetSerializer 4. Off by default. A class cannot be
    /// null there.</summary>
    public bool IsDirect
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    internal NetSerializerLayout Layout => _layout.Value ??= new NetSerializerLayout(this);
}
