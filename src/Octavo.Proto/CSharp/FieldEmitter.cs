// Owns: the property of a field and what its attributes say.
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Octavo.Protobuf.Schema;
using Octavo.Proto.Model;
using Octavo.Proto.Text;

namespace Octavo.Proto.CSharp;

internal sealed class FieldEmitter(CodeText code, TypeNames types)
{
    /// <summary>The field that keeps what a member of a oneof has.</summary>
    public static string Storage(ProtoField field) => "_field" + field.Number.ToString(CultureInfo.InvariantCulture);

    public void Field(ProtoField field, MemberNames names)
    {
        string name = names[field];
        string wire = names.Wire(field);
        bool isOneof = field.Oneof >= 0 && !field.Parent!.Oneofs[field.Oneof].IsSynthetic;
        string? wrapped = types.Wrapped(field);
        string type = wrapped ?? Type(field);
        bool isNullable = !field.IsRepeated && (field.Message is not null || isOneof || field.Features.Presence != ProtoFeatures.Implicit);
        if (isOneof)
        {
            code.Line($"private {type}? {Storage(field)};");
            code.Line();
        }
        code.Summary(field.Comment);
        code.Line($"[global::Octavo.CodecMember({field.Number.ToString(CultureInfo.InvariantCulture)}, {CSharpNames.Literal(wire)})]");
        string[] said = [.. Said(field, isOneof, wrapped is not null), .. Declared(field, wire)];
        if (said.Length != 0)
        {
            code.Line($"[global::Octavo.ProtobufMember({string.Join(", ", said)})]");
        }
        if (isOneof)
        {
            OneofMember(field, type, name, names.Of(field.Parent!.Oneofs[field.Oneof]).Clear);
        }
        else
        {
            code.Line($"public {type}{(isNullable ? "?" : "")} {name} {{ get; set; }}{(isNullable ? "" : Initial(field, type))}");
        }
        if (field.Default is not null)
        {
            code.Line();
            code.Line($"/// <summary><see cref=\"{name}\"/>, or the default of the field where it is absent.</summary>");
            code.Line("[global::Octavo.CodecIgnore]");
            code.Line($"public {type} {names.OrDefault(field)} => {name} ?? {DefaultLiteral.Of(field, type, types.Naming)};");
        }
    }

    // By the method that clears all: with a line for each other field, a oneof of n would be n² lines.
    private void OneofMember(ProtoField field, string type, string name, string clear)
    {
        code.Open($"public {type}? {name}");
        code.Line($"get => {Storage(field)};");
        code.Open("set");
        code.Line($"if (value is not null) {clear}();");
        code.Line($"{Storage(field)} = value;");
        code.Close();
        code.Close();
    }

    private string Type(ProtoField field) =>
        field.IsMap ? $"global::System.Collections.Generic.Dictionary<{types.Of(field.Message!.Fields[0])}, {types.Of(field.Message.Fields[1])}>"
        : field.IsRepeated ? $"global::System.Collections.Generic.List<{types.Of(field)}>" : types.Of(field);

    private static string Initial(ProtoField field, string type) =>
        field.IsRepeated || field.Type == ProtoType.Bytes ? " = [];" : type == "string" ? " = \"\";" : "";

    private static IEnumerable<string> Said(ProtoField field, bool isOneof, bool isWrapped)
    {
        foreach (string form in Form(field, isWrapped))
        {
            yield return form;
        }
        if (field.Features.Presence == ProtoFeatures.Required && !field.IsRepeated)
        {
            yield return "Presence = global::Octavo.ProtobufPresence.Required";
        }
        if (isOneof)
        {
            yield return "Oneof = " + CSharpNames.Literal(field.Parent!.Oneofs[field.Oneof].Name);
        }
    }

    /// <summary>What says about the .proto file what the library would not print of its own.</summary>
    /// <param name="field">The field.</param>
    /// <param name="wire">The member's name in formats with names, of which the library makes that of the field.</param>
    private static IEnumerable<string> Declared(ProtoField field, string wire)
    {
        if (SnakeName.Of(wire) != field.Name)
        {
            yield return "Name = " + CSharpNames.Literal(field.Name);
        }
        if (JsonNames.Of(field.Name) != field.JsonName)
        {
            yield return "JsonName = " + CSharpNames.Literal(field.JsonName);
        }
        if (field.Default is not null)
        {
            yield return "Default = " + CSharpNames.Literal(field.Default);
        }
    }

    /// <summary>How values are in a field: what attributes of members and declarations of extensions say in the same words.</summary>
    public static IEnumerable<string> Form(ProtoField field, bool isWrapped)
    {
        if (field.IsMap)
        {
            if (Encoding(field.Message!.Fields[0]) is { } key)
            {
                yield return "KeyEncoding = " + key;
            }
            if (Encoding(field.Message.Fields[1]) is { } item)
            {
                yield return "ValueEncoding = " + item;
            }
        }
        else if (Encoding(field) is { } encoding)
        {
            yield return "Encoding = " + encoding;
        }
        if (field.IsRepeated && field.IsPackable && field.Features.Repeated == ProtoFeatures.Expanded)
        {
            yield return "Packing = global::Octavo.ProtobufPacking.Expanded";
        }
        if ((field.IsMap ? field.Message!.Fields[1].Enum : field.Enum) is { Features.Enum: ProtoFeatures.Closed })
        {
            yield return "Enums = global::Octavo.ProtobufEnums.Closed";
        }
        bool isText = field.Type == ProtoType.String || (field.IsMap && field.Message!.Fields.Any(part => part.Type == ProtoType.String));
        if (isText && field.Features.Utf8 == ProtoFeatures.Trust)
        {
            yield return "Utf8 = global::Octavo.ProtobufUtf8.Trust";
        }
        if (isWrapped)
        {
            yield return "Wrapped = true";
        }
    }

    private static string? Encoding(ProtoField field) => field.Type switch
    {
        ProtoType.SInt32 or ProtoType.SInt64 => "global::Octavo.ProtobufEncoding.ZigZag",
        ProtoType.Fixed32 or ProtoType.Fixed64 or ProtoType.SFixed32 or ProtoType.SFixed64 => "global::Octavo.ProtobufEncoding.Fixed",
        _ when TypeNames.IsDelimited(field) => "global::Octavo.ProtobufEncoding.Group",
        _ => null,
    };
}
