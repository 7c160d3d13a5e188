// Owns: the step from a google.protobuf.FileDescriptorSet to files, not linked yet.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;
using Octavo.Proto.Text;

namespace Octavo.Proto.Sets;

internal static class SetReader
{
    private const int MaxDepth = 100;

    /// <summary>The files of a set, in its order.</summary>
    /// <param name="set">The bytes.</param>
    /// <param name="path">The set's path, for errors.</param>
    /// <exception cref="FormatException">The bytes are not descriptor set.</exception>
    public static List<ProtoFile> Read(byte[] set, string path) =>
        [.. WireField.Read(set)
            .Select(one => one.Number == 1 && one.Bytes.Length != 0 ? File(one.Bytes, path) : throw new FormatException("A descriptor set has only files."))];

    private static ProtoFile File(byte[] bytes, string path)
    {
        var file = new ProtoFile { Path = path };
        List<WireField> fields = WireField.Read(bytes);
        var isPublic = new SortedSet<int>(fields.Where(one => one.Number == 10).Select(one => one.Int32));
        var isWeak = new SortedSet<int>(fields.Where(one => one.Number == 11).Select(one => one.Int32));
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: file.Name = one.Text; break;
                case 2: file.Package = one.Bytes.Length == 0 ? "" : Package(one); break;
                case 3: file.Imports.Add(new ProtoImport(one.Text, isPublic.Contains(file.Imports.Count), isWeak.Contains(file.Imports.Count), default)); break;
                case 4: file.Messages.Add(Message(one.Bytes, file, null, 0)); break;
                case 5: file.Enums.Add(Enum(one.Bytes, file, null)); break;
                case 6: file.Services.Add(Service(one.Bytes)); break;
                case 7: file.Extensions.Add(Extension(one.Bytes, file, null)); break;
                case 12:
                    file.Syntax = one.Text is "proto3" or "editions" or "proto2" ? one.Text
                    : throw new FormatException($"'{file.Name}' has the syntax '{one.Text}', which is not known."); break;
                case 14 when one.Int32 != ProtoFile.Edition2023: throw new FormatException($"'{file.Name}' is of edition {one.Int32}: only edition 2023 is known.");
            }
        }
        file.Options = OptionReader.Of(fields, 8, OptionReader.OfFile);
        if (file.IsPackageTooLong)
        {
            throw new FormatException($"The package of '{file.Name}' has more than {ProtoFile.MaxPackageParts} parts or {ProtoFile.MaxFullName} letters.");
        }
        if (file.IsEdition && file.Enums.Concat(file.Messages.SelectMany(EnumsOf)).SelectMany(one => one.ReservedNames)
            .Concat(file.Messages.SelectMany(WithNested).SelectMany(one => one.ReservedNames)).FirstOrDefault(one => !IsName(one.Name)) is { } reserved)
        {
            throw NoName(reserved.Name); // files of editions have them without quotes
        }
        return file.Name.Length is > 0 and <= ProtoFile.MaxFullName && !file.Name.Any(char.IsControl) ? file
            : throw new FormatException("A file without a name that a file can have.");
    }

    /// <summary>The name of a declaration, as the grammar of .proto text has it. Names become names of C#, where anything else would be code; one with dots
    /// would be in as many scopes, in each of which names are looked for.</summary>
    private static string Name(WireField field) => field.Text is var name && IsName(name) ? name
        : throw NoName(name);

    private static FormatException NoName(string name) =>
        new($"'{ErrorText.Shown(name)}' is not a name: expected letters, digits and underscores, and no digit first.");

    private static IEnumerable<ProtoMessage> WithNested(ProtoMessage message) => message.Nested.SelectMany(WithNested).Prepend(message);

    private static IEnumerable<ProtoEnum> EnumsOf(ProtoMessage message) => WithNested(message).SelectMany(one => one.Enums);

    private static bool IsName(string name) => name.Length != 0 && name[0] is not (>= '0' and <= '9')
        && name.All(one => one is '_' or (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or (>= '0' and <= '9'));

    private static string Package(WireField field) => field.Text is var name && name.Split('.').All(IsName) ? name
        : throw new FormatException($"'{ErrorText.Shown(name)}' is not a package: expected names with dots between them.");

    /// <summary>An element with its name.</summary>
    private static T Named<T>(T element)
        where T : ProtoElement => element.Name.Length != 0 ? element : throw new FormatException("A declaration without a name.");

    /// <summary>Whether a message is what protoc makes of a field of type map: what takes maps apart looks for a key and a value alone.</summary>
    private static bool IsEntry(ProtoMessage message) =>
        message is
        {
            Fields: [{ Number: 1, Label: ProtoLabel.Optional, Oneof: < 0 } key, { Number: 2, Label: ProtoLabel.Optional, Oneof: < 0 }],
            Parent: not null,
        }
        && message.Nested.Count == 0 && message.Enums.Count == 0 && message.Extensions.Count == 0 && message.ExtensionRanges.Count == 0
        && key.Type is not (ProtoType.Named or ProtoType.Message or ProtoType.Group or ProtoType.Enum or ProtoType.Bytes or ProtoType.Float
        or ProtoType.Double);

    private static ProtoMessage Message(byte[] bytes, ProtoFile file, ProtoMessage? parent, int depth) =>
        DeepStack.HasRoom ? MessageNow(bytes, file, parent, depth) : OnNewStack(bytes, file, parent, depth);

    // By itself: what it captures would be allocated in each call.
    private static ProtoMessage OnNewStack(byte[] bytes, ProtoFile file, ProtoMessage? parent, int depth) =>
        DeepStack.Run(() => MessageNow(bytes, file, parent, depth));

    private static ProtoMessage MessageNow(byte[] bytes, ProtoFile file, ProtoMessage? parent, int depth)
    {
        if (depth > MaxDepth)
        {
            throw new FormatException("Messages are nested too deeply.");
        }
        var message = new ProtoMessage { File = file, Parent = parent };
        List<WireField> fields = WireField.Read(bytes);
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: message.Name = Name(one); break;
                case 2: message.Fields.Add(Field(one.Bytes, file, message)); break;
                case 3: message.Nested.Add(Message(one.Bytes, file, message, depth + 1)); break;
                case 4: message.Enums.Add(Enum(one.Bytes, file, message)); break;
                case 5: message.ExtensionRanges.Add(Range(one.Bytes, isExclusive: true)); break;
                case 6: message.Extensions.Add(Extension(one.Bytes, file, message)); break;
                case 8: message.Oneofs.Add(Oneof(one.Bytes)); break;
                case 9: message.ReservedRanges.Add(Range(one.Bytes, isExclusive: true)); break;
                case 10: message.ReservedNames.Add(new ProtoReservedName(one.Text, default)); break;
            }
        }
        message.Options = OptionReader.Of(fields, 7, OptionReader.OfMessage);
        message.IsMapEntry = OptionReader.Flag(message.Options, OptionReader.MapEntry);
        if (message.IsMapEntry && !IsEntry(message))
        {
            throw new FormatException($"'{message.Name}' is not the entry of a map: expected a key with the number 1 and a value with the number 2.");
        }
        foreach (ProtoField field in message.Fields)
        {
            if (field.Oneof >= message.Oneofs.Count)
            {
                throw new FormatException($"'{message.Name}.{field.Name}' is in a oneof that does not exist.");
            }
            if (field.IsProto3Optional && field.Oneof >= 0)
            {
                message.Oneofs[field.Oneof].IsSynthetic = true;
            }
        }
        return Named(message);
    }

    private static ProtoOneof Oneof(byte[] bytes)
    {
        var oneof = new ProtoOneof();
        List<WireField> fields = WireField.Read(bytes);
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: oneof.Name = Name(one); break;
            }
        }
        oneof.Options = OptionReader.Of(fields, 2, OptionReader.OfOneof);
        return Named(oneof);
    }

    private static ProtoRange Range(byte[] bytes, bool isExclusive)
    {
        var range = new ProtoRange();
        List<WireField> fields = WireField.Read(bytes);
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: range.Start = one.Int32; break;
                case 2: range.Last = isExclusive ? one.Int32 - 1 : one.Int32; break;
            }
        }
        range.Options = OptionReader.Of(fields, 3, OptionReader.OfRange);
        return range;
    }

    /// <summary>What says whom it extends: without that it would be taken for a field.</summary>
    private static ProtoField Extension(byte[] bytes, ProtoFile file, ProtoMessage? parent) =>
        Field(bytes, file, parent) is { IsExtension: true } field ? field : throw new FormatException("An extension does not say what it extends.");

    private static ProtoField Field(byte[] bytes, ProtoFile file, ProtoMessage? parent)
    {
        var field = new ProtoField { File = file, Parent = parent, IsLabelled = true };
        List<WireField> fields = WireField.Read(bytes);
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: field.Name = Name(one); break;
                case 2: field.Extendee = one.Text; break;
                case 3: field.Number = one.Int32; break;
                case 4: field.Label = one.Int32 is >= 1 and <= 3 ? (ProtoLabel)one.Int32 : throw new FormatException("A label that does not exist."); break;
                case 5: field.Type = one.Int32 is >= 1 and <= 18 ? (ProtoType)one.Int32 : throw new FormatException("A type that does not exist."); break;
                case 6: field.TypeName = one.Text; break;
                case 7: field.Default = one.Text; break;
                case 9: field.Oneof = one.Int32 >= 0 ? one.Int32 : throw new FormatException("A oneof that does not exist."); break;
                case 10: field.JsonName = one.Text; break;
                case 17: field.IsProto3Optional = one.Bool; break;
            }
        }
        field.Options = OptionReader.Of(fields, 8, OptionReader.OfField);
        field.JsonName = field.JsonName.Length != 0 ? field.JsonName : JsonNames.Of(field.Name);
        return Named(field);
    }

    private static ProtoEnum Enum(byte[] bytes, ProtoFile file, ProtoMessage? parent)
    {
        var result = new ProtoEnum { File = file, Parent = parent };
        List<WireField> fields = WireField.Read(bytes);
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: result.Name = Name(one); break;
                case 2: result.Values.Add(Value(one.Bytes)); break;
                case 4: result.ReservedRanges.Add(Range(one.Bytes, isExclusive: false)); break;
                case 5: result.ReservedNames.Add(new ProtoReservedName(one.Text, default)); break;
            }
        }
        result.Options = OptionReader.Of(fields, 3, OptionReader.OfEnum);
        return Named(result);
    }

    private static ProtoEnumValue Value(byte[] bytes)
    {
        var value = new ProtoEnumValue();
        List<WireField> fields = WireField.Read(bytes);
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: value.Name = Name(one); break;
                case 2: value.Number = one.Int32; break;
            }
        }
        value.Options = OptionReader.Of(fields, 3, OptionReader.OfValue);
        return Named(value);
    }

    private static ProtoService Service(byte[] bytes)
    {
        var service = new ProtoService();
        List<WireField> fields = WireField.Read(bytes);
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: service.Name = Name(one); break;
                case 2: service.Methods.Add(Method(one.Bytes)); break;
            }
        }
        service.Options = OptionReader.Of(fields, 3, OptionReader.OfService);
        return Named(service);
    }

    private static ProtoMethod Method(byte[] bytes)
    {
        var method = new ProtoMethod();
        List<WireField> fields = WireField.Read(bytes);
        foreach (WireField one in fields)
        {
            switch (one.Number)
            {
                case 1: method.Name = Name(one); break;
                case 2: method.Input = one.Text; break;
                case 3: method.Output = one.Text; break;
                case 4: method.HasOptions = true; break;
                case 5: method.StreamsInput = one.Bool; break;
                case 6: method.StreamsOutput = one.Bool; break;
            }
        }
        method.Options = OptionReader.Of(fields, 4, OptionReader.OfMethod);
        return Named(method);
    }
}
