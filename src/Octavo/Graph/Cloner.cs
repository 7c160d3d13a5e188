// Owns: the signature of what clones one element of a collection. Knows no collection.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Clones a value that a collection holds, for emitted code.</summary>
/// <typeparam name="T">The type of the value.</typeparam>
/// <param name="item">The value.</param>
/// <param name="map">The clone's map.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public delegate T Cloner<T>(in T item, CloneMap map);
