// Owns: Protobuf as an object. Its bytes are those of OctavoProtobuf. Knows no type.
using System.Collections.Concurrent;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;

namespace Octavo.Protobuf;

internal sealed class ProtobufFormat(OctavoProtobufOptions options)
    : BuiltInFormat<ProtobufCall, OctavoProtobufReader, OctavoProtobufWriter>(new(options), CodecFormats.Protobuf)
{
    private static readonly ConcurrentDictionary<CodecEntry, bool> s_found = new();

    internal static readonly ProtobufFormat Default = new(OctavoProtobufOptions.Default);

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/protobuf", "application/x-protobuf", "application/vnd.google.protobuf"];

    public override OctavoProtobufOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new ProtobufFormat(Own<OctavoProtobufOptions>(options));

    private protected override bool Has(CodecEntry entry) => base.Has(entry) && s_found.GetOrAdd(entry, static key => IsThere(key));

    /// <summary>Neither the entry nor its Shape says whether the codec has a body for Protobuf; a message without fields does.</summary>
    private static bool IsThere(CodecEntry entry)
    {
        try
        {
            Default.Read(entry, new RootData(default(ReadOnlySpan<byte>)), new RootValue(null), whole: true, out _);
        }
        catch (OctavoException refused)
        {
            return refused.Code != OctavoErrorCode.NotInFormat;
        }
        return true;
    }
}
