// Owns: what CBOR is to the engine of its facade. Knows no type.
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Cbor;

/// <summary>A call of CBOR.</summary>
internal readonly struct CborCall(OctavoCborOptions? options)
    : IReadingCall<CborCall, OctavoCborReader>, IWritingCall<CborCall, OctavoCborWriter>, IBoundedCall,
        IDynamicReadingCall<OctavoCborReader>, IDynamicWritingCall<OctavoCborWriter>
{
    public static string Name => OctavoCbor.Name;

    private OctavoCborOptions? Given => options;

    public OctavoOptions Options => options ?? OctavoCborOptions.Default;

    public bool ReadsAside => OctavoCbor.IsOrdered(options);

    public bool WritesAside => OctavoCbor.IsOrdered(options);

    public ShapeLocator Locator => CborLocator.Of(options);

    public ShapeLocator LocatorOfWritten => CborLocator.Of(options);

    public static int Bound<T>() => CodecCache<T>.CborBound;

    public static nint Put<T>(CodecEntry<T> entry, ref byte at, in T value) => entry.PutCbor(ref at, in value);

    public static nint Get<T>(CodecEntry<T> entry, ref byte at, out T value) => entry.GetCbor(ref at, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryGet<T>(CborCall call, ReadOnlySpan<byte> source, out T value)
    {
        value = default!;
        return CodecCache<T>.CborBound != 0 && !OctavoCbor.IsOrdered(call.Given) && BoundedCalls<CborCall>.TryGet(source, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Open(ReadOnlySpan<byte> source, Span<byte> scratch, out OctavoCborReader reader) =>
        reader = new OctavoCborReader(source, scratch, Options);

    public void Open(Source source, Span<byte> scratch, out OctavoCborReader reader) => reader = new OctavoCborReader(source, scratch, Options);

    public void Begin(ref OctavoCborReader reader, CodecEntry entry) => reader.SkipMark();

    public static object? Read(CodecEntry entry, ref OctavoCborReader reader, scoped RootValue root) => entry.ReadAt(ref reader, root);

    public static object? ReadDynamic(ref OctavoCborReader reader) => reader.ReadDynamic();

    public static void CheckEnd(ref OctavoCborReader reader) => Result.CheckEnd(reader.Window.Remaining);

    public static long Offset(ref OctavoCborReader reader) => reader.Offset;

    public static void Release(ref OctavoCborReader reader) => reader.Window.Release();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, out OctavoCborWriter writer) => writer = new OctavoCborWriter(state);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, Span<byte> first, out OctavoCborWriter writer) => writer = new OctavoCborWriter(state, first);

    public void Begin(ref OctavoCborWriter writer, CodecEntry entry)
    {
    }

    public static void Write(CodecEntry entry, ref OctavoCborWriter writer, scoped RootValue root) => entry.WriteAt(ref writer, root);

    public static void WriteDynamic(ref OctavoCborWriter writer, object? value) => writer.WriteDynamic(value);

    public static ref OutputWindow Window(ref OctavoCborWriter writer) => ref writer.Window;

    public static int ReadAside<T>(CborCall call, CodecEntry<T> entry, scoped in RootData data, ref T value, bool whole) =>
        OctavoCbor.ReadOrdered(entry, in data, ref value, call.Given!, whole);

    public long ReadAside(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed) =>
        OctavoCbor.ReadOrdered(entry, in data, root, options!, whole, out boxed);

    public static long WriteAside<T>(CborCall call, CodecEntry<T> entry, scoped RootTarget target, in T value, out byte[]? array) =>
        OctavoCbor.WriteOrdered(entry, target, in value, call.Given!, out array);

    public long WriteAside(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) =>
        OctavoCbor.WriteOrdered(entry, target, root, options!, out array);
}
