// Owns: the step from linked files to a google.protobuf.FileDescriptorSet. Writes no source information.
using System.Collections.Generic;
using Octavo.Proto.Model;

namespace Octavo.Proto.Sets;

internal static class SetWriter
{
    /// <summary>A descriptor set.</summary>
    public static byte[] Write(IEnumerable<ProtoFile> files) => DeepStack.HasRoom ? WriteNow(files) : DeepStack.Run(() => WriteNow(files));

    private static byte[] WriteNow(IEnumerable<ProtoFile> files)
    {
        var writer = new WireWriter();
        writer.Each(1, files, File);
        return writer.ToArray();
    }

    /// <summary>One FileDescriptorProto.</summary>
    public static byte[] Write(ProtoFile file)
    {
        var writer = new WireWriter();
        File(writer, file);
        return writer.ToArray();
    }

    private static void File(WireWriter writer, ProtoFile file)
    {
        writer.Text(1, file.Name);
        writer.TextUnlessEmpty(2, file.Package);
        foreach (ProtoImport import in file.Imports)
        {
            writer.Text(3, import.Name);
        }
        writer.Each(4, file.Messages, Message);
        writer.Each(5, file.Enums, Enum);
        writer.Each(6, file.Services, Service);
        writer.Each(7, file.Extensions, Field);
        writer.BytesUnlessEmpty(8, file.Options);
        for (int i = 0; i < file.Imports.Count; i++)
        {
            if (file.Imports[i].IsPublic)
            {
                writer.Number(10, i);
            }
            if (file.Imports[i].IsWeak)
            {
                writer.Number(11, i);
            }
        }
        if (file.Syntax != "proto2")
        {
            writer.Text(12, file.Syntax);
        }
        if (file.IsEdition)
        {
            writer.Number(14, ProtoFile.Edition2023);
        }
    }

    private static void Message(WireWriter writer, ProtoMessage message)
    {
        if (DeepStack.HasRoom)
        {
            MessageNow(writer, message);
        }
        else
        {
            DeepStack.Run(one => MessageNow(one.Writer, one.Message), (Writer: writer, Message: message));
        }
    }

    private static void MessageNow(WireWriter writer, ProtoMessage message)
    {
        writer.Text(1, message.Name);
        writer.Each(2, message.Fields, Field);
        writer.Each(3, message.Nested, Message);
        writer.Each(4, message.Enums, Enum);
        writer.Each(5, message.ExtensionRanges, (inner, range) =>
        {
            inner.Number(1, range.Start);
            inner.Number(2, End(range, message));
            inner.BytesUnlessEmpty(3, range.Options);
        });
        writer.Each(6, message.Extensions, Field);
        writer.BytesUnlessEmpty(7, message.Options);
        writer.Each(8, message.Oneofs, (inner, oneof) =>
        {
            inner.Text(1, oneof.Name);
            inner.BytesUnlessEmpty(2, oneof.Options);
        });
        writer.Each(9, message.ReservedRanges, (inner, range) =>
        {
            inner.Number(1, range.Start);
            inner.Number(2, range.Last + 1);
        });
        foreach (ProtoReservedName name in message.ReservedNames)
        {
            writer.Text(10, name.Name);
        }
    }

    // The end is after the last number, which 32 bits do not have for message sets.
    private static int End(ProtoRange range, ProtoMessage message) => message.IsMessageSet && range.Last >= int.MaxValue - 1 ? int.MaxValue : range.Last + 1;

    private static void Field(WireWriter writer, ProtoField field)
    {
        writer.Text(1, field.Name);
        writer.TextUnlessEmpty(2, field.Extendee);
        writer.Number(3, field.Number);
        writer.Number(4, (int)field.Label);
        writer.Number(5, (int)field.Type);
        writer.TextUnlessEmpty(6, field.TypeName);
        if (field.Default is { } value)
        {
            writer.Text(7, value);
        }
        writer.BytesUnlessEmpty(8, field.Options);
        if (field.Oneof >= 0)
        {
            writer.Number(9, field.Oneof);
        }
        writer.Text(10, field.JsonName);
        writer.Flag(17, field.IsProto3Optional);
    }

    private static void Enum(WireWriter writer, ProtoEnum one)
    {
        writer.Text(1, one.Name);
        writer.Each(2, one.Values, (inner, value) =>
        {
            inner.Text(1, value.Name);
            inner.Number(2, value.Number);
            inner.BytesUnlessEmpty(3, value.Options);
        });
        writer.BytesUnlessEmpty(3, one.Options);
        writer.Each(4, one.ReservedRanges, (inner, range) =>
        {
            inner.Number(1, range.Start);
            inner.Number(2, range.Last);
        });
        foreach (ProtoReservedName name in one.ReservedNames)
        {
            writer.Text(5, name.Name);
        }
    }

    private static void Service(WireWriter writer, ProtoService service)
    {
        writer.Text(1, service.Name);
        writer.Each(2, service.Methods, (inner, method) =>
        {
            inner.Text(1, method.Name);
            inner.Text(2, method.Input);
            inner.Text(3, method.Output);
            if (method.HasOptions)
            {
                inner.Bytes(4, method.Options);
            }
            inner.Flag(5, method.StreamsInput);
            inner.Flag(6, method.StreamsOutput);
        });
        writer.BytesUnlessEmpty(3, service.Options);
    }
}
