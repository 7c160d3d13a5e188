// Owns: which types of members the first tier knows, and the body of each. Knows no class but those that it is asked for.
using System.Diagnostics.CodeAnalysis;
using System.Text;
using Octavo.Codecs.Scalars;
using Octavo.Runtime.Symbols;

namespace Octavo.Runtime.Interpreter;

/// <summary>The bodies of types, each made once where it is needed: all members of a type share it.</summary>
internal static class PlainValues
{
    private static readonly LeafValue<string?, TextCodec> s_text = new();
    private static readonly LeafValue<byte[]?, BytesCodec> s_bytes = new();
    private static readonly LeafValue<int, Int32Codec> s_int32 = new();
    private static readonly LeafValue<long, Int64Codec> s_int64 = new();

    /// <summary>The body of a type; null if the first tier does not know it.</summary>
    /// <param name="type">The type.</param>
    /// <param name="nullability">The nullable annotations of its declaration.</param>
    /// <param name="parser">Asked for classes, and whether other types have attributes of their own.</param>
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
                : IsBulk(element) ? parser.IsNamed(element) ? null : parser.Keep(type, static array => Bulk(array.GetElementType()!, isList: false))
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
            return IsBulk(arguments[0])
                ? parser.IsNamed(arguments[0]) ? null : parser.Keep(type, static list => Bulk(list.GetGenericArguments()[0], isList: true))
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
        // What one assembly says about an enum another may not say: it is asked each time, of a nullable one too.
        Type? inner = type.IsEnum ? parser.IsPlainEnum(type) ? type.GetEnumUnderlyingType() : null : Nullable.GetUnderlyingType(type);
        if (inner is null)
        {
            return type.IsEnum ? null : parser.Keep(type, static scalar => Leaf(scalar));
        }
        return Scalar(inner, parser) is not { } of ? null
            : parser.Keep(type, made => made.IsEnum ? New(typeof(EnumValue<,>), [made, inner], of) : New(typeof(OptionalValue<>), [inner], of));
    }

    /// <summary>The body of a single value; null if the type is not one. A method makes each: in a table, or in line, every one would cost the first byte of a
    /// process its share, and it has a few.</summary>
    private static PlainValue? Leaf(Type type)
    {
        if (type == typeof(bool))
        {
            return OfBool();
        }
        if (type == typeof(sbyte))
        {
            return OfSByte();
        }
        if (type == typeof(byte))
        {
            return OfByte();
        }
        if (type == typeof(short))
        {
            return OfInt16();
        }
        if (type == typeof(ushort))
        {
            return OfUInt16();
        }
        if (type == typeof(int))
        {
            return OfInt32();
        }
        if (type == typeof(uint))
        {
            return OfUInt32();
        }
        if (type == typeof(long))
        {
            return OfInt64();
        }
        if (type == typeof(ulong))
        {
            return OfUInt64();
        }
        if (type == typeof(Int128))
        {
            return OfInt128();
        }
        if (type == typeof(UInt128))
        {
            return OfUInt128();
        }
        if (type == typeof(Half))
        {
            return OfHalf();
        }
        if (type == typeof(float))
        {
            return OfSingle();
        }
        if (type == typeof(double))
        {
            return OfDouble();
        }
        if (type == typeof(decimal))
        {
            return OfDecimal();
        }
        if (type == typeof(char))
        {
            return OfChar();
        }
        if (type == typeof(Rune))
        {
            return OfRune();
        }
        if (type == typeof(Guid))
        {
            return OfGuid();
        }
        if (type == typeof(DateTime))
        {
            return OfDateTime();
        }
        if (type == typeof(DateTimeOffset))
        {
            return OfDateTimeOffset();
        }
        if (type == typeof(DateOnly))
        {
            return OfDateOnly();
        }
        if (type == typeof(TimeOnly))
        {
            return OfTimeOnly();
        }
        if (type == typeof(TimeSpan))
        {
            return OfTimeSpan();
        }
        return null;

        static PlainValue OfBool() => new LeafValue<bool, BoolCodec>();
        static PlainValue OfSByte() => new LeafValue<sbyte, SByteCodec>();
        static PlainValue OfByte() => new LeafValue<byte, ByteCodec>();
        static PlainValue OfInt16() => new LeafValue<short, Int16Codec>();
        static PlainValue OfUInt16() => new LeafValue<ushort, UInt16Codec>();
        static PlainValue OfInt32() => new LeafValue<int, Int32Codec>();
        static PlainValue OfUInt32() => new LeafValue<uint, UInt32Codec>();
        static PlainValue OfInt64() => new LeafValue<long, Int64Codec>();
        static PlainValue OfUInt64() => new LeafValue<ulong, UInt64Codec>();
        static PlainValue OfInt128() => new LeafValue<Int128, Int128Codec>();
        static PlainValue OfUInt128() => new LeafValue<UInt128, UInt128Codec>();
        static PlainValue OfHalf() => new LeafValue<Half, HalfCodec>();
        static PlainValue OfSingle() => new LeafValue<float, SingleCodec>();
        static PlainValue OfDouble() => new LeafValue<double, DoubleCodec>();
        static PlainValue OfDecimal() => new LeafValue<decimal, DecimalCodec>();
        static PlainValue OfChar() => new LeafValue<char, CharCodec>();
        static PlainValue OfRune() => new LeafValue<Rune, RuneCodec>();
        static PlainValue OfGuid() => new LeafValue<Guid, GuidCodec>();
        static PlainValue OfDateTime() => new LeafValue<DateTime, DateTimeCodec>();
        static PlainValue OfDateTimeOffset() => new LeafValue<DateTimeOffset, DateTimeOffsetCodec>();
        static PlainValue OfDateOnly() => new LeafValue<DateOnly, DateOnlyCodec>();
        static PlainValue OfTimeOnly() => new LeafValue<TimeOnly, TimeOnlyCodec>();
        static PlainValue OfTimeSpan() => new LeafValue<TimeSpan, TimeSpanCodec>();
    }

    /// <summary>Whether writers and readers take lists and arrays of a type whole. Those of other single values are read in runs, whose errors at the end of
    /// data are not those of single reads.</summary>
    private static bool IsBulk(Type element) => element.IsPrimitive && element != typeof(byte) && element != typeof(char) && element != typeof(nint)
        && element != typeof(nuint);

    /// <summary>A list or an array that is taken whole, by the type of an element.</summary>
    private static PlainValue? Bulk(Type element, bool isList)
    {
        if (element == typeof(bool))
        {
            return OfBool();
        }
        if (element == typeof(sbyte))
        {
            return OfSByte();
        }
        if (element == typeof(short))
        {
            return OfInt16();
        }
        if (element == typeof(ushort))
        {
            return OfUInt16();
        }
        if (element == typeof(int))
        {
            return OfInt32();
        }
        if (element == typeof(uint))
        {
            return OfUInt32();
        }
        if (element == typeof(long))
        {
            return OfInt64();
        }
        if (element == typeof(ulong))
        {
            return OfUInt64();
        }
        if (element == typeof(float))
        {
            return OfSingle();
        }
        if (element == typeof(double))
        {
            return OfDouble();
        }
        return null;

        PlainValue OfBool() => isList ? new BulkList<bool>() : new BulkArray<bool>();
        PlainValue OfSByte() => isList ? new BulkList<sbyte>() : new BulkArray<sbyte>();
        PlainValue OfInt16() => isList ? new BulkList<short>() : new BulkArray<short>();
        PlainValue OfUInt16() => isList ? new BulkList<ushort>() : new BulkArray<ushort>();
        PlainValue OfInt32() => isList ? new BulkList<int>() : new BulkArray<int>();
        PlainValue OfUInt32() => isList ? new BulkList<uint>() : new BulkArray<uint>();
        PlainValue OfInt64() => isList ? new BulkList<long>() : new BulkArray<long>();
        PlainValue OfUInt64() => isList ? new BulkList<ulong>() : new BulkArray<ulong>();
        PlainValue OfSingle() => isList ? new BulkList<float>() : new BulkArray<float>();
        PlainValue OfDouble() => isList ? new BulkList<double>() : new BulkArray<double>();
    }

    [RequiresDynamicCode("Closed types are made.")]
    [UnconditionalSuppressMessage("Trimming", "IL2055", Justification = "The arguments are types of members, for which Use asks.")]
    [UnconditionalSuppressMessage("Trimming", "IL2067", Justification = "The definitions are named here.")]
    private static PlainValue New(Type definition, Type[] arguments, params object?[] with) =>
        (PlainValue)Activator.CreateInstance(definition.MakeGenericType(arguments), with)!;
}
