// Owns: what Binary is to the engine of its facade. Knows no type.
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Binary;

/// <summary>A call of Binary.</summary>
internal readonly struct BinaryCall(OctavoBinaryOptions? options)
    : IReadingCall<BinaryCall, OctavoBinaryReader>, IWritingCall<BinaryCall, OctavoBinaryWriter>
{
    public static string Name => OctavoBinary.Name;

    private OctavoBinaryOptions? Given => options;

    public OctavoOptions Options => options ?? OctavoBinaryOptions.Default;

    public bool ReadsAside => false;

    public bool WritesAside => false;

    public ShapeLocator Locator => BinaryLocator.Of(options);

    public ShapeLocator LocatorOfWritten => BinaryLocator.WithoutHeader(options);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryGet<T>(BinaryCall call, ReadOnlySpan<byte> source, out T value)
    {
        if (CodecCache<T>.RawLayoutLength == source.Length && source.Length != 0 && call.Given is not { SchemaHeader: true }
            && CodecCache<T>.Entry.TryGetRawLayout(ref MemoryMarshal.GetReference(source), out value))
        {
            return true; // as one expression, the JIT keeps the answer in a register and tests it: 4.1 ns for SimpleStruct, and 3.8 so
        }
        value = default!;
        return false;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Open(ReadOnlySpan<byte> source, Span<byte> scratch, out OctavoBinaryReader reader) =>
        reader = new OctavoBinaryReader(source, scratch, Options);

    public void Open(Source source, Span<byte> scratch, out OctavoBinaryReader reader) => reader = new OctavoBinaryReader(source, scratch, Options);

    public void Begin(ref OctavoBinaryReader reader, CodecEntry entry) => options?.Head?.Read(ref reader, entry);

    public static object? Read(CodecEntry entry, ref OctavoBinaryReader reader, scoped RootValue root) => entry.ReadAt(ref reader, root);

    public static void CheckEnd(ref OctavoBinaryReader reader) => Result.CheckEnd(reader.Window.Remaining);

    public static long Offset(ref OctavoBinaryReader reader) => reader.Window.Offset;

    public static void Release(ref OctavoBinaryReader reader) => reader.Window.Release();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, out OctavoBinaryWriter writer) => writer = new OctavoBinaryWriter(state);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Open(WriterState state, Span<byte> first, out OctavoBinaryWriter writer) => writer = new OctavoBinaryWriter(state, first);

    public void Begin(ref OctavoBinaryWriter writer, CodecEntry entry) => options?.Head?.Write(ref writer, entry);

    public static void Write(CodecEntry entry, ref OctavoBinaryWriter writer, scoped RootValue root) => entry.WriteAt(ref writer, root);

    public static ref OutputWindow Window(ref OctavoBinaryWriter writer) => ref writer.Window;

    public static int ReadAside<T>(BinaryCall call, CodecEntry<T> entry, scoped in RootData data, ref T value, bool whole) =>
        throw new UnreachableException();

    public long ReadAside(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed) =>
        throw new UnreachableException();

    public static long WriteAside<T>(BinaryCall call, CodecEntry<T> entry, scoped RootTarget target, in T value, out byte[]? array) =>
        throw new UnreachableException();

    public long WriteAside(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) => throw new UnreachableException();
}
