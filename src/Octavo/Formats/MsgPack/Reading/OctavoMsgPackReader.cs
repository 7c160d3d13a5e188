// Owns: MessagePack's reader: its window, its limits, what it asks of bodies, byte strings. Specification: "Formats".
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.MsgPack;

/// <summary>Reads MessagePack: every head of the specification, objects as arrays or maps whichever comes.</summary>
public ref partial struct OctavoMsgPackReader : ISequentialReader<OctavoMsgPackReader>
{
    private readonly OctavoOptions _options;
    private InputWindow _window;
    private int _depthLeft;
    private nuint _stackFloor; // below it the runtime is asked for room
    private ReadReferences? _objects; // of types with references; made when the first one comes
    private bool _hasSkipped; // something that may have such objects
    private ClaimBudget _claims;

    // The last key that is a number no member can have, as it is in the data.
    private long _oddKey;
    private bool _isLargeKey;

    internal OctavoMsgPackReader(ReadOnlySpan<byte> data, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(data, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
        _claims = new ClaimBudget(data.Length); // not of the window: its address would keep the whole reader in memory
    }

    internal OctavoMsgPackReader(Source source, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(source, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
        _claims = new ClaimBudget(_window.Remaining);
    }

    /// <inheritdoc/>
    public static ReaderShape Shape => ReaderShape.Positional;

    /// <inheritdoc/>
    public static string FormatName => OctavoMsgPack.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.MessagePack;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.MessagePack;

    /// <inheritdoc/>
    public static bool NamesEnums => true;

    /// <inheritdoc/>
    public static bool Slots => true;

    /// <inheritdoc/>
    public static int MaxHead => 5;

    /// <inheritdoc/>
    public readonly bool SeededHashing => _options.Limits.SeededHashing;

    [UnscopedRef]
    internal ref InputWindow Window => ref _window;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Named(Layout layout) => layout is Layout.NameMap or Layout.NumberMap or Layout.Tolerant;

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
        if (TryReadNull())
        {
            return null;
        }
        Commit(MsgPackEncoder.GetBinHead(ref Need(MaxHead), "bytes", out uint count));
        return TakeBytes(count);
    }

    /// <summary>MessagePack has no raw layouts.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void ReadRawLayouts(scoped Span<byte> destination) => throw new NotSupportedException("MessagePack has no raw layouts.");

    /// <inheritdoc/>
    public readonly void OnNull(string member) => _options.OnNull(member);

    /// <inheritdoc/>
    public readonly bool OnDuplicateKey() => _options.OnDuplicateKey();

    /// <summary>Copies bytes whose length the data claims.</summary>
    private byte[] TakeBytes(uint count)
    {
        if (count > _window.Remaining)
        {
            Throw.CountTooLarge(count, _window.Remaining);
        }
        if (count == 0)
        {
            return [];
        }
        byte[] bytes = GC.AllocateUninitializedArray<byte>((int)count);
        _window.CopyTo(bytes);
        return bytes;
    }
}
