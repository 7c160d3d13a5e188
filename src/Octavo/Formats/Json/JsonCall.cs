// Owns: what JSON is to the engine of its facade. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Json;

/// <summary>A call of JSON.</summary>
internal readonly struct JsonCall(OctavoJsonOptions? options)
    : IReadingCall<JsonCall, OctavoJsonReader>, IWritingCall<JsonCall, OctavoJsonWriter>, IDynamicReadingCall<OctavoJsonReader>
{
    public static string Name => OctavoJson.Name;

    private OctavoJsonOptions? Given => options;

    public OctavoOptions Options => options ?? OctavoJsonOptions.Default;

    public bool ReadsAside => options is { Rewrites: true };

    public bool WritesAside => options is { Shapes: true };

    public ShapeLocator Locator => JsonLocator.Of(options);

    public ShapeLocator LocatorOfWritten => JsonLocator.Of(options);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryGet<T>(JsonCall call, ReadOnlySpan<byte> source, out T value)
    {
        value = default!;
        return false;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Open(ReadOnlySpan<byte> source, Span<byte> scratch, out OctavoJsonReader reader) =>
        reader = new OctavoJsonReader(source, scratch, Options);

    public void Open(Source source, Span<byte> scratch, out OctavoJsonReader reader) => reader = new OctavoJsonReader(source, scratch, Options);

    public static ReadOnlySequence<byte> First(JsonCall call, in ReadOnlySequence<byte> source) =>
        JsonFirstDelimiter.First(in source, (OctavoJsonOptions)call.Options);

    public void Begin(ref OctavoJsonReader reader, CodecEntry entry)
    {
    }

    public static object? Read(CodecEntry entry, ref OctavoJsonReader reader, scoped RootValue root) => entry.ReadAt(ref reader, root);

    public static object? ReadDynamic(ref OctavoJsonReader reader) => reader.ReadDynamic();

    public static void CheckEnd(ref OctavoJsonReader reader) => reader.CheckEnd();

    public static long Offset(ref OctavoJsonReader reader) => reader.Window.Offset;

    public static void Release(ref OctavoJsonReader reader) => reader.Window.Release();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, out OctavoJsonWriter writer) => writer = new OctavoJsonWriter(state);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, Span<byte> first, out OctavoJsonWriter writer) => writer = new OctavoJsonWriter(state, first);

    public void Begin(ref OctavoJsonWriter writer, CodecEntry entry)
    {
    }

    public static void Write(CodecEntry entry, ref OctavoJsonWriter writer, scoped RootValue root) => entry.WriteAt(ref writer, root);

    public static ref OutputWindow Window(ref OctavoJsonWriter writer) => ref writer.Window;

    public static int ReadAside<T>(JsonCall call, CodecEntry<T> entry, scoped in RootData data, ref T value, bool whole) =>
        OctavoJson.ReadRewritten(entry, in data, ref value, call.Given!, whole);

    public long ReadAside(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed) =>
        OctavoJson.ReadRewritten(entry, in data, root, options!, whole, out boxed);

    public static long WriteAside<T>(JsonCall call, CodecEntry<T> entry, scoped RootTarget target, in T value, out byte[]? array) =>
        OctavoJson.WriteShaped(entry, target, in value, call.Given!, out array);

    public long WriteAside(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) =>
        OctavoJson.WriteShaped(entry, target, root, options!, out array);
}
