// Owns: what two descriptions of one message must agree in, whatever their syntax. Knows no text.
using Octavo.Proto.Sets;

namespace Octavo.Proto.Tests.Emission;

internal static class DescriptorComparison
{
    /// <summary>Where printed files differ from those that types were made of.</summary>
    /// <param name="originals">The files of the types, linked.</param>
    /// <param name="printed">What was printed of them, linked.</param>
    /// <param name="root">The full name of the message that was printed.</param>
    public static List<string> Differences(IEnumerable<ProtoFile> originals, IEnumerable<ProtoFile> printed, string root)
    {
        var differences = new List<string>();
        var messages = originals.SelectMany(file => file.Messages.SelectMany(All)).ToDictionary(one => one.FullName);
        var copies = printed.SelectMany(file => file.Messages.SelectMany(All)).Where(one => !IsWellKnown(one)).ToDictionary(one => one.FullName);
        var seen = new HashSet<string>();
        var open = new Queue<ProtoMessage>([messages[root]]);
        while (open.TryDequeue(out ProtoMessage? message))
        {
            if (!seen.Add(message.FullName) || IsWellKnown(message))
            {
                continue;
            }
            if (!copies.TryGetValue(message.FullName, out ProtoMessage? copy))
            {
                differences.Add($"{message.FullName} is missing.");
                continue;
            }
            Same(message.FullName, Facts(message), Facts(copy), differences);
            foreach (ProtoField field in message.Fields)
            {
                ProtoField? other = copy.Fields.Find(one => one.Number == field.Number);
                if (other is null)
                {
                    differences.Add($"{field.FullName} is missing.");
                    continue;
                }
                Same(field.FullName, Facts(field), Facts(other), differences);
                if (field.Enum is { } one && other.Enum is { } printedEnum)
                {
                    Same(one.FullName, Facts(one), Facts(printedEnum), differences);
                }
                if (field.Message is { } inner)
                {
                    open.Enqueue(inner);
                }
            }
        }
        differences.AddRange(copies.Keys.Where(name => !messages.ContainsKey(name)).Select(name => $"{name} is of no file."));
        return differences;
    }

    // Protobuf has its own files of these.
    private static bool IsWellKnown(ProtoMessage message) => message.File.Package == "google.protobuf";

    private static void Same(string what, string original, string printed, List<string> differences)
    {
        if (original != printed)
        {
            differences.Add($"{what}:\n  {original}\n  {printed}");
        }
    }

    private static string Facts(ProtoMessage message) =>
        $"{message.Fields.Count} fields, oneofs {string.Join(' ', message.Oneofs.Where(one => !one.IsSynthetic).Select(one => one.Name))}, set {message.IsMessageSet}, extensions {Ranges(message.ExtensionRanges)}, reserved {Ranges(message.ReservedRanges)} {string.Join(' ', message.ReservedNames.Select(one => one.Name))}, file {message.File.Name}, namespace {CSharp.CSharpNames.Namespace(message.File)}";

    private static string Facts(ProtoField field) =>
        $"{field.Name} {field.JsonName} {(field.IsRepeated ? "repeated" : "")} {(field.Type == ProtoType.Group ? ProtoType.Message : field.Type)} {(field.IsMap ? "map" : field.TypeName)} {Presence(field)} "
        + $"{(field.IsRepeated && field.IsPackable ? field.Features.Repeated : 0)} {CSharp.TypeNames.IsDelimited(field)} {(field.Type == ProtoType.String ? field.Features.Utf8 : 0)} default {field.Default}, oneof {(field.Oneof < 0 || field.Parent!.Oneofs[field.Oneof].IsSynthetic ? "" : field.Parent!.Oneofs[field.Oneof].Name)}";

    private static string Facts(ProtoEnum one) =>
        $"{string.Join(' ', one.Values.Select(value => $"{value.Name}={value.Number}"))} {one.Features.Enum} {one.AllowsAlias} {Ranges(one.ReservedRanges)} {string.Join(' ', one.ReservedNames.Select(name => name.Name))} {one.File.Name}";

    private static string Presence(ProtoField field) => field.IsRepeated ? "" : field.Features.Presence == ProtoFeatures.Required ? "required"
        : field.Message is not null || field.Oneof >= 0 || field.Features.Presence == ProtoFeatures.Explicit ? "explicit" : "implicit";

    private static string Ranges(IEnumerable<ProtoRange> ranges) => string.Join(' ', ranges.Select(range => $"{range.Start}-{range.Last}"));

    private static IEnumerable<ProtoMessage> All(ProtoMessage message) => message.Nested.SelectMany(All).Prepend(message);
}
