// Owns: the rules that a linked file must keep. Changes nothing.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.Linking;

internal sealed class FileRules(ProtoFile file, ProtoErrors errors, ExtensionRules extensions)
{
    private const int FirstKept = 19_000;
    private const int LastKept = 19_999;

    private readonly FeatureRules _features = new(file, errors);
    private readonly NameRules _names = new(file, errors);

    public void Check()
    {
        _features.Check();
        CheckFile();
        file.Enums.ForEach(Check);
        file.Messages.ForEach(Check);
        file.Extensions.ForEach(CheckExtension);
    }

    private void CheckFile()
    {
        if (file.IsEdition && OptionReader.Flagged(file.Options, OptionReader.JavaStringCheck) is not null)
        {
            Report(ProtoCodes.Option, Said(file, "java_string_check_utf8"), "Editions have no option 'java_string_check_utf8': use features.utf8_validation.");
        }
        if (OptionReader.Text(file.Options, OptionReader.Namespace).Length > ProtoFile.MaxFullName)
        {
            Report(ProtoCodes.Option, Said(file, "csharp_namespace"), $"The option csharp_namespace has more than {ProtoFile.MaxFullName} letters.");
        }
        if (file.IsLite)
        {
            return;
        }
        for (int i = 0; i < file.Imported.Count; i++)
        {
            if (file.Imported[i] is { IsLite: true } import)
            {
                Report(ProtoCodes.Rule, file.Imports[i].Position,
                    $"'{import.Name}' is for the lite runtime: only files with optimize_for = LITE_RUNTIME import it.");
            }
        }
    }

    private static Position Said(ProtoElement element, string option) =>
        element.Written.Find(one => one.Path[0] is { IsExtension: false } part && part.Name == option)?.Path[0].Position ?? element.Position;

    private void Report(string code, Position position, string message) => errors.Report(code, file.Path, position, message);

    private void Check(ProtoEnum one)
    {
        if (one.Values.Count == 0)
        {
            Report(ProtoCodes.Rule, one.Position, $"The enum '{one.FullName}' has no value: it must have at least one.");
            return;
        }
        if (one.Features.Enum == ProtoFeatures.Open && one.Values[0].Number != 0)
        {
            Report(ProtoCodes.Rule, one.Values[0].NumberPosition, $"The first value of the open enum '{one.FullName}' must be 0.");
        }
        _features.Check(one, FeatureResolver.OfEnum);
        _names.Check(one);
        CheckReserved(one.ReservedRanges, one.ReservedNames);
        CheckAlias(one);
        var reserved = new RangeTable(one.ReservedRanges);
        HashSet<string> names = Names(one.ReservedNames);
        var numbers = new SortedDictionary<int, string>(); // not hashed: whoever writes the file chooses the numbers
        foreach (ProtoEnumValue value in one.Values)
        {
            if (!one.AllowsAlias && numbers.TryGetValue(value.Number, out string other))
            {
                Report(ProtoCodes.Duplicate, value.NumberPosition,
                    $"'{ErrorText.Shown(value.Name)}' has the number {value.Number} of '{ErrorText.Shown(other)}': if this is intended, set option allow_alias = true.");
            }
            numbers[value.Number] = value.Name;
            CheckReserved(value, value.Number, value.NumberPosition, reserved, names);
        }
    }

    private void CheckAlias(ProtoEnum one)
    {
        if (one.Written.Find(option => option.Path is [{ IsExtension: false, Name: "allow_alias" }]) is { } said
            && (!one.AllowsAlias || new SortedSet<int>(one.Values.Select(value => value.Number)).Count == one.Values.Count))
        {
            Report(ProtoCodes.Rule, said.Value.Position,
                one.AllowsAlias ? $"No values of '{one.FullName}' have the same number: remove allow_alias."
                    : "allow_alias = false has no effect: remove it.");
        }
    }

    /// <summary>What is reserved is reserved once.</summary>
    private void CheckReserved(List<ProtoRange> ranges, List<ProtoReservedName> names)
    {
        CheckOverlaps(ranges);
        var known = new HashSet<string>(StringComparer.Ordinal);
        foreach (ProtoReservedName name in names.Where(name => !known.Add(name.Name)))
        {
            Report(ProtoCodes.Duplicate, name.Position, $"The name '{name.Name}' is reserved already.");
        }
    }

    private void CheckOverlaps(IEnumerable<ProtoRange> ranges)
    {
        ProtoRange[] all = [.. ranges.OrderBy(range => range.Start)];
        for (int i = 1; i < all.Length; i++)
        {
            if (all[i].Start <= all[i - 1].Last)
            {
                Report(ProtoCodes.Number, all[i].Position,
                    $"The range from {all[i].Start} to {all[i].Last} overlaps the range from {all[i - 1].Start} to {all[i - 1].Last}.");
            }
        }
    }

    private static HashSet<string> Names(List<ProtoReservedName> names) => new(names.Select(name => name.Name), StringComparer.Ordinal);

    private void CheckReserved(ProtoElement element, int number, Position position, RangeTable ranges, HashSet<string> names)
    {
        if (ranges.Find(number) is not null)
        {
            Report(ProtoCodes.Number, position, $"'{element.Name}' has the number {number}, which is reserved.");
        }
        if (names.Contains(element.Name))
        {
            Report(ProtoCodes.Duplicate, element.Position, $"The name '{element.Name}' is reserved.");
        }
    }

    private void Check(ProtoMessage message)
    {
        if (DeepStack.HasRoom)
        {
            CheckNow(message);
        }
        else
        {
            DeepStack.Run(CheckNow, message);
        }
    }

    private void CheckNow(ProtoMessage message)
    {
        message.Enums.ForEach(Check);
        message.Nested.ForEach(Check);
        message.Extensions.ForEach(CheckExtension);
        if (message.IsMapEntry && message.Position == message.Fields[0].Position)
        {
            CheckMap(message);
            return;
        }
        if (message.Written.Find(option => option.Path is [{ IsExtension: false, Name: "map_entry" }]) is { } entry)
        {
            Report(ProtoCodes.Option, entry.Path[0].Position, "map_entry cannot be set: only a field of type map<…> makes such a message.");
        }
        _features.Check(message, FeatureResolver.OfMessage);
        message.Oneofs.ForEach(oneof => _features.Check(oneof, FeatureResolver.OfOneof));
        _names.Check(message);
        CheckRanges(message);
        var reserved = new RangeTable(message.ReservedRanges);
        var extended = new RangeTable(message.ExtensionRanges);
        HashSet<string> names = Names(message.ReservedNames);
        var numbers = new SortedDictionary<int, string>(); // not hashed: whoever writes the file chooses the numbers
        foreach (ProtoField field in message.Fields)
        {
            CheckNumber(field, ProtoField.MaxNumber);
            Check(field);
            if (numbers.TryGetValue(field.Number, out string other))
            {
                Report(ProtoCodes.Duplicate, field.NumberPosition, $"'{ErrorText.Shown(field.Name)}' has the number {field.Number} of '{ErrorText.Shown(other)}'.");
            }
            numbers[field.Number] = field.Name;
            CheckReserved(field, field.Number, field.NumberPosition, reserved, names);
            if (extended.Find(field.Number) is not null)
            {
                Report(ProtoCodes.Number, field.NumberPosition, $"'{field.Name}' has the number {field.Number}, which is reserved for extensions.");
            }
        }
    }

    private void CheckMap(ProtoMessage entry)
    {
        ProtoField value = entry.Fields[entry.Fields.Count - 1];
        if (value.Message is { IsMapEntry: true })
        {
            Report(ProtoCodes.Rule, value.TypePosition, $"The value of '{entry.FullName}' is itself an entry of a map.");
        }
        CheckEnum(value, isImplicit: value.Features.Presence == ProtoFeatures.Implicit);
        if (value.Enum is { Values: [{ Number: not 0 }, ..] } one)
        {
            Report(ProtoCodes.Rule, value.TypePosition, $"The first value of '{one.FullName}' must be 0, because a map has its values.");
        }
    }

    private void CheckRanges(ProtoMessage message)
    {
        if (file.IsProto3 && message.ExtensionRanges.Count != 0)
        {
            Report(ProtoCodes.Rule, message.ExtensionRanges[0].Position, "proto3 has only extensions of options.");
        }
        if (message.IsMessageSet && message.Fields.Count != 0)
        {
            Report(ProtoCodes.Rule, message.Fields[0].Position, $"'{message.FullName}' is a message set: it has only extensions and no fields.");
        }
        if (message.IsMessageSet && file.IsProto3)
        {
            Report(ProtoCodes.Rule, message.Position, "proto3 has no message sets.");
        }
        // Numbers beyond all fields may be reserved, for what that is worth.
        foreach (ProtoRange range in message.ExtensionRanges.Where(range => range.Start < 1 || range.Last > message.MaxExtension
                || range.Start > range.Last)
            .Concat(message.ReservedRanges.Where(range => range.Start < 1 || range.Last == int.MaxValue))) // a descriptor has the number after it
        {
            Report(ProtoCodes.Number, range.Position, $"Numbers are from 1 to {message.MaxExtension}.");
        }
        List<ProtoRange> ranges = message.ExtensionRanges;
        var declared = new HashSet<string>(StringComparer.Ordinal);
        for (int i = 0; i < ranges.Count; i++)
        {
            // Ranges of one statement have one list of declarations, and no number is in two of them: what is in the first is not in the second.
            if (i < 2 || !ReferenceEquals(ranges[i].Written, ranges[i - 2].Written))
            {
                extensions.CheckDeclarations(ranges[i], file);
            }
            if (i == 0 || !ReferenceEquals(ranges[i].Written, ranges[i - 1].Written))
            {
                extensions.CheckNames(ranges[i], declared, file);
            }
        }
        CheckOverlaps(message.ExtensionRanges.Concat(message.ReservedRanges));
        CheckReserved([], message.ReservedNames);
    }

    private void CheckNumber(ProtoField field, int most)
    {
        if (field.Number < 1 || field.Number > most)
        {
            Report(ProtoCodes.Number, field.NumberPosition, $"'{field.Name}' has the number {field.Number}: numbers are from 1 to {most}.");
        }
        else if (field.Number is >= FirstKept and <= LastKept)
        {
            Report(ProtoCodes.Number, field.NumberPosition,
                $"'{field.Name}' has the number {field.Number}: {FirstKept} to {LastKept} belong to Protobuf itself.");
        }
    }

    private void Check(ProtoField field)
    {
        CheckLabel(field);
        if (field.Message is { IsMapEntry: true } entry
            && (!field.IsMap || field.IsExtension || field.Type != ProtoType.Message || entry.Parent != field.Parent))
        {
            Report(ProtoCodes.Rule, field.TypePosition, $"'{field.FullName}' is of the type '{entry.FullName}', which is the entry of another map.");
        }
        _features.Check(field);
        CheckOptions(field);
        if (OptionReader.Flagged(field.Options, OptionReader.Packed) is { } packed)
        {
            if (file.IsEdition)
            {
                Report(ProtoCodes.Option, field.Position, "Editions have no option 'packed': use features.repeated_field_encoding.");
            }
            else if (packed && !(field.IsRepeated && field.IsPackable))
            {
                Report(ProtoCodes.Option, field.Position, $"'{field.Name}' cannot be packed: only repeated numbers, Booleans and enums can.");
            }
        }
        if (field.Default is not null && field.IsRepeated)
        {
            Report(ProtoCodes.Rule, field.WrittenDefault?.Position ?? field.Position, "Repeated fields have no default.");
        }
        bool isImplicit = field.Features.Presence == ProtoFeatures.Implicit && !field.IsRepeated && field.Message is null && field.Oneof < 0
            && !field.IsExtension;
        if (field.Default is not null && (file.IsProto3 || isImplicit))
        {
            Report(ProtoCodes.Rule, field.WrittenDefault?.Position ?? field.Position, "Fields without explicit presence have no default: an absent field is zero.");
        }
        CheckEnum(field, isImplicit);
    }

    private void CheckEnum(ProtoField field, bool isImplicit)
    {
        if (field.Enum is { } one && one.Features.Enum == ProtoFeatures.Closed && (file.IsProto3 || isImplicit))
        {
            Report(ProtoCodes.Rule, field.TypePosition, $"'{one.FullName}' is a closed enum: it cannot be a field that is absent if it is zero.");
        }
    }

    /// <summary>Options that fields of some types have.</summary>
    private void CheckOptions(ProtoField field)
    {
        if (field.Options.Length == 0)
        {
            return;
        }
        if (field.Message is null && (OptionReader.Flag(field.Options, OptionReader.Lazy) || OptionReader.Flag(field.Options, OptionReader.UnverifiedLazy)))
        {
            Report(ProtoCodes.Option, field.Position, $"'{field.Name}' is not a message: it cannot be lazy.");
        }
        if (OptionReader.Flag(field.Options, OptionReader.JsType)
            && field.Type is not (ProtoType.Int64 or ProtoType.UInt64 or ProtoType.SInt64 or ProtoType.Fixed64 or ProtoType.SFixed64))
        {
            Report(ProtoCodes.Option, field.Position, $"'{field.Name}' is not a number of 64 bits: it cannot have jstype.");
        }
    }

    private void CheckLabel(ProtoField field)
    {
        if (field.File.Position.Line == 0)
        {
            return; // a descriptor set says all labels
        }
        if (file.IsEdition && field.IsLabelled && field.Label != ProtoLabel.Repeated)
        {
            Report(ProtoCodes.Rule, field.TypePosition,
                $"Editions have no label '{(field.Label == ProtoLabel.Optional ? "optional" : "required")}': use features.field_presence{(field.Label == ProtoLabel.Optional ? "" : " = LEGACY_REQUIRED")}.");
        }
        else if (file.IsProto3 && field.Label == ProtoLabel.Required)
        {
            Report(ProtoCodes.Rule, field.TypePosition, "proto3 has no required fields.");
        }
        else if (!file.IsEdition && !file.IsProto3 && !field.IsLabelled && field.Oneof < 0 && !field.IsMap)
        {
            Report(ProtoCodes.Rule, field.TypePosition, "Expected 'optional', 'required' or 'repeated', which proto2 requires before every field.");
        }
    }

    private void CheckExtension(ProtoField field)
    {
        CheckNumber(field, field.Extended is { IsMessageSet: true } ? int.MaxValue : ProtoField.MaxNumber);
        Check(field);
        if (field.Extended is not { } extended)
        {
            return;
        }
        extensions.Check(field, file);
        if (file.IsProto3
            && !(extended.FullName.StartsWith("google.protobuf.", StringComparison.Ordinal) && extended.FullName.EndsWith("Options", StringComparison.Ordinal)))
        {
            Report(ProtoCodes.Rule, field.ExtendeePosition, "proto3 extends only the messages of options.");
        }
        if (field.Label == ProtoLabel.Required)
        {
            Report(ProtoCodes.Rule, field.TypePosition, "Extensions cannot be required.");
        }
        if (extended.IsMessageSet && (field.Type != ProtoType.Message || field.IsRepeated))
        {
            Report(ProtoCodes.Rule, field.TypePosition, $"'{extended.FullName}' is a message set: its extensions are single messages.");
        }
    }
}
