// Owns: the locator over JSON data for error paths: JSON's reader for the shared locator.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Json;

internal sealed class JsonLocator(OctavoOptions options) : ShapeLocator<OctavoJsonReader>(options)
{
    /// <summary>For calls without options.</summary>
    internal static readonly JsonLocator Locator = new(OctavoJsonOptions.Default);

    /// <summary>The locator for a call's options: the registry counts, and what they allow between tokens.</summary>
    internal static JsonLocator Of(OctavoOptions? options) => options is null ? Locator : new JsonLocator(options);

    internal override OctavoJsonReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoJsonReader reader) => (int)reader.Window.Offset;

    internal override bool SkipInteger(ref OctavoJsonReader reader) => reader.SkipInteger();

    internal override uint? ReadTypeId(ref OctavoJsonReader reader, bool open) => open ? reader.ReadOpenTypeId() : reader.ReadTypeId();

    /// <summary>All of it was the object's beginning.</summary>
    internal override void SkipReference(ref OctavoJsonReader reader)
    {
    }

    internal override bool TrySkipReference(ref OctavoJsonReader reader) => reader.TrySkipReference();

    internal override void Close(ref OctavoJsonReader reader) => reader.Window.Release();

    private protected override ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value)
    {
        var writer = new OctavoJsonWriter(state);
        entry.WriteObject(ref writer, value);
        return writer.Window.Written;
    }
}
