// Owns: the locator over MessagePack data for error paths: MessagePack's reader for the shared locator.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Scalars;
using Octavo.Internal;
using Octavo.Locators;
using Octavo.Shapes;

namespace Octavo.MsgPack;

internal sealed class MsgPackLocator(OctavoOptions options) : ShapeLocator<OctavoMsgPackReader>(options)
{
    /// <summary>For types that need no registry of their own.</summary>
    internal static readonly MsgPackLocator Locator = new(OctavoOptions.None);

    /// <summary>The locator for a call's options; of these only the registry counts.</summary>
    internal static MsgPackLocator Of(OctavoOptions? options) => options is null || options.Registry == CodecRegistry.Default ? Locator
        : new MsgPackLocator(options);

    internal override OctavoMsgPackReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoMsgPackReader reader) => (int)reader.Window.Offset;

    private protected override bool TrySkipNumbers(ref OctavoMsgPackReader reader, ShapeWord word) =>
        ItemSkips.TrySkip<OctavoMsgPackReader, OctavoMsgPackReader.MsgPackLoops>(ref reader, word, NumbersAtOnce);

    internal override uint? ReadTypeId(ref OctavoMsgPackReader reader, bool open) => open ? reader.ReadOpenTypeId() : reader.ReadTypeId();

    internal override void SkipReference(ref OctavoMsgPackReader reader) => reader.SkipReference();

    internal override void Close(ref OctavoMsgPackReader reader) => reader.Window.Release();

    private protected override ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value)
    {
        var writer = new OctavoMsgPackWriter(state);
        entry.WriteObject(ref writer, value);
        return writer.Window.Written;
    }
}
