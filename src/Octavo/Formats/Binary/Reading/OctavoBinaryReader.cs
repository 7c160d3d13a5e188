// Owns: Binary's reader: its window, its limits, what it asks of bodies, byte strings. docs/formats/binary.md.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Memory;

namespace Octavo.Binary;

/// <summary>Reads Binary. Every count is checked against the bytes that are left before anything is allocated; every pattern that is not a value is
/// refused.</summary>
public ref partial struct OctavoBinaryReader : ISequentialReader<OctavoBinaryReader>
{
    private readonly OctavoOptions _options;
    private InputWindow _window;
    private int _depthLeft;
    private nuint _stackFloor; // below it the runtime is asked for room
    private ReadReferences? _objects; // of types with references; made when the first one comes
    private bool _hasSkipped; // something that may have such objects
    private ClaimBudget _claims;
    private uint _wireClass; // of the tag that was read last

    internal OctavoBinaryReader(ReadOnlySpan<byte> data, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(data, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
        _claims = new ClaimBudget(data.Length); // not of the window: its address would keep the whole reader in memory
    }

    internal OctavoBinaryReader(Source source, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(source, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
        _claims = new ClaimBudget(_window.Remaining);
    }

    /// <inheritdoc/>
    public static ReaderShape Shape => ReaderShape.Positional;

    /// <inheritdoc/>
    public static string FormatName => OctavoBinary.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Binary;

    /// <inheritdoc/>
    public static bool RawLayouts => true;

    /// <inheritdoc/>
    public static bool Named(Layout layout) => layout == Layout.Tolerant;

    /// <inheritdoc/>
    public static int MaxHead => 1 + BinaryVarint.Max;

    /// <inheritdoc/>
    public readonly bool SeededHashing => _options.Limits.SeededHashing;

    [UnscopedRef]
    internal ref InputWindow Window => ref _window;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Need(int max) => ref _window.Need(max);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Commit(nint used) => _window.Commit(used);

    /// <summary>Ends the read of one value that was got in place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Commit<T>(nint used, T value)
    {
        Commit(used);
        return value;
    }

    /// <inheritdoc/>
    public void Enter() => Nesting.Enter(ref _depthLeft, ref _stackFloor, in _options);

    /// <inheritdoc/>
    public void LookAtStack() => StackGuard.Look(ref _stackFloor);

    /// <inheritdoc/>
    public void Leave() => _depthLeft++;

    /// <inheritdoc/>
    public readonly int FirstCapacity(int count, int elementSize) => _window.FirstCapacity(count, elementSize);

    /// <inheritdoc/>
    public byte[]? ReadBytes()
    {
        int count = ReadCount(1);
        if (count <= 0)
        {
            return count == 0 ? [] : null;
        }
        byte[] bytes = GC.AllocateUninitializedArray<byte>(count);
        _window.CopyTo(bytes);
        return bytes;
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public void ReadRawLayouts(scoped Span<byte> destination) => _window.CopyTo(destination);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static ReadOnlySpan<byte> TakeRawLayouts(ref OctavoBinaryReader reader, int length) =>
        length <= reader._window.Available ? reader._window.Take(length) : default;

    /// <inheritdoc/>
    public readonly void OnNull(string member) => _options.OnNull(member);

    /// <inheritdoc/>
    public readonly bool OnDuplicateKey() => _options.OnDuplicateKey();
}
