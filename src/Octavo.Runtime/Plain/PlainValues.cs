// Owns: which types of members the first tier knows, and the body of each. Knows no class but those that it is asked for.
using System.Diagnostics.CodeAnalysis;
using System.Text;
using Octavo.Codecs.Scalars;
using Octavo.Runtime.Symbols;

namespace Octavo.Runtime.Plain;

/// <summary>The bodies of types, each made once where it is needed: all members of a type share it.</summary>
internal static class PlainValues
{
    private static readonly Dictionary<Type, Func<PlainValue>> s_scalars = new()
    {
        [typeof(bool)] = static () => new LeafValue<bool, BoolCodec>(),
        [typeof(sbyte)] = static () => new LeafValue<sbyte, SByteCodec>(),
        [typeof(byte)] = static () => new LeafValue<byte, ByteCodec>(),
        [typeof(short)] = static () => new LeafValue<short, Int16Codec>(),
        [typeof(ushort)] = static () => new LeafValue<ushort, UInt16Codec>(),
        [typeof(int)] = static () => new LeafValue<int, Int32Codec>(),
        [typeof(uint)] = static () => new LeafValue<uint, UInt32Codec>(),
        [typeof(long)] = static () => new LeafValue<long, Int64Codec>(),
        [typeof(ulong)] = static () => new LeafValue<ulong, UInt64Codec>(),
        [typeof(Int128)] = static () => new LeafValue<Int128, Int128Codec>(),
        [typeof(UInt128)] = static () => new LeafValue<UInt128, UInt128Codec>(),
        [typeof(Half)] = static () => new LeafValue<Half, HalfCodec>(),
        [typeof(float)] = static () => new LeafValue<float, SingleCodec>(),
        [typeof(double)] = static () => new LeafValue<double, DoubleCodec>(),
        [typeof(decimal)] = static () => new LeafValue<decimal, DecimalCodec>(),
        [typeof(char)] = static () => new LeafValue<char, CharCodec>(),
        [typeof(Rune)] = static () => new LeafValue<Rune, RuneCodec>(),
        [typeof(Guid)] = static () => new LeafValue<Guid, GuidCodec>(),
        [typeof(DateTime)] = static () => new LeafValue<DateTime, DateTimeCodec>(),
        [typeof(DateTimeOffset)] = static () => new LeafValue<DateTimeOffset, DateTimeOffsetCodec>(),
        [typeof(DateOnly)] = static () => new LeafValue<DateOnly, DateOnlyCodec>(),
        [typeof(TimeOnly)] = static () => new LeafValue<TimeOnly, TimeOnlyCodec>(),
        [typeof(TimeSpan)] = static () => new LeafValue<TimeSpan, TimeSpanCodec>(),
    };

    private static readonly LeafValue<string?, TextCodec> s_text = new();
    private static readonly LeafValue<byte[]?, BytesCodec> s_bytes = new();
    private static readonly LeafValue<int, Int32Codec> s_int32 = new();
    private static readonly LeafValue<long, Int64Codec> s_int64 = new();

    /// <summary>Lists and arrays that writers and readers take whole, by the type of an element. Those of other single values are read in runs, whose errors
    /// at the end of data are not those of single reads.</summary>
    private static readonly Dictionary<Type, Func<bool, PlainValue>> s_lists = new()
    {
        [typeof(bool)] = static isList => isList ? new BulkList<bool>() : new BulkArray<bool>(),
        [typeof(sbyte)] = static isList => isList ? new BulkList<sbyte>() : new BulkArray<sbyte>(),
        [typeof(short)] = static isList => isList ? new BulkList<short>() : new BulkArray<short>(),
        [typeof(ushort)] = static isList => isList ? new BulkList<ushort>() : new BulkArray<ushort>(),
        [typeof(int)] = static isList => isList ? new BulkList<int>() : new BulkArray<int>(),
        [typeof(uint)] = static isList => isList ? new BulkList<uint>() : new BulkArray<uint>(),
        [typeof(long)] = static isList => isList ? new BulkList<long>() : new BulkArray<long>(),
        [typeof(ulong)] = static isList => isList ? new BulkList<ulong>() : new BulkArray<ulong>(),
        [typeof(float)] = static isList => isList ? new BulkList<float>() : new BulkArray<float>(),
        [typeof(double)] = static isList => isList ? new BulkList<double>() : new BulkArray<double>(),
    };

    /// <summary>The body of a type; null if the first tier does not know it.</summary>
    /// <param name="type">The type.</param>
    /// <param name="nullability">What its declaration says of null.</param>
    /// <param name="parser">Asked for classes, and whether other types have something said of them.</param>
    [RequiresDynamicCode("Closed types are made.")]
    internal static PlainValue? Find(Type type, Nullability nullability, PlainParser parser)
    {
        if (type.IsValueType)
        {
            return Scalar(type, parser);
        }
        if (parser.IsNamed(type))
        {
            return null;
        }
        if (type == typeof(string))
        {
            return s_text;
        }
        if (type.IsSZArray)
        {
            Type element = type.GetElementType()!;
            return element == typeof(byte) ? s_bytes
                : s_lists.TryGetValue(element, out Func<bool, PlainValue>? list) ? parser.IsNamed(element) ? null : parser.Keep(type, () => list(false))
                : Item(element, nullability.Argument(0), parser)?.Array(NameOf("an element of ", type, element, nullability.Argument(0)));
        }
        if (!type.IsGenericType)
        {
            return parser.Find(type)?.Value;
        }
        Type definition = type.GetGenericTypeDefinition();
        Type[] arguments = type.GetGenericArguments();
        if (definition == typeof(List<>))
        {
            return s_lists.TryGetValue(arguments[0], out Func<bool, PlainValue>? list)
                ? parser.IsNamed(arguments[0]) ? null : parser.Keep(type, () => list(true))
                : Item(arguments[0], nullability.Argument(0), parser)?.List(NameOf("an element of ", type, arguments[0], nullability.Argument(0)));
        }
        if (type.IsInterface)
        {
            Nullability element = nullability.Argument(0);
            return arguments.Length != 1 ? null
                : Item(arguments[0], element, parser)?.Contract(definition, NameOf("an element of ", type, arguments[0], element));
        }
        if (definition == typeof(HashSet<>) && arguments[0] == typeof(string) && !parser.IsNamed(arguments[0]))
        {
            return new TextSetValue(s_text, NameOf("an element of ", type, arguments[0], nullability.Argument(0)));
        }
        if (definition != typeof(Dictionary<,>) || parser.IsNamed(arguments[0]))
        {
            return null;
        }
        Nullability said = nullability.Argument(1);
        PlainValue? item = arguments[1].IsValueType ? Scalar(arguments[1], parser) : Item(arguments[1], said, parser);
        PlainName? name = item is null ? null : NameOf("a value of ", type, arguments[1], said);
        var key = new PlainName("a key of ", type);
        return arguments[0] == typeof(string) ? item?.Map<string>(s_text!, quoted: false, key, name)
            : arguments[0] == typeof(int) ? item?.Map(s_int32, quoted: true, key, name)
            : arguments[0] == typeof(long) ? item?.Map(s_int64, quoted: true, key, name) : null;
    }

    /// <summary>Text or objects.</summary>
    [RequiresDynamicCode("Closed types are made.")]
    private static PlainValue? Item(Type type, Nullability nullability, PlainParser parser) =>
        type == typeof(string) || type is { IsClass: true, IsGenericType: false, IsArray: false } ? Find(type, nullability, parser) : null;

    private static PlainName? NameOf(string before, Type type, Type part, Nullability nullability) =>
        PlainParser.RefusesNull(part, nullability) ? new PlainName(before, type) : null;

    [RequiresDynamicCode("Closed types are made.")]
    private static PlainValue? Scalar(Type type, PlainParser parser)
    {
        if (parser.IsNamed(type))
        {
            return null;
        }
        if (s_scalars.TryGetValue(type, out Func<PlainValue>? scalar))
        {
            return parser.Keep(type, scalar);
        }
        // What one assembly says of an enum another may not say: it is asked each time.
        Type? inner = type.IsEnum ? parser.IsPlainEnum(type) ? type.GetEnumUnderlyingType() : null : Nullable.GetUnderlyingType(type);
        if (inner is null || Scalar(inner, parser) is not { } of)
        {
            return null;
        }
        return parser.Keep(type, () => type.IsEnum ? New(typeof(EnumValue<,>), [type, inner], of) : New(typeof(OptionalValue<>), [inner], of));
    }

    [RequiresDynamicCode("Closed types are made.")]
    [UnconditionalSuppressMessage("Trimming", "IL2055", Justification = "The arguments are types of members, for which Use asks.")]
    [UnconditionalSuppressMessage("Trimming", "IL2067", Justification = "The definitions are named here.")]
    private static PlainValue New(Type definition, Type[] arguments, params object?[] with) =>
        (PlainValue)Activator.CreateInstance(definition.MakeGenericType(arguments), with)!;
}
