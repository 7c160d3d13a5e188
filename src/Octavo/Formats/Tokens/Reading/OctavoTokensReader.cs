// Owns: Tokens on the reading side: structure, keys, text, bytes. It reads as JSON's reader does, members by name and counts unused, so emitted named bodies
// are tested.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Memory;
using Octavo.Tokens;

namespace Octavo.Internal;

/// <summary>Reads Tokens: members by name in any order, ends where the tokens say.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct OctavoTokensReader : ISequentialReader<OctavoTokensReader>
{
    private const int Head = 5;

    private readonly OctavoOptions _options;
    private InputWindow _window;
    private int _depthLeft;
    private nuint _stackFloor; // below it the runtime is asked for room
    private ReadReferences? _objects; // of types with references; made when the first one comes
    private bool _hasSkipped; // something that may have such objects

    internal OctavoTokensReader(ReadOnlySpan<byte> data, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(data, scratch);
        _options = options;
        _depthLeft = options.MaxDepth;
    }

    /// <inheritdoc/>
    public static ReaderShape Shape => ReaderShape.Named;

    /// <inheritdoc/>
    public static string FormatName => OctavoTokens.Name;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Name;

    /// <inheritdoc/>
    public static bool NamesEnums => true;

    /// <summary>Counts are there, but a reader that goes by them would leave the other half of emitted loops untested.</summary>
    public static bool Counted => false;

    /// <inheritdoc/>
    public static int MaxHead => Head;

    /// <inheritdoc/>
    public readonly bool SeededHashing => _options.Limits.SeededHashing;

    [UnscopedRef]
    internal ref InputWindow Window => ref _window;

    private OctavoTokenKind Next => _window.Available == 0 ? OctavoTokenKind.None : (OctavoTokenKind)_window.Here;

    /// <inheritdoc/>
    public static bool Named(Layout layout) => true;

    /// <inheritdoc/>
    public ref byte Need(int max) => ref _window.Need(max);

    /// <inheritdoc/>
    public void Commit(nint used) => _window.Commit(used);

    /// <inheritdoc/>
    public void Enter() => Nesting.Enter(ref _depthLeft, ref _stackFloor, in _options);

    /// <inheritdoc/>
    public void LookAtStack() => StackGuard.Look(ref _stackFloor);

    /// <inheritdoc/>
    public void Leave() => _depthLeft++;

    /// <inheritdoc/>
    public bool TryReadNull()
    {
        if (Next != OctavoTokenKind.Null)
        {
            return false;
        }
        Commit(1);
        return true;
    }

    /// <inheritdoc/>
    public int ReadStart(Layout layout)
    {
        if (TryReadNull())
        {
            return ObjectHead.Null;
        }
        Expect(OctavoTokenKind.Object, 4);
        return ObjectHead.Uncounted;
    }

    /// <inheritdoc/>
    public int ReadValueStart(Layout layout, int known)
    {
        Expect(OctavoTokenKind.Struct, 4);
        return ObjectHead.Uncounted;
    }

    /// <inheritdoc/>
    public bool ReadPresence() => !TryReadNull();

    /// <inheritdoc/>
    public int ReadArrayStart(int rawSize) => ReadCollection(OctavoTokenKind.Array, 1);

    /// <inheritdoc/>
    public bool NextItem(scoped ref int remaining) => More(ref remaining);

    /// <inheritdoc/>
    public int ReadMapStart() => ReadCollection(OctavoTokenKind.Map, 2);

    /// <inheritdoc/>
    public bool NextEntry(scoped ref int remaining) => More(ref remaining);

    /// <inheritdoc/>
    public readonly void BeginKey(bool quoted)
    {
    }

    /// <inheritdoc/>
    public readonly void EndKey(bool quoted)
    {
    }

    /// <inheritdoc/>
    public readonly int FirstCapacity(int count, int elementSize) => 0;

    /// <inheritdoc/>
    public string? ReadText() => TryReadNull() ? null : new string(MemoryMarshal.Cast<byte, char>(Take(OctavoTokenKind.Text, 2)));

    /// <inheritdoc/>
    public static DataKind NextKind(ref OctavoTokensReader reader) => reader.Next switch
    {
        OctavoTokenKind.Null => DataKind.Null,
        OctavoTokenKind.Bool => DataKind.Bool,
        OctavoTokenKind.Double => DataKind.Number,
        OctavoTokenKind.Text => DataKind.Text,
        OctavoTokenKind.Array => DataKind.Array,
        OctavoTokenKind.Map => DataKind.Map,
        _ => DataKind.Other,
    };

    /// <inheritdoc/>
    public static bool TryReadName(ref OctavoTokensReader reader, out ReadOnlySpan<byte> name)
    {
        bool isText = reader.Next == OctavoTokenKind.Text;
        name = isText ? Encoding.UTF8.GetBytes(reader.ReadText()!) : default;
        return isText;
    }

    /// <inheritdoc/>
    public byte[]? ReadBytes() => TryReadNull() ? null : Take(OctavoTokenKind.Bytes, 1).ToArray();

    /// <summary>Tokens has no raw layouts.</summary>
    public readonly void ReadRawLayouts(scoped Span<byte> destination) => throw new NotSupportedException("Tokens has no raw layouts.");

    /// <inheritdoc/>
    public readonly void OnDuplicateMember(string member) => _options.OnDuplicateMember(member);

    /// <inheritdoc/>
    public readonly void OnUnknown(scoped ReadOnlySpan<byte> key)
    {
        if (_options.UnknownMembers == UnknownMemberPolicy.Refuse)
        {
            Throw.UnknownMember(Encoding.UTF8.GetString(key));
        }
    }

    /// <inheritdoc/>
    public readonly void OnNull(string member) => _options.OnNull(member);

    /// <inheritdoc/>
    public readonly bool OnDuplicateKey() => _options.OnDuplicateKey();

    /// <summary>Reads an opcode and its payload.</summary>
    /// <returns>The payload's first byte.</returns>
    private ref byte Expect(OctavoTokenKind kind, int payload)
    {
        ref byte at = ref Need(1 + payload);
        if (at != (byte)kind)
        {
            if (_window.Available == 0)
            {
                Throw.EndOfData();
            }
            Throw.TypeMismatch(kind.ToString(), ((OctavoTokenKind)at).ToString());
        }
        Commit(1 + payload);
        return ref Bytes.At(ref at, 1);
    }

    private int ReadCollection(OctavoTokenKind kind, long least)
    {
        if (TryReadNull())
        {
            return ObjectHead.Null;
        }
        int count = Bytes.Get<int>(ref Expect(kind, 4));
        CheckCount((uint)count, least);
        return count;
    }

    private bool More(scoped ref int remaining)
    {
        if (Next != OctavoTokenKind.End)
        {
            remaining--;
            return true;
        }
        Commit(1);
        return false;
    }

    private ReadOnlySpan<byte> Take(OctavoTokenKind kind, long size)
    {
        uint count = Bytes.Get<uint>(ref Expect(kind, 4));
        CheckCount(count, size);
        return _window.Take((int)(count * size));
    }

    private readonly void CheckCount(uint count, long least)
    {
        if (count * least > _window.Remaining)
        {
            Throw.CountTooLarge(count, _window.Remaining);
        }
    }
}
