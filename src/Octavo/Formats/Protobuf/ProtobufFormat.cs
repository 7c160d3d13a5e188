// Owns: Protobuf as an object. Its bytes are those of OctavoProtobuf. Knows no type.
using System.Collections.Concurrent;

namespace Octavo.Internal;

internal sealed class ProtobufFormat(OctavoProtobufOptions options) : BuiltInFormat(CodecFormats.Protobuf)
{
    private static readonly ConcurrentDictionary<CodecEntry, bool> s_found = new();

    internal static readonly ProtobufFormat Default = new(OctavoProtobufOptions.Default);

    public override string Name => OctavoProtobuf.Name;

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/protobuf", "application/x-protobuf", "application/vnd.google.protobuf"];

    public override OctavoProtobufOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new ProtobufFormat(Own<OctavoProtobufOptions>(options));

    private protected override long Put(WriterState state, CodecEntry entry, scoped in RootTarget target, scoped RootValue root, out byte[]? array)
    {
        OctavoProtobufWriter writer = target.Destination is null ? new(state) : new(state, GivenRoom.Of(target.Destination, BufferWriterSink.Smallest));
        OctavoProtobuf.Put(entry, ref writer, root);
        return target.Finish(state, ref writer.Window, out array);
    }

    private protected override OctavoException Unwritten(Exception found, CodecEntry entry, object? value) =>
        OctavoProtobuf.Unwritten(found, entry, value, options);

    internal override long Read(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        OctavoProtobufReader reader = data.IsCut ? new(data.NewSource(), scratch, options) : new(data.Bytes, scratch, options);
        try
        {
            boxed = entry.ReadAt(ref reader, root);
            if (whole)
            {
                Result.CheckEnd(reader.Remaining);
            }
            return reader.Offset;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, reader.Offset, data.Whole, entry, ProtobufWalk.Walker);
        }
        finally
        {
            reader.Release();
        }
    }

    private protected override bool Has(CodecEntry entry) => base.Has(entry) && s_found.GetOrAdd(entry, static key => IsThere(key));

    /// <summary>Neither the entry nor its Shape says whether the codec has a body for Protobuf; a message without fields does.</summary>
    private static bool IsThere(CodecEntry entry)
    {
        try
        {
            Default.Read(entry, new RootData(default(ReadOnlySpan<byte>)), new RootValue(null), whole: true, out _);
        }
        catch (OctavoException refused)
        {
            return refused.Code != OctavoErrorCode.NotInFormat;
        }
        return true;
    }
}
