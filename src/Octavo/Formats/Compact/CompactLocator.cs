// Owns: the locator over Compact data for error paths: Compact's reader for the shared locator.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Locators;
using Octavo.Shapes;

namespace Octavo.Compact;

internal sealed class CompactLocator(OctavoOptions options) : ShapeLocator<OctavoCompactReader>(options)
{
    /// <summary>For types that need no registry of their own.</summary>
    internal static readonly CompactLocator Locator = new(OctavoOptions.None);

    /// <summary>The locator for a call's options; of these only the registry counts.</summary>
    internal static CompactLocator Of(OctavoOptions? options) => options is null || options.Registry == CodecRegistry.Default ? Locator
        : new CompactLocator(options);

    internal override OctavoCompactReader Open(ReadOnlySpan<byte> data, Span<byte> scratch) => new(data, scratch, Options);

    internal override int Position(ref OctavoCompactReader reader) => (int)reader.Window.Offset;

    internal override uint? ReadTypeId(ref OctavoCompactReader reader, bool open) => open ? reader.ReadOpenTypeId() : reader.ReadTypeId();

    internal override void SkipReference(ref OctavoCompactReader reader) => reader.SkipReference();

    internal override int Size(ShapeWord word) => word == ShapeWord.Bool ? 0 : ShapeWords.Kind(word) switch
    {
        MemberKind.Fixed1 => 1,
        MemberKind.Fixed2 => 2,
        MemberKind.Fixed4 => 4,
        MemberKind.Fixed8 => 8,
        MemberKind.Fixed16 => 16,
        _ => 0,
    };

    internal override void Skip(ref OctavoCompactReader reader, long count) => reader.Window.Skip(count);

    internal override void Close(ref OctavoCompactReader reader) => reader.Window.Release();

    private protected override ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value)
    {
        var writer = new OctavoCompactWriter(state);
        entry.WriteObject(ref writer, value);
        return writer.Window.Written;
    }
}
