// Owns: Tokens on the writing side: structure, keys, text, bytes. A token is an opcode and its payload; lengths and counts are four bytes.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Memory;
using Octavo.Tokens;

namespace Octavo.Internal;

/// <summary>Writes Tokens: each event of the data model as it comes, objects with keys and an end.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct OctavoTokensWriter : ISequentialWriter<OctavoTokensWriter>
{
    /// <summary>What a key literal has around the name: <c>,"</c> and <c>":</c>.</summary>
    private const int LiteralFrame = 4;

    private const int MaxScalar = 1 + 16;

    private OutputWindow _window;

    internal OctavoTokensWriter(WriterState state) => _window = new OutputWindow(state);

    /// <inheritdoc/>
    public static string FormatName => OctavoTokens.Name;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Name;

    /// <inheritdoc/>
    public static bool NamesEnums => true;

    /// <inheritdoc/>
    public static bool Ends => true;

    /// <inheritdoc/>
    public static int MaxHead => 5;

    [UnscopedRef]
    internal ref OutputWindow Window => ref _window;

    /// <summary>Every object has keys.</summary>
    public static bool Named(Layout layout) => true;

    /// <inheritdoc/>
    public ref byte Reserve(int max) => ref _window.Reserve(max);

    /// <inheritdoc/>
    public void Advance(nint used) => _window.Advance(used);

    /// <inheritdoc/>
    public void Enter() => _window.State.Enter();

    /// <inheritdoc/>
    public void LookAtStack() => StackGuard.Look(ref _window.State.StackFloor);

    /// <inheritdoc/>
    public static void OnNull(ref OctavoTokensWriter writer, string member) => writer._window.State.OnNull(member, writer._window.Length);

    /// <inheritdoc/>
    public void Leave() => _window.State.DepthLeft++;

    /// <inheritdoc/>
    public static nint PutNull(ref byte at) => PutKind(ref at, OctavoTokenKind.Null);

    /// <inheritdoc/>
    public static nint PutStart(ref byte at, Layout layout, int members, int slots) => PutHead(ref at, OctavoTokenKind.Object, members);

    /// <inheritdoc/>
    public static nint PutValueStart(ref byte at, Layout layout, int members, int slots) => PutHead(ref at, OctavoTokenKind.Struct, members);

    /// <inheritdoc/>
    public static nint PutEnd(ref byte at) => PutKind(ref at, OctavoTokenKind.End);

    /// <summary>A key's nine bytes more than its name, of which the literal's frame has four.</summary>
    public static int MaxKeys(Layout layout, int keys, int literalBytes) => literalBytes + (5 * keys);

    /// <inheritdoc/>
    public static nint PutKey(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, bool first)
    {
        int length = literal.Length - LiteralFrame;
        nint head = PutHead(ref at, OctavoTokenKind.Key, length);
        literal.Slice(2, length).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, head), length));
        Bytes.Put(ref at, head + length, number);
        return head + length + 4;
    }

    /// <inheritdoc/>
    public static nint PutGap(ref byte at, Layout layout, int slots) => 0;

    /// <inheritdoc/>
    public static nint PutPresence(ref byte at, bool present) => present ? 0 : PutNull(ref at);

    /// <inheritdoc/>
    public static nint PutArrayStart(ref byte at, int count) => PutHead(ref at, OctavoTokenKind.Array, count);

    /// <inheritdoc/>
    public static nint PutItem(ref byte at, int index) => 0;

    /// <inheritdoc/>
    public static nint PutMapStart(ref byte at, int count) => PutHead(ref at, OctavoTokenKind.Map, count);

    /// <inheritdoc/>
    public static nint PutKeyStart(ref byte at, int index, bool quoted) => 0;

    /// <inheritdoc/>
    public static nint PutKeyEnd(ref byte at, bool quoted) => 0;

    /// <inheritdoc/>
    public static int MaxText(string? value) => 5 + (2 * Math.Min(value?.Length ?? 0, TextRun.Limit));

    /// <inheritdoc/>
    public static nint PutText(ref byte at, string? value)
    {
        if (value is null)
        {
            return PutNull(ref at);
        }
        nint head = PutHead(ref at, OctavoTokenKind.Text, value.Length);
        MemoryMarshal.AsBytes(value.AsSpan()).CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, head), 2 * value.Length));
        return head + (2 * (nint)value.Length);
    }

    /// <inheritdoc/>
    public void WriteText(string? value)
    {
        if (TextRun.Fits(value))
        {
            Advance(PutText(ref Reserve(MaxText(value)), value));
            return;
        }
        Advance(PutHead(ref Reserve(MaxHead), OctavoTokenKind.Text, value!.Length));
        _window.WriteRaw(MemoryMarshal.AsBytes(value.AsSpan()));
    }

    /// <inheritdoc/>
    public void WriteBytes(scoped ReadOnlySpan<byte> value)
    {
        Advance(PutHead(ref Reserve(MaxHead), OctavoTokenKind.Bytes, value.Length));
        _window.WriteRaw(value);
    }

    /// <summary>Tokens has no raw layouts.</summary>
    public readonly void WriteRawLayouts(scoped ReadOnlySpan<byte> value) => throw new NotSupportedException("Tokens has no raw layouts.");

    /// <inheritdoc/>
    public void WriteNull() => Advance(PutNull(ref Reserve(1)));

    /// <inheritdoc/>
    public void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first) =>
        Advance(PutKey(ref Reserve(MaxKeys(layout, 1, literal.Length)), layout, number, literal, first));

    /// <inheritdoc/>
    public void WriteEnd() => Advance(PutEnd(ref Reserve(1)));

    /// <summary>Nothing comes before an element.</summary>
    public readonly void WriteItem(int index)
    {
    }

    /// <inheritdoc/>
    public void WriteArrayStart(int count) => Advance(PutArrayStart(ref Reserve(MaxHead), count));

    /// <inheritdoc/>
    public void WriteArrayEnd(int count) => WriteEnd();

    /// <inheritdoc/>
    public void WriteMapStart(int count) => Advance(PutMapStart(ref Reserve(MaxHead), count));

    /// <inheritdoc/>
    public void WriteMapEnd(int count) => WriteEnd();

    private static nint PutKind(ref byte at, OctavoTokenKind kind)
    {
        at = (byte)kind;
        return 1;
    }

    private static nint PutHead(ref byte at, OctavoTokenKind kind, int count)
    {
        at = (byte)kind;
        Bytes.Put(ref at, 1, count);
        return 5;
    }
}
