// Owns: what Protobuf is to the engine of its facade. Knows no type.
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Protobuf;

/// <summary>A call of Protobuf.</summary>
internal readonly struct ProtobufCall(OctavoProtobufOptions? options)
    : IReadingCall<ProtobufCall, OctavoProtobufReader>, IWritingCall<ProtobufCall, OctavoProtobufWriter>
{
    public static string Name => OctavoProtobuf.Name;

    public OctavoOptions Options => options ?? OctavoProtobufOptions.Default;

    public bool ReadsAside => false;

    public bool WritesAside => false;

    public ShapeLocator Locator => ProtobufLocator.Locator;

    public ShapeLocator LocatorOfWritten => ProtobufLocator.Locator;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryGet<T>(ProtobufCall call, ReadOnlySpan<byte> source, out T value)
    {
        value = default!;
        return false;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Open(ReadOnlySpan<byte> source, Span<byte> scratch, out OctavoProtobufReader reader) =>
        reader = new OctavoProtobufReader(source, scratch, Options);

    public void Open(Source source, Span<byte> scratch, out OctavoProtobufReader reader) => reader = new OctavoProtobufReader(source, scratch, Options);

    public void Begin(ref OctavoProtobufReader reader, CodecEntry entry)
    {
    }

    public static object? Read(CodecEntry entry, ref OctavoProtobufReader reader, scoped RootValue root) => entry.ReadAt(ref reader, root);

    public static void CheckEnd(ref OctavoProtobufReader reader) => Result.CheckEnd(reader.Remaining);

    public static long Offset(ref OctavoProtobufReader reader) => reader.Offset;

    public static void Release(ref OctavoProtobufReader reader) => reader.Release();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, out OctavoProtobufWriter writer) => writer = new OctavoProtobufWriter(state);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, Span<byte> first, out OctavoProtobufWriter writer) => writer = new OctavoProtobufWriter(state, first);

    public void Begin(ref OctavoProtobufWriter writer, CodecEntry entry)
    {
    }

    public static void Write(CodecEntry entry, ref OctavoProtobufWriter writer, scoped RootValue root) => OctavoProtobuf.Put(entry, ref writer, root);

    public static ref OutputWindow Window(ref OctavoProtobufWriter writer) => ref writer.Window;

    public static int ReadAside<T>(ProtobufCall call, CodecEntry<T> entry, scoped in RootData data, ref T value, bool whole) =>
        throw new UnreachableException();

    public long ReadAside(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed) =>
        throw new UnreachableException();

    public static long WriteAside<T>(ProtobufCall call, CodecEntry<T> entry, scoped RootTarget target, in T value, out byte[]? array) =>
        throw new UnreachableException();

    public long WriteAside(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) => throw new UnreachableException();
}
