// Owns: the locator over CBOR data for error paths: CBOR's reader for the shared locator.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Scalars;
using Octavo.Internal;
using Octavo.Locators;
using Octavo.Shapes;

namespace Octavo.Cbor;

internal sealed class CborLocator(OctavoOptions options) : ShapeLocator<OctavoCborReader>(options)
{
    /// <summary>For types that need no registry of their own.</summary>
    internal static readonly CborLocator Locator = new(OctavoOptions.None);

    /// <summary>The locator for a call's options; of these only the registry counts.</summary>
    internal static CborLocator Of(OctavoOptions? options) => options is null || options.Registry == CodecRegistry.Default ? Locator : new CborLocator(options);

    internal override OctavoCborReader Open(ReadOnlySpan<byte> data, Span<byte> scratch)
    {
        var reader = new OctavoCborReader(data, scratch, Options);
        reader.SkipMark();
        return reader;
    }

    internal override int Position(ref OctavoCborReader reader) => (int)reader.Offset;

    internal override bool SkipInteger(ref OctavoCborReader reader) => reader.SkipInteger();

    private protected override bool TrySkipNumbers(ref OctavoCborReader reader, ShapeWord word) =>
        ItemSkips.TrySkip<OctavoCborReader, OctavoCborReader.CborLoops>(ref reader, word, NumbersAtOnce);

    internal override bool TrySkipBytesOf(ref OctavoCborReader reader, ShapeWord word, long before) => reader.TrySkipTyped(word, before);

    internal override uint? ReadTypeId(ref OctavoCborReader reader, bool open) => open ? reader.ReadOpenTypeId() : reader.ReadTypeId();

    internal override void SkipReference(ref OctavoCborReader reader) => reader.SkipReference();

    internal override void Close(ref OctavoCborReader reader) => reader.Window.Release();

    private protected override ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value)
    {
        var writer = new OctavoCborWriter(state);
        entry.WriteObject(ref writer, value);
        return writer.Window.Written;
    }
}
