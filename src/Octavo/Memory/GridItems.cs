// Owns: the elements of a multidimensional array as one span. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Internal;

/// <summary>The memory of multidimensional arrays, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class GridItems
{
    /// <summary>All elements, the last dimension running fastest.</summary>
    /// <typeparam name="T">The array's element type, exactly.</typeparam>
    /// <param name="grid">The array.</param>
    public static Span<T> Of<T>(Array grid) => MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(grid)), grid.Length);
}
