// Owns: the step from a type symbol to a value model: which kinds of types codecs know. Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

/// <summary>Parses the types of members, elements, keys and roots.</summary>
internal sealed class ValueParser(ParseContext context)
{
    private static readonly Dictionary<string, ScalarKind> s_scalars = new(StringComparer.Ordinal)
    {
        ["System.Int128"] = ScalarKind.Int128,
        ["System.UInt128"] = ScalarKind.UInt128,
        ["System.Half"] = ScalarKind.Half,
        ["System.Text.Rune"] = ScalarKind.Rune,
        ["System.Guid"] = ScalarKind.Guid,
        ["System.DateTimeOffset"] = ScalarKind.DateTimeOffset,
        ["System.DateOnly"] = ScalarKind.DateOnly,
        ["System.TimeOnly"] = ScalarKind.TimeOnly,
        ["System.TimeSpan"] = ScalarKind.TimeSpan,
    };

    private static readonly Dictionary<string, SequenceForm> s_sequences = new(StringComparer.Ordinal)
    {
        ["System.Collections.Generic.List"] = SequenceForm.List,
        ["System.Collections.Generic.HashSet"] = SequenceForm.HashSet,
        ["System.Collections.Generic.IEnumerable"] = SequenceForm.Enumerable,
        ["System.Collections.Generic.ICollection"] = SequenceForm.Collection,
        ["System.Collections.Generic.IList"] = SequenceForm.Collection,
        ["System.Collections.Generic.IReadOnlyCollection"] = SequenceForm.ReadOnlyCollection,
        ["System.Collections.Generic.IReadOnlyList"] = SequenceForm.ReadOnlyCollection,
        ["System.Collections.Generic.ISet"] = SequenceForm.Set,
        ["System.Collections.Generic.IReadOnlySet"] = SequenceForm.ReadOnlySet,
        ["System.Memory"] = SequenceForm.Memory,
        ["System.ReadOnlyMemory"] = SequenceForm.ReadOnlyMemory,
    };

    private static readonly Dictionary<string, MapForm> s_maps = new(StringComparer.Ordinal)
    {
        ["System.Collections.Generic.Dictionary"] = MapForm.Dictionary,
        ["System.Collections.Generic.IDictionary"] = MapForm.Interface,
        ["System.Collections.Generic.IReadOnlyDictionary"] = MapForm.ReadOnlyInterface,
    };

    /// <summary>Parses a type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="failure">Why there is no model of it.</param>
    public ValueModel? Parse(ITypeSymbol type, out ValueFailure? failure)
    {
        failure = null;
        context.IsObsolete |= type is INamedTypeSymbol && ObsoleteParser.Names(type);
        bool notNull = type.IsReferenceType && type.NullableAnnotation == NullableAnnotation.NotAnnotated;
        if (new ConverterParser(context).TryParse(type, notNull, out ValueModel? byHand, out failure))
        {
            return byHand;
        }
        if (new SurrogateParser(context).TryParse(type, notNull, out ValueModel? replaced, out failure))
        {
            return replaced;
        }
        switch (type)
        {
            case IArrayTypeSymbol { Rank: 1 } array:
                return array.ElementType.SpecialType == SpecialType.System_Byte
                    ? new BytesValue("byte[]", notNull, BytesForm.Array)
                    : Sequence(array, array.ElementType, SequenceForm.Array, notNull, out failure);
            case IArrayTypeSymbol array:
                return new CollectionParser(context, this).MultidimensionalArray(array, notNull, out failure);
            case IDynamicTypeSymbol:
                return new ObjectValue(CSharpNames.Text(type), "Object", notNull, IsStruct: false, LibraryTypes.ObjectCodec, IsLocal: false,
                    Fixed: null)
                { HoldsObjects = true };
            case INamedTypeSymbol { TypeKind: TypeKind.Error }:
                failure = ValueFailure.Silent; // the compiler says so itself
                return null;
            case INamedTypeSymbol named:
                return Named(named, notNull, out failure);
            default:
                failure =
                    ValueFailure.Unsupported(type,
                        type.TypeKind == TypeKind.TypeParameter ? "a type parameter" : type.TypeKind == TypeKind.FunctionPointer ? "a function pointer"
                            : $"a {type.TypeKind.ToString().ToLowerInvariant()}");
                return null;
        }
    }

    /// <summary>The name part of a type.</summary>
    public static string Name(ITypeSymbol type) => Scalar(type)?.ToString() ?? CSharpNames.Id(type);

    /// <summary>Whether a type is a collection that can be cleared and filled in place.</summary>
    public static bool MayFill(ITypeSymbol type) => type is INamedTypeSymbol { Arity: 1 or 2, ContainingType: null } named
        && CSharpNames.FullName(named.OriginalDefinition).Split('<')[0] is var definition
        && (SequenceFacts.Find(definition) is { Fills: true } || MapFacts.Find(definition) is { TakesExisting: true } || (named.Arity == 1
            ? s_sequences.TryGetValue(definition, out SequenceForm form)
            && form is SequenceForm.List or SequenceForm.HashSet or SequenceForm.Collection or SequenceForm.Set
            : s_maps.TryGetValue(definition, out MapForm map) && map is MapForm.Dictionary or MapForm.Interface));

    /// <summary>Whether a type is one of the data model's own: a scalar, sequence, map, nullable or tuple.</summary>
    public static bool IsKnown(INamedTypeSymbol type)
    {
        string definition = type is { Arity: not 0, ContainingType: null } ? CSharpNames.FullName(type).Split('<')[0] : "";
        return Scalar(type) is not null || type.SpecialType == SpecialType.System_String || type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T
            || IsTuple(type) || IsNumerics(type) || LibraryTypes.Codec(type) is not null || JsonTypes.Value(type, notNull: false) is not null
            || s_sequences.ContainsKey(definition) || s_maps.ContainsKey(definition) || CollectionParser.IsKnown(type, definition);
    }

    /// <summary>The scalar that a type is; null for others.</summary>
    public static ScalarKind? Scalar(ITypeSymbol type) => type.SpecialType switch
    {
        SpecialType.System_Boolean => ScalarKind.Bool,
        SpecialType.System_SByte => ScalarKind.SByte,
        SpecialType.System_Byte => ScalarKind.Byte,
        SpecialType.System_Int16 => ScalarKind.Int16,
        SpecialType.System_UInt16 => ScalarKind.UInt16,
        SpecialType.System_Int32 => ScalarKind.Int32,
        SpecialType.System_UInt32 => ScalarKind.UInt32,
        SpecialType.System_Int64 => ScalarKind.Int64,
        SpecialType.System_UInt64 => ScalarKind.UInt64,
        SpecialType.System_Single => ScalarKind.Single,
        SpecialType.System_Double => ScalarKind.Double,
        SpecialType.System_Decimal => ScalarKind.Decimal,
        SpecialType.System_Char => ScalarKind.Char,
        SpecialType.System_DateTime => ScalarKind.DateTime,
        _ => type is INamedTypeSymbol { IsValueType: true, Arity: 0, ContainingType: null } named
            && s_scalars.TryGetValue(CSharpNames.FullName(named), out ScalarKind kind) ? kind : null,
    };

    /// <summary>Whether a type is a tuple or a pair. One of eight and more has the eighth element and those after it in a tuple, its member Rest.</summary>
    private static bool IsTuple(INamedTypeSymbol type) => type.ContainingType is null
        && CSharpNames.Space(type) switch
        {
            "System" => type is { Name: "ValueTuple", IsValueType: true, Arity: <= 8 } or { Name: "Tuple", IsReferenceType: true, Arity: >= 1 and <= 8 },
            "System.Collections.Generic" => type is { Name: "KeyValuePair", IsValueType: true },
            _ => false,
        };

    private static bool IsNumerics(INamedTypeSymbol type) => type is { Arity: 0, IsValueType: true, ContainingType: null }
        && type.Name is "Vector2" or "Vector3" or "Vector4" or "Quaternion" or "Plane" or "Matrix3x2" or "Matrix4x4" or "Complex"
        && CSharpNames.Space(type) == "System.Numerics";

    private ValueModel? Named(INamedTypeSymbol type, bool notNull, out ValueFailure? failure)
    {
        failure = null;
        if (type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T)
        {
            ValueModel? inner = Parse(type.TypeArguments[0], out failure);
            return inner is null ? null : new NullableValue(CSharpNames.Text(type), inner);
        }
        if (Scalar(type) is ScalarKind scalar)
        {
            return new ScalarValue(ScalarFacts.Of(scalar).CSharp, scalar.ToString(), scalar, IsEnum: false);
        }
        if (type.SpecialType == SpecialType.System_String)
        {
            return new TextValue(notNull);
        }
        if (!context.CanReach(type))
        {
            failure = ValueFailure.Unsupported(type, "a type that emitted code cannot name " + ParseContext.WhyUnnamed(type));
            return null;
        }
        if (type.TypeKind == TypeKind.Enum && Scalar(type.EnumUnderlyingType!) is ScalarKind underlying)
        {
            return new EnumParser(context).Parse(type, underlying);
        }
        string definition = type.Arity == 0 ? "" : CSharpNames.FullName(type).Split('<')[0];
        if (type is { Arity: 1, ContainingType: null }
            && (s_sequences.ContainsKey(definition) || definition is "System.ArraySegment" or "System.Buffers.ReadOnlySequence"))
        {
            ITypeSymbol element = type.TypeArguments[0];
            if (element.SpecialType == SpecialType.System_Byte
                && definition is "System.Memory" or "System.ReadOnlyMemory" or "System.ArraySegment" or "System.Buffers.ReadOnlySequence")
            {
                return new BytesValue(CSharpNames.Text(type), false, type.Name switch
                {
                    "Memory" => BytesForm.Memory,
                    "ArraySegment" => BytesForm.ArraySegment,
                    "ReadOnlySequence" => BytesForm.ReadOnlySequence,
                    _ => BytesForm.ReadOnlyMemory,
                });
            }
            if (s_sequences.TryGetValue(definition, out SequenceForm form))
            {
                return Sequence(type, element, form, notNull, out failure);
            }
        }
        if (type is { Arity: 2, ContainingType: null } && s_maps.TryGetValue(definition, out MapForm map))
        {
            ValueModel? key = Parse(type.TypeArguments[0], out failure);
            ValueModel? item = key is null ? null : Parse(type.TypeArguments[1], out failure);
            KeyHashing? hashing = KeyParser.Parse(context, type.TypeArguments[0]);
            return key is null || item is null ? null
                : new MapValue(CSharpNames.Text(type), notNull, map, key, item) { Hashing = hashing, KeepsWhole = hashing is { IsWhole: true } };
        }
        if (type.ContainingType is null && CollectionParser.IsKnown(type, definition))
        {
            return new CollectionParser(context, this).Known(type, definition, notNull, out failure);
        }
        if (context.Facts.HasCodec(type) && CollectionParser.IsUsers(type))
        {
            return new ReferenceParser(context).Has(type) ? new SharedCollectionParser(context, this).Parse(type, notNull, out failure)
                : new CollectionParser(context, this).Users(type, notNull, out failure);
        }
        return Object(type, notNull, out failure);
    }

    private SequenceValue? Sequence(ITypeSymbol type, ITypeSymbol elementType, SequenceForm form, bool notNull, out ValueFailure? failure)
    {
        ValueModel? element = Parse(elementType, out failure);
        var sequence = element is null ? null : new SequenceValue(CSharpNames.Text(type), notNull, form, element);
        if (sequence is not { ReadsSet: true })
        {
            return sequence;
        }
        KeyHashing? hashing = KeyParser.Parse(context, elementType);
        return sequence with { Hashing = hashing, KeepsWhole = hashing is { IsWhole: true } };
    }

    /// <summary>A value with a codec: of JSON, of the library, emitted here, or of another assembly or a user, in this order.</summary>
    private ObjectValue? Object(INamedTypeSymbol type, bool notNull, out ValueFailure? failure)
    {
        failure = null;
        if (JsonTypes.Value(type, notNull) is ObjectValue json)
        {
            return json;
        }
        if (LibraryTypes.Codec(type) is string library)
        {
            return Library(type, notNull, library);
        }
        failure = Abstract(type);
        if (failure is not null)
        {
            return null;
        }
        if (IsTuple(type) || IsNumerics(type))
        {
            return Carried(type, notNull, out failure);
        }
        if (new GenericParser(context).TryParse(type, notNull, out ObjectValue? generic, out failure))
        {
            return generic;
        }
        if (context.Facts.IsEmitted(type))
        {
            // The linker knows the codec's final name and whether the type could be parsed.
            return Emitted(type, notNull) with { IsUnion = IncludedPart.IsUnionOfCases(type) };
        }
        if (context.Facts.Conflict(type) is { } rivals)
        {
            failure = ValueFailure.Conflict(type, rivals);
            return null;
        }
        if (context.Facts.Foreign(type) is INamedTypeSymbol codec && context.CanReach(codec))
        {
            return Foreign(type, notNull, codec);
        }
        failure = ForeignTypes.Unsupported(type) is string reason ? ValueFailure.Unsupported(type, reason) : ValueFailure.NoCodec(type);
        return null;
    }

    private static ObjectValue Emitted(INamedTypeSymbol type, bool notNull) =>
        new(CSharpNames.Text(type), CSharpNames.Id(type), notNull, type.IsValueType, CSharpNames.Text(type), IsLocal: true, Fixed: null);

    private static ObjectValue Library(INamedTypeSymbol type, bool notNull, string codec)
    {
        (FieldContent content, int wire) = LibraryTypes.Field(type);
        return new ObjectValue(CSharpNames.Text(type), CSharpNames.Id(type), notNull, type.IsValueType, codec, IsLocal: false, Fixed: null)
        {
            HoldsObjects = LibraryTypes.HoldsObjects(type),
            Content = content,
            PayloadWire = wire,
            ByHand = LibraryTypes.IsWellKnown(type),
            IsKeyText = LibraryTypes.IsKeyText(type),
            IsKeyNumber = LibraryTypes.IsKeyNumber(type),
        };
    }

    /// <summary>Why an interface or abstract class has no codec; null for other types and for unions.</summary>
    private ValueFailure? Abstract(INamedTypeSymbol type)
    {
        bool isInterface = type.TypeKind == TypeKind.Interface;
        if (!(isInterface || (type.TypeKind == TypeKind.Class && type.IsAbstract))
            || (context.Facts.IsEmitted(type) && UnionAttributes.IsUnion(type)) || context.Facts.Foreign(type) is not null)
        {
            return null;
        }
        string what = isInterface ? "an interface" : "an abstract class";
        // Only whoever declares it can make it a union.
        return StateAnalysis.IsHidden(type)
            ? ValueFailure.Unsupported(type, $"{what} of another assembly: data does not say which type to make, unless [CodecConverter] names a codec")
            : ValueFailure.Abstract(type, what);
    }

    /// <summary>A type of the platform whose codec this assembly carries: a tuple, or one of System.Numerics.</summary>
    private ObjectValue? Carried(INamedTypeSymbol type, bool notNull, out ValueFailure? failure)
    {
        failure = null;
        if (type.TypeArguments.Any(a => a.TypeKind == TypeKind.TypeParameter))
        {
            failure = ValueFailure.Unsupported(type, "a type that is not closed");
            return null;
        }
        // One that is closed with and without null comes more than once, and is merged in the end.
        bool isNew = context.Begun.Add(CSharpNames.Text(type) + " " + TypeNullability.Text(type));
        return isNew && !new TypeParser(context).ParseCarried(type, out failure) ? null : Emitted(type, notNull);
    }

    /// <summary>A value whose codec is of another assembly or written by hand.</summary>
    private static ObjectValue Foreign(INamedTypeSymbol type, bool notNull, INamedTypeSymbol codec)
    {
        (FieldContent content, int wire) = ForeignFacts.Field(codec);
        return new ObjectValue(CSharpNames.Text(type), CSharpNames.Id(type), notNull, type.IsValueType, CSharpNames.Text(codec), IsLocal: false,
            ForeignFacts.Of(codec))
        {
            IsUnion = IncludedPart.IsUnionOfCases(type),
            Content = content,
            PayloadWire = wire,
            Single = ForeignFacts.Single(codec),
            IsKeyText = ForeignFacts.IsKeyText(codec),
            Formats = ForeignFacts.Formats(codec),
            Adapter = ConverterParser.Adapter(codec, type),
            CanBeAbsent = ConverterParser.OfMembers(codec, type) is not null
        };
    }

    /// <summary>Whether a type is one of the platform's own.</summary>
    public static bool IsPlatform(INamedTypeSymbol type)
    {
        string space = CSharpNames.Space(type);
        return !type.Locations.Any(l => l.IsInSource) && (space == "System" || space.StartsWith("System.", StringComparison.Ordinal));
    }
}
