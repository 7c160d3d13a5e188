// Owns: Compact as an object. Its bytes are those of OctavoCompact. Knows no type.
namespace Octavo.Internal;

internal sealed class CompactFormat(OctavoCompactOptions options) : BuiltInFormat(CodecFormats.Compact)
{
    internal static readonly CompactFormat Default = new(OctavoCompactOptions.Default);

    public override string Name => OctavoCompact.Name;

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/vnd.octavo.compact"];

    public override OctavoCompactOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new CompactFormat(Own<OctavoCompactOptions>(options));

    private protected override long Put(WriterState state, CodecEntry entry, scoped in RootTarget target, scoped RootValue root, out byte[]? array)
    {
        OctavoCompactWriter writer = target.Destination is null ? new(state) : new(state, GivenRoom.Of(target.Destination, BufferWriterSink.Smallest));
        entry.WriteAt(ref writer, root);
        return target.Finish(state, ref writer.Window, out array);
    }

    private protected override OctavoException Unwritten(Exception found, CodecEntry entry, object? value) =>
        OctavoCompact.Unwritten(found, entry, value, options);

    internal override long Read(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        OctavoCompactReader reader = data.IsCut ? new(data.NewSource(), scratch, options) : new(data.Bytes, scratch, options);
        try
        {
            boxed = entry.ReadAt(ref reader, root);
            if (whole)
            {
                Result.CheckEnd(reader.Window.Remaining);
            }
            return reader.Window.Offset;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, reader.Window.Offset, data.Whole, entry, CompactWalk.Of(options));
        }
        finally
        {
            reader.Window.Release();
        }
    }
}
