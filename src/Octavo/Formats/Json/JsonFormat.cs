// Owns: JSON as an object. Its bytes are those of OctavoJson. Knows no type.
using System.Buffers;

namespace Octavo.Internal;

internal sealed class JsonFormat(OctavoJsonOptions options) : BuiltInFormat(CodecFormats.Json)
{
    internal static readonly JsonFormat Default = new(OctavoJsonOptions.Default);

    public override string Name => OctavoJson.Name;

    public override IReadOnlyList<string> MediaTypes { get; } = ["application/json", "text/json"];

    public override OctavoJsonOptions Options => options;

    public override OctavoFormat With(OctavoOptions options) => new JsonFormat(Own<OctavoJsonOptions>(options));

    internal override long Write(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) =>
        options.Shapes ? WriteShaped(entry, target, root, out array) : base.Write(entry, target, root, out array);

    private protected override long Put(WriterState state, CodecEntry entry, scoped in RootTarget target, scoped RootValue root, out byte[]? array)
    {
        OctavoJsonWriter writer = target.Destination is null ? new(state) : new(state, GivenRoom.Of(target.Destination, BufferWriterSink.Smallest));
        entry.WriteAt(ref writer, root);
        return target.Finish(state, ref writer.Window, out array);
    }

    private protected override OctavoException Unwritten(Exception found, CodecEntry entry, object? value) =>
        OctavoJson.Unwritten(found, entry, value, options);

    internal override long Read(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed)
    {
        if (options.Rewrites)
        {
            return ReadRewritten(entry, data.Whole, root, whole, out boxed);
        }
        return ReadStrict(entry, data, root, whole, out boxed);
    }

    private long ReadStrict(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        OctavoJsonReader reader = data.IsCut ? new(data.NewSource(), scratch, options) : new(data.Bytes, scratch, options);
        try
        {
            boxed = entry.ReadAt(ref reader, root);
            if (whole)
            {
                reader.CheckEnd();
            }
            return reader.Window.Offset;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, reader.Window.Offset, data.Whole, entry, JsonWalk.Of(options));
        }
        finally
        {
            reader.Window.Release();
        }
    }

    /// <summary>Indentation and escapes are passes between the writer and the target.</summary>
    private long WriteShaped(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array)
    {
        JsonPassBuffer made = target.Destination is not null ? JsonPassBuffer.Into(target.Destination)
            : target.Stream is not null ? JsonPassBuffer.Into(new JsonPassTarget.ToStream(target.Stream))
            : JsonPassBuffer.Keeping();
        using var sink = new JsonPassSink(options, made, inLine: false);
        WriterState state = WriterState.Rent(options, sink);
        (OctavoJsonOptions?, int) before = JsonAllowances.Open(options);
        try
        {
            var writer = new OctavoJsonWriter(state);
            entry.WriteAt(ref writer, root);
            state.Sink.Finish(ref writer.Window);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, entry.Box(root));
        }
        finally
        {
            JsonAllowances.Close(before);
            state.Return();
        }
        array = null;
        int length = sink.Made.Length;
        if (target.IsArray || target.Memory is not null)
        {
            array = target.Take(Result.ToArray(sink.Made));
        }
        return length;
    }

    /// <summary>Text with single quotes or names without quotes is made strict first; offsets are those of the text as it was.</summary>
    private long ReadRewritten(CodecEntry entry, ReadOnlySpan<byte> source, scoped RootValue root, bool whole, out object? boxed)
    {
        byte[] strict = JsonRewriter.Rewrite(source, options, out int length);
        try
        {
            return JsonRewriter.MapBack(source, options, ReadStrict(entry, new RootData(strict.AsSpan(0, length)), root, whole, out boxed));
        }
        catch (OctavoException found)
        {
            throw OctavoJson.MapBack(found, source, options);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(strict);
        }
    }
}
