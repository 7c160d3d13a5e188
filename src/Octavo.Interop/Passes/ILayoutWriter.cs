// Owns: the events of writing a layout: what a pass over Binary tells. Knows no layout.
using System.Numerics;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Passes;

/// <summary>
/// A layout's writer: a struct, so the pass over it has no call through an interface. Events come in the order of the value: heads before their parts, members
/// in the type's order. A writer may throw <see cref="OctavoException"/> for a value that the layout cannot say; the pass adds the layout's name and the
/// member's path.
/// </summary>
/// <typeparam name="TSelf">The writer itself.</typeparam>
internal interface ILayoutWriter<TSelf>
    where TSelf : struct, ILayoutWriter<TSelf>
{
    /// <summary>Where the writer's bytes are.</summary>
    static abstract ref ByteOutput OutputOf(ref TSelf writer);

    /// <summary>Before the first event: the value as Binary, for a layout whose heads tell what follows them.</summary>
    static virtual void Prepare(ref TSelf writer, PlanValue root, ReadOnlySpan<byte> binary)
    {
    }

    /// <summary>A value begins; its events follow. Not told of a case after its union, of what is optional after its place, and of elements in a run.</summary>
    static virtual void BeginValue(ref TSelf writer, PlanValue place)
    {
    }

    /// <summary>A null at a place that may be null: declared so, or anywhere where the layout has nulls everywhere.</summary>
    void WriteNull(PlanValue place);

    /// <summary>At a place that may be null a value follows; its own event comes next.</summary>
    void WritePresent(PlanValue place);

    void WriteBool(bool value);

    void WriteInt8(sbyte value);

    void WriteUInt8(byte value);

    void WriteInt16(short value);

    void WriteUInt16(ushort value);

    void WriteInt32(int value);

    void WriteUInt32(uint value);

    void WriteInt64(long value);

    void WriteUInt64(ulong value);

    void WriteSingle(float value);

    void WriteDouble(double value);

    /// <summary>An enum that its Shape names as such.</summary>
    /// <param name="place">Its base type is <see cref="PlanValue.Word"/>.</param>
    /// <param name="value">The number; of a <c>ulong</c> its bits.</param>
    void WriteEnum(PlanValue place, long value);

    /// <summary>Text, not null.</summary>
    void WriteText(PlanValue place, BinaryText text);

    /// <summary>Bytes, not null.</summary>
    void WriteBytes(PlanValue place, ReadOnlySpan<byte> bytes);

    /// <summary>An integer of any size.</summary>
    void WriteInteger(PlanValue place, BigInteger value);

    /// <summary>The head of a sequence; <paramref name="count"/> elements follow, or one run of them.</summary>
    void BeginSequence(PlanValue place, int count);

    /// <summary>After the last element.</summary>
    void EndSequence(PlanValue place);

    /// <summary>All elements of a sequence of scalars or raw layouts, where the layout has a faster way than one after another.</summary>
    /// <param name="element">A scalar, or an object whose type has a raw layout.</param>
    /// <param name="binary">The elements as in Binary: little-endian, <see cref="PlanValue.Size"/> bytes each.</param>
    /// <param name="count">How many.</param>
    /// <returns>False if it has none: the elements follow then.</returns>
    bool TryWriteRun(PlanValue element, ReadOnlySpan<byte> binary, int count);

    /// <summary>The head of a map; <paramref name="count"/> times a key and its value follow.</summary>
    void BeginMap(PlanValue place, int count);

    /// <summary>After the last value.</summary>
    void EndMap(PlanValue place);

    /// <summary>The head of an object; its members follow, all of them, in the type's order.</summary>
    void BeginObject(PlanValue place, PlanType type);

    /// <summary>After the last member.</summary>
    void EndObject(PlanValue place, PlanType type);

    /// <summary>The head of a union; the value of the case follows.</summary>
    /// <param name="place">The union's place.</param>
    /// <param name="union">The union.</param>
    /// <param name="index">The case's index in <see cref="PlanType.Members"/>.</param>
    void WriteCase(PlanValue place, PlanType union, int index);

    /// <summary>An object of a type with references that came before, in the order of first occurrences of such objects, from 0. Only layouts with references
    /// meet it.</summary>
    static virtual void WriteReference(ref TSelf writer, PlanValue place, PlanType type, int number) => throw Unplanned();

    /// <summary>A raw layout, where the layout has it as a whole: there are no events of its members then.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="type">A raw layout.</param>
    /// <param name="raw">Its bytes in Binary: members at <see cref="PlanMember.Offset"/>, little-endian, padding zero.</param>
    /// <returns>False if it has not.</returns>
    static virtual bool TryWriteRawLayout(ref TSelf writer, PlanType type, ReadOnlySpan<byte> raw) => false;

    // Scalars that many layouts have not: their OnValue refuses them, so these are never called there.

    static virtual void WriteInt128(ref TSelf writer, Int128 value) => throw Unplanned();

    static virtual void WriteUInt128(ref TSelf writer, UInt128 value) => throw Unplanned();

    static virtual void WriteHalf(ref TSelf writer, Half value) => throw Unplanned();

    static virtual void WriteDecimal(ref TSelf writer, decimal value) => throw Unplanned();

    static virtual void WriteChar(ref TSelf writer, char value) => throw Unplanned();

    /// <summary>A Unicode scalar value.</summary>
    static virtual void WriteRune(ref TSelf writer, uint value) => throw Unplanned();

    static virtual void WriteGuid(ref TSelf writer, Guid value) => throw Unplanned();

    /// <summary>A DateTime: in bits 62 and 63 the kind, below the ticks since 0001-01-01.</summary>
    static virtual void WriteDateTime(ref TSelf writer, ulong bits) => throw Unplanned();

    /// <summary>A DateTimeOffset: ticks of the clock time, and the offset in minutes.</summary>
    static virtual void WriteDateTimeOffset(ref TSelf writer, long clockTicks, short minutes) => throw Unplanned();

    /// <summary>A DateOnly: days since 0001-01-01.</summary>
    static virtual void WriteDate(ref TSelf writer, int days) => throw Unplanned();

    /// <summary>A TimeOnly: ticks since midnight.</summary>
    static virtual void WriteTime(ref TSelf writer, long ticks) => throw Unplanned();

    /// <summary>A TimeSpan: ticks.</summary>
    static virtual void WriteTimeSpan(ref TSelf writer, long ticks) => throw Unplanned();

    private static InvalidOperationException Unplanned() => new($"{typeof(TSelf).Name} has no such values, but OnValue of its layout did not refuse them.");
}
