// Owns: the contract's abstract members that a tagged format has no use for. All throw: a codec switches on the reader's shape before it would call one.
namespace Octavo.Bench.Prototypes.Protobuf;

internal ref partial struct ProtobufPrototypeReader
{
    public readonly bool TryReadNull() => throw NoSequence();

    public readonly int ReadStart(Layout layout) => throw NoSequence();

    public readonly int ReadValueStart(Layout layout, int known) => throw NoSequence();

    public readonly bool ReadPresence() => throw NoSequence();

    public readonly int ReadArrayStart(int image) => throw NoSequence();

    public readonly bool NextItem(scoped ref int remaining) => throw NoSequence();

    public readonly int ReadMapStart() => throw NoSequence();

    public readonly bool NextEntry(scoped ref int remaining) => throw NoSequence();

    public readonly void BeginKey(bool quoted) => throw NoSequence();

    public readonly void EndKey(bool quoted) => throw NoSequence();

    public readonly int FirstCapacity(int count, int elementSize) => throw NoSequence();

    public readonly bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining) => throw NoSequence();

    public readonly bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number) => throw NoSequence();

    public readonly void Skip() => throw NoSequence();

    public readonly void SkipGap(int slots) => throw NoSequence();

    public readonly void SkipRest(int known, int members) => throw NoSequence();

    public readonly void OnDuplicateMember(string member) => throw NoSequence();

    public readonly void OnUnknown(scoped ReadOnlySpan<byte> key) => throw NoSequence();

    public readonly void OnNull(string member) => throw NoSequence();

    public readonly bool OnDuplicateKey() => throw NoSequence();

    public readonly void ReadImages(scoped Span<byte> destination) => throw NoSequence();

    public readonly bool[]? ReadBoolArray() => throw NoSequence();

    public readonly List<bool>? ReadBoolList() => throw NoSequence();

    public readonly sbyte[]? ReadSByteArray() => throw NoSequence();

    public readonly List<sbyte>? ReadSByteList() => throw NoSequence();

    public readonly short[]? ReadInt16Array() => throw NoSequence();

    public readonly List<short>? ReadInt16List() => throw NoSequence();

    public readonly ushort[]? ReadUInt16Array() => throw NoSequence();

    public readonly List<ushort>? ReadUInt16List() => throw NoSequence();

    public readonly int[]? ReadInt32Array() => throw NoSequence();

    public readonly List<int>? ReadInt32List() => throw NoSequence();

    public readonly uint[]? ReadUInt32Array() => throw NoSequence();

    public readonly List<uint>? ReadUInt32List() => throw NoSequence();

    public readonly long[]? ReadInt64Array() => throw NoSequence();

    public readonly List<long>? ReadInt64List() => throw NoSequence();

    public readonly ulong[]? ReadUInt64Array() => throw NoSequence();

    public readonly List<ulong>? ReadUInt64List() => throw NoSequence();

    public readonly float[]? ReadSingleArray() => throw NoSequence();

    public readonly List<float>? ReadSingleList() => throw NoSequence();

    public readonly double[]? ReadDoubleArray() => throw NoSequence();

    public readonly List<double>? ReadDoubleList() => throw NoSequence();

    public readonly Int128 ReadInt128() => throw NoScalar();

    public readonly UInt128 ReadUInt128() => throw NoScalar();

    public readonly decimal ReadDecimal() => throw NoScalar();

    public readonly Guid ReadGuid() => throw NoScalar();

    public readonly DateTime ReadDateTime() => throw NoScalar();

    public readonly DateTimeOffset ReadDateTimeOffset() => throw NoScalar();

    public readonly DateOnly ReadDateOnly() => throw NoScalar();

    public readonly TimeOnly ReadTimeOnly() => throw NoScalar();

    public readonly TimeSpan ReadTimeSpan() => throw NoScalar();

    private static NotSupportedException NoSequence() => new("Protobuf is tagged: it has no sequential members.");

    private static OctavoException NoScalar() => new(OctavoErrorCode.NotInFormat, "Protobuf's scalar table has no such kind; it is a message of its own.");
}
