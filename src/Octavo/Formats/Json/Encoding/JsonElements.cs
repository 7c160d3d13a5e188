// Owns: the primitives that JSON's sequences are made of. RFC 8259, sections 3 and 6.
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Json;

/// <summary>Elements by type.</summary>
internal static class JsonElements
{
    internal readonly struct OfBool : IJsonElement<bool>
    {
        public static int Max => OctavoJsonWriter.MaxBool;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out bool value)
        {
            uint word = Bytes.Get<uint>(ref at);
            value = word == OctavoJsonReader.True;
            return value ? 4 : word == OctavoJsonReader.Fals && Bytes.At(ref at, 4) == 'e' ? 5 : 0;
        }

        public static bool Read(ref OctavoJsonReader reader) => reader.ReadBool();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, bool value) => OctavoJsonWriter.PutBool(ref at, value);
    }

    internal readonly struct OfSByte : IJsonElement<sbyte>
    {
        public static int Max => OctavoJsonWriter.MaxSByte;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out sbyte value) => DecimalIntegers.Get(ref at, out value);

        public static sbyte Read(ref OctavoJsonReader reader) => reader.ReadSByte();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, sbyte value) => OctavoJsonWriter.PutSByte(ref at, value);
    }

    internal readonly struct OfInt16 : IJsonElement<short>
    {
        public static int Max => OctavoJsonWriter.MaxInt16;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out short value) => DecimalIntegers.Get(ref at, out value);

        public static short Read(ref OctavoJsonReader reader) => reader.ReadInt16();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, short value) => OctavoJsonWriter.PutInt16(ref at, value);
    }

    internal readonly struct OfUInt16 : IJsonElement<ushort>
    {
        public static int Max => OctavoJsonWriter.MaxUInt16;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out ushort value) => DecimalIntegers.Get(ref at, out value);

        public static ushort Read(ref OctavoJsonReader reader) => reader.ReadUInt16();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, ushort value) => OctavoJsonWriter.PutUInt16(ref at, value);
    }

    internal readonly struct OfInt32 : IJsonElement<int>
    {
        public static int Max => OctavoJsonWriter.MaxInt32;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out int value) => DecimalIntegers.Get(ref at, out value);

        public static int Read(ref OctavoJsonReader reader) => reader.ReadInt32();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, int value) => OctavoJsonWriter.PutInt32(ref at, value);
    }

    internal readonly struct OfUInt32 : IJsonElement<uint>
    {
        public static int Max => OctavoJsonWriter.MaxUInt32;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out uint value) => DecimalIntegers.Get(ref at, out value);

        public static uint Read(ref OctavoJsonReader reader) => reader.ReadUInt32();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, uint value) => OctavoJsonWriter.PutUInt32(ref at, value);
    }

    internal readonly struct OfInt64 : IJsonElement<long>
    {
        public static int Max => OctavoJsonWriter.MaxInt64;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out long value) => DecimalIntegers.Get(ref at, out value);

        public static long Read(ref OctavoJsonReader reader) => reader.ReadInt64();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, long value) => OctavoJsonWriter.PutInt64(ref at, value);
    }

    internal readonly struct OfUInt64 : IJsonElement<ulong>
    {
        public static int Max => OctavoJsonWriter.MaxUInt64;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out ulong value) => DecimalIntegers.Get(ref at, out value);

        public static ulong Read(ref OctavoJsonReader reader) => reader.ReadUInt64();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, ulong value) => OctavoJsonWriter.PutUInt64(ref at, value);
    }

    internal readonly struct OfSingle : IJsonElement<float>
    {
        public static int Max => OctavoJsonWriter.MaxSingle;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out float value) => NearestSingle.Get(ref at, out value);

        public static float Read(ref OctavoJsonReader reader) => reader.ReadSingle();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, float value) => OctavoJsonWriter.PutSingle(ref at, value);
    }

    internal readonly struct OfDouble : IJsonElement<double>
    {
        public static int Max => OctavoJsonWriter.MaxDouble;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out double value) => NearestDouble.Get(ref at, out value);

        public static double Read(ref OctavoJsonReader reader) => reader.ReadDouble();

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Put(ref byte at, double value) => OctavoJsonWriter.PutDouble(ref at, value);
    }
}
