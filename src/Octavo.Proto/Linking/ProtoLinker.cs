// Owns: the step from files with names to files whose names mean something: declaring, resolving, options, features; then the rules are checked.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.Linking;

internal sealed class ProtoLinker
{
    /// <summary>The messages of options.</summary>
    private static readonly string[] s_options =
    [
        "FileOptions", "MessageOptions", "FieldOptions", "OneofOptions", "ExtensionRangeOptions", "EnumOptions", "EnumValueOptions", "ServiceOptions",
        "MethodOptions",
    ];

    private readonly ProtoErrors _errors;
    private readonly SymbolTable _symbols;
    private OptionWriter _options;
    private bool _isDraft; // custom options are not written yet

    private ProtoLinker(ProtoErrors errors)
    {
        _errors = errors;
        _symbols = new SymbolTable(errors);
        _options = new OptionWriter(_symbols, errors, isDraft: false);
    }

    /// <summary>Links all that was loaded.</summary>
    /// <returns>What the names mean.</returns>
    public static SymbolTable Link(ProtoLoader loader, ProtoErrors errors) =>
        DeepStack.HasRoom ? LinkNow(loader, errors) : DeepStack.Run(() => LinkNow(loader, errors));

    private static SymbolTable LinkNow(ProtoLoader loader, ProtoErrors errors)
    {
        ProtoFile descriptor = loader.Options();
        var linker = new ProtoLinker(errors);
        // The options' own file first: all others' options are of it, its own say nothing that is needed here.
        foreach (ProtoFile file in loader.Ordered.OrderBy(file => file == descriptor ? 0 : 1))
        {
            linker.Declare(file);
        }
        if (!linker.HasOptions(descriptor))
        {
            return linker._symbols;
        }
        foreach (ProtoFile file in loader.Ordered)
        {
            linker.Resolve(file);
        }
        linker.SettleAll(loader, descriptor);
        var extensions = new ExtensionRules(errors);
        var shared = new SharedOptions(errors);
        foreach (ProtoFile file in loader.Ordered)
        {
            new FileRules(file, errors, extensions).Check();
            shared.Check(file);
        }
        return linker._symbols;
    }

    /// <summary>
    /// Settles all files twice. The bytes of a custom option depend on what fields and enums of its message are: packed, implicit, open, kept in source, items
    /// of a message set. That is said by options too, but by those of descriptor.proto alone, so those are settled first.
    /// </summary>
    private void SettleAll(ProtoLoader loader, ProtoFile descriptor)
    {
        ProtoFile[] files = [.. loader.Ordered.OrderBy(file => file == descriptor ? 0 : 1)];
        OptionWriter all = _options;
        (_options, _isDraft) = (new OptionWriter(_symbols, new ProtoErrors(), isDraft: true), true);
        Array.ForEach(files, Settle);
        (_options, _isDraft) = (all, false);
        Array.ForEach(files, Settle);
    }

    /// <summary>Whether the options' own file, which a set may bring, declares the messages of all options; if not, that is reported.</summary>
    private bool HasOptions(ProtoFile descriptor)
    {
        string? missing = Array.Find(s_options, name => _symbols.Find("google.protobuf." + name) is not ProtoMessage);
        if (missing is not null)
        {
            _errors.Report(ProtoCodes.File, descriptor.Path, default,
                $"The file {ProtoLoader.Descriptor} has no message google.protobuf.{missing}: leave it out, because this tool has one of its own.");
        }
        return missing is null;
    }

    private void Declare(ProtoFile file)
    {
        _symbols.DeclarePackage(file);
        file.Messages.ForEach(one => Declare(one, file, file.Package));
        file.Enums.ForEach(one => Declare(one, file, file.Package));
        file.Extensions.ForEach(one => _symbols.Declare(one, file, file.Package));
        foreach (ProtoService service in file.Services)
        {
            _symbols.Declare(service, file, file.Package);
            service.Methods.ForEach(one => _symbols.Declare(one, file, service.FullName));
        }
    }

    private void Declare(ProtoMessage message, ProtoFile file, string scope)
    {
        _symbols.Declare(message, file, scope);
        message.Fields.ForEach(one => _symbols.Declare(one, file, message.FullName));
        message.Oneofs.ForEach(one => _symbols.Declare(one, file, message.FullName));
        message.Nested.ForEach(one => Declare(one, file, message.FullName));
        message.Enums.ForEach(one => Declare(one, file, message.FullName));
        message.Extensions.ForEach(one => _symbols.Declare(one, file, message.FullName));
    }

    private void Declare(ProtoEnum one, ProtoFile file, string scope)
    {
        _symbols.Declare(one, file, scope);
        one.Values.ForEach(value => _symbols.Declare(value, file, scope));
    }

    private void Resolve(ProtoFile file)
    {
        file.Extensions.ForEach(field => Resolve(field, file, file.Package));
        file.Messages.ForEach(message => Resolve(message, file));
        foreach (ProtoMethod method in file.Services.SelectMany(service => service.Methods))
        {
            method.Input = Name<ProtoMessage>(method.Input, method.FullName, file, method.InputPosition, "a message", hides: true);
            method.Output = Name<ProtoMessage>(method.Output, method.FullName, file, method.OutputPosition, "a message", hides: true);
            method.InputMessage = _symbols.Find(method.Input.TrimStart('.')) as ProtoMessage;
            method.OutputMessage = _symbols.Find(method.Output.TrimStart('.')) as ProtoMessage;
        }
    }

    private void Resolve(ProtoMessage message, ProtoFile file)
    {
        message.Nested.ForEach(nested => Resolve(nested, file));
        message.Fields.ForEach(field => Resolve(field, file, message.FullName));
        message.Extensions.ForEach(field => Resolve(field, file, message.FullName));
    }

    private void Resolve(ProtoField field, ProtoFile file, string scope)
    {
        if (field.IsExtension)
        {
            field.Extendee = Name<ProtoMessage>(field.Extendee, scope, file, field.ExtendeePosition, "a message", hides: true);
            field.Extended = _symbols.Find(field.Extendee.TrimStart('.')) as ProtoMessage;
        }
        bool isNamed = field.Type is ProtoType.Named or ProtoType.Message or ProtoType.Group or ProtoType.Enum;
        if (isNamed != (field.TypeName.Length != 0))
        {
            // Only a descriptor set can say so: what is printed afterwards takes each such field to have its message or its enum, and no other to have one.
            _errors.Report(ProtoCodes.Name, file.Path, field.TypePosition,
                $"'{field.FullName}' has {(isNamed ? "no name of its type" : "the name of a type beside a type that has none")}.");
            return;
        }
        if (!isNamed)
        {
            return;
        }
        // The message that stands for a map, and a group's, is declared beside the field, whatever else has its name.
        ProtoElement? own = field.Type is ProtoType.Group or ProtoType.Message && field.TypeName[0] != '.'
            ? _symbols.Find(scope.Length == 0 ? field.TypeName : scope + "." + field.TypeName) : null;
        field.TypeName = own is ProtoMessage ? "." + own.FullName : Name<ProtoElement>(field.TypeName, scope, file, field.TypePosition, "a message or an enum");
        ProtoElement? found = _symbols.Find(field.TypeName.TrimStart('.'));
        field.Message = found as ProtoMessage;
        field.Enum = found as ProtoEnum;
        if (field.Type is ProtoType.Named && found is not null)
        {
            field.Type = field.Enum is not null ? ProtoType.Enum : ProtoType.Message;
        }
        else if (found is not null && field.Type == ProtoType.Enum != (field.Enum is not null))
        {
            _errors.Report(ProtoCodes.Name, file.Path, field.TypePosition, $"'{field.FullName}' is of the type '{field.TypeName}', which is of another kind.");
        }
    }

    private string Name<T>(string name, string scope, ProtoFile file, Position position, string what, bool hides = false)
        where T : ProtoElement
    {
        ProtoElement? found = _symbols.Resolve(name, scope, file, one => one is T and (ProtoMessage or ProtoEnum), hides);
        if (found is not null)
        {
            return "." + found.FullName;
        }
        string plain = name.TrimStart('.');
        ProtoElement? elsewhere = _symbols.Find(plain) ?? (file.Package.Length != 0 ? _symbols.Find(file.Package + "." + plain) : null);
        string hint = elsewhere is not (ProtoMessage or ProtoEnum) ? ""
            : _symbols.Resolve("." + elsewhere.FullName, scope, file, one => one is T, hides) is not null
            ? $" Another declaration hides '{elsewhere.FullName}' here: write '.{elsewhere.FullName}'."
            : $" A file that is not imported here has '{elsewhere.FullName}': import it.";
        _errors.Report(ProtoCodes.Name, file.Path, position, $"'{name}' is not {what} that is known here.{hint}");
        return name;
    }

    /// <summary>Options to bytes, and features from the outside in.</summary>
    private void Settle(ProtoFile file)
    {
        _options.Write(file, "FileOptions", file, file.Package, "FILE");
        file.Features = FeatureResolver.Of(file);
        file.IsLite = OptionReader.IsLite(file.Options);
        foreach (ProtoService service in file.Services)
        {
            _options.Write(service, "ServiceOptions", file, file.Package, "SERVICE");
            service.Methods.ForEach(method => _options.Write(method, "MethodOptions", file, service.FullName, "METHOD"));
        }
        file.Enums.ForEach(one => Settle(one, file, file.Features));
        file.Extensions.ForEach(one => Settle(one, file, file.Features, file.Package));
        file.Messages.ForEach(one => Settle(one, file, file.Features));
    }

    private void Settle(ProtoMessage message, ProtoFile file, ProtoFeatures outer)
    {
        if (DeepStack.HasRoom)
        {
            SettleNow(message, file, outer);
        }
        else
        {
            DeepStack.Run(one => SettleNow(one.Message, one.File, one.Outer), (Message: message, File: file, Outer: outer));
        }
    }

    private void SettleNow(ProtoMessage message, ProtoFile file, ProtoFeatures outer)
    {
        _options.Write(message, "MessageOptions", file, message.Parent?.FullName ?? file.Package, "MESSAGE");
        if (message.IsMapEntry && message.Options.Length == 0)
        {
            message.Options = [OptionReader.MapEntry << 3, 1];
        }
        message.IsMessageSet = OptionReader.Flag(message.Options, OptionReader.MessageSet);
        // 'max', whose number the message's options decide.
        foreach (ProtoRange range in message.ExtensionRanges.Where(range => range.IsMax))
        {
            range.Last = message.MaxExtension;
        }
        message.Features = FeatureResolver.Of(message, outer);
        foreach (ProtoOneof oneof in message.Oneofs)
        {
            _options.Write(oneof, "OneofOptions", file, message.FullName, "ONEOF");
            oneof.Features = FeatureResolver.Of(oneof, message.Features);
        }
        for (int i = 0; i < message.ExtensionRanges.Count; i++)
        {
            ProtoRange range = message.ExtensionRanges[i];
            if (i > 0 && range.Shares(message.ExtensionRanges[i - 1]))
            {
                range.Options = message.ExtensionRanges[i - 1].Options;
                continue;
            }
            _options.Write(range, "ExtensionRangeOptions", file, message.Parent?.FullName ?? file.Package, "EXTENSION_RANGE");
        }
        message.Enums.ForEach(one => Settle(one, file, message.Features));
        message.Fields.ForEach(
            field =>
                Settle(field, file, field.Oneof >= 0 && field.Oneof < message.Oneofs.Count ? message.Oneofs[field.Oneof].Features : message.Features,
                    message.FullName));
        message.Extensions.ForEach(field => Settle(field, file, message.Features, message.FullName));
        message.Nested.ForEach(nested => Settle(nested, file, message.Features));
    }

    private void Settle(ProtoEnum one, ProtoFile file, ProtoFeatures outer)
    {
        string around = one.Parent?.FullName ?? file.Package; // of its values too
        _options.Write(one, "EnumOptions", file, around, "ENUM");
        one.AllowsAlias = OptionReader.Flag(one.Options, OptionReader.AllowAlias);
        one.Features = FeatureResolver.Of(one, outer);
        one.Values.ForEach(value => _options.Write(value, "EnumValueOptions", file, around, "ENUM_ENTRY"));
    }

    private void Settle(ProtoField field, ProtoFile file, ProtoFeatures outer, string scope)
    {
        _options.Write(field, "FieldOptions", file, scope, "FIELD");
        field.Features = FeatureResolver.Of(field, outer);
        if (_isDraft)
        {
            return;
        }
        if (field.WrittenDefault is { } value)
        {
            field.Default = DefaultText.Of(field, value, out string wrong);
            if (field.Default is null)
            {
                _errors.Report(ProtoCodes.Option, file.Path, value.Position, wrong);
            }
        }
        else if (field.Default is { } given && !DefaultText.IsOf(field, given))
        {
            _errors.Report(ProtoCodes.Option, file.Path, default, $"The default of '{field.FullName}' is not a value of its type: '{ErrorText.Shown(given)}'.");
        }
    }
}
