// Owns: the events of reading a layout: what a pass asks for to make Binary. Knows no layout.
using System.Numerics;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Passes;

/// <summary>
/// A layout's reader: a struct, so the pass over it has no call through an interface. It throws by <c>Throw</c> where the data is wrong; the pass adds the
/// layout's name, the offset of the value's first byte and the member's path. A layout whose data may come in chunks keeps no state in addition to its input's
/// position: a value that is not there whole is asked for again.
/// </summary>
/// <typeparam name="TSelf">The reader itself.</typeparam>
internal interface ILayoutReader<TSelf>
    where TSelf : struct, ILayoutReader<TSelf>, allows ref struct
{
    /// <summary>What <see cref="ReadSequenceStart"/> and <see cref="ReadMapStart"/> return if only the end tells how many there are.</summary>
    const long Indefinite = -1;

    /// <summary>Where the reader's bytes are.</summary>
    static abstract ref ByteInput InputOf(ref TSelf reader);

    /// <summary>A value begins; its events follow. Not told of a case after its union, of what is optional after its place, and of elements in a run.</summary>
    static virtual void BeginValue(ref TSelf reader, PlanValue place)
    {
    }

    /// <summary>At a place that may be null: whether a value follows. What tells it is taken if it is alone, and left if it is a part of the value's
    /// head.</summary>
    bool ReadPresence(PlanValue place);

    bool ReadBool();

    sbyte ReadInt8();

    byte ReadUInt8();

    short ReadInt16();

    ushort ReadUInt16();

    int ReadInt32();

    uint ReadUInt32();

    long ReadInt64();

    ulong ReadUInt64();

    float ReadSingle();

    double ReadDouble();

    /// <summary>An enum that its Shape names as such.</summary>
    /// <returns>The number; of a <c>ulong</c> its bits.</returns>
    long ReadEnum(PlanValue place);

    /// <summary>Takes text that is not null and puts it by <see cref="BinaryForm.PutUtf8"/> or <see cref="BinaryForm.PutText"/>.</summary>
    void ReadText(PlanValue place, ref ByteOutput output);

    /// <summary>Takes bytes that are not null and puts them by <see cref="BinaryForm.PutBytes"/>.</summary>
    void ReadBytes(PlanValue place, ref ByteOutput output);

    /// <summary>An integer of any size.</summary>
    BigInteger ReadInteger(PlanValue place);

    /// <summary>The head of a sequence.</summary>
    /// <returns>How many elements follow, which the pass checks against what is left; <see cref="Indefinite"/> where <see cref="ReadEnd"/> tells.</returns>
    long ReadSequenceStart(PlanValue place);

    /// <summary>Whether the end of what has no count follows; it is taken then.</summary>
    bool ReadEnd();

    /// <summary>How many of the elements that were read are the value's, where its count comes after more of them than it has. Asked for where only the end
    /// tells.</summary>
    /// <param name="reader">The reader, after the end.</param>
    /// <param name="count">How many were read.</param>
    static virtual int Kept(ref TSelf reader, int count) => count;

    /// <summary>After the last element.</summary>
    void EndSequence(PlanValue place);

    /// <summary>All elements of a sequence of scalars or raw layouts, where the layout has a faster way than one after another.</summary>
    /// <param name="element">A scalar, or an object whose type has a raw layout.</param>
    /// <param name="count">How many; checked.</param>
    /// <param name="output">Receives the elements as in Binary: little-endian, <see cref="PlanValue.Size"/> bytes each.</param>
    /// <returns>False if it has none: the elements are asked for then.</returns>
    bool TryReadRun(PlanValue element, int count, ref ByteOutput output);

    /// <summary>The head of a map.</summary>
    /// <returns>How many entries follow, as <see cref="ReadSequenceStart"/>.</returns>
    long ReadMapStart(PlanValue place);

    /// <summary>After the last value.</summary>
    void EndMap(PlanValue place);

    /// <summary>The head of an object.</summary>
    /// <returns>How many of its members follow, in the type's order: all, or fewer if older data may have fewer.</returns>
    int BeginObject(PlanValue place, PlanType type);

    /// <summary>After the last member.</summary>
    void EndObject(PlanValue place, PlanType type);

    /// <summary>The head of a union.</summary>
    /// <returns>The case's index in <see cref="PlanType.Members"/>.</returns>
    int ReadCase(PlanValue place, PlanType union);

    /// <summary>Of a type with references: whether an object that came before is here, and its number in the order of first occurrences of such objects, from
    /// 0.</summary>
    static virtual bool TryReadReference(ref TSelf reader, PlanValue place, PlanType type, out int number) => throw Unplanned();

    /// <summary>A raw layout, where the layout has it as a whole: its members are not asked for then.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="type">A raw layout.</param>
    /// <param name="raw">Receives its bytes as in Binary: members at <see cref="PlanMember.Offset"/>, little-endian; zero before, which padding must
    /// stay.</param>
    /// <returns>False if it has not.</returns>
    static virtual bool TryReadRawLayout(ref TSelf reader, PlanType type, Span<byte> raw) => false;

    // Scalars that many layouts have not: their OnValue refuses them, so these are never called there.

    static virtual Int128 ReadInt128(ref TSelf reader) => throw Unplanned();

    static virtual UInt128 ReadUInt128(ref TSelf reader) => throw Unplanned();

    static virtual Half ReadHalf(ref TSelf reader) => throw Unplanned();

    static virtual decimal ReadDecimal(ref TSelf reader) => throw Unplanned();

    static virtual char ReadChar(ref TSelf reader) => throw Unplanned();

    /// <summary>A Unicode scalar value.</summary>
    static virtual uint ReadRune(ref TSelf reader) => throw Unplanned();

    static virtual Guid ReadGuid(ref TSelf reader) => throw Unplanned();

    /// <summary>A DateTime: in bits 62 and 63 the kind, below the ticks since 0001-01-01.</summary>
    static virtual ulong ReadDateTime(ref TSelf reader) => throw Unplanned();

    /// <summary>A DateTimeOffset: ticks of the clock time, and the offset in minutes.</summary>
    static virtual long ReadDateTimeOffset(ref TSelf reader, out short minutes) => throw Unplanned();

    /// <summary>A DateOnly: days since 0001-01-01.</summary>
    static virtual int ReadDate(ref TSelf reader) => throw Unplanned();

    /// <summary>A TimeOnly: ticks since midnight.</summary>
    static virtual long ReadTime(ref TSelf reader) => throw Unplanned();

    /// <summary>A TimeSpan: ticks.</summary>
    static virtual long ReadTimeSpan(ref TSelf reader) => throw Unplanned();

    private static InvalidOperationException Unplanned() => new($"{typeof(TSelf).Name} has no such values, but OnValue of its layout did not refuse them.");
}
