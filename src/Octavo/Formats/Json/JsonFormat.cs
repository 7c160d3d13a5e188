// Owns: JSON as an object. Its bytes are those of OctavoJson. Knows no type.
using Octavo.Engine;

namespace Octavo.Json;

internal sealed class JsonFormat(OctavoJsonOptions options)
    : BuiltInFormat<JsonCall, OctavoJsonReader, OctavoJsonWriter>(new(options), CodecFormats.Json)
{
    internal static readonly JsonFormat Default = new(OctavoJsonOptions.Default);

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/json", "text/json"];

    public override OctavoJsonOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new JsonFormat(Own<OctavoJsonOptions>(options));
}
