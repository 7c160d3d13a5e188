// Owns: the bytes of serialise, reading. Source: its instances; docs/formats/serialise.md. Integers and lengths of any width, as cborg reads them; definite and
// indefinite lengths if it does.
using System.Numerics;
using System.Text;
using Octavo.Internal;
using Octavo.Interop.Haskell;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Serialise;

internal ref struct SerialiseReader(ByteInput input, bool isTagged) : ILayoutReader<SerialiseReader>
{
    private ByteInput _input = input;
    private int _fields = -1; // the fields that the constructor's head, which was read, says

    public static ref ByteInput InputOf(ref SerialiseReader reader) => ref reader._input;

    public bool ReadPresence(PlanValue place)
    {
        ulong length = CborHead.Take(ref _input, CborHead.Array, "a Maybe: an array of zero or one elements");
        if (length > 1)
        {
            Throw.InvalidValue("a Maybe", $"an array of {length}; only 0 and 1 are known");
        }
        return length == 1;
    }

    public bool ReadBool()
    {
        byte head = _input.Take();
        if (head is not (CborHead.False or CborHead.True))
        {
            Throw.TypeMismatch("a bool", CborHead.Name(head));
        }
        return head == CborHead.True;
    }

    public sbyte ReadInt8() => (sbyte)SerialiseIntegers.TakeSigned(ref _input, sbyte.MinValue, sbyte.MaxValue, "Int8");

    public byte ReadUInt8() => (byte)SerialiseIntegers.TakeUnsigned(ref _input, byte.MaxValue, "Word8");

    public short ReadInt16() => (short)SerialiseIntegers.TakeSigned(ref _input, short.MinValue, short.MaxValue, "Int16");

    public ushort ReadUInt16() => (ushort)SerialiseIntegers.TakeUnsigned(ref _input, ushort.MaxValue, "Word16");

    public int ReadInt32() => (int)SerialiseIntegers.TakeSigned(ref _input, int.MinValue, int.MaxValue, "Int32");

    public uint ReadUInt32() => (uint)SerialiseIntegers.TakeUnsigned(ref _input, uint.MaxValue, "Word32");

    public long ReadInt64() => SerialiseIntegers.TakeSigned(ref _input, long.MinValue, long.MaxValue, "Int64");

    public ulong ReadUInt64() => SerialiseIntegers.TakeUnsigned(ref _input, ulong.MaxValue, "Word64");

    public float ReadSingle() => SerialiseFloats.TakeSingle(ref _input);

    public double ReadDouble() => SerialiseFloats.TakeDouble(ref _input);

    public long ReadEnum(PlanValue place)
    {
        if (place.Mark == 0)
        {
            return place.Word == ShapeWord.UInt64 ? (long)ReadUInt64() : ReadInt64();
        }
        if (!isTagged && CborHead.Take(ref _input, CborHead.Array, "a constructor without fields") is not 1)
        {
            Throw.InvalidData("a constructor with fields, but the type has none.");
        }
        return HaskellConstructors.Index(SerialiseIntegers.TakeUnsigned(ref _input, ulong.MaxValue, "the index of a constructor"), place.Mark);
    }

    public void ReadText(PlanValue place, ref ByteOutput output)
    {
        if (place.Mark == SerialiseMark.Other)
        {
            BinaryForm.PutUtf8(ref output, Chunks(CborHead.Text, "lazy Text"));
            return;
        }
        if (place.Mark == 0 && _input.Peek() >> 5 == CborHead.Bytes)
        {
            // A String with surrogates.
            int length = Length(CborHead.Bytes, "a String");
            ReadOnlySpan<byte> bytes = _input.Take(length);
            var inner = new ByteInput(bytes);
            HaskellChars.TakeText(ref inner, CountCharacters(bytes), ref output);
            if (inner.Available != 0)
            {
                Throw.InvalidText("the bytes of a String are not those of its characters."); // what is left begins none
            }
            return;
        }
        BinaryForm.PutUtf8(ref output, _input.Take(Length(CborHead.Text, "text")));
    }

    public void ReadBytes(PlanValue place, ref ByteOutput output) =>
        BinaryForm.PutBytes(ref output,
            place.Mark == SerialiseMark.Other ? Chunks(CborHead.Bytes, "a lazy ByteString") : _input.Take(Length(CborHead.Bytes, "a ByteString")));

    public BigInteger ReadInteger(PlanValue place) => SerialiseIntegers.TakeInteger(ref _input);

    public long ReadSequenceStart(PlanValue place)
    {
        if (place.Mark != SerialiseMark.Other && _input.Peek() == ((CborHead.Array << 5) | CborHead.Indefinite))
        {
            _input.Take();
            return ILayoutReader<SerialiseReader>.Indefinite;
        }
        return Count(CborHead.Take(ref _input, CborHead.Array, "an array"));
    }

    public bool ReadEnd()
    {
        if (_input.Peek() != CborHead.Break)
        {
            return false;
        }
        _input.Take();
        return true;
    }

    public readonly void EndSequence(PlanValue place)
    {
    }

    public readonly bool TryReadRun(PlanValue element, int count, ref ByteOutput output) => false;

    public long ReadMapStart(PlanValue place) => Count(CborHead.Take(ref _input, CborHead.Map, "a map"));

    public readonly void EndMap(PlanValue place)
    {
    }

    public int BeginObject(PlanValue place, PlanType type)
    {
        if (isTagged)
        {
            return type.Members.Length;
        }
        if (_fields < 0 && type.IsTuple)
        {
            _fields = _input.CheckCount(CborHead.Take(ref _input, CborHead.Array, "a tuple: an array of its fields"), 1);
        }
        else if (_fields < 0)
        {
            TakeConstructor(1);
        }
        if (_fields != type.Members.Length)
        {
            Throw.InvalidData($"{_fields} fields, but {type.Name} has {type.Members.Length}; another type or another version of it wrote it.");
        }
        _fields = -1;
        return type.Members.Length;
    }

    public readonly void EndObject(PlanValue place, PlanType type)
    {
    }

    public int ReadCase(PlanValue place, PlanType union)
    {
        if (isTagged)
        {
            return HaskellConstructors.Index(CborHead.Take(ref _input, CborHead.Tag, "the tag of a constructor"), union.Members.Length);
        }
        if (_fields >= 0 && _fields != 1)
        {
            Throw.InvalidData($"a constructor of {_fields} fields, but its one field is a {union.Name}.");
        }
        return TakeConstructor(union.Members.Length);
    }

    public static Int128 ReadInt128(ref SerialiseReader reader) => LayoutValues.ToInt128(SerialiseIntegers.TakeInteger(ref reader._input));

    public static UInt128 ReadUInt128(ref SerialiseReader reader) => LayoutValues.ToUInt128(SerialiseIntegers.TakeInteger(ref reader._input));

    public static char ReadChar(ref SerialiseReader reader) => LayoutValues.ToChar(reader.Character());

    public static uint ReadRune(ref SerialiseReader reader) => LayoutValues.ToRune(reader.Character());

    public static ulong ReadDateTime(ref SerialiseReader reader) => SerialiseTimes.Take(ref reader._input);

    /// <summary>Takes the head of a constructor: an array, and its index.</summary>
    private int TakeConstructor(int constructors)
    {
        int length = _input.CheckCount(CborHead.Take(ref _input, CborHead.Array, "a constructor: an array of its index and its fields"), 1);
        if (length == 0)
        {
            Throw.InvalidData("an empty array, but the index of a constructor must come first.");
        }
        _fields = length - 1;
        return HaskellConstructors.Index(SerialiseIntegers.TakeUnsigned(ref _input, ulong.MaxValue, "the index of a constructor"), constructors);
    }

    /// <summary>A text of one character, or the number of a surrogate.</summary>
    private uint Character()
    {
        if (_input.Peek() >> 5 == CborHead.Unsigned)
        {
            ulong code = SerialiseIntegers.TakeUnsigned(ref _input, 0x10_FFFF, "a character");
            if (code is < 0xD800 or >= 0xE000)
            {
                Throw.InvalidValue("Char", $"the number {code}, which is not a surrogate: other characters are text");
            }
            return (uint)code;
        }
        var text = new ByteInput(_input.Take(Length(CborHead.Text, "a character")));
        if (Rune.DecodeFromUtf8(text.Data, out Rune character, out int consumed) != System.Buffers.OperationStatus.Done || consumed != text.Data.Length)
        {
            Throw.InvalidText("a text that is not one character.");
        }
        return (uint)character.Value;
    }

    private int Length(int major, string what) => _input.CheckCount(CborHead.Take(ref _input, major, what), 1);

    private readonly long Count(ulong count)
    {
        if (count > long.MaxValue)
        {
            Throw.CountTooLarge(count, _input.Left);
        }
        return (long)count;
    }

    /// <summary>The chunks of what has no length, one after another.</summary>
    private ReadOnlySpan<byte> Chunks(int major, string what)
    {
        if (_input.Take() is var head && head != ((major << 5) | CborHead.Indefinite))
        {
            Throw.TypeMismatch($"{what}, of indefinite length", CborHead.Name(head));
        }
        ReadOnlySpan<byte> all = default;
        for (int chunks = 0; !ReadEnd(); chunks++)
        {
            ReadOnlySpan<byte> chunk = _input.Take(Length(major, "a chunk"));
            all = chunks == 0 ? chunk : Joined(all, chunk, major);
        }
        return all;
    }

    /// <summary>Several chunks are rare: they are copied together.</summary>
    private ReadOnlySpan<byte> Joined(ReadOnlySpan<byte> first, ReadOnlySpan<byte> second, int major)
    {
        var all = new List<byte>(first.Length + second.Length);
        all.AddRange(first);
        all.AddRange(second);
        while (_input.Peek() != CborHead.Break)
        {
            all.AddRange(_input.Take(Length(major, "a chunk")));
        }
        return System.Runtime.InteropServices.CollectionsMarshal.AsSpan(all);
    }

    private static int CountCharacters(ReadOnlySpan<byte> utf8)
    {
        int count = 0;
        foreach (byte one in utf8)
        {
            count += (one & 0xC0) == 0x80 ? 0 : 1;
        }
        return count;
    }
}
