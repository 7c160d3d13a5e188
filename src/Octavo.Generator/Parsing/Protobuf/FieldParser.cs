// Owns: the step from a member's attributes, the library's own and protobuf-net's, to what it is as a field. Knows no other member.
using System;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Model;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Protobuf;

/// <summary>Parses fields of one type.</summary>
/// <param name="context">The parse.</param>
/// <param name="attributes">The attributes that count for the type.</param>
/// <param name="settings">What its members inherit.</param>
internal sealed class FieldParser(ParseContext context, ProtobufAttributes attributes, MessageSettings settings)
{
    // DataFormat
    private const int NetZigZag = 1;
    private const int NetFixedSize = 3;
    private const int NetGroup = 4;
    private const int NetWellKnown = 5;

    // MemberSerializationOptions
    private const int NetPacked = 1;
    private const int NetRequired = 2;
    private const int NetReference = 4;
    private const int NetOverwriteList = 16;

    // ProtobufPresence
    private const int Implicit = 1;
    private const int Explicit = 2;
    private const int Required = 3;

    // ProtobufEnums
    private const int Closed = 2;

    /// <summary>The field of a member whose value is parsed.</summary>
    public FieldModel Parse(MemberDraft member, int number)
    {
        AttributeData? own = member.OwnField;
        AttributeData? net = attributes.NetAttribute(member);
        int options = Attributes.Named(net, "Options", 0);
        FieldEncoding encoding = Encoding(own, "Encoding") is not FieldEncoding.Default and var said ? said
            : net is null && member.Encoding == ScalarEncoding.Fixed ? FieldEncoding.Fixed : NetEncoding(net, "DataFormat");
        int level = Attributes.Named(own, "Level", 0) is > 0 and var mine ? mine
            : Attributes.Named(net, "DataFormat", 0) == NetWellKnown ? Math.Max(settings.Level, FieldForm.Level240)
            : MessageSettings.LevelOf(member.Symbol) is > 0 and var theirs && attributes.IsNet ? theirs : settings.Level;
        int packing = Attributes.Named(own, "Packing", 0);
        int utf8 = Attributes.Named(own, "Utf8", 0);
        var plain = new FieldForm(FieldEncoding.Default, level)
        {
            TrustsUtf8 = utf8 == 0 ? settings.TrustsUtf8 : utf8 == 2,
            IsPacked = packing != 0 ? packing == 1 : !settings.IsExpanded || Attributes.Named(net, "IsPacked", false) || (options & NetPacked) != 0,
            IsNet = attributes.IsNet,
        };
        AttributeData? netMap = attributes.IsNet ? member.Find("ProtoBuf.ProtoMapAttribute") : null;
        ValueModel value = NullableValue.OfField(member.Value!);
        (ITypeSymbol? key, ITypeSymbol item) = Parts(member.Type, value);
        bool isClosed = Attributes.Named(own, "Enums", 0) is > 0 and var enums ? enums == Closed
            : settings.IsClosed || Attributes.Named(Attributes.Find(Unwrapped(item), Attributes.ProtobufEnum), "IsClosed", false);
        if (encoding == FieldEncoding.Default && attributes.IsNet && IsGroup(value is SequenceValue or MapValue or NullableValue ? item : member.Type))
        {
            encoding = FieldEncoding.Group;
        }
        FieldForm form = plain with { Encoding = encoding, Defined = Defined(item, isClosed) };
        bool isWrapper = Attributes.Named(own, "Wrapped", false);
        FieldPresence presence = Presence(member, own, net is not null && (Attributes.Named(net, "IsRequired", false) || (options & NetRequired) != 0));
        if (isWrapper && presence == FieldPresence.Implicit)
        {
            presence = FieldPresence.Explicit;
        }
        return new FieldModel(number, form, presence)
        {
            Key = plain with
            {
                Encoding = Encoding(own, "KeyEncoding") is not FieldEncoding.Default and var keyed ? keyed : NetEncoding(netMap, "KeyFormat"),
                Defined = Defined(key, isClosed)
            },
            Item = plain with
            {
                Encoding = Encoding(own, "ValueEncoding") is not FieldEncoding.Default and var valued ? valued
                : NetEncoding(netMap, "ValueFormat") is not FieldEncoding.Default and var formatted ? formatted : encoding,
                Defined = Defined(item, isClosed)
            },
            IsRequired = Attributes.Named(own, "Presence", settings.Presence) == Required,
            IsPresenceAsked = Attributes.Named(own, "Presence", settings.Presence) != 0,
            Oneof = Attributes.Named<string?>(own, "Oneof", null) ?? "",
            Name = Attributes.Named<string?>(own, "Name", null)
                ?? (attributes.IsNet && Attributes.Named<string?>(net, "Name", null) is string word && Foreign.UnfollowedProto.IsWord(word) ? word : null)
                ?? "",
            JsonName = Attributes.Named<string?>(own, "JsonName", null) ?? "",
            Default = Attributes.Named<string?>(own, "Default", null),
            IsWrapper = isWrapper,
            IsReference = attributes.IsNet && IsReferable(One(value)) && IsReference(net, options, value is MapValue ? item : member.Type),
            Replaces = Attributes.Named(own, "Replaces", false) || Attributes.Named(net, "OverwriteList", false) || (options & NetOverwriteList) != 0,
            LeftOut = !attributes.IsNet || presence == FieldPresence.Always ? ""
                : presence == FieldPresence.Implicit && member.Value is ScalarValue scalar ? LeftOut(member, scalar)
                : member.Value is TextValue ? LeftOutText(member) : "",
        };
    }

    /// <summary>Whether the field can be what its attributes ask for; else that is reported.</summary>
    public bool Check(MemberDraft member, FieldModel field)
    {
        ValueModel value = NullableValue.OfField(member.Value!);
        ValueModel one = One(value);
        string? wrong = !Fits(one, value is MapValue ? field.Item : field.Form) ? "the encoding is not one that its type can have"
            : value is MapValue { Key: var key } && !Fits(key, field.Key) ? "the encoding of keys is not one that their type can have"
            : field.IsWrapper && !HasWrapper(value, field.Form)
            ? "only nullable numbers and Booleans, text and byte arrays without a special encoding have a wrapper in google.protobuf"
            : field.Oneof.Length != 0 && (field.IsRequired || value is SequenceValue or MapValue) ? "a member of a oneof is neither required nor a collection"
            : field.Oneof.Length != 0 && value is ObjectValue { IsStruct: true, IsEnum: false } ? "a struct in a oneof is always there; make it nullable"
            : null;
        if (wrong is not null && attributes.IsAsked)
        {
            context.Report(Descriptors.BadField, member.Location, member.FullName, wrong);
        }
        return wrong is null;
    }

    /// <summary>What attributes of a member are about: the value, an element of it, a map's value.</summary>
    private static ValueModel One(ValueModel value) => value is SequenceValue sequence ? sequence.Element : value is MapValue map ? map.Item : value;

    private static bool Fits(ValueModel value, FieldForm form) => form.Encoding switch
    {
        FieldEncoding.ZigZag => Scalar(value) is ScalarKind.SByte or ScalarKind.Int16 or ScalarKind.Int32 or ScalarKind.Int64,
        FieldEncoding.Fixed => Scalar(value) is (>= ScalarKind.SByte and <= ScalarKind.UInt64) or ScalarKind.Char or ScalarKind.Guid,
        FieldEncoding.Group =>
            value is ObjectValue or NullableValue { Inner: ObjectValue } || (Scalar(value) is { } scalar && TaggedScalar.Of(scalar, form).IsMessage),
        _ => true,
    };

    private static bool HasWrapper(ValueModel value, FieldForm form) => form.Encoding == FieldEncoding.Default && value switch
    {
        NullableValue { IsOptional: false, Inner: ScalarValue { IsEnum: false } scalar } =>
            scalar.Kind is ScalarKind.Bool or (>= ScalarKind.SByte and <= ScalarKind.UInt64) or ScalarKind.Single or ScalarKind.Double,
        TextValue or BytesValue { Form: BytesForm.Array } => true,
        _ => false,
    };

    private static ScalarKind? Scalar(ValueModel value) => value switch
    {
        ScalarValue scalar => scalar.Kind,
        NullableValue { Inner: ScalarValue scalar } => scalar.Kind,
        _ => null,
    };

    private FieldPresence Presence(MemberDraft member, AttributeData? own, bool always)
    {
        int asked = Attributes.Named(own, "Presence", 0) is > 0 and var mine ? mine : settings.Presence;
        switch (NullableValue.OfField(member.Value!))
        {
            case NullableValue:
                return asked == Required ? FieldPresence.Always : FieldPresence.Explicit;
            case ScalarValue scalar:
                // A message, and its first tick is not a zero; but in a oneof it says that another member is the one.
                bool isTime = IsTime(scalar) && Attributes.Named<string?>(own, "Oneof", null) is null;
                return asked is Explicit or Required || always || (asked != Implicit && isTime) ? FieldPresence.Always : FieldPresence.Implicit;
            case ObjectValue { IsEnum: true }:
                return asked is Explicit or Required || always ? FieldPresence.Always : FieldPresence.Implicit;
            case TextValue or BytesValue:
                bool nullable = member.Type.NullableAnnotation == NullableAnnotation.Annotated || attributes.IsNet;
                return asked == Required ? FieldPresence.Always : asked == Explicit || (asked == 0 && nullable) || member.OwnField is not null && Oneof(member)
                    ? FieldPresence.Explicit : FieldPresence.Implicit;
            default:
                return asked == Required ? FieldPresence.Always : FieldPresence.Explicit;
        }
    }

    /// <summary>Whether a scalar is a point in time.</summary>
    public static bool IsTime(ValueModel value) => value is ScalarValue { Kind: ScalarKind.DateTime or ScalarKind.DateTimeOffset };

    /// <summary>A text of a oneof tells by null that it is not the one.</summary>
    private static bool Oneof(MemberDraft member) =>
        Attributes.Named<string?>(member.OwnField, "Oneof", null) is not null && member.Type.NullableAnnotation != NullableAnnotation.NotAnnotated;

    private static FieldEncoding Encoding(AttributeData? attribute, string name) => (FieldEncoding)Attributes.Named(attribute, name, 0);

    private static FieldEncoding NetEncoding(AttributeData? attribute, string name) => Attributes.Named(attribute, name, 0) switch
    {
        NetZigZag => FieldEncoding.ZigZag,
        NetFixedSize => FieldEncoding.Fixed,
        NetGroup => FieldEncoding.Group,
        _ => FieldEncoding.Default,
    };

    /// <summary>Whether protobuf-net's contract of a message has it between tags wherever a member says nothing else.</summary>
    private static bool IsGroup(ITypeSymbol type) => Attributes.Named(Attributes.Find(type, Foreign.ProtoBufAttributes.Contract), "IsGroup", false);

    /// <summary>Whether protobuf-net writes objects once and their keys from then on: the member's attribute says it, or the contract of its type, or of a
    /// map's values, if that says nothing.</summary>
    private static bool IsReference(AttributeData? net, int options, ITypeSymbol type) =>
        net?.NamedArguments.FirstOrDefault(a => a.Key == "AsReference") is { Key: not null, Value.Value: bool said } ? said
        : (options & NetReference) != 0 || Attributes.Named(Attributes.Find(type, Foreign.ProtoBufAttributes.Contract), "AsReferenceDefault", false);

    private static bool IsReferable(ValueModel value) => value is TextValue or ObjectValue { IsStruct: false, IsEnum: false };

    /// <summary>The types of a map's keys and of what is written one by one.</summary>
    private static (ITypeSymbol? Key, ITypeSymbol Item) Parts(ITypeSymbol type, ValueModel value) => (type, value) switch
    {
        (INamedTypeSymbol { TypeArguments: [var key, var item] }, MapValue) => (key, item),
        (INamedTypeSymbol { TypeArguments: [var one] }, _) => (null, one),
        (IArrayTypeSymbol array, _) => (null, array.ElementType),
        _ => (null, type),
    };

    /// <summary>The type in a nullable value, else itself.</summary>
    private static ITypeSymbol? Unwrapped(ITypeSymbol? type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable ? nullable.TypeArguments[0] : type;

    /// <summary>The numbers of a closed enum; none for open ones and other types.</summary>
    private static EquatableList<string> Defined(ITypeSymbol? type, bool isClosed)
    {
        type = Unwrapped(type);
        return !isClosed || type is not INamedTypeSymbol { TypeKind: TypeKind.Enum } ? default
            : type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue)
            .Select(f => Convert.ToString(f.ConstantValue, CultureInfo.InvariantCulture)!).Distinct().ToEquatable();
    }

    /// <summary>C# text of <c>[DefaultValue]</c>: protobuf-net leaves that value out, and writes zero.</summary>
    private string LeftOut(MemberDraft member, ScalarValue scalar)
    {
        if (member.Find("System.ComponentModel.DefaultValueAttribute") is not { } attribute)
        {
            return "";
        }
        object? given = attribute.ConstructorArguments switch
        {
            [{ Kind: not (TypedConstantKind.Array or TypedConstantKind.Type), Value: var value }] => value,
            // [DefaultValue(typeof(decimal), "5.0")]: a decimal is not a constant of an attribute.
            [{ Kind: TypedConstantKind.Type }, { Value: var text }] => text,
            _ => null,
        };
        if (given is null)
        {
            return "";
        }
        if (DefaultConstants.Text(given, scalar) is string converted)
        {
            return "(" + CSharpNames.Text(member.Type) + ")(" + converted + ")";
        }
        context.Report(Descriptors.UnfollowedProto, member.Location, $"[DefaultValue] on '{member.FullName}'",
            $"{CSharpNames.Literal(given)} cannot be converted to the type of the member; the field is left out if it has the default of that type");
        return "";
    }

    /// <summary>The same of text, without a cast.</summary>
    private static string LeftOutText(MemberDraft member) =>
        member.Find("System.ComponentModel.DefaultValueAttribute")?.ConstructorArguments is [{ Kind: TypedConstantKind.Primitive, Value: { } value }]
            ? CSharpNames.Literal(Convert.ToString(value, CultureInfo.InvariantCulture)!) : "";
}
