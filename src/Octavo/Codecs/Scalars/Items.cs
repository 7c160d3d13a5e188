// Owns: the primitives that sequences are made of, by the contracts' names of them. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Codecs.Scalars;

/// <summary>Items by type.</summary>
internal static class Items
{
    internal readonly struct BoolItem : IItem<bool>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxBool;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxBool;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, bool value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutBool(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out bool value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetBool(ref at, out value);
    }

    internal readonly struct SByteItem : IItem<sbyte>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxSByte;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxSByte;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, sbyte value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutSByte(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out sbyte value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetSByte(ref at, out value);
    }

    internal readonly struct Int16Item : IItem<short>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxInt16;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxInt16;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, short value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutInt16(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out short value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetInt16(ref at, out value);
    }

    internal readonly struct UInt16Item : IItem<ushort>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxUInt16;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxUInt16;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, ushort value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutUInt16(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out ushort value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetUInt16(ref at, out value);
    }

    internal readonly struct Int32Item : IItem<int>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxInt32;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxInt32;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, int value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutInt32(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out int value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetInt32(ref at, out value);
    }

    internal readonly struct UInt32Item : IItem<uint>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxUInt32;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxUInt32;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, uint value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutUInt32(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out uint value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetUInt32(ref at, out value);
    }

    internal readonly struct Int64Item : IItem<long>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxInt64;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxInt64;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, long value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutInt64(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out long value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetInt64(ref at, out value);
    }

    internal readonly struct UInt64Item : IItem<ulong>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxUInt64;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxUInt64;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, ulong value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutUInt64(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out ulong value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetUInt64(ref at, out value);
    }

    internal readonly struct SingleItem : IItem<float>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxSingle;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxSingle;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, float value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutSingle(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out float value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetSingle(ref at, out value);
    }

    internal readonly struct DoubleItem : IItem<double>
    {
        public static int MaxPut<W>()
            where W : struct, ISequentialWriter<W>, allows ref struct => W.MaxDouble;

        public static int MaxGet<R>()
            where R : struct, ISequentialReader<R>, allows ref struct => R.MaxDouble;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put<W>(ref byte at, double value)
            where W : struct, ISequentialWriter<W>, allows ref struct => W.PutDouble(ref at, value);

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get<R>(ref byte at, out double value)
            where R : struct, ISequentialReader<R>, allows ref struct => R.GetDouble(ref at, out value);
    }
}
