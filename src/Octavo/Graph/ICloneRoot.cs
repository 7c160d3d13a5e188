// Owns: how a root that is made at run time clones. Knows no root.
using Octavo.Internal;

namespace Octavo.Graph;

/// <summary>Clones a root built from an element's codec.</summary>
/// <typeparam name="T">The root.</typeparam>
internal interface ICloneRoot<T>
{
    static abstract T Clone(in T value, CloneMap map);
}
