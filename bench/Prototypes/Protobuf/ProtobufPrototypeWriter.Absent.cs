// Owns: the contract's abstract members that a tagged format has no use for. All throw: a codec switches on the writer's shape before it would call one.
namespace Octavo.Bench.Prototypes.Protobuf;

internal ref partial struct ProtobufPrototypeWriter
{
    public static int MaxInt128 => throw NoScalar();

    public static nint PutInt128(ref byte at, Int128 value) => throw NoScalar();

    public static int MaxUInt128 => throw NoScalar();

    public static nint PutUInt128(ref byte at, UInt128 value) => throw NoScalar();

    public static int MaxDecimal => throw NoScalar();

    public static nint PutDecimal(ref byte at, decimal value) => throw NoScalar();

    public static int MaxGuid => throw NoScalar();

    public static nint PutGuid(ref byte at, Guid value) => throw NoScalar();

    public static int MaxDateTime => throw NoScalar();

    public static nint PutDateTime(ref byte at, DateTime value) => throw NoScalar();

    public static int MaxDateTimeOffset => throw NoScalar();

    public static nint PutDateTimeOffset(ref byte at, DateTimeOffset value) => throw NoScalar();

    public static int MaxDateOnly => throw NoScalar();

    public static nint PutDateOnly(ref byte at, DateOnly value) => throw NoScalar();

    public static int MaxTimeOnly => throw NoScalar();

    public static nint PutTimeOnly(ref byte at, TimeOnly value) => throw NoScalar();

    public static int MaxTimeSpan => throw NoScalar();

    public static nint PutTimeSpan(ref byte at, TimeSpan value) => throw NoScalar();

    public static int MaxHead => throw NoSequence();

    public void WriteNull() => throw NoSequence();

    public void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first) => throw NoSequence();

    public void WriteEnd() => throw NoSequence();

    public void WriteItem(int index) => throw NoSequence();

    public void WriteImages(scoped ReadOnlySpan<byte> value) => throw NoSequence();

    public void WriteArrayStart(int count) => throw NoSequence();

    public void WriteArrayEnd(int count) => throw NoSequence();

    public void WriteMapStart(int count) => throw NoSequence();

    public void WriteMapEnd(int count) => throw NoSequence();

    public void WriteBools(scoped ReadOnlySpan<bool> values) => throw NoSequence();

    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values) => throw NoSequence();

    public void WriteInt16s(scoped ReadOnlySpan<short> values) => throw NoSequence();

    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values) => throw NoSequence();

    public void WriteInt32s(scoped ReadOnlySpan<int> values) => throw NoSequence();

    public void WriteUInt32s(scoped ReadOnlySpan<uint> values) => throw NoSequence();

    public void WriteInt64s(scoped ReadOnlySpan<long> values) => throw NoSequence();

    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values) => throw NoSequence();

    public void WriteSingles(scoped ReadOnlySpan<float> values) => throw NoSequence();

    public void WriteDoubles(scoped ReadOnlySpan<double> values) => throw NoSequence();

    private static NotSupportedException NoSequence() => new("Protobuf is tagged: it has no sequential members.");

    private static OctavoException NoScalar() => new(OctavoErrorCode.NotInFormat, "Protobuf's scalar table has no such kind; it is a message of its own.");
}
