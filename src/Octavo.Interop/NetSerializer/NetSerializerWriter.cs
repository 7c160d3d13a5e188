// Owns: NetSerializer's bytes, writing. Source: netserializer 4.1.2 and netserializer2; docs/formats/netserializer.md.
using System.Buffers.Binary;
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.NetSerializer;

/// <summary>Each value is an id if its place has one, and its content. The pass puts members into the order of the fields.</summary>
internal struct NetSerializerWriter(NetSerializerLayout layout) : ILayoutWriter<NetSerializerWriter>
{
    private readonly bool _is2 = layout.Is2;

    /// <summary>Counts of the open lists of version 4.</summary>
    private Stack<int>? _lists;

    private ByteOutput _output;

    public static ref ByteOutput OutputOf(ref NetSerializerWriter writer) => ref writer._output;

    public static void BeginValue(ref NetSerializerWriter writer, PlanValue place)
    {
        if (!place.CanBeNull && place.Kind != PlanKind.Optional && NetSerializerLayout.Note(place) is { HasId: true } note)
        {
            NetSerializerVarint.Put(ref writer._output, note.Id);
        }
    }

    public void WriteNull(PlanValue place)
    {
        NetSerializerPlace note = NetSerializerLayout.Note(place);
        bool isDeclared = place.Kind == PlanKind.Optional || place.Nullable || note.IsRoot;
        if (!isDeclared || (!note.HasId && note.Form is not (NetSerializerForm.Counted or NetSerializerForm.Optional)))
        {
            Throw.NullNotAllowed("a value");
        }
        _output.Put(0);
    }

    public void WritePresent(PlanValue place)
    {
        NetSerializerPlace note = NetSerializerLayout.Note(place);
        if (note.HasId)
        {
            if (place.Kind != PlanKind.Union)
            {
                NetSerializerVarint.Put(ref _output, note.Id);
            }
        }
        else if (note.Form == NetSerializerForm.Optional)
        {
            _output.Put(1);
            if (_is2)
            {
                NetSerializerVarint.Put(ref _output, note.InnerId);
            }
        }
    }

    public void WriteBool(bool value) => _output.Put(value ? (byte)1 : (byte)0);

    public void WriteInt8(sbyte value) => _output.Put((byte)value);

    public void WriteUInt8(byte value) => _output.Put(value);

    public void WriteInt16(short value) => NetSerializerVarint.PutZigZag(ref _output, value);

    public void WriteUInt16(ushort value) => NetSerializerVarint.Put(ref _output, value);

    public void WriteInt32(int value) => NetSerializerVarint.PutZigZag(ref _output, value);

    public void WriteUInt32(uint value) => NetSerializerVarint.Put(ref _output, value);

    public void WriteInt64(long value) => NetSerializerVarint.PutZigZag(ref _output, value);

    public void WriteUInt64(ulong value) => NetSerializerVarint.Put(ref _output, value);

    public void WriteSingle(float value) => NetSerializerVarint.Put(ref _output, BitConverter.SingleToUInt32Bits(value));

    public void WriteDouble(double value) => NetSerializerVarint.Put(ref _output, BitConverter.DoubleToUInt64Bits(value));

    public void WriteEnum(PlanValue place, long value)
    {
        switch (place.Word)
        {
            case ShapeWord.Int8 or ShapeWord.UInt8:
                _output.Put((byte)value);
                break;
            case ShapeWord.UInt16 or ShapeWord.UInt32 or ShapeWord.UInt64:
                NetSerializerVarint.Put(ref _output, (ulong)value);
                break;
            default:
                NetSerializerVarint.PutZigZag(ref _output, value);
                break;
        }
    }

    public void WriteText(PlanValue place, BinaryText text) => NetSerializerText.Put(ref _output, text, hasUnits: !_is2);

    public void WriteBytes(PlanValue place, ReadOnlySpan<byte> bytes)
    {
        NetSerializerVarint.Put(ref _output, (uint)bytes.Length + 1);
        _output.Put(bytes);
    }

    public readonly void WriteInteger(PlanValue place, BigInteger value) => throw new InvalidOperationException("The layout refuses BigInteger.");

    public void BeginSequence(PlanValue place, int count)
    {
        NetSerializerVarint.Put(ref _output, (uint)count + 1);
        if (NetSerializerLayout.Note(place).Form == NetSerializerForm.List4)
        {
            (_lists ??= []).Push(count);
        }
    }

    public void EndSequence(PlanValue place)
    {
        if (NetSerializerLayout.Note(place).Form == NetSerializerForm.List4)
        {
            NetSerializerVarint.PutZigZag(ref _output, _lists!.Pop());
            NetSerializerVarint.PutZigZag(ref _output, 0);
        }
    }

    public bool TryWriteRun(PlanValue element, ReadOnlySpan<byte> binary, int count)
    {
        if (element.Kind != PlanKind.Scalar || NetSerializerLayout.Note(element).HasId)
        {
            return false;
        }
        switch (element.Word)
        {
            case ShapeWord.Bool or ShapeWord.Int8 or ShapeWord.UInt8:
                _output.Put(binary);
                return true;
            case ShapeWord.Int32:
                for (int i = 0; i < count; i++)
                {
                    WriteInt32(BinaryPrimitives.ReadInt32LittleEndian(binary[(i * sizeof(int))..]));
                }
                return true;
            case ShapeWord.Int64:
                for (int i = 0; i < count; i++)
                {
                    WriteInt64(BinaryPrimitives.ReadInt64LittleEndian(binary[(i * sizeof(long))..]));
                }
                return true;
            default:
                return false;
        }
    }

    public void BeginMap(PlanValue place, int count)
    {
        NetSerializerVarint.Put(ref _output, NetSerializerLayout.Note(place).InnerId);
        NetSerializerVarint.Put(ref _output, (uint)count + 1);
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

    public void WriteCase(PlanValue place, PlanType union, int index)
    {
        if (union.Members[index].Value is { Kind: PlanKind.Object } one)
        {
            NetSerializerVarint.Put(ref _output, layout.IdOf(one.Type!));
        }
    }

    public static void WriteDecimal(ref NetSerializerWriter writer, decimal value) => NetSerializerScalars.PutDecimal(ref writer._output, value, writer._is2);

    public static void WriteChar(ref NetSerializerWriter writer, char value) => NetSerializerVarint.Put(ref writer._output, value);

    public static void WriteGuid(ref NetSerializerWriter writer, Guid value) => NetSerializerScalars.PutGuid(ref writer._output, value, writer._is2);

    public static void WriteDateTime(ref NetSerializerWriter writer, ulong bits) => NetSerializerScalars.PutDateTime(ref writer._output, bits);

    public static void WriteDateTimeOffset(ref NetSerializerWriter writer, long clockTicks, short minutes)
    {
        NetSerializerVarint.PutZigZag(ref writer._output, clockTicks);
        NetSerializerVarint.PutZigZag(ref writer._output, minutes * TimeSpan.TicksPerMinute);
    }

    public static void WriteTimeSpan(ref NetSerializerWriter writer, long ticks) => NetSerializerVarint.PutZigZag(ref writer._output, ticks);
}
