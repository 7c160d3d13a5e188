// Owns: layouts that only emitted code has: no attribute can ask for them.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Layouts of emitted code in addition to those that an attribute names.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Layouts
{
    /// <summary><see cref="Layout.Array"/>, and <see cref="Layout.NameMap"/> in CBOR: of types whose members have numbers by attributes of MessagePack
    /// alone.</summary>
    public const Layout NamedInCbor = (Layout)5;
}
