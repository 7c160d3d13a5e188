// Owns: Compact as an object. Its bytes are those of OctavoCompact. Knows no type.
using Octavo.Engine;

namespace Octavo.Compact;

internal sealed class CompactFormat(OctavoCompactOptions options)
    : BuiltInFormat<CompactCall, OctavoCompactReader, OctavoCompactWriter>(new(options), CodecFormats.Compact)
{
    internal static readonly CompactFormat Default = new(OctavoCompactOptions.Default);

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/vnd.octavo.compact"];

    public override OctavoCompactOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new CompactFormat(Own<OctavoCompactOptions>(options));
}
