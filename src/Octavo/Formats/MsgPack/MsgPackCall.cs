// Owns: what MessagePack is to the engine of its facade. Knows no type.
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.MsgPack;

/// <summary>A call of MessagePack.</summary>
internal readonly struct MsgPackCall(OctavoMsgPackOptions? options)
    : IReadingCall<MsgPackCall, OctavoMsgPackReader>, IWritingCall<MsgPackCall, OctavoMsgPackWriter>, IBoundedCall,
        IDynamicReadingCall<OctavoMsgPackReader>, IDynamicWritingCall<OctavoMsgPackWriter>
{
    public static string Name => OctavoMsgPack.Name;

    public OctavoOptions Options => options ?? OctavoMsgPackOptions.Default;

    public bool ReadsAside => false;

    public bool WritesAside => false;

    public ShapeLocator Locator => MsgPackLocator.Of(options);

    public ShapeLocator LocatorOfWritten => MsgPackLocator.Of(options);

    public static int Bound<T>() => CodecCache<T>.MsgPackBound;

    public static nint Put<T>(CodecEntry<T> entry, ref byte at, in T value) => entry.PutMsgPack(ref at, in value);

    public static nint Get<T>(CodecEntry<T> entry, ref byte at, out T value) => entry.GetMsgPack(ref at, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryGet<T>(MsgPackCall call, ReadOnlySpan<byte> source, out T value)
    {
        value = default!;
        return CodecCache<T>.MsgPackBound != 0 && BoundedCalls<MsgPackCall>.TryGet(source, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Open(ReadOnlySpan<byte> source, Span<byte> scratch, out OctavoMsgPackReader reader) =>
        reader = new OctavoMsgPackReader(source, scratch, Options);

    public void Open(Source source, Span<byte> scratch, out OctavoMsgPackReader reader) => reader = new OctavoMsgPackReader(source, scratch, Options);

    public void Begin(ref OctavoMsgPackReader reader, CodecEntry entry)
    {
    }

    public static object? Read(CodecEntry entry, ref OctavoMsgPackReader reader, scoped RootValue root) => entry.ReadAt(ref reader, root);

    public static object? ReadDynamic(ref OctavoMsgPackReader reader) => reader.ReadDynamic();

    public static void CheckEnd(ref OctavoMsgPackReader reader) => Result.CheckEnd(reader.Window.Remaining);

    public static long Offset(ref OctavoMsgPackReader reader) => reader.Window.Offset;

    public static void Release(ref OctavoMsgPackReader reader) => reader.Window.Release();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, out OctavoMsgPackWriter writer) => writer = new OctavoMsgPackWriter(state);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, Span<byte> first, out OctavoMsgPackWriter writer) => writer = new OctavoMsgPackWriter(state, first);

    public void Begin(ref OctavoMsgPackWriter writer, CodecEntry entry)
    {
    }

    public static void Write(CodecEntry entry, ref OctavoMsgPackWriter writer, scoped RootValue root) => entry.WriteAt(ref writer, root);

    public static void WriteDynamic(ref OctavoMsgPackWriter writer, object? value) => writer.WriteDynamic(value);

    public static ref OutputWindow Window(ref OctavoMsgPackWriter writer) => ref writer.Window;

    public static int ReadAside<T>(MsgPackCall call, CodecEntry<T> entry, scoped in RootData data, ref T value, bool whole) =>
        throw new UnreachableException();

    public long ReadAside(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed) =>
        throw new UnreachableException();

    public static long WriteAside<T>(MsgPackCall call, CodecEntry<T> entry, scoped RootTarget target, in T value, out byte[]? array) =>
        throw new UnreachableException();

    public long WriteAside(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) => throw new UnreachableException();
}
