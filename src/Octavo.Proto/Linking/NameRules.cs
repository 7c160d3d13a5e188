// Owns: names that JSON, or a language without case and prefix, could not tell apart. Changes nothing.
using System;
using System.Collections.Generic;
using System.Text;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;
using Octavo.Proto.Sets;
using Octavo.Proto.Text;

namespace Octavo.Proto.Linking;

internal sealed class NameRules(ProtoFile file, ProtoErrors errors)
{
    private const int LegacyConflicts = 11;

    /// <summary>Checks the names of a message's fields in JSON.</summary>
    public void Check(ProtoMessage message)
    {
        bool isStrict = message.Features.Json == ProtoFeatures.Allow && !OptionReader.Flag(message.Options, LegacyConflicts);
        var made = new Dictionary<string, ProtoField>(StringComparer.Ordinal);
        var json = new Dictionary<string, ProtoField>(StringComparer.Ordinal);
        foreach (ProtoField field in message.Fields)
        {
            Position place = field.JsonNamePosition.Line != 0 ? field.JsonNamePosition : field.Position;
            string own = JsonNames.Of(field.Name);
            bool isSaid = field.JsonName != own;
            if (isSaid && field.JsonName.StartsWith("[", StringComparison.Ordinal) && field.JsonName.EndsWith("]", StringComparison.Ordinal))
            {
                Report(place, $"'{ErrorText.Shown(field.JsonName)}' cannot be a name in JSON: only names of extensions are in brackets.");
            }
            if (field.JsonName.Contains('\0'))
            {
                Report(place, "A name in JSON has no NUL.");
            }
            if (json.TryGetValue(field.JsonName, out ProtoField same) && (isStrict || (isSaid && same.JsonName != JsonNames.Of(same.Name))))
            {
                Report(place, $"'{ErrorText.Shown(field.Name)}' has the name '{ErrorText.Shown(field.JsonName)}' of '{ErrorText.Shown(same.Name)}' in JSON: set another json_name.");
            }
            else if (isStrict && made.TryGetValue(own, out same))
            {
                Report(field.Position, $"'{ErrorText.Shown(field.Name)}' has the name '{ErrorText.Shown(own)}' of '{ErrorText.Shown(same.Name)}' in JSON for readers that do not know json_name: give it another name.");
            }
            json[field.JsonName] = field;
            made[own] = field;
        }
    }

    /// <summary>Checks the names of an enum's values: without the enum's name in front and without case.</summary>
    public void Check(ProtoEnum one)
    {
        if (one.Features.Json != ProtoFeatures.Allow)
        {
            return; // proto2 is warned of it alone
        }
        var names = new Dictionary<string, ProtoEnumValue>(StringComparer.Ordinal);
        string prefix = one.Name.Replace("_", "").ToLowerInvariant();
        foreach (ProtoEnumValue value in one.Values)
        {
            string name = Plain(value.Name, prefix);
            if (!names.TryGetValue(name, out ProtoEnumValue other))
            {
                names.Add(name, value);
            }
            else if (other.Number != value.Number)
            {
                Report(value.Position, $"'{ErrorText.Shown(value.Name)}' is '{ErrorText.Shown(other.Name)}' without case and without the name of the enum before it: some languages use one name for both.");
            }
        }
    }

    // As protoc: FOO_BAR_BAZ and BarBaz of Foo are both BarBaz.
    private static string Plain(string value, string prefix)
    {
        int at = 0;
        int matched = 0;
        for (; at < value.Length && matched < prefix.Length; at++)
        {
            if (value[at] == '_')
            {
                continue;
            }
            if (char.ToLowerInvariant(value[at]) != prefix[matched])
            {
                break;
            }
            matched++;
        }
        string rest = matched < prefix.Length ? value : value.Substring(at).TrimStart('_');
        var plain = new StringBuilder();
        bool capital = true;
        foreach (char one in rest.Length == 0 ? value : rest)
        {
            if (one != '_')
            {
                plain.Append(capital ? char.ToUpperInvariant(one) : char.ToLowerInvariant(one));
            }
            capital = one == '_';
        }
        return plain.ToString();
    }

    private void Report(Position place, string message) => errors.Report(ProtoCodes.Duplicate, file.Path, place, message);
}
