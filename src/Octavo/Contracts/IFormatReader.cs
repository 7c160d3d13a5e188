// Owns: what a format's reader must offer to codecs. Knows no format and no buffer.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Numerics;
using System.Text;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// A format's reader: a ref struct over a window of bytes, pulled by codecs. The mirror of <see cref="IFormatWriter{TSelf}"/>.
/// </summary>
/// <remarks>
/// <para><b>Runs.</b> Positional bodies ask once for the worst case of a run (<see cref="Need"/>, at most 256 bytes), decode through a local offset with the static
/// <c>Get…</c> decoders and commit once. Bytes past the end of the data are readable there and zero; <see cref="Commit"/> finds that they were used.</para>
/// <para><b>Instance reads</b> (<c>Read…</c>) serve named bodies, older data and hand-written codecs.</para>
/// </remarks>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IFormatReader<TSelf>
    where TSelf : struct, IFormatReader<TSelf>, allows ref struct
{
    /// <summary>Which emitted body serves this format first. A constant.</summary>
    static abstract ReaderShape Shape { get; }

    /// <summary>Which of a type's member lists the format takes. A constant.</summary>
    static virtual MemberIdentity Identity => MemberIdentity.Ordinal;

    /// <summary>Whether unmanaged structs and arrays of fixed-size values are images (Binary). A constant.</summary>
    static virtual bool Images => false;

    /// <summary>Whether sequences and maps say their count beforehand. A constant.</summary>
    static virtual bool Counted => true;

    /// <summary>Whether array-shaped objects have one slot a number. A constant.</summary>
    static virtual bool Slots => false;

    /// <summary>Whether objects of this layout carry a key before each member. Answers a constant for a constant argument.</summary>
    /// <param name="layout">The type's layout.</param>
    static virtual bool Named(Layout layout) => false;

    /// <summary>Whether a map's keys are text, so that one with keys that are more than a scalar is an array of keys and values by turns (JSON). A constant.</summary>
    static virtual bool TextKeys => false;

    /// <summary>Whether names are text with escapes, so that a quote, a backslash or a control in one is not itself (JSON). A constant.</summary>
    static virtual bool EscapesNames => false;

    /// <summary>Whether <see cref="GetStart(ref byte, Layout, out int)"/> may answer <see cref="ObjectHead.Unread"/> (CBOR). A constant.</summary>
    static virtual bool LeavesHeads => false;

    /// <summary>Whether adjacent members of type bool share a byte (Compact). A constant.</summary>
    static virtual bool PacksBools => false;

    /// <summary>Whether a sequence of primitives is laid out as a whole, and one of nullable values has a bitmap in front (Compact). A constant.</summary>
    static virtual bool PacksSequences => false;

    /// <summary>Whether sequences of primitives may be laid out as a whole where the options ask for it, so that generic code hands them on whole too.</summary>
    static virtual bool TypesSequences => false;

    /// <summary>The format's name, such as <c>Binary</c>; empty where it has no raw values. A constant.</summary>
    static virtual string FormatName => "";

    /// <summary>The format among those that a type names in its Formats; a format that is not among them is in all. A constant.</summary>
    static virtual CodecFormats Format => CodecFormats.All;

    /// <summary>Whether enums that ask for it are read by name (MessagePack, Tokens). A constant.</summary>
    static virtual bool NamesEnums => false;

    /// <summary>Whether the format has names whose case an option may leave open. A constant.</summary>
    static virtual bool FoldsNames => false;

    /// <summary>Looks once more for a key that no member has, without regard to case where an option says so.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="names">The members' names in UTF-8, a zero behind each.</param>
    /// <param name="key">The key; the member's name where one was found.</param>
    /// <returns>Whether the key was exchanged for a member's name.</returns>
    static virtual bool TryFold(ref TSelf reader, ReadOnlySpan<byte> names, ref ReadOnlySpan<byte> key) => false;

    /// <summary>Passes over a member that the type does not know and keeps it, where the format can write it again: behind <see cref="NextKey"/>, in the place of <see cref="OnUnknown"/> and <see cref="Skip"/>.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="key">The key as UTF-8; empty where it is a number.</param>
    /// <param name="number">The number; −1 where the key is a name.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static virtual void KeepUnknown(ref TSelf reader, scoped ReadOnlySpan<byte> key, long number, ref UnknownMembers? unknown)
    {
        reader.OnUnknown(key);
        reader.Skip();
    }

    /// <summary>Reads one value as the bytes that the format has of it: the value itself where the format describes itself, else bytes that hold one.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>A copy of the bytes; null for null.</returns>
    static virtual byte[]? ReadRaw(ref TSelf reader) => reader.ReadBytes();

    /// <summary>Reads a whole number of any size, in formats whose numbers are text.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="value">The number.</param>
    /// <returns>False where nothing was read: bytes follow then.</returns>
    static virtual bool TryReadInteger(ref TSelf reader, out BigInteger value)
    {
        value = default;
        return false;
    }

    /// <summary>What kind of value is next, in formats whose data says so: nothing is read but white space.</summary>
    static virtual DataKind NextKind(ref TSelf reader) => DataKind.Other;

    /// <summary>Takes a text as its UTF-8 bytes, without a string; where another kind of value is next, nothing is read.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="name">The bytes, which may be anything; valid until the next call.</param>
    static virtual bool TryReadName(ref TSelf reader, out ReadOnlySpan<byte> name)
    {
        name = default;
        return false;
    }

    /// <summary>Whether the text of an enum by name is read as System.Text.Json reads it, where no name is that very text.</summary>
    static virtual bool ReadsEnumText(ref TSelf reader) => false;

    /// <summary>Reads what stands before the elements of an array of several dimensions where that is in a form of the format's own; nothing is read otherwise.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="lengths">Receives the lengths, one a dimension.</param>
    /// <param name="byColumn">Whether the first dimension runs fastest, and not the last one.</param>
    /// <returns>Whether it was in such a form; the elements follow as one sequence, and nothing behind them.</returns>
    static virtual bool TryReadGrid(ref TSelf reader, scoped Span<int> lengths, out bool byColumn)
    {
        byColumn = false;
        return false;
    }

    // ---- the run ----

    /// <summary>Makes <paramref name="max"/> bytes readable at the position; what lies past the end of the data is zero.</summary>
    /// <param name="max">Bytes, at most 256.</param>
    ref byte Need(int max);

    /// <summary>Moves the position by the bytes that the decoders used.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/> when they lie past the end.</exception>
    void Commit(nint used);

    /// <summary>Counts one more level of nesting; emitted only where the type graph has cycles.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> beyond <see cref="SerializerLimits.MaxDepth"/>.</exception>
    void Enter();

    /// <summary>Ends the level begun by <see cref="Enter"/>.</summary>
    void Leave();

    // ---- structure, by instance ----

    /// <summary>Reads a null if one is next.</summary>
    /// <returns>Whether it was.</returns>
    bool TryReadNull();

    /// <summary>Reads the beginning of an object.</summary>
    /// <param name="layout">The layout that the type prefers; self-describing formats take either.</param>
    /// <returns>−1 null; 0 and more: that many members or slots follow by position, <see cref="ObjectHead.All"/> where the format writes no number; less than −1: a map of
    /// <c>−2 − result</c> entries follows (see <see cref="ObjectHead"/>).</returns>
    int ReadStart(Layout layout);

    /// <summary>Reads the beginning of a struct's value.</summary>
    /// <param name="layout">The layout that the type prefers.</param>
    /// <param name="known">Members, or slots where <see cref="Slots"/>, that the type knows: the answer where the format writes none.</param>
    /// <returns>As <see cref="ReadStart"/>, never −1.</returns>
    int ReadValueStart(Layout layout, int known);

    /// <summary>Reads whether a nullable value is present; the value follows if it is.</summary>
    bool ReadPresence();

    /// <summary>Reads the beginning of a sequence.</summary>
    /// <param name="image">Bytes that an element takes at least where <see cref="Images"/>; 1 where it is no image.</param>
    /// <returns>−1 null, else the count, checked against what is left; where not <see cref="Counted"/>, any number for <see cref="NextItem"/>.</returns>
    int ReadArrayStart(int image);

    /// <summary>Moves to the next element.</summary>
    /// <param name="remaining">What <see cref="ReadArrayStart"/> returned; kept by the caller.</param>
    /// <returns>Whether there is one.</returns>
    bool NextItem(scoped ref int remaining);

    /// <summary>Reads the beginning of a map. As <see cref="ReadArrayStart"/> with two items an entry.</summary>
    /// <returns>−1 null, else the count of entries.</returns>
    int ReadMapStart();

    /// <summary>Moves to the next entry's key.</summary>
    /// <param name="remaining">What <see cref="ReadMapStart"/> returned.</param>
    /// <returns>Whether there is one.</returns>
    bool NextEntry(scoped ref int remaining);

    /// <summary>Stands before a map's key.</summary>
    void BeginKey(bool quoted);

    /// <summary>Stands between a map's key and its value.</summary>
    void EndKey(bool quoted);

    /// <summary>The number of elements for which memory may be taken at once.</summary>
    /// <param name="count">The count that the data claims.</param>
    /// <param name="elementSize">Bytes that an element takes in memory.</param>
    /// <returns>min(count, max(4096, 8 · remaining ÷ size)).</returns>
    int FirstCapacity(int count, int elementSize);

    /// <summary>The elements that a sequence without a count seems to have, at its first: a capacity to begin with, and no more than a guess; 0 where there is none.</summary>
    static virtual int ExpectItems(ref TSelf reader) => 0;

    /// <summary>The entries that a map without a count seems to have, as <see cref="ExpectItems"/>.</summary>
    static virtual int ExpectEntries(ref TSelf reader) => 0;

    // ---- keys ----

    /// <summary>Reads the next key if it is this one: the in-order guess.</summary>
    /// <param name="literal">The name in JSON-ready form, as for the writer.</param>
    /// <param name="number">The member's number.</param>
    /// <param name="layout">The layout: which of the two counts.</param>
    /// <param name="first">Whether no key was read before.</param>
    /// <param name="remaining">Entries left, kept by the caller.</param>
    /// <returns>Whether it was next and is consumed.</returns>
    bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining);

    /// <summary>Reads the next key.</summary>
    /// <param name="remaining">Entries left, kept by the caller.</param>
    /// <param name="first">Whether no key was read before.</param>
    /// <param name="key">The name, unescaped, valid until the next read; empty for a number.</param>
    /// <param name="number">The number, −1 for a name.</param>
    /// <returns>False at the end of the object, whose end is then consumed.</returns>
    bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number);

    /// <summary>Skips one value of any kind.</summary>
    void Skip();

    /// <summary>Passes over the slots of a gap between numbers; nothing where the format has no <see cref="Slots"/>.</summary>
    void SkipGap(int slots);

    /// <summary>Passes over what follows the last member that the type knows in an array-shaped object.</summary>
    /// <param name="known">Members, or slots where <see cref="Slots"/>, that the type knows.</param>
    /// <param name="members">What <see cref="ReadStart"/> answered; nothing happens unless it is more.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownMember"/> in a format that cannot skip, or where the options refuse it.</exception>
    void SkipRest(int known, int members);

    /// <summary>Told of a member that the object has twice.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateMember"/> unless the last one wins by option.</exception>
    void OnDuplicateMember(string member);

    /// <summary>Told of a member that the type does not know, before <see cref="Skip"/>.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownMember"/> where the options refuse it.</exception>
    void OnUnknown(scoped ReadOnlySpan<byte> key);

    /// <summary>Told of a null read into a member that is not nullable.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NullNotAllowed"/> unless the options accept it.</exception>
    void OnNull(string member);

    /// <summary>Told of a key that a dictionary or set already has.</summary>
    /// <returns>True when the last one wins by option.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateKey"/> by default.</exception>
    bool OnDuplicateKey();

    /// <summary>Whether hashed collections must be made with a seeded comparer.</summary>
    bool SeededHashing { get; }

    // ---- text, bytes and bulk ----

    /// <summary>Reads text, or null.</summary>
    string? ReadText();

    /// <summary>Reads a byte string into a new array, or null.</summary>
    byte[]? ReadBytes();

    /// <summary>Reads images into memory. Only where <see cref="Images"/>; what needs validation is validated by the caller.</summary>
    /// <param name="destination">Filled whole.</param>
    void ReadImages(scoped Span<byte> destination);

    /// <summary>Reads a sequence of <see cref="bool"/> into a new array, or null.</summary>
    bool[]? ReadBoolArray();

    /// <summary>Reads a sequence of <see cref="bool"/> into a new list, or null.</summary>
    List<bool>? ReadBoolList();

    /// <summary>Reads a sequence of <see cref="sbyte"/> into a new array, or null.</summary>
    sbyte[]? ReadSByteArray();

    /// <summary>Reads a sequence of <see cref="sbyte"/> into a new list, or null.</summary>
    List<sbyte>? ReadSByteList();

    /// <summary>Reads a sequence of <see cref="short"/> into a new array, or null.</summary>
    short[]? ReadInt16Array();

    /// <summary>Reads a sequence of <see cref="short"/> into a new list, or null.</summary>
    List<short>? ReadInt16List();

    /// <summary>Reads a sequence of <see cref="ushort"/> into a new array, or null.</summary>
    ushort[]? ReadUInt16Array();

    /// <summary>Reads a sequence of <see cref="ushort"/> into a new list, or null.</summary>
    List<ushort>? ReadUInt16List();

    /// <summary>Reads a sequence of <see cref="int"/> into a new array, or null.</summary>
    int[]? ReadInt32Array();

    /// <summary>Reads a sequence of <see cref="int"/> into a new list, or null.</summary>
    List<int>? ReadInt32List();

    /// <summary>Reads a sequence of <see cref="uint"/> into a new array, or null.</summary>
    uint[]? ReadUInt32Array();

    /// <summary>Reads a sequence of <see cref="uint"/> into a new list, or null.</summary>
    List<uint>? ReadUInt32List();

    /// <summary>Reads a sequence of <see cref="long"/> into a new array, or null.</summary>
    long[]? ReadInt64Array();

    /// <summary>Reads a sequence of <see cref="long"/> into a new list, or null.</summary>
    List<long>? ReadInt64List();

    /// <summary>Reads a sequence of <see cref="ulong"/> into a new array, or null.</summary>
    ulong[]? ReadUInt64Array();

    /// <summary>Reads a sequence of <see cref="ulong"/> into a new list, or null.</summary>
    List<ulong>? ReadUInt64List();

    /// <summary>Reads a sequence of <see cref="float"/> into a new array, or null.</summary>
    float[]? ReadSingleArray();

    /// <summary>Reads a sequence of <see cref="float"/> into a new list, or null.</summary>
    List<float>? ReadSingleList();

    /// <summary>Reads a sequence of <see cref="double"/> into a new array, or null.</summary>
    double[]? ReadDoubleArray();

    /// <summary>Reads a sequence of <see cref="double"/> into a new list, or null.</summary>
    List<double>? ReadDoubleList();

    // ---- scalars, by instance ----

    /// <summary>Reads one <see cref="bool"/>.</summary>
    bool ReadBool();

    /// <summary>Reads one <see cref="sbyte"/>.</summary>
    sbyte ReadSByte();

    /// <summary>Reads one <see cref="byte"/>.</summary>
    byte ReadByte();

    /// <summary>Reads one <see cref="short"/>.</summary>
    short ReadInt16();

    /// <summary>Reads one <see cref="ushort"/>.</summary>
    ushort ReadUInt16();

    /// <summary>Reads one <see cref="int"/>.</summary>
    int ReadInt32();

    /// <summary>Reads one <see cref="uint"/>.</summary>
    uint ReadUInt32();

    /// <summary>Reads one <see cref="long"/>.</summary>
    long ReadInt64();

    /// <summary>Reads one <see cref="ulong"/>.</summary>
    ulong ReadUInt64();

    /// <summary>Reads one <see cref="Int128"/>.</summary>
    Int128 ReadInt128();

    /// <summary>Reads one <see cref="UInt128"/>.</summary>
    UInt128 ReadUInt128();

    /// <summary>Reads one <see cref="Half"/>.</summary>
    Half ReadHalf();

    /// <summary>Reads one <see cref="float"/>.</summary>
    float ReadSingle();

    /// <summary>Reads one <see cref="double"/>.</summary>
    double ReadDouble();

    /// <summary>Reads one <see cref="decimal"/>.</summary>
    decimal ReadDecimal();

    /// <summary>Reads one <see cref="char"/>.</summary>
    char ReadChar();

    /// <summary>Reads one <see cref="Rune"/>.</summary>
    Rune ReadRune();

    /// <summary>Reads one <see cref="Guid"/>.</summary>
    Guid ReadGuid();

    /// <summary>Reads one <see cref="DateTime"/>.</summary>
    DateTime ReadDateTime();

    /// <summary>Reads one <see cref="DateTimeOffset"/>.</summary>
    DateTimeOffset ReadDateTimeOffset();

    /// <summary>Reads one <see cref="DateOnly"/>.</summary>
    DateOnly ReadDateOnly();

    /// <summary>Reads one <see cref="TimeOnly"/>.</summary>
    TimeOnly ReadTimeOnly();

    /// <summary>Reads one <see cref="TimeSpan"/>.</summary>
    TimeSpan ReadTimeSpan();

    // ---- structure decoders ----

    /// <summary>Bound of <see cref="GetStart(ref byte, Layout, out int)"/>, <see cref="GetValueStart"/> and <see cref="GetPresence"/>, each, in bytes.</summary>
    static virtual int MaxHead => throw Family.NotPositional();

    /// <summary>Gets the beginning of an object. Result as of <see cref="ReadStart"/>.</summary>
    static virtual nint GetStart(ref byte at, Layout layout, out int members) => throw Family.NotPositional();

    /// <summary>Gets the beginning of an object.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The layout that the type prefers.</param>
    /// <param name="known">Members, or slots where <see cref="Slots"/>, that the type knows: the answer where the format writes none.</param>
    /// <param name="members">As of <see cref="ReadStart"/>.</param>
    static virtual nint GetStart(ref byte at, Layout layout, int known, out int members) => TSelf.GetStart(ref at, layout, out members);

    /// <summary>Gets the beginning of a struct's value. Result as of <see cref="ReadValueStart"/>.</summary>
    static virtual nint GetValueStart(ref byte at, Layout layout, int known, out int members) => throw Family.NotPositional();

    /// <summary>Gets whether a nullable value is present.</summary>
    static virtual nint GetPresence(ref byte at, out bool present) => throw Family.NotPositional();

    // ---- unions ----

    /// <summary>Whether a case's object has no beginning of its own behind the case (Compact). A constant.</summary>
    static virtual bool FoldsCases => false;

    /// <summary>Reads which case of a union follows.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="name">The case's name where the format tells cases apart by it, valid until the next read.</param>
    /// <returns>The case's number from 0, or <see cref="UnionHead.Null"/>, or <see cref="UnionHead.Named"/>.</returns>
    static virtual int ReadCase(ref TSelf reader, out ReadOnlySpan<byte> name) => throw Family.NotPositional();

    /// <summary>The same of a union that names the member which tells its cases apart; formats that have no such member know none.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="member">The member's name.</param>
    /// <param name="name">The case's name.</param>
    static virtual int ReadCase(ref TSelf reader, scoped ReadOnlySpan<byte> member, out ReadOnlySpan<byte> name) => TSelf.ReadCase(ref reader, out name);

    /// <summary>Reads what stands between the case and its value where that is a struct, or a union in its turn.</summary>
    /// <returns>What <see cref="EndCaseValue(ref TSelf, int)"/> is to know of it.</returns>
    static virtual int BeginCaseValue(ref TSelf reader) => 0;

    /// <summary>Reads what stands behind such a value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="told">What the beginning answered.</param>
    static virtual void EndCaseValue(ref TSelf reader, int told)
    {
    }

    /// <summary>Comes to such a value in a union that names the member which tells its cases apart.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="member">The member's name: no unknown member of the object around the value.</param>
    /// <returns>What <see cref="EndCaseValue(ref TSelf, int, ReadOnlySpan{byte})"/> is to know of it.</returns>
    static virtual int BeginCaseValue(ref TSelf reader, scoped ReadOnlySpan<byte> member) => TSelf.BeginCaseValue(ref reader);

    /// <summary>Reads what stands behind such a value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="told">What the beginning answered.</param>
    /// <param name="member">The member's name.</param>
    static virtual void EndCaseValue(ref TSelf reader, int told, scoped ReadOnlySpan<byte> member) => TSelf.EndCaseValue(ref reader, told);

    /// <summary>Passes over the value of the member that tells an object's case: no member of its type.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="remaining">As in <see cref="NextKey"/>.</param>
    /// <param name="key">The member's name.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateMember"/>, where the object has it twice.</exception>
    static virtual void PassCase(ref TSelf reader, scoped ref int remaining, scoped ReadOnlySpan<byte> key) => reader.Skip();

    /// <summary>Gets the beginning of a case's object. Only where <see cref="FoldsCases"/>; else <see cref="GetStart(ref byte, Layout, out int)"/> does.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The type's layout.</param>
    /// <param name="known">Members that the type knows.</param>
    /// <param name="members">As of <see cref="GetStart(ref byte, Layout, out int)"/>.</param>
    static virtual nint GetCaseStart(ref byte at, Layout layout, int known, out int members) => TSelf.GetStart(ref at, layout, out members);

    /// <summary>Gets adjacent members of type bool, at most eight: one byte. Called only where <see cref="PacksBools"/>.</summary>
    /// <param name="at">Where.</param>
    /// <param name="count">Members.</param>
    /// <param name="bits">The first in the lowest bit, no bit beyond the last set.</param>
    static virtual nint GetBools(ref byte at, int count, out uint bits) => throw Family.NotPositional();

    /// <summary>Reads adjacent members of type bool: <see cref="GetBools"/> outside a run.</summary>
    static virtual uint ReadBools(ref TSelf reader, int count) => throw Family.NotPositional();

    /// <summary>Reads the beginning of a sequence of nullable values, whose bitmap follows. Called only where <see cref="PacksSequences"/>.</summary>
    /// <returns>−1 null, else the count; the bytes of so many bits are left.</returns>
    static virtual int ReadOptionalsStart(ref TSelf reader) => throw Family.NotPositional();

    // ---- references: objects of types that ask for them ----

    /// <summary>Gets the beginning of an object of a type with references. As <see cref="GetStart(ref byte, Layout, int, out int)"/>, and <see cref="ObjectHead.Reference"/> or <see cref="ObjectHead.Waits"/>.</summary>
    static virtual nint GetObjectStart(ref byte at, Layout layout, int known, out int members) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Reads the beginning of an object of a type with references. As <see cref="ReadStart"/>, and <see cref="ObjectHead.Reference"/> or <see cref="ObjectHead.Waits"/>.</summary>
    static virtual int ReadObjectStart(ref TSelf reader, Layout layout) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Reads the rest of a reference, behind the answer <see cref="ObjectHead.Reference"/>.</summary>
    /// <returns>The object that came before, of whatever type.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidReference"/>: no object came before with this number, or it is not made yet.</exception>
    static virtual object ReadReference(ref TSelf reader) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Reads a reference in the place of a union's case, where the format has it there.</summary>
    static virtual bool TryReadReference(ref TSelf reader, [NotNullWhen(true)] out object? value)
    {
        value = null;
        return false;
    }

    /// <summary>Keeps an object behind the answer <see cref="ObjectHead.Waits"/>: its members follow later.</summary>
    static virtual void KeepWaiting(ref TSelf reader, object value) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Begins an object of a type with references, behind its beginning: what follows may refer to it. Counts as a level.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="value">The object; null where its constructor takes members, so that it is made behind them.</param>
    /// <returns>Its number, for <see cref="KeepMade"/>.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/>.</exception>
    static virtual int BeginObject(ref TSelf reader, object? value) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Looks at a shared text that stands in full: formats with one encoding for each value refuse one that came before.</summary>
    static virtual void CheckText(ref TSelf reader, string text)
    {
    }

    /// <summary>Ends such an object: behind the outermost one stand those that waited, and are read.</summary>
    static virtual void EndObject(ref TSelf reader) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Gives an object that was made behind its members the number that <see cref="BeginObject"/> answered, behind <see cref="EndObject"/>.</summary>
    static virtual void KeepMade(ref TSelf reader, int number, object value) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Reads what <see cref="IFormatWriter{TSelf}.WriteValue"/> wrote.</summary>
    /// <typeparam name="T">The type that the value is declared with.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="value">In: what exists already, or default. Out: what was read.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> where the type has no codec.</exception>
    static virtual void ReadValue<T>(ref TSelf reader, ref T? value) => throw Family.NotPositional();

    // ---- objects ----

    /// <summary>Reads what <see cref="IFormatWriter{TSelf}.WriteAny"/> wrote.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>The object, or null.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an id that the options' <see cref="CodecRegistry"/> does not have.</exception>
    static virtual object? ReadAny(ref TSelf reader) => throw Family.NotPositional();

    /// <summary>Reads what <see cref="IFormatWriter{TSelf}.WriteOpen"/> wrote, if that is what follows; else nothing is read, and a case follows.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="union">The union's base.</param>
    /// <param name="value">The object, of a type derived from the base.</param>
    /// <returns>Whether an object was read.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an id that is not registered, <see cref="OctavoErrorCode.TypeMismatch"/> for one whose type does not derive from the base.</exception>
    static virtual bool TryReadOpen(ref TSelf reader, Type union, out object? value) => throw Family.NotPositional();

    // ---- scalar decoders ----

    /// <summary>Bound of <see cref="GetBool"/> in bytes. A constant.</summary>
    static virtual int MaxBool => throw Family.NotPositional();

    /// <summary>Gets one <see cref="bool"/>.</summary>
    static virtual nint GetBool(ref byte at, out bool value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetSByte"/> in bytes. A constant.</summary>
    static virtual int MaxSByte => throw Family.NotPositional();

    /// <summary>Gets one <see cref="sbyte"/>.</summary>
    static virtual nint GetSByte(ref byte at, out sbyte value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetByte"/> in bytes. A constant.</summary>
    static virtual int MaxByte => throw Family.NotPositional();

    /// <summary>Gets one <see cref="byte"/>.</summary>
    static virtual nint GetByte(ref byte at, out byte value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetInt16"/> in bytes. A constant.</summary>
    static virtual int MaxInt16 => throw Family.NotPositional();

    /// <summary>Gets one <see cref="short"/>.</summary>
    static virtual nint GetInt16(ref byte at, out short value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetUInt16"/> in bytes. A constant.</summary>
    static virtual int MaxUInt16 => throw Family.NotPositional();

    /// <summary>Gets one <see cref="ushort"/>.</summary>
    static virtual nint GetUInt16(ref byte at, out ushort value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetInt32"/> in bytes. A constant.</summary>
    static virtual int MaxInt32 => throw Family.NotPositional();

    /// <summary>Gets one <see cref="int"/>.</summary>
    static virtual nint GetInt32(ref byte at, out int value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetUInt32"/> in bytes. A constant.</summary>
    static virtual int MaxUInt32 => throw Family.NotPositional();

    /// <summary>Gets one <see cref="uint"/>.</summary>
    static virtual nint GetUInt32(ref byte at, out uint value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetInt64"/> in bytes. A constant.</summary>
    static virtual int MaxInt64 => throw Family.NotPositional();

    /// <summary>Gets one <see cref="long"/>.</summary>
    static virtual nint GetInt64(ref byte at, out long value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetUInt64"/> in bytes. A constant.</summary>
    static virtual int MaxUInt64 => throw Family.NotPositional();

    /// <summary>Gets one <see cref="ulong"/>.</summary>
    static virtual nint GetUInt64(ref byte at, out ulong value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetInt128"/> in bytes. A constant.</summary>
    static virtual int MaxInt128 => throw Family.NotPositional();

    /// <summary>Gets one <see cref="Int128"/>.</summary>
    static virtual nint GetInt128(ref byte at, out Int128 value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetUInt128"/> in bytes. A constant.</summary>
    static virtual int MaxUInt128 => throw Family.NotPositional();

    /// <summary>Gets one <see cref="UInt128"/>.</summary>
    static virtual nint GetUInt128(ref byte at, out UInt128 value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetHalf"/> in bytes. A constant.</summary>
    static virtual int MaxHalf => throw Family.NotPositional();

    /// <summary>Gets one <see cref="Half"/>.</summary>
    static virtual nint GetHalf(ref byte at, out Half value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetSingle"/> in bytes. A constant.</summary>
    static virtual int MaxSingle => throw Family.NotPositional();

    /// <summary>Gets one <see cref="float"/>.</summary>
    static virtual nint GetSingle(ref byte at, out float value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetDouble"/> in bytes. A constant.</summary>
    static virtual int MaxDouble => throw Family.NotPositional();

    /// <summary>Gets one <see cref="double"/>.</summary>
    static virtual nint GetDouble(ref byte at, out double value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetDecimal"/> in bytes. A constant.</summary>
    static virtual int MaxDecimal => throw Family.NotPositional();

    /// <summary>Gets one <see cref="decimal"/>.</summary>
    static virtual nint GetDecimal(ref byte at, out decimal value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetChar"/> in bytes. A constant.</summary>
    static virtual int MaxChar => throw Family.NotPositional();

    /// <summary>Gets one <see cref="char"/>.</summary>
    static virtual nint GetChar(ref byte at, out char value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetRune"/> in bytes. A constant.</summary>
    static virtual int MaxRune => throw Family.NotPositional();

    /// <summary>Gets one <see cref="Rune"/>.</summary>
    static virtual nint GetRune(ref byte at, out Rune value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetGuid"/> in bytes. A constant.</summary>
    static virtual int MaxGuid => throw Family.NotPositional();

    /// <summary>Gets one <see cref="Guid"/>.</summary>
    static virtual nint GetGuid(ref byte at, out Guid value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetDateTime"/> in bytes. A constant.</summary>
    static virtual int MaxDateTime => throw Family.NotPositional();

    /// <summary>Gets one <see cref="DateTime"/>.</summary>
    static virtual nint GetDateTime(ref byte at, out DateTime value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetDateTimeOffset"/> in bytes. A constant.</summary>
    static virtual int MaxDateTimeOffset => throw Family.NotPositional();

    /// <summary>Gets one <see cref="DateTimeOffset"/>.</summary>
    static virtual nint GetDateTimeOffset(ref byte at, out DateTimeOffset value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetDateOnly"/> in bytes. A constant.</summary>
    static virtual int MaxDateOnly => throw Family.NotPositional();

    /// <summary>Gets one <see cref="DateOnly"/>.</summary>
    static virtual nint GetDateOnly(ref byte at, out DateOnly value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetTimeOnly"/> in bytes. A constant.</summary>
    static virtual int MaxTimeOnly => throw Family.NotPositional();

    /// <summary>Gets one <see cref="TimeOnly"/>.</summary>
    static virtual nint GetTimeOnly(ref byte at, out TimeOnly value) => throw Family.NotPositional();

    /// <summary>Bound of <see cref="GetTimeSpan"/> in bytes. A constant.</summary>
    static virtual int MaxTimeSpan => throw Family.NotPositional();

    /// <summary>Gets one <see cref="TimeSpan"/>.</summary>
    static virtual nint GetTimeSpan(ref byte at, out TimeSpan value) => throw Family.NotPositional();

    // ---- integers of members declared as fixed: as any other where the format makes no difference ----

    /// <summary>Gets one <see cref="int"/> of a member declared as fixed; at most <see cref="MaxInt32"/> bytes.</summary>
    static virtual nint GetFixedInt32(ref byte at, out int value) => TSelf.GetInt32(ref at, out value);

    /// <summary>Reads one <see cref="int"/> of a member declared as fixed.</summary>
    static virtual int ReadFixedInt32(ref TSelf reader) => reader.ReadInt32();

    /// <summary>Gets one <see cref="uint"/> of a member declared as fixed; at most <see cref="MaxUInt32"/> bytes.</summary>
    static virtual nint GetFixedUInt32(ref byte at, out uint value) => TSelf.GetUInt32(ref at, out value);

    /// <summary>Reads one <see cref="uint"/> of a member declared as fixed.</summary>
    static virtual uint ReadFixedUInt32(ref TSelf reader) => reader.ReadUInt32();

    /// <summary>Gets one <see cref="long"/> of a member declared as fixed; at most <see cref="MaxInt64"/> bytes.</summary>
    static virtual nint GetFixedInt64(ref byte at, out long value) => TSelf.GetInt64(ref at, out value);

    /// <summary>Reads one <see cref="long"/> of a member declared as fixed.</summary>
    static virtual long ReadFixedInt64(ref TSelf reader) => reader.ReadInt64();

    /// <summary>Gets one <see cref="ulong"/> of a member declared as fixed; at most <see cref="MaxUInt64"/> bytes.</summary>
    static virtual nint GetFixedUInt64(ref byte at, out ulong value) => TSelf.GetUInt64(ref at, out value);

    /// <summary>Reads one <see cref="ulong"/> of a member declared as fixed.</summary>
    static virtual ulong ReadFixedUInt64(ref TSelf reader) => reader.ReadUInt64();

    // ---- images ----

    /// <summary>Takes images that lie together in the window, so that they are validated while they are copied. Only where <see cref="Images"/>.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="length">Bytes.</param>
    /// <returns>The images, valid until the next read; empty where they do not lie together, or where the format has none.</returns>
    static virtual ReadOnlySpan<byte> TakeImages(ref TSelf reader, int length) => default;

    // ---- members of Tolerant objects ----

    /// <summary>Begins the value of a member of a <see cref="Layout.Tolerant"/> object, behind its key.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="kind">How the type says that it ends.</param>
    /// <returns>Where the value must end, for <see cref="EndMember"/>.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> where the data says another kind.</exception>
    static virtual long BeginMember(ref TSelf reader, MemberKind kind) => 0;

    /// <summary>Ends a delimited member.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="end">What <see cref="BeginMember"/> returned.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> where the value ended elsewhere.</exception>
    static virtual void EndMember(ref TSelf reader, long end)
    {
    }

    // ---- numbers of members that ask for another form ----

    /// <summary>Allows other forms of numbers in what is read next, where the format has them (JSON).</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="forms">The forms; <see cref="NumberForms.Plain"/> ends the allowance.</param>
    static virtual void AllowNumbers(ref TSelf reader, NumberForms forms)
    {
    }

    // ---- tagged family (Protobuf) ----
    // Instance reads (ReadInt32, ReadText, ReadGuid, …) read what stands behind a tag, in the forms that the writer's Put… give it.

    /// <summary>Whether the next tag is this one.</summary>
    static virtual bool IsTag(ref byte at, uint tag) => throw Family.NotTagged();

    /// <summary>Length of a tag in bytes. A constant for a constant.</summary>
    static virtual nint TagLength(uint tag) => throw Family.NotTagged();

    /// <summary>Gets a tag.</summary>
    static virtual nint GetTag(ref byte at, out uint tag) => throw Family.NotTagged();

    /// <summary>Gets one <see cref="int"/> of a member declared as zigzag.</summary>
    static virtual nint GetZigZag32(ref byte at, out int value) => throw Family.NotTagged();

    /// <summary>Gets one <see cref="long"/> of a member declared as zigzag.</summary>
    static virtual nint GetZigZag64(ref byte at, out long value) => throw Family.NotTagged();

    /// <summary>Gets 32 bits of a member declared as fixed.</summary>
    static virtual nint GetFixed32(ref byte at, out uint value) => throw Family.NotTagged();

    /// <summary>Gets 64 bits of a member declared as fixed.</summary>
    static virtual nint GetFixed64(ref byte at, out ulong value) => throw Family.NotTagged();

    /// <summary>The current window: from the position, <paramref name="limit"/> bytes in which a member may begin. Where one begins, a tag and a scalar behind it are readable.</summary>
    static virtual ref byte Window(ref TSelf reader, out nint limit) => throw Family.NotTagged();

    /// <summary>Commits <paramref name="used"/> bytes and tells whether the scope goes on; moves the tail, or brings more data, where it is near the end.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/> where the bytes lie past the scope's end, or a group has none.</exception>
    static virtual bool More(ref TSelf reader, nint used) => throw Family.NotTagged();

    /// <summary>Enters a length-prefixed scope, behind its tag.</summary>
    /// <returns>The cookie for <see cref="LeaveScope"/>.</returns>
    static virtual long EnterScope(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Enters a group, behind its start. It ends where <see cref="SkipTag"/> or <see cref="KeepTag"/> answers false.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag that began it: wire type 3.</param>
    /// <returns>The cookie for <see cref="LeaveScope"/>.</returns>
    static virtual long EnterGroup(ref TSelf reader, uint tag) => throw Family.NotTagged();

    /// <summary>Enters a message that is not repeated, after its tag. One that comes again is entered with all further pieces of it in the message around, as one scope.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag that began it.</param>
    /// <param name="taken">What the reader keeps of the field while the message around is read; 0 at first, and again where a field of the same oneof took its place.</param>
    /// <param name="ends">Tags of the fields that take its place, in decimal digits and with a space between two; its own may be among them.</param>
    /// <returns>The cookie for <see cref="LeaveScope"/>; −1 where this piece was read already and has been skipped.</returns>
    static virtual long EnterOnce(ref TSelf reader, uint tag, ref long taken, ReadOnlySpan<byte> ends) => throw Family.NotTagged();

    /// <summary>Leaves a scope or group whose content was read to the end.</summary>
    static virtual void LeaveScope(ref TSelf reader, long cookie) => throw Family.NotTagged();

    /// <summary>Skips the value behind a tag that is no member's.</summary>
    /// <returns>False where the tag ends the group that is read: nothing of it follows.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> for a tag without meaning; <see cref="OctavoErrorCode.UnknownMember"/> where the options refuse unknown members.</exception>
    static virtual bool SkipTag(ref TSelf reader, uint tag) => throw Family.NotTagged();

    /// <summary>As <see cref="SkipTag"/>, and keeps tag and value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static virtual bool KeepTag(ref TSelf reader, uint tag, ref UnknownMembers? unknown) => throw Family.NotTagged();

    /// <summary>Keeps a number that was read already: an element of a closed enum that the enum does not define.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag of one element.</param>
    /// <param name="value">The number, sign-extended.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static virtual void KeepNumber(ref TSelf reader, uint tag, ulong value, ref UnknownMembers? unknown) => throw Family.NotTagged();

    /// <summary>Looks over a message of one of the classes that protobuf-net's <c>[ProtoInclude]</c> joins, and tells whose parts it has. Nothing is read.</summary>
    /// <param name="reader">The reader, at the message's beginning.</param>
    /// <param name="levels">For each class the place of its base, its part's field there, and 1 where it has parts itself; a class stands behind its base, the outermost one at 0.</param>
    /// <param name="least">The place of the class that is asked for.</param>
    /// <param name="existing">The place of the class of the object that is there; −1 where none is.</param>
    /// <returns>The place of the innermost class: of the parts, of what is asked for, or of the object that is there where that is derived from both.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> where parts are of classes of which none is the other's base, or are of no class that is asked for.</exception>
    static virtual int FindPart(ref TSelf reader, ReadOnlySpan<int> levels, int least, int existing) => throw Family.NotTagged();

    /// <summary>Reads on in protobuf-net's bcl.NetObjectProxy, up to the object that it has in full or to its end.</summary>
    /// <param name="reader">The reader, in the message.</param>
    /// <param name="value">The object that a key refers to, where one does.</param>
    /// <param name="key">The key that the object gets which follows.</param>
    /// <param name="tag">The tag of that object, which is read next.</param>
    /// <returns>False at the message's end.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> for a key of no object or of one of another type, for a type named by data, and where nothing was referred to.</exception>
    static virtual bool NextObjectField<T>(ref TSelf reader, ref T? value, ref int key, out uint tag)
        where T : class => throw Family.NotTagged();

    /// <summary>Says that the object whose message begins here has a key: it is known by it before its fields are read, where they can refer to it.</summary>
    static virtual void ExpectObject(ref TSelf reader, int key) => throw Family.NotTagged();

    /// <summary>As <see cref="ExpectObject"/> for the object that the data begins with, whose key is 0.</summary>
    static virtual void ExpectRoot(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Takes the key of the object whose message begins here; −1 where it has none.</summary>
    static virtual int TakeObjectKey(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Keeps an object under its key; nothing for a key below 0.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> where the key is another object's.</exception>
    static virtual void KeepObject(ref TSelf reader, int key, object value) => throw Family.NotTagged();

    /// <summary>Reads text, each part of it that is no UTF-8 as U+FFFD. <see cref="ReadText"/> refuses such.</summary>
    static virtual string ReadTrustedText(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Says that the short message that is read next, a time or one of bcl.proto, is a group.</summary>
    /// <param name="reader">The reader, behind the tag.</param>
    /// <param name="tag">The tag that began it.</param>
    static virtual void ExpectGroup(ref TSelf reader, uint tag) => throw Family.NotTagged();

    /// <summary>Reads the message of bcl.proto.</summary>
    static virtual Guid ReadBclGuid(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads the message of bcl.proto.</summary>
    static virtual decimal ReadBclDecimal(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads the message of bcl.proto, its kind where it has one.</summary>
    static virtual DateTime ReadBclDateTime(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads the message of bcl.proto.</summary>
    static virtual TimeSpan ReadBclTimeSpan(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a <see cref="Guid"/> of 16 bytes in the order of its text.</summary>
    static virtual Guid ReadGuidBytes(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="bool"/>, appending.</summary>
    static virtual void ReadPackedBools(ref TSelf reader, List<bool> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="bool"/> into a new array of its length.</summary>
    static virtual bool[] ReadPackedBools(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> (int32), appending.</summary>
    static virtual void ReadPackedInt32s(ref TSelf reader, List<int> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> (int32) into a new array of its length.</summary>
    static virtual int[] ReadPackedInt32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="uint"/> (uint32), appending.</summary>
    static virtual void ReadPackedUInt32s(ref TSelf reader, List<uint> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="uint"/> (uint32) into a new array of its length.</summary>
    static virtual uint[] ReadPackedUInt32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> (int64), appending.</summary>
    static virtual void ReadPackedInt64s(ref TSelf reader, List<long> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> (int64) into a new array of its length.</summary>
    static virtual long[] ReadPackedInt64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="ulong"/> (uint64), appending.</summary>
    static virtual void ReadPackedUInt64s(ref TSelf reader, List<ulong> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="ulong"/> (uint64) into a new array of its length.</summary>
    static virtual ulong[] ReadPackedUInt64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as zigzag (sint32), appending.</summary>
    static virtual void ReadPackedZigZag32s(ref TSelf reader, List<int> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as zigzag (sint32) into a new array of its length.</summary>
    static virtual int[] ReadPackedZigZag32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as zigzag (sint64), appending.</summary>
    static virtual void ReadPackedZigZag64s(ref TSelf reader, List<long> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as zigzag (sint64) into a new array of its length.</summary>
    static virtual long[] ReadPackedZigZag64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="uint"/> declared as fixed (fixed32), appending.</summary>
    static virtual void ReadPackedFixed32s(ref TSelf reader, List<uint> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="uint"/> declared as fixed (fixed32) into a new array of its length.</summary>
    static virtual uint[] ReadPackedFixed32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="ulong"/> declared as fixed (fixed64), appending.</summary>
    static virtual void ReadPackedFixed64s(ref TSelf reader, List<ulong> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="ulong"/> declared as fixed (fixed64) into a new array of its length.</summary>
    static virtual ulong[] ReadPackedFixed64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as fixed (sfixed32), appending.</summary>
    static virtual void ReadPackedSFixed32s(ref TSelf reader, List<int> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="int"/> declared as fixed (sfixed32) into a new array of its length.</summary>
    static virtual int[] ReadPackedSFixed32s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as fixed (sfixed64), appending.</summary>
    static virtual void ReadPackedSFixed64s(ref TSelf reader, List<long> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="long"/> declared as fixed (sfixed64) into a new array of its length.</summary>
    static virtual long[] ReadPackedSFixed64s(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="float"/>, appending.</summary>
    static virtual void ReadPackedSingles(ref TSelf reader, List<float> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="float"/> into a new array of its length.</summary>
    static virtual float[] ReadPackedSingles(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="double"/>, appending.</summary>
    static virtual void ReadPackedDoubles(ref TSelf reader, List<double> into) => throw Family.NotTagged();

    /// <summary>Reads a packed sequence of <see cref="double"/> into a new array of its length.</summary>
    static virtual double[] ReadPackedDoubles(ref TSelf reader) => throw Family.NotTagged();
}
