// Owns: the locator over Binary data for error paths: Binary's reader for the shared locator.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Locators;
using Octavo.Shapes;

namespace Octavo.Binary;

internal sealed class BinaryLocator(OctavoOptions options) : ShapeLocator<OctavoBinaryReader>(options)
{
    /// <summary>For types that need no registry of their own.</summary>
    internal static readonly BinaryLocator Locator = new(OctavoOptions.None);

    /// <summary>The locator for a call's options; of these only the registry and the head count.</summary>
    internal static BinaryLocator Of(OctavoBinaryOptions? options) =>
        options is null || (options.Registry == CodecRegistry.Default && options.Head is null) ? Locator : new BinaryLocator(options);

    /// <summary>The locator over a value without a head.</summary>
    internal static BinaryLocator WithoutHeader(OctavoOptions? options) =>
        Of(options as OctavoBinaryOptions is { } own ? own with { SchemaHeader = false } : null);

    internal override OctavoBinaryReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override void SkipHead(ref OctavoBinaryReader reader)
    {
        if (Options is OctavoBinaryOptions { SchemaHeader: true })
        {
            reader.Window.Skip(BinaryHeader.Length);
        }
    }

    internal override int Position(ref OctavoBinaryReader reader) => (int)reader.Window.Offset;

    internal override uint? ReadTypeId(ref OctavoBinaryReader reader, bool open) => open ? reader.ReadOpenTypeId() : reader.ReadTypeId();

    internal override void SkipReference(ref OctavoBinaryReader reader) => reader.SkipReference();

    internal override int Size(ShapeWord word) => ShapeWords.Size(word);

    internal override void Skip(ref OctavoBinaryReader reader, long count) => reader.Window.Skip(count);

    internal override void Close(ref OctavoBinaryReader reader) => reader.Window.Release();

    private protected override ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value)
    {
        var writer = new OctavoBinaryWriter(state);
        entry.WriteObject(ref writer, value);
        return writer.Window.Written;
    }
}
