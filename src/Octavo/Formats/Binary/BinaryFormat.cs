// Owns: Binary as an object. Its bytes are those of OctavoBinary. Knows no type.
namespace Octavo.Internal;

internal sealed class BinaryFormat(OctavoBinaryOptions options) : BuiltInFormat(CodecFormats.Binary)
{
    internal static readonly BinaryFormat Default = new(OctavoBinaryOptions.Default);

    public override string Name => OctavoBinary.Name;

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/vnd.octavo.binary"];

    public override OctavoBinaryOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new BinaryFormat(Own<OctavoBinaryOptions>(options));

    private protected override long Put(WriterState state, CodecEntry entry, scoped in RootTarget target, scoped RootValue root, out byte[]? array)
    {
        OctavoBinaryWriter writer = target.Destination is null ? new(state) : new(state, GivenRoom.Of(target.Destination, BufferWriterSink.Smallest));
        options.Head?.Write(ref writer, entry);
        entry.WriteAt(ref writer, root);
        return target.Finish(state, ref writer.Window, out array);
    }

    private protected override OctavoException Unwritten(Exception found, CodecEntry entry, object? value) =>
        OctavoBinary.Unwritten(found, entry, value, options);

    internal override long Read(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        OctavoBinaryReader reader = data.IsCut ? new(data.NewSource(), scratch, options) : new(data.Bytes, scratch, options);
        try
        {
            options.Head?.Read(ref reader, entry);
            boxed = entry.ReadAt(ref reader, root);
            if (whole)
            {
                Result.CheckEnd(reader.Window.Remaining);
            }
            return reader.Window.Offset;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, reader.Window.Offset, data.Whole, entry, BinaryWalk.Of(options));
        }
        finally
        {
            reader.Window.Release();
        }
    }
}
