// Owns: the locator over Tokens for error paths: the reader of Tokens for the shared locator.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Tokens;

internal sealed class TokensLocator(OctavoOptions options) : ShapeLocator<OctavoTokensReader>(options)
{
    /// <summary>For types that need no registry of their own.</summary>
    internal static readonly TokensLocator Locator = new(OctavoOptions.None);

    /// <summary>The locator for a call's options; of these only the registry counts.</summary>
    internal static TokensLocator Of(OctavoOptions? options) => options is null || options.Registry == CodecRegistry.Default ? Locator
        : new TokensLocator(options);

    internal override OctavoTokensReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoTokensReader reader) => (int)reader.Window.Offset;

    internal override uint? ReadTypeId(ref OctavoTokensReader reader, bool open) => open ? reader.ReadOpenTypeId() : reader.ReadTypeId();

    internal override void SkipReference(ref OctavoTokensReader reader) => reader.SkipReference();

    internal override void Close(ref OctavoTokensReader reader) => reader.Window.Release();

    private protected override ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value)
    {
        var writer = new OctavoTokensWriter(state);
        entry.WriteObject(ref writer, value);
        return writer.Window.Written;
    }
}
