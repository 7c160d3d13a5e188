// Owns: how emitted code calls a hand-written codec whose values may be absent as members. Knows no format.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>A hand-written codec whose values may be absent, as emitted code calls codecs.</summary>
/// <typeparam name="T">The type that is written and read.</typeparam>
/// <typeparam name="TCodec">The codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct MemberByHand<T, TCodec> : ISequentialMemberCodec<T>
    where TCodec : struct, IMemberCodec<T>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsAbsent(scoped in T value) => TCodec.IsAbsent(in value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write<W>(ref W writer, scoped in T value)
        where W : struct, ISequentialWriter<W>, allows ref struct => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref T value)
        where R : struct, ISequentialReader<R>, allows ref struct => TCodec.Read(ref reader, ref value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void WriteMember<W>(ref W writer, scoped in T value)
        where W : struct, ISequentialWriter<W>, allows ref struct => TCodec.WriteMember(ref writer, in value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void ReadMember<R>(ref R reader, ref T value)
        where R : struct, ISequentialReader<R>, allows ref struct => TCodec.ReadMember(ref reader, ref value);
}
