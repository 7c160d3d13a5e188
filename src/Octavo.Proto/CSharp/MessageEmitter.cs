// Owns: the class of a message: its members, its oneofs and what is nested in it.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Model;

namespace Octavo.Proto.CSharp;

/// <summary>Prints the classes of messages.</summary>
/// <param name="code">The text.</param>
/// <param name="types">C# text of types.</param>
/// <param name="extensions">Prints the extensions that messages declare.</param>
/// <param name="formats">What the attribute of each says about its formats.</param>
internal sealed class MessageEmitter(CodeText code, TypeNames types, ExtensionEmitter extensions, string formats)
{
    private readonly FieldEmitter _fields = new(code, types);

    public void Message(ProtoMessage message)
    {
        if (DeepStack.HasRoom)
        {
            MessageNow(message);
        }
        else
        {
            DeepStack.Run(MessageNow, message);
        }
    }

    private void MessageNow(ProtoMessage message)
    {
        code.Summary(message.Comment);
        code.Line($"[global::Octavo.GenerateCodec(Layout = global::Octavo.Layout.NumberMap{formats})]");
        code.Line(DeclarationText.Of(message));
        code.Open("public sealed partial class " + types.Naming.Of(message));
        MemberNames names = types.Naming.Members(message);
        foreach (ProtoField field in message.Fields)
        {
            _fields.Field(field, names);
            code.Line();
        }
        ILookup<int, ProtoField> oneofs = message.Fields.ToLookup(field => field.Oneof);
        for (int i = 0; i < message.Oneofs.Count; i++)
        {
            if (!message.Oneofs[i].IsSynthetic)
            {
                Oneof(message.Oneofs[i], [.. oneofs[i]], names);
            }
        }
        code.Line("/// <summary>The fields of the data that this type does not know, extensions too; they are written again.</summary>");
        code.Line("[global::Octavo.CodecExtensionData]");
        code.Line($"public global::Octavo.UnknownMembers? {names.Unknown} {{ get; set; }}");
        TimeMembers.Print(code, message, types.Naming.Of(message));
        Nested(message);
        if (extensions.Given(message.Extensions) is { Count: > 0 } given)
        {
            code.Line();
            extensions.Class(message.File, message, given);
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
        code.Open("public static partial class " + types.Naming.NestedIn(message));
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

    private void Oneof(ProtoOneof oneof, ProtoField[] fields, MemberNames names)
    {
        (string type, string property, string clear) = names.Of(oneof);
        code.Line($"/// <summary>The fields of the oneof {oneof.Name}.</summary>");
        code.Open("public enum " + type);
        code.Line("None = 0,");
        foreach (ProtoField field in fields)
        {
            code.Line($"{names.Case(field)} = {field.Number},");
        }
        code.Close();
        code.Line();
        code.Summary(oneof.Comment);
        if (oneof.Comment.Length == 0)
        {
            code.Line($"/// <summary>Which field of the oneof {oneof.Name} is there.</summary>");
        }
        code.Line("[global::Octavo.CodecIgnore]");
        code.Line($"public {type} {property} =>");
        foreach (ProtoField field in fields)
        {
            code.Line($"    {FieldEmitter.Storage(field)} is not null ? {type}.{names.Case(field)} :");
        }
        code.Line($"    {type}.None;");
        code.Line();
        code.Line($"/// <summary>Takes away whichever field of the oneof {oneof.Name} is there.</summary>");
        code.Open($"public void {clear}()");
        foreach (ProtoField field in fields)
        {
            code.Line(FieldEmitter.Storage(field) + " = null;");
        }
        code.Close();
        code.Line();
    }

    public void Enum(ProtoEnum one)
    {
        code.Summary(one.Comment);
        code.Line(DeclarationText.Of(one));
        code.Open($"public enum {types.Naming.Of(one)}");
        foreach (KeyValuePair<ProtoEnumValue, string> value in types.Naming.Values(one))
        {
            code.Summary(value.Key.Comment);
            code.Line($"[global::Octavo.ProtobufValue({CSharpNames.Literal(value.Key.Name)})]");
            code.Line($"{value.Value} = {value.Key.Number},");
        }
        code.Close();
    }
}
