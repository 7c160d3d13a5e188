// Owns: the throw helpers for types: without a codec, outside a format or a registry, of another union, schema or reference.
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

public static partial class Throw
{
    /// <summary>No codec.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    public static void NoCodec(Type type) =>
        throw new OctavoException(OctavoErrorCode.NoCodec,
            $"no codec for {type}; add [GenerateCodec] to it, or [assembly: GenerateCodecFor(typeof(…))] for it.");

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

    /// <summary>A type that has no numbers.</summary>
    internal static Exception NotInProtobuf(Type type) => new OctavoException(OctavoErrorCode.NotInFormat,
        $"{type} is not in Protobuf: each of its members needs a number, and so do the members of every type that they hold; add [CodecMember(n)], [ProtobufMember(n)] or [ProtoMember(n)] to them. A hand-written codec ([CodecConverter]) declares no fields: give the type a surrogate instead.");

    /// <summary>A root that is not a message and so has no name in Protobuf; as a root of <see cref="OctavoProtobuf"/> it may be wrapped in one.</summary>
    internal static Exception NotAMessage(Type type) => new OctavoException(OctavoErrorCode.NotInFormat,
        $"{type} is not a message of Protobuf: only a class or struct with members is; make the value a member of one.");

    /// <summary>A type with references in a format that has none.</summary>
    internal static Exception NoReferences(string format) =>
        new OctavoException(OctavoErrorCode.NotInFormat, $"{format} has no references between objects, which GenerateCodec(References = true) asks for.");

    /// <summary>A reference to no object.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void InvalidReference(string what) => throw new OctavoException(OctavoErrorCode.InvalidReference, "a reference to " + what);

    /// <summary>A reference to an object of another type than is there.</summary>
    public static Exception WrongReference(Type type) => new OctavoException(OctavoErrorCode.InvalidReference, $"the reference names an object that is not a {type}.");

    /// <summary>A hand-written codec that writes what its form in Protobuf does not have.</summary>
    internal static Exception NotTaggedCodec() => new OctavoException(OctavoErrorCode.NotInFormat,
        "the hand-written codec of this type writes a null, an array or a value of another type, but its [ProtobufForm] says that it is one number, text or bytes.");

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
}
