// Owns: what a format's writer must offer to codecs. Knows no format and no buffer.
using System.ComponentModel;
using System.Numerics;
using System.Text;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// A format's writer: a ref struct over one window of bytes. Codecs are generic over it and nothing else, so the JIT and native AOT compile one closed body
/// a type and format.
/// </summary>
/// <remarks>
/// <para><b>Runs.</b> A codec reserves the worst case of a run of members once (<see cref="Reserve"/>, the sum of <c>Max…</c>), encodes through a local offset with
/// the static <c>Put…</c> encoders, and advances once. Each encoder returns the number of bytes it made; it may store up to 64 bytes past them.</para>
/// <para><b>Facts</b> about the format (<see cref="Images"/>, <see cref="Named"/>, …) are static members that answer constants, so that dead arms fold away.</para>
/// <para><b>Growth.</b> This interface grows only by static virtual members with bodies; a format implements the family it belongs to (<see cref="Shape"/>), the other
/// family's members throw.</para>
/// </remarks>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IFormatWriter<TSelf>
    where TSelf : struct, IFormatWriter<TSelf>, allows ref struct
{
    /// <summary>Which emitted body serves this format. A constant.</summary>
    static abstract WriterShape Shape { get; }

    /// <summary>Which of a type's member lists the format takes. A constant.</summary>
    static virtual MemberIdentity Identity => MemberIdentity.Ordinal;

    /// <summary>Whether unmanaged structs and arrays of fixed-size values are written as images (Binary). A constant.</summary>
    static virtual bool Images => false;

    /// <summary>Whether array-shaped objects have one slot a number, so that gaps between numbers are written as nil (MessagePack, CBOR). A constant.</summary>
    static virtual bool Slots => false;

    /// <summary>Whether members holding their default are left out (Protobuf's implicit presence). A constant.</summary>
    static virtual bool OmitsDefaults => false;

    /// <summary>Whether objects of this layout carry a key before each member. Answers a constant for a constant argument.</summary>
    /// <param name="layout">The type's layout.</param>
    static virtual bool Named(Layout layout) => false;

    /// <summary>Whether objects have an end (JSON, Tokens). A constant.</summary>
    static virtual bool Ends => false;

    /// <summary>Whether a map's keys are text, so that one with keys that are more than a scalar is an array of keys and values by turns (JSON). A constant.</summary>
    static virtual bool TextKeys => false;

    /// <summary>Whether names are text with escapes, so that a quote, a backslash or a control in one is not itself (JSON). A constant.</summary>
    static virtual bool EscapesNames => false;

    /// <summary>Whether something stands before the elements of a sequence (JSON's comma). A constant.</summary>
    static virtual bool Separates => false;

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

    /// <summary>Whether enums that ask for it are written by name (MessagePack, Tokens). A constant.</summary>
    static virtual bool NamesEnums => false;

    /// <summary>Told of a null in a member or element that is declared as not nullable, where its value would stand.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="member">The member's name in errors.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NullNotAllowed"/>, unless the options accept nulls.</exception>
    static virtual void OnNull(ref TSelf writer, string member)
    {
    }

    /// <summary>Refuses a null that a tagged format has no field for: one that is defined and not absent. Where the value is written again to find it, it is skipped.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="member">The member, with its type's name before it.</param>
    static virtual void RefuseNull(ref TSelf writer, string member) => throw Family.NotTagged();

    // ---- the run: one reservation, one advance ----

    /// <summary>Makes room for <paramref name="max"/> bytes and 64 bytes of slack behind them.</summary>
    /// <param name="max">Bytes, at most 64 KiB for a run; more is staged and never the caller's own buffer.</param>
    /// <returns>The byte at the writer's position.</returns>
    ref byte Reserve(int max);

    /// <summary>Moves the position by the bytes that the encoders made.</summary>
    /// <param name="used">Bytes, no more than reserved.</param>
    void Advance(nint used);

    /// <summary>Counts one more level of nesting; emitted only where the type graph has cycles.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/> beyond <see cref="SerializerLimits.MaxDepth"/>.</exception>
    void Enter();

    /// <summary>Ends the level begun by <see cref="Enter"/>.</summary>
    void Leave();

    // ---- instance members: long text, bytes and bulk ----

    /// <summary>Writes a null.</summary>
    void WriteNull();

    /// <summary>Writes a member's key: <see cref="PutKey"/> outside a run. Called only where <see cref="Named"/>.</summary>
    void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first);

    /// <summary>Writes the end of an object. Called only where <see cref="Ends"/>.</summary>
    void WriteEnd();

    /// <summary>Writes what stands before an element: <see cref="PutItem"/> outside a run. Called only where <see cref="Separates"/>.</summary>
    /// <param name="index">Index of the element.</param>
    void WriteItem(int index);

    /// <summary>Writes text of any length, or null.</summary>
    /// <param name="value">UTF-16 text.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for a lone surrogate in a format of UTF-8 text.</exception>
    void WriteText(string? value);

    /// <summary>Writes a byte string.</summary>
    /// <param name="value">The bytes.</param>
    void WriteBytes(scoped ReadOnlySpan<byte> value);

    /// <summary>Writes the image of fixed-size values as it lies in memory, without a count. Only where <see cref="Images"/>.</summary>
    /// <param name="value">Little-endian images.</param>
    void WriteImages(scoped ReadOnlySpan<byte> value);

    /// <summary>Begins a sequence.</summary>
    /// <param name="count">Number of elements, not negative.</param>
    void WriteArrayStart(int count);

    /// <summary>Ends a sequence of <paramref name="count"/> elements.</summary>
    /// <param name="count">Number of elements.</param>
    void WriteArrayEnd(int count);

    /// <summary>Begins a map.</summary>
    /// <param name="count">Number of entries, not negative.</param>
    void WriteMapStart(int count);

    /// <summary>Ends a map of <paramref name="count"/> entries.</summary>
    /// <param name="count">Number of entries.</param>
    void WriteMapEnd(int count);

    /// <summary>Writes a sequence of <see cref="bool"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteBools(scoped ReadOnlySpan<bool> values);

    /// <summary>Writes a sequence of <see cref="sbyte"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteSBytes(scoped ReadOnlySpan<sbyte> values);

    /// <summary>Writes a sequence of <see cref="short"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteInt16s(scoped ReadOnlySpan<short> values);

    /// <summary>Writes a sequence of <see cref="ushort"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteUInt16s(scoped ReadOnlySpan<ushort> values);

    /// <summary>Writes a sequence of <see cref="int"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteInt32s(scoped ReadOnlySpan<int> values);

    /// <summary>Writes a sequence of <see cref="uint"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteUInt32s(scoped ReadOnlySpan<uint> values);

    /// <summary>Writes a sequence of <see cref="long"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteInt64s(scoped ReadOnlySpan<long> values);

    /// <summary>Writes a sequence of <see cref="ulong"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteUInt64s(scoped ReadOnlySpan<ulong> values);

    /// <summary>Writes a sequence of <see cref="float"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteSingles(scoped ReadOnlySpan<float> values);

    /// <summary>Writes a sequence of <see cref="double"/>, count included.</summary>
    /// <param name="values">The elements.</param>
    void WriteDoubles(scoped ReadOnlySpan<double> values);

    // ---- structure encoders ----

    /// <summary>Bound of <see cref="PutNull"/>, <see cref="PutStart"/>, <see cref="PutValueStart"/>, <see cref="PutEnd"/>, <see cref="PutPresence"/>, <see cref="PutItem"/>,
    /// <see cref="PutArrayStart"/>, <see cref="PutMapStart"/>, <see cref="PutKeyStart"/> and <see cref="PutKeyEnd"/>, each, in bytes.</summary>
    static abstract int MaxHead { get; }

    /// <summary>Puts a null.</summary>
    static virtual nint PutNull(ref byte at) => throw Family.NotSequential();

    /// <summary>Puts the beginning of an object of a class.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The type's layout.</param>
    /// <param name="members">Members that follow.</param>
    /// <param name="slots">Slots that follow where <see cref="Slots"/> and the layout is an array: members and gaps.</param>
    static virtual nint PutStart(ref byte at, Layout layout, int members, int slots) => throw Family.NotSequential();

    /// <summary>Puts the beginning of a value of a struct, which cannot be null.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The type's layout.</param>
    /// <param name="members">Members that follow.</param>
    /// <param name="slots">Slots that follow, as in <see cref="PutStart"/>.</param>
    static virtual nint PutValueStart(ref byte at, Layout layout, int members, int slots) => throw Family.NotSequential();

    /// <summary>Puts the end of an object or struct.</summary>
    static virtual nint PutEnd(ref byte at) => throw Family.NotSequential();

    /// <summary>Bound of several <see cref="PutKey"/> in bytes; 0 where the layout has no keys. One call a run: a call a member would spend the inliner's budget.</summary>
    /// <param name="layout">The type's layout.</param>
    /// <param name="keys">Number of keys.</param>
    /// <param name="literalBytes">Length of their literals together, in bytes.</param>
    static virtual int MaxKeys(Layout layout, int keys, int literalBytes) => 0;

    /// <summary>Puts the key of a member, or nothing where the layout has none in this format.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The type's layout.</param>
    /// <param name="number">The member's number, from 1.</param>
    /// <param name="literal">The name in JSON-ready form: <c>,"name":</c>; a constant, copied at constant length.</param>
    /// <param name="first">Whether this is the object's first key, and no case of a union stands before it.</param>
    static virtual nint PutKey(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, bool first) => throw Family.NotSequential();

    /// <summary>Puts the key of a member of a <see cref="Layout.Tolerant"/> object, whose value of a known kind follows in the run.</summary>
    /// <param name="at">Where.</param>
    /// <param name="number">The member's number, from 1.</param>
    /// <param name="literal">The name in JSON-ready form.</param>
    /// <param name="first">Whether this is the object's first key.</param>
    /// <param name="kind">How the value ends; never <see cref="MemberKind.Delimited"/>.</param>
    static virtual nint PutMember(ref byte at, int number, ReadOnlySpan<byte> literal, bool first, MemberKind kind) => TSelf.PutKey(ref at, Layout.Tolerant, number, literal, first);

    /// <summary>Begins a delimited member of a <see cref="Layout.Tolerant"/> object: its key, and room for its length in formats whose values do not say where they end.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="number">The member's number, from 1.</param>
    /// <param name="literal">The name in JSON-ready form.</param>
    /// <param name="first">Whether this is the object's first key.</param>
    /// <param name="width">Bytes of the length: what the call site needed last.</param>
    /// <returns>The cookie for <see cref="EndMember"/>.</returns>
    static virtual int BeginMember(ref TSelf writer, int number, ReadOnlySpan<byte> literal, bool first, byte width)
    {
        writer.WriteKey(Layout.Tolerant, number, literal, first);
        return 0;
    }

    /// <summary>Ends what <see cref="BeginMember"/> began.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="cookie">What it returned.</param>
    /// <param name="width">The width given to it.</param>
    /// <param name="site">The call site's remembered width.</param>
    static virtual void EndMember(ref TSelf writer, int cookie, byte width, ref byte site)
    {
    }

    /// <summary>Writes one value that is of this format already: as it is where the format describes itself, else as bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">One whole value.</param>
    static virtual void WriteRaw(ref TSelf writer, scoped ReadOnlySpan<byte> value) => writer.WriteBytes(value);

    /// <summary>Whether members that a reader kept are of this format, and can be written again.</summary>
    /// <param name="unknown">The members, one at least.</param>
    static virtual bool Keeps(UnknownMembers unknown) => false;

    /// <summary>Writes what stands before the elements of an array of several dimensions in a form of the format's own, where it has one and the options ask for it.</summary>
    /// <returns>Whether it did; the elements follow as one sequence, and nothing behind them.</returns>
    static virtual bool TryWriteGrid(ref TSelf writer, Array grid) => false;

    /// <summary>Writes members that a reader kept, keys and values, behind the object's own; its head has counted them.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="unknown">The members, of this format.</param>
    /// <param name="first">Whether no member of the object was written before.</param>
    static virtual void WriteUnknown(ref TSelf writer, UnknownMembers unknown, bool first) => throw Family.NotSequential();

    /// <summary>Puts the nils of a gap between numbers, or nothing where the format has no <see cref="Slots"/>.</summary>
    static virtual nint PutGap(ref byte at, Layout layout, int slots) => throw Family.NotSequential();

    /// <summary>Puts whether a nullable value is present; the value follows if it is.</summary>
    static virtual nint PutPresence(ref byte at, bool present) => throw Family.NotSequential();

    /// <summary>Puts up to eight adjacent members of type bool: one byte. Called only where <see cref="PacksBools"/>.</summary>
    /// <param name="at">Where.</param>
    /// <param name="bits">The first in the lowest bit.</param>
    static virtual nint PutBools(ref byte at, uint bits) => throw Family.NotSequential();

    /// <summary>Puts the beginning of a sequence of a known count.</summary>
    static virtual nint PutArrayStart(ref byte at, int count) => throw Family.NotSequential();

    /// <summary>Puts what stands before the element of this index.</summary>
    static virtual nint PutItem(ref byte at, int index) => throw Family.NotSequential();

    /// <summary>Puts the beginning of a map of a known count.</summary>
    static virtual nint PutMapStart(ref byte at, int count) => throw Family.NotSequential();

    /// <summary>Puts what stands before the key of the entry of this index.</summary>
    /// <param name="at">Where.</param>
    /// <param name="index">Index of the entry.</param>
    /// <param name="quoted">Whether a text format must quote this kind of key (numbers, bool).</param>
    static virtual nint PutKeyStart(ref byte at, int index, bool quoted) => throw Family.NotSequential();

    /// <summary>Puts what stands between a map's key and its value.</summary>
    static virtual nint PutKeyEnd(ref byte at, bool quoted) => throw Family.NotSequential();

    /// <summary>Bound of <see cref="PutText"/> in bytes, reckoned for at most <see cref="TextRun.Limit"/> characters.</summary>
    static virtual int MaxText(string? value) => throw Family.NotSequential();

    /// <summary>Puts text of at most <see cref="TextRun.Limit"/> characters, or null. Longer text goes through <see cref="WriteText"/>.</summary>
    static virtual nint PutText(ref byte at, string? value) => throw Family.NotSequential();

    // ---- unions ----

    /// <summary>Bound of <see cref="PutCase"/> in bytes, and of what <see cref="PutCaseStart"/> puts in front of an object's own beginning.</summary>
    /// <param name="literalBytes">Length of the case's literal in bytes.</param>
    static virtual int MaxCase(int literalBytes) => throw Family.NotSequential();

    /// <summary>Puts which case of a union follows: a struct, or a union in its turn.</summary>
    /// <param name="at">Where.</param>
    /// <param name="number">The case's number, from 0.</param>
    /// <param name="literal">Its name in JSON-ready form: <c>"name"</c>.</param>
    static virtual nint PutCase(ref byte at, int number, ReadOnlySpan<byte> literal) => throw Family.NotSequential();

    /// <summary>Puts which case of a union follows, and the beginning of its object: <see cref="PutCase"/> and <see cref="PutStart"/> where a format has no shorter form.</summary>
    static virtual nint PutCaseStart(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots) => throw Family.NotSequential();

    /// <summary>Puts what ends a case that <see cref="PutCase"/> began.</summary>
    static virtual nint PutCaseEnd(ref byte at) => 0;

    // ---- references: objects of types that ask for them ----

    /// <summary>Whether an object has its number among its members, in front of them and of its case (JSON); elsewhere a case stands before the object. A constant.</summary>
    static virtual bool NumbersInside => false;

    /// <summary>Begins an object of a type with references: one that came before is written as a reference to it, and one that lies too deep is only announced where it can wait. Counts as a level.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object; not null.</param>
    /// <param name="canWait">Whether the reader can make the object before its members. A constant.</param>
    /// <returns>False where nothing more is to be written of it here.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DepthExceeded"/>; <see cref="OctavoErrorCode.NotInFormat"/> where the format has no references.</exception>
    static virtual bool BeginObject(ref TSelf writer, object value, bool canWait) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>The object that stands for a shared text: the first one of the call that is equal to it.</summary>
    static virtual object KnownText(ref TSelf writer, string text) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Ends such an object: the outermost one is followed by those that waited.</summary>
    static virtual void EndObject(ref TSelf writer) => throw Throw.NoReferences(TSelf.FormatName);

    /// <summary>Puts the beginning of such an object, behind <see cref="BeginObject"/>. As <see cref="PutStart"/>; its first key is none.</summary>
    static virtual nint PutObjectStart(ref byte at, Layout layout, int members, int slots) => TSelf.PutStart(ref at, layout, members, slots);

    /// <summary>The same of an object that is a case. Where <see cref="NumbersInside"/> the case is put with it, else it was put before.</summary>
    static virtual nint PutObjectCase(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots) => TSelf.PutObjectStart(ref at, layout, members, slots);

    /// <summary>Writes a value of any type that has a codec, through that: for generic codecs by hand. The type's codec is emitted where the codec by hand stands for a closed type.</summary>
    /// <typeparam name="T">The type that the value is declared with.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value; null is written as null.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> where the type has no codec.</exception>
    static virtual void WriteValue<T>(ref TSelf writer, scoped in T? value) => throw Family.NotSequential();

    // ---- objects ----

    /// <summary>Writes an object of any type that the options' <see cref="CodecRegistry"/> has, with what tells the type, or null. An object that may hold others counts as a level.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> for an object of another type.</exception>
    static virtual void WriteAny(ref TSelf writer, object? value) => throw Family.NotSequential();

    /// <summary>Writes an object of an open union that is none of its cases, by what the options' <see cref="CodecRegistry"/> says. It counts as a level.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The object.</param>
    /// <param name="union">The union's base.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownDerivedType"/> for an object of a type that is not registered, or of the base itself.</exception>
    static virtual void WriteOpen(ref TSelf writer, object value, Type union) => throw Family.NotSequential();

    /// <summary>Writes a whole number of any size, in formats whose numbers are text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The number.</param>
    /// <returns>False where nothing was written: it is written as bytes then.</returns>
    static virtual bool TryWriteInteger(ref TSelf writer, scoped in BigInteger value) => false;

    // ---- scalar encoders ----

    /// <summary>Bound of <see cref="PutBool"/> in bytes. A constant.</summary>
    static abstract int MaxBool { get; }

    /// <summary>Puts one <see cref="bool"/>.</summary>
    static abstract nint PutBool(ref byte at, bool value);

    /// <summary>Bound of <see cref="PutSByte"/> in bytes. A constant.</summary>
    static abstract int MaxSByte { get; }

    /// <summary>Puts one <see cref="sbyte"/>.</summary>
    static abstract nint PutSByte(ref byte at, sbyte value);

    /// <summary>Bound of <see cref="PutByte"/> in bytes. A constant.</summary>
    static abstract int MaxByte { get; }

    /// <summary>Puts one <see cref="byte"/>.</summary>
    static abstract nint PutByte(ref byte at, byte value);

    /// <summary>Bound of <see cref="PutInt16"/> in bytes. A constant.</summary>
    static abstract int MaxInt16 { get; }

    /// <summary>Puts one <see cref="short"/>.</summary>
    static abstract nint PutInt16(ref byte at, short value);

    /// <summary>Bound of <see cref="PutUInt16"/> in bytes. A constant.</summary>
    static abstract int MaxUInt16 { get; }

    /// <summary>Puts one <see cref="ushort"/>.</summary>
    static abstract nint PutUInt16(ref byte at, ushort value);

    /// <summary>Bound of <see cref="PutInt32"/> in bytes. A constant.</summary>
    static abstract int MaxInt32 { get; }

    /// <summary>Puts one <see cref="int"/>.</summary>
    static abstract nint PutInt32(ref byte at, int value);

    /// <summary>Bound of <see cref="PutUInt32"/> in bytes. A constant.</summary>
    static abstract int MaxUInt32 { get; }

    /// <summary>Puts one <see cref="uint"/>.</summary>
    static abstract nint PutUInt32(ref byte at, uint value);

    /// <summary>Bound of <see cref="PutInt64"/> in bytes. A constant.</summary>
    static abstract int MaxInt64 { get; }

    /// <summary>Puts one <see cref="long"/>.</summary>
    static abstract nint PutInt64(ref byte at, long value);

    /// <summary>Bound of <see cref="PutUInt64"/> in bytes. A constant.</summary>
    static abstract int MaxUInt64 { get; }

    /// <summary>Puts one <see cref="ulong"/>.</summary>
    static abstract nint PutUInt64(ref byte at, ulong value);

    /// <summary>Bound of <see cref="PutInt128"/> in bytes. A constant.</summary>
    static abstract int MaxInt128 { get; }

    /// <summary>Puts one <see cref="Int128"/>.</summary>
    static abstract nint PutInt128(ref byte at, Int128 value);

    /// <summary>Bound of <see cref="PutUInt128"/> in bytes. A constant.</summary>
    static abstract int MaxUInt128 { get; }

    /// <summary>Puts one <see cref="UInt128"/>.</summary>
    static abstract nint PutUInt128(ref byte at, UInt128 value);

    /// <summary>Bound of <see cref="PutHalf"/> in bytes. A constant.</summary>
    static abstract int MaxHalf { get; }

    /// <summary>Puts one <see cref="Half"/>.</summary>
    static abstract nint PutHalf(ref byte at, Half value);

    /// <summary>Bound of <see cref="PutSingle"/> in bytes. A constant.</summary>
    static abstract int MaxSingle { get; }

    /// <summary>Puts one <see cref="float"/>.</summary>
    static abstract nint PutSingle(ref byte at, float value);

    /// <summary>Bound of <see cref="PutDouble"/> in bytes. A constant.</summary>
    static abstract int MaxDouble { get; }

    /// <summary>Puts one <see cref="double"/>.</summary>
    static abstract nint PutDouble(ref byte at, double value);

    /// <summary>Bound of <see cref="PutDecimal"/> in bytes. A constant.</summary>
    static abstract int MaxDecimal { get; }

    /// <summary>Puts one <see cref="decimal"/>.</summary>
    static abstract nint PutDecimal(ref byte at, decimal value);

    /// <summary>Bound of <see cref="PutChar"/> in bytes. A constant.</summary>
    static abstract int MaxChar { get; }

    /// <summary>Puts one <see cref="char"/>.</summary>
    static abstract nint PutChar(ref byte at, char value);

    /// <summary>Bound of <see cref="PutRune"/> in bytes. A constant.</summary>
    static abstract int MaxRune { get; }

    /// <summary>Puts one <see cref="Rune"/>.</summary>
    static abstract nint PutRune(ref byte at, Rune value);

    /// <summary>Bound of <see cref="PutGuid"/> in bytes. A constant.</summary>
    static abstract int MaxGuid { get; }

    /// <summary>Puts one <see cref="Guid"/>.</summary>
    static abstract nint PutGuid(ref byte at, Guid value);

    /// <summary>Bound of <see cref="PutDateTime"/> in bytes. A constant.</summary>
    static abstract int MaxDateTime { get; }

    /// <summary>Puts one <see cref="DateTime"/>.</summary>
    static abstract nint PutDateTime(ref byte at, DateTime value);

    /// <summary>Bound of <see cref="PutDateTimeOffset"/> in bytes. A constant.</summary>
    static abstract int MaxDateTimeOffset { get; }

    /// <summary>Puts one <see cref="DateTimeOffset"/>.</summary>
    static abstract nint PutDateTimeOffset(ref byte at, DateTimeOffset value);

    /// <summary>Bound of <see cref="PutDateOnly"/> in bytes. A constant.</summary>
    static abstract int MaxDateOnly { get; }

    /// <summary>Puts one <see cref="DateOnly"/>.</summary>
    static abstract nint PutDateOnly(ref byte at, DateOnly value);

    /// <summary>Bound of <see cref="PutTimeOnly"/> in bytes. A constant.</summary>
    static abstract int MaxTimeOnly { get; }

    /// <summary>Puts one <see cref="TimeOnly"/>.</summary>
    static abstract nint PutTimeOnly(ref byte at, TimeOnly value);

    /// <summary>Bound of <see cref="PutTimeSpan"/> in bytes. A constant.</summary>
    static abstract int MaxTimeSpan { get; }

    /// <summary>Puts one <see cref="TimeSpan"/>.</summary>
    static abstract nint PutTimeSpan(ref byte at, TimeSpan value);

    // ---- integers of members declared as fixed: as any other where the format makes no difference ----

    /// <summary>Puts one <see cref="int"/> of a member declared as fixed; at most <see cref="MaxInt32"/> bytes.</summary>
    static virtual nint PutFixedInt32(ref byte at, int value) => TSelf.PutInt32(ref at, value);

    /// <summary>Puts one <see cref="uint"/> of a member declared as fixed; at most <see cref="MaxUInt32"/> bytes.</summary>
    static virtual nint PutFixedUInt32(ref byte at, uint value) => TSelf.PutUInt32(ref at, value);

    /// <summary>Puts one <see cref="long"/> of a member declared as fixed; at most <see cref="MaxInt64"/> bytes.</summary>
    static virtual nint PutFixedInt64(ref byte at, long value) => TSelf.PutInt64(ref at, value);

    /// <summary>Puts one <see cref="ulong"/> of a member declared as fixed; at most <see cref="MaxUInt64"/> bytes.</summary>
    static virtual nint PutFixedUInt64(ref byte at, ulong value) => TSelf.PutUInt64(ref at, value);

    // ---- numbers of members that ask for another form: as any other where the format has one form ----

    /// <summary>Whether numbers have other forms that members may ask for (JSON): in quotes, NaN and infinities by name. A constant.</summary>
    static virtual bool FormsNumbers => false;

    /// <summary>Puts one <see cref="Half"/>, which may be NaN or an infinity where the format has no numbers for these; at most <see cref="MaxHalf"/> bytes.</summary>
    static virtual nint PutNamedHalf(ref byte at, Half value) => TSelf.PutHalf(ref at, value);

    /// <summary>Puts one <see cref="float"/>, which may be NaN or an infinity where the format has no numbers for these; at most <see cref="MaxSingle"/> bytes.</summary>
    static virtual nint PutNamedSingle(ref byte at, float value) => TSelf.PutSingle(ref at, value);

    /// <summary>Puts one <see cref="double"/>, which may be NaN or an infinity where the format has no numbers for these; at most <see cref="MaxDouble"/> bytes.</summary>
    static virtual nint PutNamedDouble(ref byte at, double value) => TSelf.PutDouble(ref at, value);

    /// <summary>Makes the number that was put into text, where the format tells the two apart; at most <see cref="MaxHead"/> bytes more.</summary>
    /// <param name="at">The number's first byte.</param>
    /// <param name="length">Its length.</param>
    /// <returns>The length of the text.</returns>
    static virtual nint QuoteNumber(ref byte at, nint length) => length;

    // ---- tagged family (Protobuf): number order, presence, packed, scopes ----
    // PutGuid, PutDecimal, PutDateTime, PutDateTimeOffset, PutTimeSpan and the 128-bit integers put a length and what it counts: text, Timestamp, Duration, 16 bytes.

    /// <summary>Bound of <see cref="PutTag"/> in bytes. A constant for a constant.</summary>
    static virtual int MaxTag(uint tag) => throw Family.NotTagged();

    /// <summary>Puts a tag: number · 8 + wire type. The tags around a group (wire types 3 and 4) are put like any other.</summary>
    static virtual nint PutTag(ref byte at, uint tag) => throw Family.NotTagged();

    /// <summary>Puts one <see cref="int"/> of a member declared as zigzag (sint32): at most 5 bytes.</summary>
    static virtual nint PutZigZag32(ref byte at, int value) => throw Family.NotTagged();

    /// <summary>Puts one <see cref="long"/> of a member declared as zigzag (sint64): at most 10 bytes.</summary>
    static virtual nint PutZigZag64(ref byte at, long value) => throw Family.NotTagged();

    /// <summary>Puts 32 bits of a member declared as fixed (fixed32, sfixed32): 4 bytes.</summary>
    static virtual nint PutFixed32(ref byte at, uint value) => throw Family.NotTagged();

    /// <summary>Puts 64 bits of a member declared as fixed (fixed64, sfixed64): 8 bytes.</summary>
    static virtual nint PutFixed64(ref byte at, ulong value) => throw Family.NotTagged();

    /// <summary>Bound of <see cref="PutBclGuid"/>, <see cref="PutBclDecimal"/>, <see cref="PutBclDateTime"/>, <see cref="PutBclTimeSpan"/> and <see cref="PutGuidBytes"/>, each, in bytes. A constant.</summary>
    static virtual int MaxBcl => throw Family.NotTagged();

    /// <summary>Puts a <see cref="Guid"/> as the message of bcl.proto, its length in front.</summary>
    static virtual nint PutBclGuid(ref byte at, Guid value) => throw Family.NotTagged();

    /// <summary>Puts a <see cref="decimal"/> as the message of bcl.proto, its length in front.</summary>
    static virtual nint PutBclDecimal(ref byte at, decimal value) => throw Family.NotTagged();

    /// <summary>Puts a <see cref="DateTime"/> as the message of bcl.proto, its length in front.</summary>
    /// <param name="at">Where.</param>
    /// <param name="value">The value.</param>
    /// <param name="kind">Whether its <see cref="DateTime.Kind"/> is put too. A constant.</param>
    static virtual nint PutBclDateTime(ref byte at, DateTime value, bool kind) => throw Family.NotTagged();

    /// <summary>Puts a <see cref="TimeSpan"/> as the message of bcl.proto, its length in front.</summary>
    static virtual nint PutBclTimeSpan(ref byte at, TimeSpan value) => throw Family.NotTagged();

    /// <summary>Makes a group of a short message that was put behind its length: the length goes, the group's end comes.</summary>
    /// <param name="at">Where the length is; before it stands the tag that begins the group.</param>
    /// <param name="length">Bytes that the message took, with its length's one.</param>
    /// <param name="end">The tag that ends the group. A constant.</param>
    /// <returns>Bytes that it takes now.</returns>
    static virtual nint AsGroup(ref byte at, nint length, uint end) => throw Family.NotTagged();

    /// <summary>Puts a <see cref="Guid"/> as 16 bytes in the order of its text, their length in front.</summary>
    static virtual nint PutGuidBytes(ref byte at, Guid value) => throw Family.NotTagged();

    /// <summary>Begins a length-prefixed scope.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="width">Bytes to reserve for the length: what the call site needed last.</param>
    /// <returns>The cookie for <see cref="EndScope"/>.</returns>
    static virtual int BeginScope(ref TSelf writer, byte width) => throw Family.NotTagged();

    /// <summary>Writes a tag and begins the length-prefixed scope behind it.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="tag">The tag. A constant.</param>
    /// <param name="width">Bytes to reserve for the length: what the call site needed last.</param>
    /// <returns>The cookie for <see cref="EndScope"/>.</returns>
    static virtual int BeginScope(ref TSelf writer, uint tag, byte width) => throw Family.NotTagged();

    /// <summary>Ends a scope: writes its length, moves the content where the width was wrong and remembers the right one.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="cookie">What <see cref="BeginScope(ref TSelf, byte)"/> returned.</param>
    /// <param name="width">The width given to it.</param>
    /// <param name="site">The call site's remembered width.</param>
    static virtual void EndScope(ref TSelf writer, int cookie, byte width, ref byte site) => throw Family.NotTagged();

    /// <summary>Says which object the data begins with: a reference to it has the key 0.</summary>
    static virtual void KeepRoot(ref TSelf writer, object? value) => throw Family.NotTagged();

    /// <summary>Writes the key of an object or text in protobuf-net's bcl.NetObjectProxy.</summary>
    /// <returns>True where it comes for the first time, and follows in full.</returns>
    static virtual bool WriteObjectKey(ref TSelf writer, object value) => throw Family.NotTagged();

    /// <summary>Whether maps are written in the order of their keys, by option.</summary>
    static virtual bool IsDeterministic(ref TSelf writer) => false;

    /// <summary>Writes a packed sequence of <see cref="bool"/>: tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedBools(ref TSelf writer, uint tag, scoped ReadOnlySpan<bool> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="int"/> (int32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedInt32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="uint"/> (uint32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedUInt32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<uint> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="long"/> (int64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedInt64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="ulong"/> (uint64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedUInt64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<ulong> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="int"/> declared as zigzag (sint32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedZigZag32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="long"/> declared as zigzag (sint64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedZigZag64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="uint"/> declared as fixed (fixed32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedFixed32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<uint> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="ulong"/> declared as fixed (fixed64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedFixed64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<ulong> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="int"/> declared as fixed (sfixed32): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedSFixed32s(ref TSelf writer, uint tag, scoped ReadOnlySpan<int> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="long"/> declared as fixed (sfixed64): tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedSFixed64s(ref TSelf writer, uint tag, scoped ReadOnlySpan<long> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="float"/>: tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedSingles(ref TSelf writer, uint tag, scoped ReadOnlySpan<float> values) => throw Family.NotTagged();

    /// <summary>Writes a packed sequence of <see cref="double"/>: tag, length, elements; nothing where there are none.</summary>
    static virtual void WritePackedDoubles(ref TSelf writer, uint tag, scoped ReadOnlySpan<double> values) => throw Family.NotTagged();
}
