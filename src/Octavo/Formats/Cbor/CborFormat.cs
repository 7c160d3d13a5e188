// Owns: CBOR as an object. Its bytes are those of OctavoCbor. Knows no type.
using Octavo.Engine;

namespace Octavo.Cbor;

internal sealed class CborFormat(OctavoCborOptions options)
    : BuiltInFormat<CborCall, OctavoCborReader, OctavoCborWriter>(new(options), CodecFormats.Cbor)
{
    internal static readonly CborFormat Default = new(OctavoCborOptions.Default);

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/cbor"];

    public override OctavoCborOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new CborFormat(Own<OctavoCborOptions>(options));
}
