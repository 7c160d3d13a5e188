// Owns: the primitives that JSON's sequences are made of, on the reading side. RFC 8259, sections 3 and 6.
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>Elements by type.</summary>
internal static class JsonElements
{
    internal readonly struct OfBool : IJsonElement<bool>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out bool value)
        {
            uint word = Bytes.Get<uint>(ref at);
            value = word == OctavoJsonReader.True;
            return value ? 4 : word == OctavoJsonReader.Fals && Bytes.At(ref at, 4) == 'e' ? 5 : 0;
        }

        public static bool Read(ref OctavoJsonReader reader) => reader.ReadBool();
    }

    internal readonly struct OfSByte : IJsonElement<sbyte>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out sbyte value) => DecimalIntegers.Get(ref at, out value);

        public static sbyte Read(ref OctavoJsonReader reader) => reader.ReadSByte();
    }

    internal readonly struct OfInt16 : IJsonElement<short>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out short value) => DecimalIntegers.Get(ref at, out value);

        public static short Read(ref OctavoJsonReader reader) => reader.ReadInt16();
    }

    internal readonly struct OfUInt16 : IJsonElement<ushort>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out ushort value) => DecimalIntegers.Get(ref at, out value);

        public static ushort Read(ref OctavoJsonReader reader) => reader.ReadUInt16();
    }

    internal readonly struct OfInt32 : IJsonElement<int>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out int value) => DecimalIntegers.Get(ref at, out value);

        public static int Read(ref OctavoJsonReader reader) => reader.ReadInt32();
    }

    internal readonly struct OfUInt32 : IJsonElement<uint>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out uint value) => DecimalIntegers.Get(ref at, out value);

        public static uint Read(ref OctavoJsonReader reader) => reader.ReadUInt32();
    }

    internal readonly struct OfInt64 : IJsonElement<long>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out long value) => DecimalIntegers.Get(ref at, out value);

        public static long Read(ref OctavoJsonReader reader) => reader.ReadInt64();
    }

    internal readonly struct OfUInt64 : IJsonElement<ulong>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out ulong value) => DecimalIntegers.Get(ref at, out value);

        public static ulong Read(ref OctavoJsonReader reader) => reader.ReadUInt64();
    }

    internal readonly struct OfSingle : IJsonElement<float>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out float value) => NearestSingle.Get(ref at, out value);

        public static float Read(ref OctavoJsonReader reader) => reader.ReadSingle();
    }

    internal readonly struct OfDouble : IJsonElement<double>
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public static nint Get(ref byte at, out double value) => NearestDouble.Get(ref at, out value);

        public static double Read(ref OctavoJsonReader reader) => reader.ReadDouble();
    }
}
