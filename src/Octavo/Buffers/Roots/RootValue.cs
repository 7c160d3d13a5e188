// Owns: where the value of a call is while type-agnostic code passes it on: behind a reference, or in a box. Knows no format and no type.
using System.Runtime.CompilerServices;

namespace Octavo.Buffers;

/// <summary>
/// A root's value without its type. A generic call gives a reference to its own variable, so structs are not boxed on the way to the codec; a call by
/// <see cref="Type"/> has an object. Whoever makes one passes the entry of the same type with it.
/// </summary>
internal readonly ref struct RootValue
{
    private readonly ref byte _at;

    /// <summary>A value in a box, or, for reading, one that is to be in a box.</summary>
    internal RootValue(object? boxed) => Boxed = boxed;

    private RootValue(ref byte at) => _at = ref at;

    internal object? Boxed { get; }

    internal bool IsBoxed => Unsafe.IsNullRef(ref _at);

    /// <summary>A value in a variable of its type.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static RootValue Of<T>(ref T value) => new(ref Unsafe.As<T, byte>(ref value));

    /// <summary>The variable. Called only where <see cref="IsBoxed"/> is false, with the type that it was made of.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref T At<T>() => ref Unsafe.As<byte, T>(ref _at);
}
