// Owns: the rules of extensions over all files: a number is one extension's, and ranges that declare theirs have no others. Changes nothing.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Proto.Linking;

internal sealed class ExtensionRules(ProtoErrors errors)
{
    private readonly Dictionary<(ProtoMessage Extended, int Number), ProtoField> _known = [];
    private readonly Dictionary<ProtoMessage, RangeTable> _ranges = [];
    private static readonly HashSet<string> s_scalars = new(System.StringComparer.Ordinal)
    {
        "double", "float", "int64", "uint64", "int32", "fixed64", "fixed32", "bool", "string", "bytes", "uint32", "sfixed32", "sfixed64", "sint32", "sint64",
    };

    // by identity: ranges of one statement have one list
    private readonly Dictionary<List<ProtoOption>, (SortedDictionary<ulong, ProtoValue> All, bool IsStrict)> _declared = [];

    /// <summary>Checks an extension whose message was found.</summary>
    public void Check(ProtoField field, ProtoFile file)
    {
        ProtoMessage extended = field.Extended!;
        if (_known.TryGetValue((extended, field.Number), out ProtoField other))
        {
            errors.Report(ProtoCodes.Duplicate, file.Path, field.NumberPosition,
                $"'{extended.FullName}' has the extension '{other.FullName}' with the number {field.Number} already.");
            return;
        }
        _known.Add((extended, field.Number), field);
        if (!_ranges.TryGetValue(extended, out RangeTable ranges))
        {
            _ranges.Add(extended, ranges = new RangeTable(extended.ExtensionRanges));
        }
        ProtoRange? range = ranges.Find(field.Number);
        if (range is null)
        {
            errors.Report(ProtoCodes.Number, file.Path, field.NumberPosition, $"'{extended.FullName}' has no extension range with the number {field.Number}.");
        }
        else if (range.Written.Count != 0)
        {
            CheckDeclared(field, file, range);
        }
    }

    /// <summary>Checks what a range declares of its extensions.</summary>
    public void CheckDeclarations(ProtoRange range, ProtoFile file)
    {
        var numbers = new SortedSet<ulong>();
        foreach (ProtoValue declared in Declarations(range))
        {
            ulong number = Of(declared, "number")?.Integer ?? 0;
            if (number < (ulong)range.Start || number > (ulong)range.Last)
            {
                errors.Report(ProtoCodes.Number, file.Path, declared.Position,
                    $"The number {number} is not in the range from {range.Start} to {range.Last} that declares it.");
            }
            if (!numbers.Add(number))
            {
                errors.Report(ProtoCodes.Duplicate, file.Path, declared.Position, $"The number {number} is declared already.");
            }
        }
    }

    /// <summary>Checks how declarations name their extensions and types, once for ranges of one statement.</summary>
    /// <param name="range">The range.</param>
    /// <param name="known">The names that ranges of the message declared before.</param>
    /// <param name="file">Its file.</param>
    public void CheckNames(ProtoRange range, HashSet<string> known, ProtoFile file)
    {
        ProtoValue[] all = [.. Declarations(range)];
        if (all.Length != 0 && range.Written.Find(option => option.Path[0].Name == "verification" && option.Value.Identifier == "UNVERIFIED") is { } unverified)
        {
            errors.Report(ProtoCodes.Option, file.Path, unverified.Path[0].Position, "A range that declares its extensions cannot be UNVERIFIED.");
        }
        foreach (ProtoValue one in all)
        {
            (string name, string type) = (TextOf(one, "full_name"), TextOf(one, "type"));
            if (name.Length == 0 || type.Length == 0)
            {
                if (name.Length != type.Length || Of(one, "reserved")?.Identifier != "true")
                {
                    errors.Report(ProtoCodes.Option, file.Path, one.Position, "A declaration has both full_name and type.");
                }
                continue;
            }
            if (!known.Add(name))
            {
                errors.Report(ProtoCodes.Duplicate, file.Path, one.Position, $"The extension '{ErrorText.Shown(name)}' is declared already.");
            }
            else if (!IsFullName(name))
            {
                errors.Report(ProtoCodes.Option, file.Path, one.Position, $"'{ErrorText.Shown(name)}' must be a full name with a dot in front.");
            }
            else if (!s_scalars.Contains(type) && !IsFullName(type))
            {
                errors.Report(ProtoCodes.Option, file.Path, one.Position,
                    $"'{ErrorText.Shown(type)}' must be a full name with a dot in front, or the name of a scalar type.");
            }
        }
    }

    private static bool IsFullName(string text) => text[0] == '.' && text.Substring(1).Split('.').All(IsName);

    private static bool IsName(string text) =>
        text.Length != 0 && text[0] is not (>= '0' and <= '9')
            && text.All(one => one is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or (>= '0' and <= '9') or '_');

    private void CheckDeclared(ProtoField field, ProtoFile file, ProtoRange range)
    {
        (SortedDictionary<ulong, ProtoValue> all, bool isStrict) = DeclaredBy(range);
        if (!all.TryGetValue((ulong)field.Number, out ProtoValue declared))
        {
            if (isStrict)
            {
                errors.Report(ProtoCodes.Number, file.Path, field.NumberPosition,
                    $"'{field.Extended!.FullName}' declares the extensions of this range, but none with the number {field.Number}.");
            }
            return;
        }
        string type = field.TypeName.Length != 0 ? field.TypeName : field.Type.ToString().ToLowerInvariant();
        if (Of(declared, "reserved")?.Identifier == "true")
        {
            errors.Report(ProtoCodes.Number, file.Path, field.NumberPosition, $"'{field.Extended!.FullName}' reserves the extension number {field.Number}.");
        }
        else if (Differs(declared, "full_name", "." + field.FullName, out string said) || Differs(declared, "type", type, out said))
        {
            errors.Report(ProtoCodes.Name, file.Path, field.Position,
                $"'{field.Extended!.FullName}' declares the extension {field.Number} as '{ErrorText.Shown(said)}', not as '{(said.Length != 0 && said == TextOf(declared, "type") ? ErrorText.Shown(type) : "." + field.FullName)}'.");
        }
        else if ((Of(declared, "repeated")?.Identifier == "true") != field.IsRepeated)
        {
            errors.Report(ProtoCodes.Rule, file.Path, field.Position,
                $"'{field.Extended!.FullName}' declares the extension {field.Number} as {(field.IsRepeated ? "not repeated" : "repeated")}.");
        }
    }

    /// <summary>What a range declares, by numbers; of several of one number the first. One without a number is there too, under 0.</summary>
    private (SortedDictionary<ulong, ProtoValue> All, bool IsStrict) DeclaredBy(ProtoRange range)
    {
        if (!_declared.TryGetValue(range.Written, out (SortedDictionary<ulong, ProtoValue> All, bool IsStrict) known))
        {
            SortedDictionary<ulong, ProtoValue> all = [];
            foreach (ProtoValue one in Declarations(range))
            {
                ulong number = Of(one, "number")?.Integer ?? 0;
                if (!all.ContainsKey(number))
                {
                    all.Add(number, one);
                }
            }
            known = (all, all.Count != 0 || range.Written.Exists(option => option.Path[0].Name == "verification" && option.Value.Identifier == "DECLARATION"));
            _declared.Add(range.Written, known);
        }
        return known;
    }

    private static bool Differs(ProtoValue declared, string name, string expected, out string said)
    {
        said = TextOf(declared, name);
        return said.Length != 0 && said != expected;
    }

    private static string TextOf(ProtoValue declared, string name) =>
        Of(declared, name) is { Kind: ProtoValueKind.Text } value ? System.Text.Encoding.UTF8.GetString(value.Text) : "";

    private static IEnumerable<ProtoValue> Declarations(ProtoRange range) =>
        range.Written.Where(option => option.Path is [{ IsExtension: false, Name: "declaration" }])
            .SelectMany(option => option.Value.Kind == ProtoValueKind.List ? option.Value.Items : [option.Value]);

    private static ProtoValue? Of(ProtoValue aggregate, string name) => aggregate.Fields.Find(one => one.Path[0].Name == name)?.Value;
}
