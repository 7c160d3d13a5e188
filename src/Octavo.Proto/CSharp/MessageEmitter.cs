// Owns: the class of a message: its members, its oneofs and what is nested in it.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

/// <summary>Prints the classes of messages.</summary>
/// <param name="code">The text.</param>
/// <param name="types">C# text of types.</param>
/// <param name="formats">What the attribute of each says of its formats.</param>
internal sealed class MessageEmitter(CodeText code, TypeNames types, string formats)
{
    private readonly FieldEmitter _fields = new(code, types);
    private readonly ExtensionEmitter _extensions = new(code, types);

    public void Message(ProtoMessage message)
    {
        code.Summary(message.Comment);
        code.Line($"[global::Octavo.GenerateCodec(Layout = global::Octavo.Layout.NumberMap{formats})]");
        code.Line(DeclarationText.Of(message));
        code.Open("public sealed partial class " + CSharpNames.Type(message.Name));
        HashSet<string> taken = CSharpNames.Taken(message);
        var names = message.Fields.ToDictionary(field => field, field => CSharpNames.Free(CSharpNames.Pascal(field.Type == ProtoType.Group ? field.Message!.Name : field.Name), field.Number, taken));
        HashSet<string> twice = [.. message.Fields.GroupBy(field => field.JsonName).Where(group => group.Count() > 1).Select(group => group.Key)];
        foreach (ProtoField field in message.Fields)
        {
            _fields.Field(field, names, isNamed: !twice.Contains(field.JsonName), taken);
            code.Line();
        }
        for (int i = 0; i < message.Oneofs.Count; i++)
        {
            if (!message.Oneofs[i].IsSynthetic)
            {
                Oneof(message.Oneofs[i], [.. message.Fields.Where(field => field.Oneof == i)], names, taken);
            }
        }
        code.Line("/// <summary>The fields of the data that this type does not know, extensions too; they are written again.</summary>");
        code.Line("[global::Octavo.CodecExtensionData]");
        code.Line("public global::Octavo.UnknownMembers? UnknownFields { get; set; }");
        Nested(message);
        if (_extensions.Given(message.Extensions) is { Count: > 0 } given)
        {
            code.Line();
            _extensions.Class(ExtensionEmitter.NameIn(message), "The extensions that the message declares, of other messages or of itself.", given);
        }
        code.Close();
    }

    private void Nested(ProtoMessage message)
    {
        ProtoMessage[] messages = [.. message.Nested.Where(nested => !nested.IsMapEntry)];
        if (messages.Length == 0 && message.Enums.Count == 0)
        {
            return;
        }
        code.Line();
        code.Line("/// <summary>The types that are nested in the message.</summary>");
        code.Open("public static partial class " + CSharpNames.NestedIn(message));
        bool first = true;
        foreach (ProtoEnum one in message.Enums)
        {
            Separate(ref first);
            Enum(one);
        }
        foreach (ProtoMessage nested in messages)
        {
            Separate(ref first);
            Message(nested);
        }
        code.Close();
    }

    private void Separate(ref bool first)
    {
        if (!first)
        {
            code.Line();
        }
        first = false;
    }

    private void Oneof(ProtoOneof oneof, ProtoField[] fields, Dictionary<ProtoField, string> names, HashSet<string> taken)
    {
        string name = CSharpNames.Pascal(oneof.Name);
        string type = CSharpNames.Free(name + "OneofCase", 0, taken);
        code.Line($"/// <summary>The fields of the oneof {oneof.Name}.</summary>");
        code.Open("public enum " + type);
        code.Line("None = 0,");
        foreach (ProtoField field in fields)
        {
            code.Line($"{Case(names[field])} = {field.Number},");
        }
        code.Close();
        code.Line();
        code.Summary(oneof.Comment);
        if (oneof.Comment.Length == 0)
        {
            code.Line($"/// <summary>Which field of the oneof {oneof.Name} is there.</summary>");
        }
        code.Line("[global::Octavo.CodecIgnore]");
        code.Line($"public {type} {CSharpNames.Free(name + "Case", 0, taken)} =>");
        foreach (ProtoField field in fields)
        {
            code.Line($"    {FieldEmitter.Storage(field)} is not null ? {type}.{Case(names[field])} :");
        }
        code.Line($"    {type}.None;");
        code.Line();
        code.Line($"/// <summary>Takes away whichever field of the oneof {oneof.Name} is there.</summary>");
        code.Open($"public void {CSharpNames.Free("Clear" + name, 0, taken)}()");
        foreach (ProtoField field in fields)
        {
            code.Line(FieldEmitter.Storage(field) + " = null;");
        }
        code.Close();
        code.Line();
    }

    private static string Case(string name) => name == "None" ? "None_" : name;

    public void Enum(ProtoEnum one)
    {
        code.Summary(one.Comment);
        code.Line(DeclarationText.Of(one));
        code.Open($"public enum {CSharpNames.Type(one.Name)}");
        foreach (KeyValuePair<ProtoEnumValue, string> value in CSharpNames.Values(one))
        {
            code.Summary(value.Key.Comment);
            code.Line($"[global::Octavo.ProtobufValue({CSharpNames.Literal(value.Key.Name)})]");
            code.Line($"{value.Value} = {value.Key.Number},");
        }
        code.Close();
    }
}
