// Owns: unaligned loads and stores over a byte reference. Knows no format.
using System.Buffers.Binary;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Internal;

/// <summary>Unaligned loads and stores over a byte reference, for encoders and emitted code. Little-endian hosts only: all that .NET 10 and later support,
/// except s390x.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Bytes
{
    /// <summary>The byte <paramref name="offset"/> bytes further on.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte At(ref byte at, nint offset) => ref Unsafe.Add(ref at, offset);

    /// <summary>The first byte of a span, which may be empty.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref byte Of(ReadOnlySpan<byte> span) => ref MemoryMarshal.GetReference(span);

    /// <summary>The floats that a vector is made of.</summary>
    internal static ReadOnlySpan<float> Floats<T>(in T vector)
        where T : unmanaged => MemoryMarshal.Cast<T, float>(new ReadOnlySpan<T>(in vector));

    /// <summary>A reference as what it is, where generic code has found by <c>typeof</c> that both types are one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ref TOwn Own<T, TOwn>(ref T value)
        where T : struct, allows ref struct
        where TOwn : struct, allows ref struct => ref Unsafe.As<T, TOwn>(ref value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Put<T>(ref byte at, T value)
        where T : unmanaged => Unsafe.WriteUnaligned(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Put<T>(ref byte at, nint offset, T value)
        where T : unmanaged => Unsafe.WriteUnaligned(ref Unsafe.Add(ref at, offset), value);

    /// <summary>A value as it is there. Emitted code loads structs whose members it has checked, and whose raw layout is their layout.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Get<T>(ref byte at)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref at);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T Get<T>(ref byte at, nint offset)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref at, offset));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void PutBig(ref byte at, nint offset, ushort value) => Put(ref at, offset, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void PutBig(ref byte at, nint offset, uint value) => Put(ref at, offset, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void PutBig(ref byte at, nint offset, ulong value) => Put(ref at, offset, BinaryPrimitives.ReverseEndianness(value));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ushort GetBig16(ref byte at, nint offset) => BinaryPrimitives.ReverseEndianness(Get<ushort>(ref at, offset));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint GetBig32(ref byte at, nint offset) => BinaryPrimitives.ReverseEndianness(Get<uint>(ref at, offset));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong GetBig64(ref byte at, nint offset) => BinaryPrimitives.ReverseEndianness(Get<ulong>(ref at, offset));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int SizeOf<T>() => Unsafe.SizeOf<T>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Copy(ref byte to, ref byte from, nuint bytes) => Unsafe.CopyBlockUnaligned(ref to, ref from, checked((uint)bytes));
}
