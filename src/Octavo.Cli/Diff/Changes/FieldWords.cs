// Owns: a field of Protobuf in words.
using Octavo.Cli.Diff.Codecs;
using Octavo.Protobuf;

namespace Octavo.Cli.Diff.Changes;

internal static class FieldWords
{
    internal static string Of(ViewMember member)
    {
        ProtobufFieldFacts facts = member.Facts;
        string[] words =
        [
            .. facts.IsImplicit ? ["absent if zero"] : facts.IsExplicit ? ["absent if null"] : facts.IsRequired ? ["required"] : facts.IsAlways
                ? ["always there"] : Array.Empty<string>(),
            .. facts.Encoding == ProtobufEncoding.Default ? Array.Empty<string>() : [facts.Encoding.ToString()],
            .. facts.KeyEncoding == ProtobufEncoding.Default ? Array.Empty<string>() : [$"keys {facts.KeyEncoding}"],
            .. facts.ValueEncoding == ProtobufEncoding.Default ? Array.Empty<string>() : [$"values {facts.ValueEncoding}"],
            .. facts.IsExpanded ? ["one per element"] : Array.Empty<string>(),
            .. facts.IsClosed ? ["closed"] : Array.Empty<string>(),
            .. facts.TrustsText ? ["unchecked"] : Array.Empty<string>(),
            .. facts.IsWrapper ? ["wrapped"] : Array.Empty<string>(),
            .. facts.IsReference ? ["a reference"] : Array.Empty<string>(),
            .. facts.Level == 300 ? Array.Empty<string>() : [$"of level {facts.Level}"],
            .. facts.Oneof.Length == 0 ? Array.Empty<string>() : [$"in the oneof {facts.Oneof}"],
        ];
        return words.Length == 0 ? "plain" : string.Join(", ", words);
    }
}
