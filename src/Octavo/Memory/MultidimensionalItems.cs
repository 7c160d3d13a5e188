// Owns: the elements of a multidimensional array as one span. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Internal;

/// <summary>The memory of multidimensional arrays, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class MultidimensionalItems
{
    /// <summary>All elements, the last dimension running fastest.</summary>
    /// <typeparam name="T">The array's element type, exactly.</typeparam>
    /// <param name="array">The array.</param>
    public static Span<T> Of<T>(Array array) => MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(array)), array.Length);
}
