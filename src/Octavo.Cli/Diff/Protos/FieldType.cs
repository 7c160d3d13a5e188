// Owns: fields in words, and what is asked of them everywhere.
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal static class FieldType
{
    /// <summary>As the file has it: <c>repeated acme.Line</c>.</summary>
    internal static string Of(ProtoField field) => Cardinality(field) + Single(field);

    /// <summary>The type without its label.</summary>
    internal static string Single(ProtoField field) => field.IsMap ? $"map<{Single(field.Message!.Fields[0])}, {Single(field.Message.Fields[1])}>"
        : field.Type is ProtoType.Message or ProtoType.Group or ProtoType.Enum ? field.TypeName.TrimStart('.') : field.Type.ToString().ToLowerInvariant();

    /// <summary>Whether it is absent if it is zero, and cannot say which.</summary>
    internal static bool IsImplicit(ProtoField field) =>
        !field.IsRepeated && field.Message is null && field.Oneof < 0 && field.Features.Presence == ProtoFeatures.Implicit;

    internal static bool IsRequired(ProtoField field) => !field.IsRepeated && field.Features.Presence == ProtoFeatures.Required;

    /// <summary>Whether elements share one field.</summary>
    internal static bool IsPacked(ProtoField field) => field.IsRepeated && field.IsPackable && field.Features.Repeated == ProtoFeatures.Packed;

    /// <summary>Whether its message comes between tags.</summary>
    internal static bool IsDelimited(ProtoField field) =>
        field.Type == ProtoType.Group
            || (field.Type == ProtoType.Message && field.Features.Encoding == ProtoFeatures.Delimited && field.Message is { IsMapEntry: false }
            && field.Parent is not { IsMapEntry: true });

    /// <summary>The oneof of the text; null for none.</summary>
    internal static ProtoOneof? Oneof(ProtoField field) => field.Oneof >= 0 && field.Parent!.Oneofs[field.Oneof] is { IsSynthetic: false } oneof ? oneof : null;

    /// <summary>What an absent field is: its default, of enums as number, text in quotes.</summary>
    internal static string Default(ProtoField field) => field.Type switch
    {
        ProtoType.Enum =>
            ((field.Default is null ? null : field.Enum!.Find(field.Default))
                ?? field.Enum!.Values[0]).Number.ToString(System.Globalization.CultureInfo.InvariantCulture),
        ProtoType.String or ProtoType.Bytes => $"\"{field.Default}\"",
        ProtoType.Bool => field.Default ?? "false",
        _ => field.Default ?? "0",
    };

    /// <summary>What an absent field is to its writer and not to its reader; null if it is the same to both, or never absent, or a message, or
    /// several.</summary>
    internal static Verdict? Absence(ProtoField written, ProtoField read) =>
        written.IsRepeated || read.IsRepeated || written.Message is not null || read.Message is not null || IsRequired(written) || Plain(written) == Plain(read)
            ? null
            : new Verdict(Outcome.Wrong, $"if it is absent it is {Default(written)} to the writer and {Default(read)} to the reader");

    // Zero, false and empty are nothing to each type.
    private static string Plain(ProtoField field) => Default(field) switch { "false" or "\"\"" => "0", "true" => "1", var other => other };

    private static string Cardinality(ProtoField field) => field.IsMap ? "" : field.IsRepeated ? "repeated " : IsRequired(field) ? "required " : "";
}
