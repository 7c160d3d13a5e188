// Owns: fields, oneofs and extensions as text; of groups the head. Knows no order of declarations.
using System.Collections.Generic;
using System.Globalization;
using Octavo.Proto.Model;
using Octavo.Proto.Text;

namespace Octavo.Proto.Printing;

/// <summary>Prints fields.</summary>
/// <param name="text">Where they go.</param>
/// <param name="options">Prints their options.</param>
/// <param name="names">The names of the file.</param>
/// <param name="body">Prints what is in the message of a group.</param>
internal sealed class FieldPrinter(ProtoText text, OptionPrinter options, NameScope names, System.Action<ProtoMessage> body)
{
    /// <summary>A field, or an extension inside of its block.</summary>
    /// <param name="field">The field.</param>
    /// <param name="scope">The full name of what it is in.</param>
    public void Field(ProtoField field, string scope)
    {
        text.Comment(field.Comment);
        bool isGroup = field.Type == ProtoType.Group;
        string head =
            $"{Label(field)}{(isGroup ? "group" : Type(field, scope))} {(isGroup ? field.Message!.Name : field.Name)} = {field.Number.ToString(CultureInfo.InvariantCulture)}";
        string after = options.Brackets(field, "FieldOptions", scope, Own(field), head.Length, out string? left);
        text.Comment(left);
        if (!isGroup)
        {
            text.Line(head + after + ";");
            return;
        }
        text.Open(head + after);
        body(field.Message!);
        text.Close();
    }

    /// <summary>A oneof with its fields.</summary>
    public void Oneof(ProtoOneof oneof, IEnumerable<ProtoField> fields, string scope)
    {
        text.Comment(oneof.Comment);
        text.Open("oneof " + oneof.Name);
        options.Statements(text, oneof, "OneofOptions", scope);
        foreach (ProtoField field in fields)
        {
            Field(field, scope);
        }
        text.Close();
    }

    /// <summary>Extensions of one message, in one block.</summary>
    public void Extend(string extendee, IEnumerable<ProtoField> fields, string scope)
    {
        text.Open("extend " + names.Message(extendee, scope));
        foreach (ProtoField field in fields)
        {
            Field(field, scope);
        }
        text.Close();
    }

    // Maps, fields of a oneof and, before they had labels of their own, plain fields of proto3 and editions have none.
    private static string Label(ProtoField field) => field.IsMap || (field.Oneof >= 0 && !field.IsProto3Optional) ? ""
        : field.Label == ProtoLabel.Repeated ? "repeated "
        : field.File.IsEdition ? ""
        : field.File.IsProto3 ? (field.IsProto3Optional ? "optional " : "")
        : field.Label == ProtoLabel.Required ? "required " : "optional ";

    private string Type(ProtoField field, string scope) => field.IsMap
        ? $"map<{Type(field.Message!.Fields[0], field.Message.FullName)}, {Type(field.Message.Fields[1], field.Message.FullName)}>"
        : field.Type is ProtoType.Message or ProtoType.Enum ? names.Type(field.TypeName, scope) : field.Type.ToString().ToLowerInvariant();

    // What looks like an option and is none.
    private static IEnumerable<string> Own(ProtoField field)
    {
        if (field.Default is not null)
        {
            yield return "default = " + LiteralText.Default(field);
        }
        if (field.JsonName != JsonNames.Of(field.Name))
        {
            yield return "json_name = " + LiteralText.Of(field.JsonName);
        }
    }
}
