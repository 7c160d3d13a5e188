// Owns: the rules that a linked file must keep. Changes nothing.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;

namespace Octavo.Proto.Linking;

internal sealed class FileRules(ProtoFile file, ProtoErrors errors)
{
    private const int FirstKept = 19_000;
    private const int LastKept = 19_999;

    public void Check()
    {
        file.Enums.ForEach(Check);
        file.Messages.ForEach(Check);
        file.Extensions.ForEach(CheckExtension);
    }

    private void Report(string code, Position position, string message) => errors.Report(code, file.Path, position, message);

    private void Check(ProtoEnum one)
    {
        if (one.Values.Count == 0)
        {
            Report(ProtoCodes.Rule, one.Position, $"The enum '{one.FullName}' has no value: it must have one.");
            return;
        }
        if (one.Features.Enum == ProtoFeatures.Open && one.Values[0].Number != 0)
        {
            Report(ProtoCodes.Rule, one.Values[0].NumberPosition, $"The first value of the open enum '{one.FullName}' must be 0.");
        }
        var numbers = new Dictionary<int, string>();
        foreach (ProtoEnumValue value in one.Values)
        {
            if (!one.AllowsAlias && numbers.TryGetValue(value.Number, out string other))
            {
                Report(ProtoCodes.Duplicate, value.NumberPosition, $"'{value.Name}' has the number {value.Number} of '{other}': if they are the same, say option allow_alias = true.");
            }
            numbers[value.Number] = value.Name;
            CheckReserved(value, value.Number, value.NumberPosition, one.ReservedRanges, one.ReservedNames);
        }
    }

    private void CheckReserved(ProtoElement element, int number, Position position, List<ProtoRange> ranges, List<ProtoReservedName> names)
    {
        if (ranges.Any(range => range.Start <= number && number <= range.Last))
        {
            Report(ProtoCodes.Number, position, $"'{element.Name}' has the number {number}, which is reserved.");
        }
        if (names.Any(name => name.Name == element.Name))
        {
            Report(ProtoCodes.Duplicate, element.Position, $"The name '{element.Name}' is reserved.");
        }
    }

    private void Check(ProtoMessage message)
    {
        message.Enums.ForEach(Check);
        message.Nested.ForEach(Check);
        message.Extensions.ForEach(CheckExtension);
        if (message.IsMapEntry)
        {
            return;
        }
        CheckRanges(message);
        var numbers = new Dictionary<int, string>();
        var json = new Dictionary<string, ProtoField>(StringComparer.Ordinal);
        foreach (ProtoField field in message.Fields)
        {
            CheckNumber(field, ProtoField.MaxNumber);
            Check(field);
            if (numbers.TryGetValue(field.Number, out string other))
            {
                Report(ProtoCodes.Duplicate, field.NumberPosition, $"'{field.Name}' has the number {field.Number} of '{other}'.");
            }
            numbers[field.Number] = field.Name;
            CheckReserved(field, field.Number, field.NumberPosition, message.ReservedRanges, message.ReservedNames);
            if (message.ExtensionRanges.Any(range => range.Start <= field.Number && field.Number <= range.Last))
            {
                Report(ProtoCodes.Number, field.NumberPosition, $"'{field.Name}' has the number {field.Number}, which is kept for extensions.");
            }
            if (json.TryGetValue(field.JsonName, out ProtoField same) && message.Features.Json == ProtoFeatures.Allow)
            {
                Report(ProtoCodes.Duplicate, field.JsonNamePosition.Line != 0 ? field.JsonNamePosition : field.Position, $"'{field.Name}' has the name '{field.JsonName}' of '{same.Name}' in JSON: say another json_name.");
            }
            json[field.JsonName] = field;
        }
    }

    private void CheckRanges(ProtoMessage message)
    {
        if (file.IsProto3 && message.ExtensionRanges.Count != 0)
        {
            Report(ProtoCodes.Rule, message.ExtensionRanges[0].Position, "proto3 has no extensions but those of options.");
        }
        if (message.IsMessageSet && message.Fields.Count != 0)
        {
            Report(ProtoCodes.Rule, message.Fields[0].Position, $"'{message.FullName}' is a message set: it has extensions and no fields.");
        }
        int most = message.IsMessageSet ? int.MaxValue : ProtoField.MaxNumber;
        foreach (ProtoRange range in message.ExtensionRanges.Where(one => one.Last == int.MaxValue && most == ProtoField.MaxNumber))
        {
            range.Last = most; // 'max', whose number the message's options decide
        }
        ProtoRange[] all = [.. message.ExtensionRanges.Concat(message.ReservedRanges).OrderBy(range => range.Start)];
        for (int i = 0; i < all.Length; i++)
        {
            if (all[i].Start < 1 || all[i].Last > most)
            {
                Report(ProtoCodes.Number, all[i].Position, $"Numbers are from 1 to {most}.");
            }
            if (i > 0 && all[i].Start <= all[i - 1].Last)
            {
                Report(ProtoCodes.Number, all[i].Position, $"The range from {all[i].Start} to {all[i].Last} overlaps that from {all[i - 1].Start} to {all[i - 1].Last}.");
            }
        }
    }

    private void CheckNumber(ProtoField field, int most)
    {
        if (field.Number < 1 || field.Number > most)
        {
            Report(ProtoCodes.Number, field.NumberPosition, $"'{field.Name}' has the number {field.Number}: numbers are from 1 to {most}.");
        }
        else if (field.Number is >= FirstKept and <= LastKept)
        {
            Report(ProtoCodes.Number, field.NumberPosition, $"'{field.Name}' has the number {field.Number}: {FirstKept} to {LastKept} belong to Protobuf itself.");
        }
    }

    private void Check(ProtoField field)
    {
        CheckLabel(field);
        if (OptionReader.Flagged(field.Options, OptionReader.Packed) is { } packed)
        {
            if (file.IsEdition)
            {
                Report(ProtoCodes.Option, field.Position, "Editions have no option 'packed': say features.repeated_field_encoding.");
            }
            else if (packed && !(field.IsRepeated && field.IsPackable))
            {
                Report(ProtoCodes.Option, field.Position, $"'{field.Name}' cannot be packed: repeated numbers, truth values and enums can.");
            }
        }
        if (field.Default is not null && field.IsRepeated)
        {
            Report(ProtoCodes.Rule, field.WrittenDefault?.Position ?? field.Position, "Repeated fields have no default.");
        }
        bool isImplicit = field.Features.Presence == ProtoFeatures.Implicit && !field.IsRepeated && field.Message is null && field.Oneof < 0 && !field.IsExtension;
        if (field.Default is not null && (file.IsProto3 || isImplicit))
        {
            Report(ProtoCodes.Rule, field.WrittenDefault?.Position ?? field.Position, "Fields without explicit presence have no default: absent is zero.");
        }
        if (field.Enum is { } one && one.Features.Enum == ProtoFeatures.Closed && one.File != file && (file.IsProto3 || isImplicit))
        {
            Report(ProtoCodes.Rule, field.TypePosition, $"'{one.FullName}' is a closed enum: it cannot be a field that is absent where it is zero.");
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
            Report(ProtoCodes.Rule, field.TypePosition, $"Editions have no label '{(field.Label == ProtoLabel.Optional ? "optional" : "required")}': say features.field_presence{(field.Label == ProtoLabel.Optional ? "" : " = LEGACY_REQUIRED")}.");
        }
        else if (file.IsProto3 && field.Label == ProtoLabel.Required)
        {
            Report(ProtoCodes.Rule, field.TypePosition, "proto3 has no required fields.");
        }
        else if (!file.IsEdition && !file.IsProto3 && !field.IsLabelled && field.Oneof < 0 && !field.IsMap)
        {
            Report(ProtoCodes.Rule, field.TypePosition, "Expected 'optional', 'required' or 'repeated', which proto2 has in front of every field.");
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
        if (!extended.ExtensionRanges.Any(range => range.Start <= field.Number && field.Number <= range.Last))
        {
            Report(ProtoCodes.Number, field.NumberPosition, $"'{extended.FullName}' has no extension range with the number {field.Number}.");
        }
        if (file.IsProto3 && !(extended.FullName.StartsWith("google.protobuf.", StringComparison.Ordinal) && extended.FullName.EndsWith("Options", StringComparison.Ordinal)))
        {
            Report(ProtoCodes.Rule, field.ExtendeePosition, "proto3 extends the messages of options alone.");
        }
        if (field.Label == ProtoLabel.Required)
        {
            Report(ProtoCodes.Rule, field.TypePosition, "Extensions are not required.");
        }
        if (extended.IsMessageSet && (field.Type != ProtoType.Message || field.IsRepeated))
        {
            Report(ProtoCodes.Rule, field.TypePosition, $"'{extended.FullName}' is a message set: its extensions are single messages.");
        }
    }
}
