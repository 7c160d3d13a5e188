// Owns: Compact's structure on the reading side: presence, counts, packed bools. docs/formats/compact.md.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.RawLayouts;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Compact;

/// <summary>Reads Compact. Every count is checked against the bytes that are left before anything is allocated; every pattern that is not a value is
/// refused.</summary>
public ref partial struct OctavoCompactReader : ISequentialReader<OctavoCompactReader>
{
    private readonly OctavoOptions _options;
    private InputWindow _window;
    private int _depthLeft;
    private nuint _stackFloor; // below it the runtime is asked for room
    private ReadReferences? _objects; // of types with references; made when the first one comes
    private bool _hasSkipped; // something that may have such objects
    private uint _wireClass; // of the tag that was read last
    private ClaimBudget _claims;

    internal OctavoCompactReader(ReadOnlySpan<byte> data, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(data, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
        _claims = new ClaimBudget(data.Length); // not of the window: its address would keep the whole reader in memory
    }

    internal OctavoCompactReader(Source source, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(source, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
        _claims = new ClaimBudget(_window.Remaining);
    }

    /// <inheritdoc/>
    public static ReaderShape Shape => ReaderShape.Positional;

    /// <inheritdoc/>
    public static string FormatName => OctavoCompact.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Compact;

    /// <inheritdoc/>
    public static bool Named(Layout layout) => layout == Layout.Tolerant;

    /// <inheritdoc/>
    public static bool PacksBools => true;

    /// <inheritdoc/>
    public static bool PacksSequences => true;

    /// <inheritdoc/>
    public static int MaxHead => 1 + CompactVarint.MaxCount;

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

    /// <summary>An object has all members that its type knows: their number is not written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetStart(ref byte at, Layout layout, out int members) => GetStart(ref at, layout, ObjectHead.All, out members);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetStart(ref byte at, Layout layout, int known, out int members)
    {
        uint head = at;
        if (head > OctavoCompactWriter.Present)
        {
            if (layout == Layout.Tolerant && head == OctavoCompactWriter.Tolerant)
            {
                nint length = 1 + GetEntries(ref Bytes.At(ref at, 1), out int rare);
                members = rare;
                return length;
            }
            WrongStart(head);
        }
        members = head == 0 ? ObjectHead.Null : known;
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetValueStart(ref byte at, Layout layout, int known, out int members)
    {
        members = known;
        if (layout == Layout.Tolerant)
        {
            nint used = GetStart(ref at, layout, known, out members);
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
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetBools(ref byte at, int count, out uint bits)
    {
        bits = at;
        CompactBits.Check(bits, count);
        return 1;
    }

    /// <inheritdoc/>
    public static uint ReadBools(ref OctavoCompactReader reader, int count)
    {
        reader.Commit(GetBools(ref reader.Need(1), count, out uint bits));
        return bits;
    }

    /// <inheritdoc/>
    public static int ReadOptionalsStart(ref OctavoCompactReader reader) => reader.ReadBitCount();

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

    /// <summary>The beginning of a sequence. An element takes a byte at least, whatever its raw layout takes in Binary.</summary>
    public int ReadArrayStart(int rawSize) => ReadCount(1);

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
    public readonly void ReadRawLayouts(scoped Span<byte> destination) => throw new NotSupportedException("Compact has no raw layouts.");

    /// <inheritdoc/>
    public readonly void SkipGap(int slots)
    {
    }

    /// <summary>Nothing follows: objects have exactly the members of their type.</summary>
    public readonly void SkipRest(int known, int members)
    {
    }

    /// <inheritdoc/>
    public readonly void OnNull(string member) => _options.OnNull(member);

    /// <inheritdoc/>
    public readonly bool OnDuplicateKey() => _options.OnDuplicateKey();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WrongStart(uint head) => Throw.InvalidData($"the byte 0x{head:X2} is not allowed before an object here.");

    /// <summary>A count: varint of n + 1, 0 is null; refused if the rest cannot hold that many elements of <paramref name="least"/> bytes.</summary>
    private int ReadCount(int least)
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint head));
        long count = (long)head - 1;
        _window.CheckCount(count, least);
        _claims.Take(count * least);
        return (int)count;
    }

    /// <summary>A count of elements that take a bit at least.</summary>
    private int ReadBitCount()
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint head));
        long count = (long)head - 1;
        if (count > 8 * _window.Remaining || count > Array.MaxLength)
        {
            Throw.CountTooLarge((ulong)count, _window.Remaining);
        }
        _claims.Take((count + 7) / 8);
        return (int)count;
    }
}
