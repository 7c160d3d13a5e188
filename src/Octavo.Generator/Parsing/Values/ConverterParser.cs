// Owns: hand-written codecs: which one an attribute names for a type, and whether it can serve. Knows no member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Types;
using Octavo.Model;
using Octavo.Model.Planning;
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

internal sealed class ConverterParser(ParseContext context)
{
    /// <summary>Parses a type that an attribute of its own, or of the assembly, gives a hand-written codec.</summary>
    /// <returns>False if it has none.</returns>
    public bool TryParse(ITypeSymbol type, bool notNull, out ValueModel? value, out ValueFailure? failure)
    {
        (value, failure) = (null, null);
        if (Named(type) is not INamedTypeSymbol converter)
        {
            return false;
        }
        if (Check(type, ref converter) is not null)
        {
            failure = ValueFailure.Silent; // reported where the attribute is
            return true;
        }
        value = Value(type, notNull, converter);
        if (!converter.TypeArguments.IsEmpty && !IsOpen(type))
        {
            // A closed type has no attribute of its own by which it would get its entry: graphs compare what it holds through that.
            context.AddRoot(value with { NotNull = false });
        }
        return true;
    }

    /// <summary>Parses a type with the converter that a member names; of a nullable value type also its value's.</summary>
    public ValueModel? Parse(ITypeSymbol type, AttributeData attribute, out ValueFailure? failure)
    {
        failure = null;
        if (attribute.ConstructorArguments is not [{ Value: INamedTypeSymbol converter }])
        {
            failure = new ValueFailure(Descriptors.BadConverter, "the attribute", "on a member it names only the converter");
            return null;
        }
        bool notNull = type.IsReferenceType && type.NullableAnnotation == NullableAnnotation.NotAnnotated;
        string? reason = Check(type, ref converter);
        if (reason is null)
        {
            return Value(type, notNull, converter);
        }
        if (type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            && Check(nullable.TypeArguments[0], ref converter) is null)
        {
            return new NullableValue(CSharpNames.Text(type), Value(nullable.TypeArguments[0], false, converter));
        }
        failure = new ValueFailure(Descriptors.BadConverter, converter.ToDisplayString(), reason);
        return null;
    }

    /// <summary>The value of a member with whether null is refused within an optional one: elsewhere, as of type arguments, that is one type with and
    /// without.</summary>
    public static ValueModel? AsMember(ITypeSymbol type, ValueModel? value) =>
        value is ObjectValue { Held: { CanBeNull: true } held } item
            && type is INamedTypeSymbol { TypeArguments: [{ IsReferenceType: true, NullableAnnotation: NullableAnnotation.NotAnnotated }] }
            ? item with { Held = held with { NotNull = true } }
            : value;

    /// <summary>Parses what an attribute on a type or assembly asks for: the converter's entry, so roots find it.</summary>
    public void ParseAsked(AttributeData attribute, INamedTypeSymbol? target, Location? location)
    {
        (ITypeSymbol? type, INamedTypeSymbol? converter) = attribute.ConstructorArguments switch
        {
            [{ Value: INamedTypeSymbol one }] when target is not null => (target, one),
            [{ Value: ITypeSymbol one }, { Value: INamedTypeSymbol two }] when target is null => (one, two),
            _ => (null, null),
        };
        if (type is null || converter is null)
        {
            context.Report(Descriptors.BadConverter, location, target?.ToDisplayString() ?? "the assembly", "the attribute",
                target is null ? "on an assembly it names the type, then the converter" : "on a type it names only the converter");
            return;
        }
        INamedTypeSymbol closed = converter;
        string? reason = type is INamedTypeSymbol named && Attributes.Find(named.OriginalDefinition, Attributes.GenerateCodec) is not null
            ? "the type also has [GenerateCodec]"
            : (target is null ? context.Facts.OtherForm(attribute, type) : null) ?? Check(type, ref closed);
        if (reason is not null)
        {
            context.Report(Descriptors.BadConverter, location, type.ToDisplayString(), converter.ToDisplayString(), reason);
        }
        else if (!IsOpen(type))
        {
            context.AddRoot(Value(type, false, closed));
        }
    }

    /// <summary>The converter that an attribute of the type or of the assembly names, unchecked.</summary>
    public INamedTypeSymbol? Named(ITypeSymbol type) =>
        context.Facts.Converter(type) ?? (type is INamedTypeSymbol { SpecialType: SpecialType.None } named
            && Attributes.Find(named.OriginalDefinition, Attributes.CodecConverter)?.ConstructorArguments is [{ Value: INamedTypeSymbol converter }] ? converter
            : null);

    /// <summary>Why a converter cannot serve a type, or null; an open one is closed with the type's arguments.</summary>
    private string? Check(ITypeSymbol type, ref INamedTypeSymbol converter)
    {
        if (converter.IsUnboundGenericType)
        {
            if (type is not INamedTypeSymbol named || named.Arity != converter.Arity || converter.ContainingType is { IsGenericType: true })
            {
                return "it is open and has another number of type parameters than the type";
            }
            converter = converter.OriginalDefinition.Construct([.. (named.IsUnboundGenericType ? named.OriginalDefinition : named).TypeArguments]);
            type = named.IsUnboundGenericType ? named.OriginalDefinition : named;
        }
        if (converter.TypeKind != TypeKind.Struct || converter.IsRefLikeType)
        {
            return "it is not a struct";
        }
        if (!context.CanReach(converter))
        {
            return "emitted code cannot name it " + ParseContext.WhyUnnamed(converter);
        }
        ITypeSymbol served = type;
        if (Contract(converter, type) is not { } contract)
        {
            return $"it does not implement ICodec<{type.ToDisplayString(NullableFlowState.None)}>";
        }
        INamedTypeSymbol implementing = converter;
        // By name, as emitted code calls it: of another assembly's converter the method behind the contract may be a stub of the compiler's.
        return contract.GetMembers().OfType<IMethodSymbol>().Concat(OfMembers(converter, served)?.GetMembers().OfType<IMethodSymbol>() ?? [])
            .Any(m => !implementing.GetMembers(m.Name).OfType<IMethodSymbol>()
            .Any(found =>
                found is { IsStatic: true, DeclaredAccessibility: Accessibility.Public } && found.Arity == m.Arity
                    && found.Parameters.Length == m.Parameters.Length))
            ? "it implements ICodec explicitly, so emitted code cannot call it by name"
            : FormReason(converter, served);
    }

    /// <summary>What a converter implements: the contract of hand-written codecs, or that of the engine, which the library's own have.</summary>
    private static INamedTypeSymbol? Contract(INamedTypeSymbol converter, ITypeSymbol type) =>
        Find(converter, "ICodec", "Octavo", type) ?? Find(converter, "ISequentialCodec", "Octavo.Internal", type)
            ?? Find(converter, "IValueCodec", "Octavo.Internal", type);

    /// <summary>The contract of codecs that tell absence; null if a converter does not have it.</summary>
    public static INamedTypeSymbol? OfMembers(INamedTypeSymbol converter, ITypeSymbol type) =>
        Find(converter, "IMemberCodec", "Octavo", type) ?? Find(converter, "ISequentialMemberCodec", "Octavo.Internal", type);

    private static INamedTypeSymbol? Find(INamedTypeSymbol converter, string name, string space, ITypeSymbol type) =>
        converter.AllInterfaces.FirstOrDefault(i => i.Name == name && i.Arity == 1 && CSharpNames.Space(i) == space
        && SymbolEqualityComparer.Default.Equals(i.TypeArguments[0], type));

    /// <summary>The engine's adapter over a codec that is written by hand; empty for codecs of the engine.</summary>
    public static string Adapter(INamedTypeSymbol codec, ITypeSymbol type) =>
        Find(codec, "IMemberCodec", "Octavo", type) is not null ? "MemberByHand"
            : Find(codec, "ICodec", "Octavo", type) is not null ? "ByHand" : "";

    /// <summary>The value of a type with a converter. What a generic one is closed with becomes a root, so it finds the codecs of these; those that have none
    /// it may do without.</summary>
    private ObjectValue Value(ITypeSymbol type, bool notNull, INamedTypeSymbol converter)
    {
        ObjectValue made = Made(type, notNull, converter);
        if (!context.Converted.Add(made.Type))
        {
            // The type is an argument of its own converter, as of Text<Mark> on Mark: whoever began it gathers what it holds.
            return made with { Reaches = new[] { made.Type }.ToEquatable() };
        }
        foreach (ITypeSymbol argument in converter.TypeArguments.Where(a => !IsParameter(a)))
        {
            if (new ValueParser(context).Parse(argument.WithNullableAnnotation(NullableAnnotation.None), out _) is { } value)
            {
                RootParser.Add(context, value);
                made = made with { Reaches = made.Reaches.Concat(ValueTree.Objects(value).SelectMany(o => o.Reaches.Append(o.Type))).Distinct().ToEquatable() };
                made = IsOptional(converter) ? made with { Held = value } : made;
            }
        }
        context.Converted.Remove(made.Type);
        return made;
    }

    private static bool IsOptional(INamedTypeSymbol converter) =>
        converter.Name == "CodecOptionalCodec" && CSharpNames.Space(converter) == "Octavo.Internal";

    private static bool IsParameter(ITypeSymbol type) => type is ITypeParameterSymbol || IsOpen(type);

    private ObjectValue Made(ITypeSymbol type, bool notNull, INamedTypeSymbol converter)
    {
        ObjectValue made =
            new(CSharpNames.Text(type), ValueParser.Name(type), notNull, type.IsValueType, CSharpNames.Text(converter), IsLocal: false,
                Fixed: null)
            {
                ByHand = true,
                Adapter = Adapter(converter, type),
                CanBeAbsent = OfMembers(converter, type) is not null,
                IsPublic = ModelBuilder.IsPublic(type) && ModelBuilder.IsPublic(converter),
                IsForeign = type is INamedTypeSymbol named && !context.Declares(named),
            };
        return FormType(converter) is { } form && Form(form) is { } value
            ? made with { Content = FieldContent.Payload, PayloadWire = FieldContents.Wire(value, FieldForm.Plain), TaggedShape = new ShapeText().Of(value) }
            : made;
    }

    /// <summary>What a converter says that it is in a tagged format; null if it says nothing.</summary>
    private static ITypeSymbol? FormType(INamedTypeSymbol converter) =>
        Attributes.Find(converter.OriginalDefinition, Attributes.ProtobufForm)?.ConstructorArguments is [{ Value: ITypeSymbol form }] ? form : null;

    /// <summary>The value of a form; null for a type that is more than one value of a field.</summary>
    private static ValueModel? Form(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Enum ? null
        : ValueParser.Scalar(type) is ScalarKind kind ? new ScalarValue(CSharpNames.Text(type), kind.ToString(), kind, IsEnum: false)
        : type.SpecialType == SpecialType.System_String ? new TextValue(NotNull: false)
        : type is IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte }
        ? new BytesValue(CSharpNames.Text(type), false, BytesForm.Array)
        : null;

    /// <summary>Why the form that a converter says cannot be; null if it can, or if it says none.</summary>
    private static string? FormReason(INamedTypeSymbol converter, ITypeSymbol type) =>
        FormType(converter) is not { } form ? null
        : Form(form) is null ? $"its [ProtobufForm] names '{form.ToDisplayString()}', which is not a number, text, bytes, Guid or time"
        : Find(converter, "ISequentialCodec", "Octavo.Internal", type) is not null && OfMembers(converter, type) is null
        ? "it has [ProtobufForm], but ISequentialCodec is not for Protobuf; implement ICodec"
        : OfMembers(converter, type) is not null ? "it has [ProtobufForm], which cannot be used with IMemberCodec: an absent field means null"
        : type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T }
        ? "it has [ProtobufForm], so it must be the codec of the value and not of the nullable value"
        : null;

    private static bool IsOpen(ITypeSymbol type) => type is INamedTypeSymbol named
        && (named.IsUnboundGenericType || named.TypeArguments.Any(a => a is ITypeParameterSymbol || IsOpen(a))
        || (named.ContainingType is not null && IsOpen(named.ContainingType)));
}
