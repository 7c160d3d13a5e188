// Owns: MessagePack's structure on the reading side: arrays, maps, bytes. Specification: "Formats".
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;

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
        if ((head & 0xf0) == MsgPackCode.FixArray)
        {
            members = (int)(head & 15);
            return 1;
        }
        nint length = GetOtherStart(ref at, out int rare);
        members = rare;
        return length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetValueStart(ref byte at, Layout layout, int known, out int members)
    {
        nint length = GetStart(ref at, layout, out members);
        if (members == ObjectHead.Null)
        {
            Throw.NullValue("a struct");
        }
        return length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetPresence(ref byte at, out bool present)
    {
        present = at != MsgPackCode.Nil;
        return present ? 0 : 1;
    }

    /// <inheritdoc/>
    public bool TryReadNull()
    {
        if (Need(1) != MsgPackCode.Nil)
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
        CheckHead(members);
        return members;
    }

    /// <inheritdoc/>
    public int ReadValueStart(Layout layout, int known)
    {
        Commit(GetValueStart(ref Need(MaxHead), layout, known, out int members));
        CheckHead(members);
        return members;
    }

    /// <inheritdoc/>
    public bool ReadPresence()
    {
        Commit(GetPresence(ref Need(1), out bool present));
        return present;
    }

    /// <inheritdoc/>
    public int ReadArrayStart(int rawSize)
    {
        nint length = GetStart(ref Need(MaxHead), Layout.Array, out int count);
        if (count < ObjectHead.Null)
        {
            Throw.TypeMismatch("an array", "a map");
        }
        Commit(length);
        CheckCount(count, 1);
        _claims.Take(count);
        return count;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextItem(scoped ref int remaining) => --remaining >= 0;

    /// <inheritdoc/>
    public int ReadMapStart()
    {
        nint length = GetOtherStart(ref Need(MaxHead), out int count);
        if (count >= 0)
        {
            Throw.TypeMismatch("a map", "an array");
        }
        Commit(length);
        if (count == ObjectHead.Null)
        {
            return count;
        }
        count = ObjectHead.Entries(count);
        CheckCount(count, 2);
        _claims.Take(2L * count);
        return count;
    }

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

    private readonly void CheckHead(int members)
    {
        if (members < ObjectHead.Null)
        {
            CheckCount(ObjectHead.Entries(members), 2);
        }
        else
        {
            CheckCount(members, 1);
        }
    }

    private readonly void CheckCount(int count, int least) => _window.CheckCount(count, least);

    /// <summary>Nil, a long array, or a map. A count above what an int holds cannot be in the data: every element takes a byte.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetOtherStart(ref byte at, out int members)
    {
        byte head = at;
        switch (head)
        {
            case MsgPackCode.Nil:
                members = ObjectHead.Null;
                return 1;
            case MsgPackCode.Array16:
                members = Bytes.GetBig16(ref at, 1);
                return 3;
            case MsgPackCode.Array32:
                members = Count(Bytes.GetBig32(ref at, 1));
                return 5;
            case MsgPackCode.Map16:
                members = ObjectHead.Map(Bytes.GetBig16(ref at, 1));
                return 3;
            case MsgPackCode.Map32:
                members = ObjectHead.Map(Count(Bytes.GetBig32(ref at, 1)));
                return 5;
        }
        if ((head & 0xf0) == MsgPackCode.FixMap)
        {
            members = ObjectHead.Map(head & 15);
            return 1;
        }
        if ((head & 0xf0) != MsgPackCode.FixArray)
        {
            Throw.TypeMismatch("an array or a map", MsgPackCode.Name(head));
        }
        members = head & 15;
        return 1;
    }

    private static int Count(uint count)
    {
        if (count > ObjectHead.Most)
        {
            Throw.CountBeyondAll(count);
        }
        return (int)count;
    }
}
