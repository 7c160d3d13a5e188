// Owns: the options of NetSerializer's layouts.
using Octavo.Interop;
using Octavo.Interop.NetSerializer;

namespace Octavo;

/// <summary>Options of <see cref="OctavoNetSerializer"/>: the settings of the serializer in the other program. Plans are cached in the options, so keep the
/// options.</summary>
public sealed record NetSerializerOptions : InteropOptions
{
    private Remembered<NetSerializerLayout> _layout;

    /// <summary>NetSerializer 4 without types, which is enough only for values of platform types with <see cref="IsDirect"/>.</summary>
    public static NetSerializerOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static NetSerializerOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>The library that wrote the stream; NetSerializer 4 by default.</summary>
    public NetSerializerVersion Version
    {
        get;
        init
        {
            field = value;
            _layout = default;
        }
    }

    /// <summary>The manifest: types, their ids and fields, as <see cref="NetSerializerTypes.FromRoots"/> makes it. Data with other types is refused: no type
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
