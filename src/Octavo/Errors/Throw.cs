// Owns: the throw helpers of codecs, writers and readers: static, non-generic, never inlined, so hot bodies carry a call and no exception code.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Errors;
using Octavo.Graph;

namespace Octavo.Internal;

/// <summary>Throw helpers, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Throw
{
    /// <summary>Characters of a name in the data that a message quotes.</summary>
    private const int LongestShown = 100;

    /// <remarks>A constant would be a part of the reference assembly: editing it would compile every project that sees it again.</remarks>
    internal static string Ended => "the data ends inside a value; it was cut, or written by another type.";

    /// <summary>The data ends inside a value.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void EndOfData() => throw new OctavoException(OctavoErrorCode.EndOfData, Ended);

    /// <summary>Bytes follow a complete value.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void TrailingData(long bytes) =>
        throw new OctavoException(OctavoErrorCode.TrailingData, $"{bytes} bytes follow the value; use the overload with consumed to read several values.");

    /// <summary>Another kind of value than expected.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void TypeMismatch(string expected, string found) =>
        throw new OctavoException(OctavoErrorCode.TypeMismatch, $"expected {expected}, found {found}.");

    /// <summary>A head, varint or length that the format does not allow.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void InvalidData(string what) => throw new OctavoException(OctavoErrorCode.InvalidData, what);

    /// <summary>Bits that are not a value of the type.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void InvalidValue(string type) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue, $"the bits are not a value of {type}; the data is damaged, or another type wrote it.");

    /// <summary>Bits in memory that are not a value of the type, when they are to be written.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void InvalidBits(string type) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue,
            $"the bits in memory are not a value of {type}; whatever copied them there did not validate them.");

    /// <summary>A value that is not one of the type, and why.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void InvalidValue(string type, string reason) => throw new OctavoException(OctavoErrorCode.InvalidValue, $"not a value of {type}: {reason}.");

    /// <summary>A number that the type cannot hold.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NumberOutOfRange(string type) =>
        throw new OctavoException(OctavoErrorCode.NumberOutOfRange, $"the number does not fit {type}; widen the member's type.");

    /// <summary>Text that is not well-formed.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void InvalidText(string what) => throw new OctavoException(OctavoErrorCode.InvalidText, what);

    /// <summary>A count that the rest of the data cannot hold.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void CountTooLarge(ulong count, long remaining) =>
        throw new OctavoException(OctavoErrorCode.CountTooLarge, $"a count of {count} is more than the remaining {remaining} bytes can hold.");

    /// <summary>A count above what a value may have, told where the bytes that are left are not known.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void CountBeyondAll(ulong count) =>
        throw new OctavoException(OctavoErrorCode.CountTooLarge, $"a count of {count} is more than a single value may have.");

    /// <summary>A count that the data cannot hold beside the collections that it is nested in or follows.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void ClaimsTooLarge(long claimed, long left) =>
        throw new OctavoException(OctavoErrorCode.CountTooLarge,
            $"a count that needs at least {claimed} bytes: the counts before it leave {left} bytes of the data for all further elements.");

    /// <summary>Nesting beyond the limit.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void DepthExceeded(int limit) =>
        throw new OctavoException(OctavoErrorCode.DepthExceeded,
            $"objects are nested deeper than SerializerLimits.MaxDepth = {limit}; break the cycle if the graph has one, or raise the limit for trusted data.");

    /// <summary>Data beyond the limit.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void TotalBytesExceeded(long limit) =>
        throw new OctavoException(OctavoErrorCode.TotalBytesExceeded, LargerThan(limit));

    /// <summary>The message for data beyond the limit.</summary>
    internal static string LargerThan(long limit) => $"the data is larger than SerializerLimits.MaxTotalBytes = {limit}.";

    /// <summary>The same key twice.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void DuplicateKey() =>
        throw new OctavoException(OctavoErrorCode.DuplicateKey, "the map or set holds the same key twice; set Duplicates to LastWins if that is intended.");

    /// <summary>The same member twice.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void DuplicateMember(string member) =>
        throw new OctavoException(OctavoErrorCode.DuplicateMember,
            $"the object holds the member {Shown(member)} twice; set Duplicates to LastWins if that is intended.");

    /// <summary>A required member is missing.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void MissingMember(string member) =>
        throw new OctavoException(OctavoErrorCode.MissingMember, $"the required member {member} is missing; give it a default to read older data.");

    /// <summary>More members than the type knows.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void TooManyMembers(int known, int found) =>
        throw new OctavoException(OctavoErrorCode.UnknownMember,
            $"the object has {found} members, but its type knows {known}; a newer type wrote it; update the type, or accept unknown members if the format can skip them.");

    /// <summary>A member that the type does not know and says that it refuses.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void UnknownMember(scoped ReadOnlySpan<byte> member) =>
        throw new OctavoException(OctavoErrorCode.UnknownMember,
            $"the type does not know the member {Shown(member)}, and an attribute of the type refuses unknown members; add the member, or remove the attribute.");

    /// <summary>A member that the type does not know.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void UnknownMember(string member) =>
        throw new OctavoException(OctavoErrorCode.UnknownMember,
            $"the type does not know the member {Shown(member)}; add it, or set UnknownMembers to Skip.");

    /// <summary>A tag that no writer of Tolerant objects makes.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void InvalidMemberTag(uint tag) => InvalidData(tag < 8 ? "a member number of 0." : "wire class 7 is not defined.");

    /// <summary>A member of another wire class than its type's.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WrongMemberClass(uint found, uint expected) =>
        InvalidData(string.Create(CultureInfo.InvariantCulture, $"a member of wire class {found}; its type has class {expected}."));

    /// <summary>A delimited member whose value does not end where its length says.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WrongMemberEnd(long after) =>
        InvalidData(string.Create(CultureInfo.InvariantCulture, $"a member's value ends {after} bytes after the end that its length gives."));

    /// <summary>The advice that names an option, which layouts of other systems do not have.</summary>
    internal static string OrAcceptNulls => " or set AcceptNulls";

    /// <summary>A null for a member that is not nullable.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NullNotAllowed(string member) =>
        throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"null for {member}, which is not nullable; declare it nullable{OrAcceptNulls}.");

    /// <summary>A struct's value cannot be null.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NullValue(string type) =>
        throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"null for {type}, which is a struct; declare it nullable.");

    /// <summary>A null that a tagged format has no way to say: an element, a root, a required member.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NullInMessage(string what) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue,
            $"null for {what}: in Protobuf a null member is absent, and nothing else can be null; leave it out, or wrap it in a message.");

    /// <summary>A key of a type whose equality is not that of its members.</summary>
    internal static OctavoException UnseededKey(Type type) => new(OctavoErrorCode.UnseededHash,
        $"keys of {type} cannot be hashed safely: the type has its own Equals, so a hash of its members may differ for equal keys. Give the collection a comparer, make the type a record, or read without SeededHashing.");

    /// <summary>A key with more values than a hash takes.</summary>
    internal static OctavoException LargeKey(int most) =>
        new(OctavoErrorCode.UnseededHash, $"a key of more than {most} values; its objects may refer to one another.");

    /// <summary>A key whose objects refer to one another in a chain.</summary>
    internal static OctavoException DeepKey(int most) => new(OctavoErrorCode.DepthExceeded,
        $"a key whose objects refer to one another in a chain of more than {most}, or in a circle: comparing such keys would overflow the thread's stack.");

    /// <summary>A collection that keeps its comparer, with keys that were chosen to collide.</summary>
    internal static OctavoException UnseededCollection(Type type, long comparisons, int count) => new(OctavoErrorCode.UnseededHash,
        $"{count} keys take {comparisons} comparisons in an existing {type} with the default comparer: they were chosen to collide. Give its member a setter, or make the collection with a comparer.");

    /// <summary>A collection that keeps its comparer, and no one knows how it finds its keys.</summary>
    internal static OctavoException UnseededCollection(Type type, int most) => new(OctavoErrorCode.UnseededHash,
        $"more than {most} keys for a {type}, which may use a hash without a seed. Give its member a setter, make the collection with a comparer, or read without SeededHashing.");

    /// <summary>A member that is defined and null, where a field that is there has a value.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NullField(string member) =>
        throw new OctavoException(OctavoErrorCode.NullNotAllowed,
            $"null for {member}: in Protobuf a field that is present has a value; leave the member undefined.");

    /// <summary>A member without a setter that has no collection to fill.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NothingToFill(string member) =>
        throw new OctavoException(OctavoErrorCode.NotPopulatable,
            $"{member} has no setter and holds no collection that can be filled; initialize it, or give it a setter.");

    /// <summary>No codec.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NoCodec(Type type) =>
        throw new OctavoException(OctavoErrorCode.NoCodec,
            $"no codec for {type}; add [GenerateCodec] to it, or [assembly: GenerateCodecFor(typeof(…))] for it.");

    /// <summary>An entry of a map whose key is absent, and has no value then.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void AbsentKey(string what) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue, $"the map entry has no {what}, and its type has no value for absent data.");

    /// <summary>A raw value of another format.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void RawOfAnother(string found, string format) =>
        throw new OctavoException(OctavoErrorCode.NotInFormat,
            $"a raw value of {found} cannot be written in {format}; read it as a value of its type, and write that.");

    /// <summary>A derived type that the codec does not know; nothing is ever sliced.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void UnknownDerivedType(Type found, Type declared) =>
        throw new OctavoException(OctavoErrorCode.UnknownDerivedType,
            $"an object of {found}, but the declared type is {declared}; declare the derived type, or make the declared type a union: [CodecUnion(number, typeof({found.Name}))].");

    /// <summary>An object of a type that the union does not know.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NoSuchCase(Type found, Type union) =>
        throw new OctavoException(OctavoErrorCode.UnknownDerivedType,
            $"{found} is not a case of the union {union}; add [CodecUnion(number, typeof({found.Name}))] to it.");

    /// <summary>An object of a class that no part of its base's message is for.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NoSuchPart(Type found, Type declared) =>
        throw new OctavoException(OctavoErrorCode.UnknownDerivedType,
            $"{found} is not a part of {declared}; list it there: [ProtoInclude(field, typeof({found.Name}))].");

    /// <summary>A message without a part for a class that can be made.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NoPart(Type type) =>
        throw new OctavoException(OctavoErrorCode.UnknownUnionCase,
            $"the message of {type} has no part of a known class, and {type} itself cannot be made; a newer type wrote it; update the reading program.");

    /// <summary>The head of a union is not a case's.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void InvalidCaseHead(uint head) => InvalidData(string.Create(CultureInfo.InvariantCulture, $"{head} is not the head of a case of a union."));

    /// <summary>A part of another class than the object's.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void OtherPart(Type type, Type part) => InvalidData($"the message of {type} has a part of {part}, but an object belongs to one class.");

    /// <summary>An object of a type that neither an open union nor the registry knows.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NoOpenCase(Type found, Type union) => throw new OctavoException(OctavoErrorCode.UnknownDerivedType,
        $"{found} is not a case of the open union {union}, and {(found == union ? "a base is written only as a case" : "is not registered")}; add [CodecUnion(number, typeof({found.Name}))] to the union{(found == union ? "" : ", or register the type in the Registry of the options")}.");

    /// <summary>A case of a union that is null.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NullCase(Type union) =>
        throw new OctavoException(OctavoErrorCode.InvalidData, $"a case of the union {union} is null; a union that is null has no case.");

    /// <summary>A case's number that the union does not know.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void UnknownUnionCase(int number, Type union) =>
        throw new OctavoException(OctavoErrorCode.UnknownUnionCase,
            $"the union {union} has no case {number}; a newer type wrote the data; update the reading program.");

    /// <summary>A case's name that the union does not know.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void UnknownUnionCase(scoped ReadOnlySpan<byte> name, Type union) =>
        throw new OctavoException(OctavoErrorCode.UnknownUnionCase,
            $"the union {union} has no case \"{Shown(name)}\"; a newer type wrote the data; update the reading program.");

    /// <summary>An object of a type that is not registered.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NotRegistered(Type type) =>
        throw new OctavoException(OctavoErrorCode.NotRegistered,
            $"an object of {type}, but the declared type is object; register its type: new CodecRegistry().Register<{InCSharp(type)}>(id), in the Registry of the options.");

    /// <summary>A type's name as C# writes it, without namespaces.</summary>
    private static string InCSharp(Type type) =>
        type.IsArray ? InCSharp(type.GetElementType()!) + "[" + new string(',', type.GetArrayRank() - 1) + "]" : InCSharp(type, type.GetGenericArguments());

    private static string InCSharp(Type type, Type[] arguments)
    {
        // Arguments of the types around it come first.
        int outer = type.DeclaringType?.GetGenericArguments().Length ?? 0;
        string around = type.DeclaringType is { } declaring ? InCSharp(declaring, arguments[..outer]) + "." : "";
        return around + type.Name.Split('`')[0] + (arguments.Length == outer ? "" : "<" + string.Join(", ", arguments[outer..].Select(InCSharp)) + ">");
    }

    /// <summary>A type's id that is not registered.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NotRegistered(uint id) =>
        throw new OctavoException(OctavoErrorCode.NotRegistered, $"the registry has no type with the id {id}; read with the registry of the writer.");

    /// <summary>A type's name that is not registered.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NotRegistered(string name) =>
        throw new OctavoException(OctavoErrorCode.NotRegistered,
            $"the registry has no type with the name {Shown(name)}; read with the registry of the writer.");

    /// <summary>An object with a type and without a value.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NullObject(Type type) =>
        throw new OctavoException(OctavoErrorCode.InvalidData, $"an object of {type} is null; an object that is null has no type.");

    /// <summary>A collection that changed while it was written.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void CountChanged(int expected) =>
        throw new OctavoException(OctavoErrorCode.CountChanged,
            $"the collection's Count is {expected}, but it enumerated more or fewer elements; it changed while it was written.");

    /// <summary>A negative count: an argument error for hand-written codecs; for a collection that a codec writes, <see cref="Failure"/> makes
    /// <see cref="OctavoErrorCode.CountChanged"/> of it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void IfNegative(int count)
    {
        if (count < 0)
        {
            NegativeCount(count);
        }
    }

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private static void NegativeCount(int count) =>
        throw new ArgumentOutOfRangeException(nameof(count), count, "a count must be zero or more.") { Data = { [NegativeMark] = count } };

    /// <summary>What marks the exception of a negative count.</summary>
    internal const string NegativeMark = "Octavo.NegativeCount";

    /// <summary>A value of another type than the caller says: it is the caller's mistake, and a codec would report it as an exception of user code.</summary>
    internal static void IfNotOf(object? value, Type type, string parameter)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (value is null ? type.IsValueType && Nullable.GetUnderlyingType(type) is null : value.GetType() != type && !type.IsInstanceOfType(value))
        {
            throw new ArgumentException($"{(value is null ? "null" : $"An object of {value.GetType()}")} is not a {type}.", parameter);
        }
    }

    /// <summary>Refuses what a stream says that it read: positions are counted from it.</summary>
    /// <param name="read">Bytes that it says it read.</param>
    /// <param name="room">Bytes that it was given room for.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UserCode"/> if <paramref name="read"/> is less than 0 or more than
    /// <paramref name="room"/>.</exception>
    public static void IfBeyondRoom(int read, int room)
    {
        if ((uint)read > (uint)room)
        {
            throw new OctavoException(OctavoErrorCode.UserCode, $"a read of the stream returned {read}, but the buffer has {room} bytes.");
        }
    }

    /// <summary>A collection whose elements were not as many as those that were counted.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void LengthChanged(Type type, long expected, long found) =>
        throw new OctavoException(OctavoErrorCode.CountChanged,
            string.Create(CultureInfo.InvariantCulture, $"the {type} was measured at {expected} bytes, but took {found}; it was changed while it was written."));

    /// <summary>An object that cannot be cloned, as its type says nothing of its members.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NotCloned(Type type) =>
        throw new OctavoException(OctavoErrorCode.NotRegistered,
            $"an object of {type} cannot be cloned because the type has no codec; add [GenerateCodec] to it, or [assembly: GenerateCodecFor(typeof(…))] for it.");

    /// <summary>A cycle through objects whose constructors take their members.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void CloneCycle(Type type) =>
        throw new OctavoException(OctavoErrorCode.DepthExceeded,
            $"an object of {type} holds itself through a parameter of its constructor, so no clone of it can be made first; give the member that closes the cycle a setter.");

    /// <summary>Objects nested too deep whose constructors take their members.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void CloneTooDeep(int limit) =>
        throw new OctavoException(OctavoErrorCode.DepthExceeded,
            $"objects whose constructors take their members are nested deeper than {limit}; give the member that nests a setter.");

    /// <summary>Two assemblies' codecs of a type, with different layouts.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void CodecsDiffer(Type type, System.Reflection.Assembly one, System.Reflection.Assembly other) =>
        throw new OctavoException(OctavoErrorCode.CodecsDiffer,
            $"{type} has codecs with different layouts in {one.GetName().Name} and {other.GetName().Name}; each would misread the data of the other. Give both the same options, or let one assembly use the codec of the other.");

    /// <summary>Data of another schema than the type's.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void SchemaMismatch(Type type, string found, string expected) =>
        throw new OctavoException(OctavoErrorCode.SchemaMismatch,
            $"the data has the schema {found}, but {type} has {expected}; another version of the type wrote it, or another type. Write it again, or read it with the type that wrote it.");

    /// <summary>Data without the head that the options ask for.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NoSchemaHeader(Type type, byte found) =>
        throw new OctavoException(OctavoErrorCode.SchemaMismatch,
            $"expected the schema header of {type}, byte F5, found byte {found:X2}; OctavoBinaryOptions.SchemaHeader is for data that was written with it.");

    /// <summary>A root whose codec was written by hand and says nothing of its schema.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void NoSchema(Type type) =>
        throw new OctavoException(OctavoErrorCode.SchemaMismatch,
            $"the codec of {type} has no Shape, so no schema header can be made for it; give its entry a ShapeText, or turn OctavoBinaryOptions.SchemaHeader off.");

    /// <summary>A codec compiled before the format existed.</summary>
    internal static Exception CodecTooOld(Type type, string format) =>
        new OctavoException(OctavoErrorCode.CodecTooOld, $"the codec of {type} was compiled before {format} existed; compile its assembly again.");

    /// <summary>A type in a format that its codec was not made for.</summary>
    internal static Exception NotAmongFormats(Type type, CodecFormats formats, string format) =>
        new OctavoException(OctavoErrorCode.NotInFormat,
            $"{type} is not in {format}: the Formats of its GenerateCodec, or of a type that it holds, allow {(formats == CodecFormats.None ? "no format" : formats.ToString())}.");

    /// <summary>The same from a codec that generic code calls.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NotInFormat(Type type, CodecFormats formats, string format) => throw NotAmongFormats(type, formats, format);

    /// <summary>A text that the type's own parser does not take.</summary>
    public static Exception NotParsed(Type type) => new OctavoException(OctavoErrorCode.InvalidValue, $"the text is not a value of {type}.");

    /// <summary>Two members of a oneof that are both set.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void SeveralOfOneof(string oneof) =>
        throw new OctavoException(OctavoErrorCode.InvalidValue, $"more than one member of the oneof {oneof} is set; set one, and the others to null.");

    /// <summary>An extension of a type that keeps no unknown fields of Protobuf.</summary>
    internal static Exception KeepsNothing(Type type) =>
        new NotSupportedException(
            $"{type} keeps no unknown fields of Protobuf, which include the fields of extensions; it must be in Protobuf and have a property of type UnknownMembers with [CodecExtensionData].");

    /// <summary>A type that has no numbers.</summary>
    internal static Exception NotInProtobuf(Type type) => new OctavoException(OctavoErrorCode.NotInFormat,
        $"{type} is not in Protobuf: each of its members needs a number, and so do the members of every type that they hold; add [CodecMember(n)], [ProtobufMember(n)] or [ProtoMember(n)] to them. A hand-written codec ([CodecConverter]) declares no fields: give the type a surrogate instead.");

    /// <summary>A root that is not a message and so has no name in Protobuf; as a root of <see cref="OctavoProtobuf"/> it may be wrapped in one.</summary>
    internal static Exception NotAMessage(Type type) => new OctavoException(OctavoErrorCode.NotInFormat,
        $"{type} is not a message of Protobuf: only a class or struct with members is; make the value a member of one.");

    /// <summary>A type with references in a format that has none.</summary>
    internal static Exception NoReferences(string format) =>
        new OctavoException(OctavoErrorCode.NotInFormat, $"{format} has no references between objects, which GenerateCodec(References = true) asks for.");

    /// <summary>Text of the data as a message quotes it: its first 100 characters, and nothing that breaks a line or a log.</summary>
    public static string Shown(string? text) => PlainText.Of(text ?? "", LongestShown);

    /// <inheritdoc cref="Shown(string)"/>
    internal static string Shown(ReadOnlySpan<byte> text) => Shown(Encoding.UTF8.GetString(text));

    /// <summary>A reference to no object.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void InvalidReference(string what) => throw new OctavoException(OctavoErrorCode.InvalidReference, "a reference to " + what);

    /// <summary>A reference to an object of another type than is there.</summary>
    public static Exception WrongReference(Type type) => new OctavoException(OctavoErrorCode.InvalidReference, $"the reference names an object that is not a {type}.");

    /// <summary>A hand-written codec that writes what its form in Protobuf does not have.</summary>
    internal static Exception NotTaggedCodec() => new OctavoException(OctavoErrorCode.NotInFormat,
        "the hand-written codec of this type writes a null, an array or a value of another type, but its [ProtobufForm] says that it is one number, text or bytes.");
}
