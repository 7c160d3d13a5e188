// Owns: Binary's structure on the reading side: class byte, counts, presence, raw layouts. docs/formats/binary.md.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.RawLayouts;
using Octavo.Contracts;
using Octavo.Internal;

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
    private T Take<T>(nint used, T value)
    {
        Commit(used);
        return value;
    }

    /// <inheritdoc/>
    public void Enter() => Nesting.Enter(ref _depthLeft, ref _stackFloor, in _options);

    /// <inheritdoc/>
    public void Leave() => _depthLeft++;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetStart(ref byte at, Layout layout, out int members)
    {
        uint head = at;
        members = (int)head - 1;
        if (head <= OctavoBinaryWriter.LargestCountByte)
        {
            return 1;
        }
        nint length = GetLongStart(ref at, layout, out int rare);
        members = rare;
        return length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetValueStart(ref byte at, Layout layout, int known, out int members)
    {
        members = known;
        if (layout == Layout.Tolerant)
        {
            nint used = GetStart(ref at, layout, out members);
            if (members == ObjectHead.Null)
            {
                Throw.NullValue("a struct");
            }
            return used;
        }
        if (known != 0)
        {
            return 0;
        }
        if (at != 0)
        {
            Throw.InvalidData("the byte of a struct without members is not zero.");
        }
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetPresence(ref byte at, out bool present)
    {
        present = RawLayoutValues.ToBool(at);
        return 1;
    }

    /// <inheritdoc/>
    public bool TryReadNull()
    {
        if (Need(1) != 0)
        {
            return false;
        }
        Commit(1);
        return true;
    }

    /// <inheritdoc/>
    public int ReadStart(Layout layout)
    {
        Commit(GetStart(ref Need(MaxHead), layout, out int members));
        return members;
    }

    /// <inheritdoc/>
    public int ReadValueStart(Layout layout, int known)
    {
        Commit(GetValueStart(ref Need(MaxHead), layout, known, out int members));
        return members;
    }

    /// <inheritdoc/>
    public bool ReadPresence()
    {
        Commit(GetPresence(ref Need(1), out bool present));
        return present;
    }

    /// <inheritdoc/>
    public int ReadArrayStart(int rawSize) => ReadCount(rawSize);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextItem(scoped ref int remaining) => --remaining >= 0;

    /// <inheritdoc/>
    public int ReadMapStart() => ReadCount(2);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextEntry(scoped ref int remaining) => --remaining >= 0;

    /// <inheritdoc/>
    public readonly void BeginKey(bool quoted)
    {
    }

    /// <inheritdoc/>
    public readonly void EndKey(bool quoted)
    {
    }

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
    public readonly void SkipGap(int slots)
    {
    }

    /// <inheritdoc/>
    public readonly void SkipRest(int known, int members)
    {
        if (members > known)
        {
            Throw.TooManyMembers(known, members);
        }
    }

    /// <inheritdoc/>
    public readonly void OnNull(string member) => _options.OnNull(member);

    /// <inheritdoc/>
    public readonly bool OnDuplicateKey() => _options.OnDuplicateKey();

    /// <summary>A count: varint of n + 1, 0 is null; refused if the rest cannot hold that many elements of <paramref name="least"/> bytes.</summary>
    private int ReadCount(int least)
    {
        Commit(BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint head));
        long count = (long)head - 1;
        _window.CheckCount(count, least);
        _claims.Take(count * least);
        return (int)count;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLongStart(ref byte at, Layout layout, out int members)
    {
        if (at == OctavoBinaryWriter.Tolerant && layout == Layout.Tolerant)
        {
            return 1 + GetEntries(ref Bytes.At(ref at, 1), out members);
        }
        if (at != OctavoBinaryWriter.CountFollows)
        {
            Throw.InvalidData($"the class byte 0x{at:X2} has no meaning here.");
        }
        nint used = BinaryVarint.Get(ref Bytes.At(ref at, 1), out uint count);
        if (count is < OctavoBinaryWriter.LargestCountByte or > ObjectHead.Most)
        {
            Throw.InvalidData($"a member count of {count} after the class byte 0xF0.");
        }
        members = (int)count;
        return used + 1;
    }
}
