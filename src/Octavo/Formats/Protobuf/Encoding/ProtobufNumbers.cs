// Owns: the kinds of numbers that are written as varints, by the writer's, the sizer's and the reader's members for them. Knows no window.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Protobuf;

/// <summary>The kinds, one a word of the specification.</summary>
internal static class ProtobufNumbers
{
    /// <summary>bool.</summary>
    internal readonly struct BoolKind : IProtobufNumber<bool>
    {
        public static int Max => 1;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Length(bool value) => OctavoProtobufSizer.PutBool(ref Unsafe.NullRef<byte>(), value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, bool value) => OctavoProtobufWriter.PutBool(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out bool value) => OctavoProtobufReader.GetBool(ref at, out value);
    }

    /// <summary>int32.</summary>
    internal readonly struct Int32Kind : IProtobufNumber<int>
    {
        public static int Max => ProtobufVarint.Longest;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Length(int value) => OctavoProtobufSizer.PutInt32(ref Unsafe.NullRef<byte>(), value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, int value) => OctavoProtobufWriter.PutInt32(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out int value) => OctavoProtobufReader.GetInt32(ref at, out value);
    }

    /// <summary>uint32.</summary>
    internal readonly struct UInt32Kind : IProtobufNumber<uint>
    {
        public static int Max => ProtobufVarint.Longest32;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Length(uint value) => OctavoProtobufSizer.PutUInt32(ref Unsafe.NullRef<byte>(), value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, uint value) => OctavoProtobufWriter.PutUInt32(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out uint value) => OctavoProtobufReader.GetUInt32(ref at, out value);
    }

    /// <summary>int64.</summary>
    internal readonly struct Int64Kind : IProtobufNumber<long>
    {
        public static int Max => ProtobufVarint.Longest;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Length(long value) => OctavoProtobufSizer.PutInt64(ref Unsafe.NullRef<byte>(), value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, long value) => OctavoProtobufWriter.PutInt64(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out long value) => OctavoProtobufReader.GetInt64(ref at, out value);
    }

    /// <summary>uint64.</summary>
    internal readonly struct UInt64Kind : IProtobufNumber<ulong>
    {
        public static int Max => ProtobufVarint.Longest;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Length(ulong value) => OctavoProtobufSizer.PutUInt64(ref Unsafe.NullRef<byte>(), value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, ulong value) => OctavoProtobufWriter.PutUInt64(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out ulong value) => OctavoProtobufReader.GetUInt64(ref at, out value);
    }

    /// <summary>sint32.</summary>
    internal readonly struct ZigZag32Kind : IProtobufNumber<int>
    {
        public static int Max => ProtobufVarint.Longest32;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Length(int value) => OctavoProtobufSizer.PutZigZag32(ref Unsafe.NullRef<byte>(), value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, int value) => OctavoProtobufWriter.PutZigZag32(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out int value) => OctavoProtobufReader.GetZigZag32(ref at, out value);
    }

    /// <summary>sint64.</summary>
    internal readonly struct ZigZag64Kind : IProtobufNumber<long>
    {
        public static int Max => ProtobufVarint.Longest;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Length(long value) => OctavoProtobufSizer.PutZigZag64(ref Unsafe.NullRef<byte>(), value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, long value) => OctavoProtobufWriter.PutZigZag64(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out long value) => OctavoProtobufReader.GetZigZag64(ref at, out value);
    }
}
