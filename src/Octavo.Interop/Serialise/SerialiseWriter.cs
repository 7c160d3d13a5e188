// Owns: the bytes of serialise, writing. Source: its instances; docs/formats/serialise.md.
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Haskell;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Serialise;

/// <param name="isTagged">Whether constructors are tags.</param>
internal struct SerialiseWriter(bool isTagged) : ILayoutWriter<SerialiseWriter>
{
    private ByteOutput _output;
    private int _case = -1; // the constructor whose object comes next
    private int _emptyEnd = -1; // after the head of an empty list, which ends at once and has no break

    public static ref ByteOutput OutputOf(ref SerialiseWriter writer) => ref writer._output;

    public void WriteNull(PlanValue place) => CborHead.Put(ref _output, CborHead.Array, 0);

    public void WritePresent(PlanValue place) => CborHead.Put(ref _output, CborHead.Array, 1);

    public void WriteBool(bool value) => _output.Put(value ? CborHead.True : CborHead.False);

    public void WriteInt8(sbyte value) => CborHead.Put(ref _output, value);

    public void WriteUInt8(byte value) => CborHead.Put(ref _output, CborHead.Unsigned, value);

    public void WriteInt16(short value) => CborHead.Put(ref _output, value);

    public void WriteUInt16(ushort value) => CborHead.Put(ref _output, CborHead.Unsigned, value);

    public void WriteInt32(int value) => CborHead.Put(ref _output, value);

    public void WriteUInt32(uint value) => CborHead.Put(ref _output, CborHead.Unsigned, value);

    public void WriteInt64(long value) => CborHead.Put(ref _output, value);

    public void WriteUInt64(ulong value) => CborHead.Put(ref _output, CborHead.Unsigned, value);

    public void WriteSingle(float value) => SerialiseFloats.Put(ref _output, value);

    public void WriteDouble(double value) => SerialiseFloats.Put(ref _output, value);

    public void WriteEnum(PlanValue place, long value)
    {
        if (place.Mark == 0)
        {
            if (place.Word == ShapeWord.UInt64)
            {
                WriteUInt64((ulong)value);
            }
            else
            {
                WriteInt64(value);
            }
            return;
        }
        HaskellConstructors.CheckNumber(value, place.Mark);
        if (!isTagged)
        {
            CborHead.Put(ref _output, CborHead.Array, 1);
        }
        CborHead.Put(ref _output, CborHead.Unsigned, (ulong)value);
    }

    public void WriteText(PlanValue place, BinaryText text)
    {
        if (text.IsAscii)
        {
            Begin(place, CborHead.Text, text.Latin1.Length);
            _output.Put(text.Latin1);
            End(place);
            return;
        }
        bool hasSurrogate = HaskellChars.HasLoneSurrogate(text);
        if (hasSurrogate && place.Mark != 0)
        {
            Throw.InvalidText("a lone surrogate, which Text cannot hold; use String.");
        }
        Begin(place, hasSurrogate ? CborHead.Bytes : CborHead.Text, HaskellChars.Utf8Length(text));
        HaskellChars.Put(ref _output, text);
        End(place);
    }

    public void WriteBytes(PlanValue place, ReadOnlySpan<byte> bytes)
    {
        Begin(place, CborHead.Bytes, bytes.Length);
        _output.Put(bytes);
        End(place);
    }

    public void WriteInteger(PlanValue place, BigInteger value) => SerialiseIntegers.Put(ref _output, value);

    public void BeginSequence(PlanValue place, int count)
    {
        if (place.Mark == SerialiseMark.Other || count == 0)
        {
            CborHead.Put(ref _output, CborHead.Array, (ulong)count);
            _emptyEnd = count == 0 ? _output.Length : -1;
            return;
        }
        _output.Put((CborHead.Array << 5) | CborHead.Indefinite);
    }

    public void EndSequence(PlanValue place)
    {
        if (place.Mark != SerialiseMark.Other && _emptyEnd != _output.Length)
        {
            _output.Put(CborHead.Break);
        }
        _emptyEnd = -1;
    }

    public readonly bool TryWriteRun(PlanValue element, ReadOnlySpan<byte> binary, int count) => false;

    public void BeginMap(PlanValue place, int count) => CborHead.Put(ref _output, CborHead.Map, (ulong)count);

    public readonly void EndMap(PlanValue place)
    {
    }

    public void BeginObject(PlanValue place, PlanType type)
    {
        if (!isTagged)
        {
            // A tuple's instance is not a derived one: its fields have no index in front.
            bool isTuple = type.IsTuple && _case < 0;
            CborHead.Put(ref _output, CborHead.Array, (ulong)type.Members.Length + (isTuple ? 0UL : 1));
            if (!isTuple)
            {
                CborHead.Put(ref _output, CborHead.Unsigned, (ulong)Math.Max(_case, 0));
            }
        }
        _case = -1;
    }

    public readonly void EndObject(PlanValue place, PlanType type)
    {
    }

    public void WriteCase(PlanValue place, PlanType union, int index)
    {
        if (isTagged)
        {
            CborHead.Put(ref _output, CborHead.Tag, (ulong)index);
            return;
        }
        if (_case >= 0)
        {
            // A case that is a union: a constructor whose one field is the inner type.
            CborHead.Put(ref _output, CborHead.Array, 2);
            CborHead.Put(ref _output, CborHead.Unsigned, (ulong)_case);
        }
        _case = index;
    }

    public static void WriteInt128(ref SerialiseWriter writer, Int128 value) => SerialiseIntegers.Put(ref writer._output, value);

    public static void WriteUInt128(ref SerialiseWriter writer, UInt128 value) => SerialiseIntegers.Put(ref writer._output, value);

    public static void WriteChar(ref SerialiseWriter writer, char value)
    {
        if (char.IsSurrogate(value))
        {
            CborHead.Put(ref writer._output, CborHead.Unsigned, value);
            return;
        }
        WriteRune(ref writer, value);
    }

    public static void WriteRune(ref SerialiseWriter writer, uint value)
    {
        CborHead.Put(ref writer._output, CborHead.Text, value < 0x80 ? 1u : value < 0x800 ? 2u : value < 0x1_0000 ? 3u : 4u);
        HaskellChars.Put(ref writer._output, value);
    }

    public static void WriteDateTime(ref SerialiseWriter writer, ulong bits) => SerialiseTimes.Put(ref writer._output, bits);

    /// <summary>The head of text or bytes; of lazy ones that of what ends with a break, and of its one chunk.</summary>
    private void Begin(PlanValue place, int major, int length)
    {
        if (place.Mark == SerialiseMark.Other)
        {
            _output.Put((byte)((major << 5) | CborHead.Indefinite));
            if (length == 0)
            {
                return;
            }
        }
        CborHead.Put(ref _output, major, (ulong)length);
    }

    private void End(PlanValue place)
    {
        if (place.Mark == SerialiseMark.Other)
        {
            _output.Put(CborHead.Break);
        }
    }
}
