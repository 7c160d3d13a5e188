// Owns: JSON's window on the reading side, and what the contract asks of every reader. Knows no type.
// A prototype: it measures the contract before the JSON format is built.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

/// <summary>Reads JSON strictly as RFC 8259 has it.</summary>
/// <remarks>
/// Near the end of the input what is left moves once into a tail followed by zero bytes, and no token accepts a zero byte: the position cannot pass the true
/// end, so the sentinel replaces a check at each commit.
/// </remarks>
internal ref partial struct JsonPrototypeReader : IFormatReader<JsonPrototypeReader>
{
    /// <summary>Documents up to this length are read in the tail from the start.</summary>
    internal const int SmallDocument = 512;

    /// <summary>Zero bytes behind the tail.</summary>
    internal const int Pad = 128;

    /// <summary>Bytes readable at every token: a separator, 32 of white space and a key of 62.</summary>
    private const int Look = 96;

    private readonly OctavoOptions _options;

    private readonly JsonReaderState _state;

    private ref byte _start;

    private nint _position;

    private nint _limit;

    private nint _before;

    private nint _indent;

    private int _depthLeft;

    private bool _separated;

    internal JsonPrototypeReader(ReadOnlySpan<byte> input, OctavoOptions options)
    {
        _options = options;
        _depthLeft = options.MaxDepth;
        _state = JsonReaderState.Rent();
        _start = ref MemoryMarshal.GetReference(input);
        _limit = input.Length;
        if (_limit <= SmallDocument)
        {
            MoveToTail(ref this);
        }
    }

    public static ReaderShape Shape => ReaderShape.Named;

    public static bool Counted => false;

    public readonly bool SeededHashing => _options.Limits.SeededHashing;

    public static bool Named(Layout layout) => true;

    public ref byte Need(int max) => ref Here();

    public void Commit(nint used) => _position += used;

    public void Enter()
    {
        if (--_depthLeft < 0)
        {
            Throw.DepthExceeded(_options.MaxDepth);
        }
    }

    public void Leave() => _depthLeft++;

    public readonly int FirstCapacity(int count, int elementSize) => Math.Min(count, 4096);

    public readonly void ReadImages(scoped Span<byte> destination) => throw new NotSupportedException("JSON has no images.");

    public readonly void SkipGap(int slots)
    {
    }

    public readonly void SkipRest(int known, int members)
    {
    }

    public readonly void OnDuplicateMember(string member)
    {
        if (_options.Duplicates == DuplicatePolicy.Refuse)
        {
            Throw.DuplicateMember(member);
        }
    }

    public readonly void OnUnknown(scoped ReadOnlySpan<byte> key)
    {
        if (_options.UnknownMembers == UnknownMemberPolicy.Refuse)
        {
            Throw.UnknownMember(System.Text.Encoding.UTF8.GetString(key));
        }
    }

    public readonly void OnNull(string member)
    {
        if (!_options.AcceptNulls)
        {
            Throw.NullNotAllowed(member);
        }
    }

    public readonly bool OnDuplicateKey()
    {
        if (_options.Duplicates == DuplicatePolicy.Refuse)
        {
            Throw.DuplicateKey();
        }
        return true;
    }

    /// <summary>Checks that only white space follows the value.</summary>
    internal void Finish()
    {
        ref byte at = ref Token();
        bool inTail = Unsafe.AreSame(ref _start, ref MemoryMarshal.GetArrayDataReference(_state.Tail));
        if (at != 0 || !inTail || _limit - _position != Pad)
        {
            Throw.TrailingData(_limit - _position);
        }
    }

    /// <summary>Gives the state back, whatever happened.</summary>
    internal readonly void Release() => _state.Return();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void MoveToTail(ref JsonPrototypeReader reader)
    {
        int left = (int)(reader._limit - reader._position);
        byte[] tail = reader._state.Tail;
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref reader._start, reader._position), left).CopyTo(tail);
        tail.AsSpan(left, Pad).Clear();
        reader._before += reader._position;
        reader._position = 0;
        reader._limit = left + Pad;
        reader._start = ref MemoryMarshal.GetArrayDataReference(tail);
    }

    /// <summary>The byte at the position, <see cref="Look"/> bytes readable.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte Here()
    {
        if (_limit - _position < Look)
        {
            MoveToTail(ref this);
        }
        return ref Unsafe.Add(ref _start, _position);
    }

    /// <summary>The byte at an offset, or 0 behind the window.</summary>
    private readonly uint At(nint offset) => offset < _limit ? Unsafe.Add(ref _start, offset) : 0u;

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private readonly void Fail([CallerMemberName] string reading = "") =>
        Throw.InvalidData($"no well-formed JSON at byte {_before + _position} ({reading}).");
}
