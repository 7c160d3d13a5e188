// Owns: a layout of no bytes, with which a pass skips values. Knows no layout.
using System.Numerics;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Passes;

/// <summary>Writes nothing: the pass's position after a value tells where it ends.</summary>
internal struct SkipWriter : ILayoutWriter<SkipWriter>
{
    private ByteOutput _output;

    public static ref ByteOutput OutputOf(ref SkipWriter writer) => ref writer._output;

    public readonly void WriteNull(PlanValue place)
    {
    }

    public readonly void WritePresent(PlanValue place)
    {
    }

    public readonly void WriteBool(bool value)
    {
    }

    public readonly void WriteInt8(sbyte value)
    {
    }

    public readonly void WriteUInt8(byte value)
    {
    }

    public readonly void WriteInt16(short value)
    {
    }

    public readonly void WriteUInt16(ushort value)
    {
    }

    public readonly void WriteInt32(int value)
    {
    }

    public readonly void WriteUInt32(uint value)
    {
    }

    public readonly void WriteInt64(long value)
    {
    }

    public readonly void WriteUInt64(ulong value)
    {
    }

    public readonly void WriteSingle(float value)
    {
    }

    public readonly void WriteDouble(double value)
    {
    }

    public readonly void WriteEnum(PlanValue place, long value)
    {
    }

    public readonly void WriteText(PlanValue place, BinaryText text)
    {
    }

    public readonly void WriteBytes(PlanValue place, ReadOnlySpan<byte> bytes)
    {
    }

    public readonly void WriteInteger(PlanValue place, BigInteger value)
    {
    }

    public readonly void BeginSequence(PlanValue place, int count)
    {
    }

    public readonly void EndSequence(PlanValue place)
    {
    }

    public readonly bool TryWriteRun(PlanValue element, ReadOnlySpan<byte> binary, int count) => true;

    public readonly void BeginMap(PlanValue place, int count)
    {
    }

    public readonly void EndMap(PlanValue place)
    {
    }

    public readonly void BeginObject(PlanValue place, PlanType type)
    {
    }

    public readonly void EndObject(PlanValue place, PlanType type)
    {
    }

    public readonly void WriteCase(PlanValue place, PlanType union, int index)
    {
    }

    public static void WriteReference(ref SkipWriter writer, PlanValue place, PlanType type, int number)
    {
    }

    public static bool TryWriteRawLayout(ref SkipWriter writer, PlanType type, ReadOnlySpan<byte> raw) => true;

    public static void WriteInt128(ref SkipWriter writer, Int128 value)
    {
    }

    public static void WriteUInt128(ref SkipWriter writer, UInt128 value)
    {
    }

    public static void WriteHalf(ref SkipWriter writer, Half value)
    {
    }

    public static void WriteDecimal(ref SkipWriter writer, decimal value)
    {
    }

    public static void WriteChar(ref SkipWriter writer, char value)
    {
    }

    public static void WriteRune(ref SkipWriter writer, uint value)
    {
    }

    public static void WriteGuid(ref SkipWriter writer, Guid value)
    {
    }

    public static void WriteDateTime(ref SkipWriter writer, ulong bits)
    {
    }

    public static void WriteDateTimeOffset(ref SkipWriter writer, long clockTicks, short minutes)
    {
    }

    public static void WriteDate(ref SkipWriter writer, int days)
    {
    }

    public static void WriteTime(ref SkipWriter writer, long ticks)
    {
    }

    public static void WriteTimeSpan(ref SkipWriter writer, long ticks)
    {
    }
}
