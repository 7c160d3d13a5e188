// Owns: CBOR's reader: its window, its limits, what it asks of bodies, byte strings. RFC 8949.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Cbor;

/// <summary>Reads CBOR: every head of the specification, objects as arrays or as maps, whichever the data has.</summary>
public ref partial struct OctavoCborReader : ISequentialReader<OctavoCborReader>
{
    private readonly OctavoOptions _options;
    private InputWindow _window;
    private int _depthLeft;
    private nuint _stackFloor; // below it the runtime is asked for room
    private ReadReferences? _objects; // of types with references; made when the first one comes
    private bool _hasSkipped; // something that may have such objects
    private bool _isUnmarked; // the object that begins has no tag 28, and so no number
    private ClaimBudget _claims;
    private CborLengths? _lengths; // of arrays and maps of indefinite length inside of the one that was read last

    // The last key that is a number no member can have, as it is in the data.
    private ulong _oddKey;
    private byte _oddMajor;

    internal OctavoCborReader(ReadOnlySpan<byte> data, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(data, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
        _claims = new ClaimBudget(data.Length); // not of the window: its address would keep the whole reader in memory
    }

    internal OctavoCborReader(Source source, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(source, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
        _claims = new ClaimBudget(_window.Remaining);
    }

    /// <inheritdoc/>
    public static ReaderShape Shape => ReaderShape.Positional;

    /// <inheritdoc/>
    public static string FormatName => OctavoCbor.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Cbor;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Cbor;

    /// <inheritdoc/>
    public static bool NamesEnums => true;

    /// <inheritdoc/>
    public static bool Slots => true;

    /// <inheritdoc/>
    public static int MaxHead => CborCode.MaxHead;

    /// <inheritdoc/>
    public static bool LeavesHeads => true;

    /// <inheritdoc/>
    public readonly bool SeededHashing => _options.Limits.SeededHashing;

    [UnscopedRef]
    internal ref InputWindow Window => ref _window;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Named(Layout layout) => layout is Layout.NameMap or Layout.NumberMap or Layout.Tolerant or Layouts.NamedInCbor;

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
        return (Need(1) & CborCode.MajorMask) == CborCode.Tag ? ReadTaggedBytes() : TakeByteString("a byte string");
    }

    /// <summary>CBOR has no raw layouts.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void ReadRawLayouts(scoped Span<byte> destination) => throw new NotSupportedException("CBOR has no raw layouts.");

    /// <inheritdoc/>
    public readonly void OnNull(string member) => _options.OnNull(member);

    /// <inheritdoc/>
    public readonly bool OnDuplicateKey() => _options.OnDuplicateKey();

    /// <summary>Copies bytes whose length the data claims.</summary>
    private byte[] TakeBytes(ulong count)
    {
        if (count > (ulong)_window.Remaining)
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

    /// <summary>Skips the tags that may come before a value of this kind, and the tag of self-described data. Others are refused by what reads the
    /// value.</summary>
    private void SkipTags(ulong first, ulong last)
    {
        while (CborEncoder.GetTag(ref Need(MaxHead), out ulong tag) is var length and not 0)
        {
            if ((tag < first || tag > last) && tag != CborCode.SelfDescribed)
            {
                Throw.TypeMismatch(first == CborCode.Set ? "an array or a map" : first == CborCode.Uri ? "a text string" : "a byte string", $"tag {tag}");
            }
            Commit(length);
        }
        if (_window.Remaining == 0)
        {
            Throw.EndOfData(); // not an integer, which the zeros after the data are
        }
    }

    /// <summary>Copies the bytes of a byte string of any form, tags before it included.</summary>
    private byte[] TakeByteString(string expected)
    {
        SkipTagsOf(CborCode.Bytes);
        return TakeUntaggedBytes(expected);
    }

    private byte[] TakeUntaggedBytes(string expected)
    {
        if (Need(1) == CborCode.IndefiniteBytes)
        {
            byte[] chunks = TakeChunks(CborCode.Bytes, expected, out int length);
            return length == chunks.Length ? chunks : chunks[..length];
        }
        Commit(CborEncoder.GetLength(ref Need(MaxHead), CborCode.Bytes, expected, out ulong count));
        return TakeBytes(count);
    }

    /// <summary>Skips the tags that may come before a string.</summary>
    private void SkipTagsOf(byte major)
    {
        if ((Need(1) & CborCode.MajorMask) != CborCode.Tag)
        {
            return;
        }
        if (major == CborCode.Text)
        {
            SkipTags(CborCode.Uri, CborCode.Mime);
        }
        else
        {
            SkipTags(CborCode.Base64Url, CborCode.EncodedItem);
        }
    }

    /// <summary>The chunks of a string of indefinite length, which is next, together.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private byte[] TakeChunks(byte major, string expected, out int length)
    {
        Commit(1);
        byte[] bytes = [];
        length = 0;
        while (TryReadChunk(major, expected, out ReadOnlySpan<byte> chunk))
        {
            if (chunk.Length > bytes.Length - length)
            {
                Array.Resize(ref bytes, (int)Math.Min(Math.Max((long)length + chunk.Length, 2L * bytes.Length), Array.MaxLength));
            }
            CborCode.CopyChunk(major, chunk, bytes.AsSpan(length));
            length += chunk.Length;
        }
        return bytes;
    }
}
