// Owns: CBOR as an object. Its bytes are those of OctavoCbor. Knows no type.
namespace Octavo.Internal;

internal sealed class CborFormat(OctavoCborOptions options) : BuiltInFormat(CodecFormats.Cbor)
{
    internal static readonly CborFormat Default = new(OctavoCborOptions.Default);

    public override string Name => OctavoCbor.Name;

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/cbor"];

    public override OctavoCborOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new CborFormat(Own<OctavoCborOptions>(options));

    internal override long Write(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) =>
        OctavoCbor.IsOrdered(options) ? WriteOrdered(entry, target, root, out array) : base.Write(entry, target, root, out array);

    private protected override long Put(WriterState state, CodecEntry entry, scoped in RootTarget target, scoped RootValue root, out byte[]? array)
    {
        OctavoCborWriter writer = target.Destination is null ? new(state) : new(state, GivenRoom.Of(target.Destination, BufferWriterSink.Smallest));
        entry.WriteAt(ref writer, root);
        return target.Finish(state, ref writer.Window, out array);
    }

    private protected override OctavoException Unwritten(Exception found, CodecEntry entry, object? value) =>
        OctavoCbor.Unwritten(found, entry, value, options);

    internal override long Read(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed)
    {
        if (OctavoCbor.IsOrdered(options))
        {
            ReadOnlySpan<byte> all = data.Whole;
            OctavoCbor.CheckOrder(whole ? all : all[..CborOrder.FirstLength(all)], options);
        }
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        OctavoCborReader reader = data.IsCut ? new(data.NewSource(), scratch, options) : new(data.Bytes, scratch, options);
        try
        {
            reader.PassMark();
            boxed = entry.ReadAt(ref reader, root);
            if (whole)
            {
                Result.CheckEnd(reader.Window.Remaining);
            }
            return reader.Offset;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, reader.Offset, data.Whole, entry, CborWalk.Of(options));
        }
        finally
        {
            reader.Window.Release();
        }
    }

    /// <summary>The value is written, then its maps are put in order.</summary>
    private long WriteOrdered(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array)
    {
        new CborFormat(options with { KeyOrder = CborKeyOrder.AsWritten }).Write(entry, default, root, out byte[]? written);
        byte[] ordered;
        try
        {
            ordered = CborOrder.Apply(written!, options.KeyOrder, options.MaxDepth, references: false).ToArray();
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, entry.Box(root));
        }
        array = target.Take(ordered);
        return ordered.Length;
    }
}
