// Owns: what Compact is to the engine of its facade. Knows no type.
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Compact;

/// <summary>A call of Compact.</summary>
internal readonly struct CompactCall(OctavoCompactOptions? options)
    : IReadingCall<CompactCall, OctavoCompactReader>, IWritingCall<CompactCall, OctavoCompactWriter>, IBoundedCall
{
    public static string Name => OctavoCompact.Name;

    public OctavoOptions Options => options ?? OctavoCompactOptions.Default;

    public bool ReadsAside => false;

    public bool WritesAside => false;

    public ShapeLocator Locator => CompactLocator.Of(options);

    public ShapeLocator LocatorOfWritten => CompactLocator.Of(options);

    public static int Bound<T>() => CodecCache<T>.CompactBound;

    public static nint Put<T>(CodecEntry<T> entry, ref byte at, in T value) => entry.PutCompact(ref at, in value);

    public static nint Get<T>(CodecEntry<T> entry, ref byte at, out T value) => entry.GetCompact(ref at, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryGet<T>(CompactCall call, ReadOnlySpan<byte> source, out T value)
    {
        value = default!;
        return CodecCache<T>.CompactBound != 0 && BoundedCalls<CompactCall>.TryGet(source, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Open(ReadOnlySpan<byte> source, Span<byte> scratch, out OctavoCompactReader reader) =>
        reader = new OctavoCompactReader(source, scratch, Options);

    public void Open(Source source, Span<byte> scratch, out OctavoCompactReader reader) => reader = new OctavoCompactReader(source, scratch, Options);

    public void Begin(ref OctavoCompactReader reader, CodecEntry entry)
    {
    }

    public static object? Read(CodecEntry entry, ref OctavoCompactReader reader, scoped RootValue root) => entry.ReadAt(ref reader, root);

    public static void CheckEnd(ref OctavoCompactReader reader) => Result.CheckEnd(reader.Window.Remaining);

    public static long Offset(ref OctavoCompactReader reader) => reader.Window.Offset;

    public static void Release(ref OctavoCompactReader reader) => reader.Window.Release();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, out OctavoCompactWriter writer) => writer = new OctavoCompactWriter(state);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, Span<byte> first, out OctavoCompactWriter writer) => writer = new OctavoCompactWriter(state, first);

    public void Begin(ref OctavoCompactWriter writer, CodecEntry entry)
    {
    }

    public static void Write(CodecEntry entry, ref OctavoCompactWriter writer, scoped RootValue root) => entry.WriteAt(ref writer, root);

    public static ref OutputWindow Window(ref OctavoCompactWriter writer) => ref writer.Window;

    public static int ReadAside<T>(CompactCall call, CodecEntry<T> entry, scoped in RootData data, ref T value, bool whole) =>
        throw new UnreachableException();

    public long ReadAside(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed) =>
        throw new UnreachableException();

    public static long WriteAside<T>(CompactCall call, CodecEntry<T> entry, scoped RootTarget target, in T value, out byte[]? array) =>
        throw new UnreachableException();

    public long WriteAside(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) => throw new UnreachableException();
}
