// Owns: MessagePack as an object. Its bytes are those of OctavoMsgPack. Knows no type.
using Octavo.Engine;

namespace Octavo.MsgPack;

internal sealed class MsgPackFormat(OctavoMsgPackOptions options)
    : BuiltInFormat<MsgPackCall, OctavoMsgPackReader, OctavoMsgPackWriter>(new(options), CodecFormats.MessagePack)
{
    internal static readonly MsgPackFormat Default = new(OctavoMsgPackOptions.Default);

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/vnd.msgpack", "application/msgpack", "application/x-msgpack"];

    public override OctavoMsgPackOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new MsgPackFormat(Own<OctavoMsgPackOptions>(options));
}
