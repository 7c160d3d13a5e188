// Owns: Binary as an object. Its bytes are those of OctavoBinary. Knows no type.
using Octavo.Engine;

namespace Octavo.Binary;

internal sealed class BinaryFormat(OctavoBinaryOptions options)
    : BuiltInFormat<BinaryCall, OctavoBinaryReader, OctavoBinaryWriter>(new(options), CodecFormats.Binary)
{
    internal static readonly BinaryFormat Default = new(OctavoBinaryOptions.Default);

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/vnd.octavo.binary"];

    public override OctavoBinaryOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new BinaryFormat(Own<OctavoBinaryOptions>(options));
}
