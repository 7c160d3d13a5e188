// Owns: JSON's window on the reading side, what the contract asks of every reader, and the errors for text that is not JSON. RFC 8259.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Buffers;
using Octavo.Codecs.Collections;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Json;

/// <summary>Reads JSON, strictly by RFC 8259 unless the options say otherwise: members in any order, white space anywhere.</summary>
/// <remarks>After the data are zeros and no token of JSON takes a zero, so the position cannot pass the end: reading needs no check at each step.</remarks>
public ref partial struct OctavoJsonReader : ISequentialReader<OctavoJsonReader>
{
    /// <summary>Bytes readable at every token: a separator, 31 of white space and a key of 62 with its colon.</summary>
    private const int Look = 96;

    private readonly OctavoJsonOptions _options;
    private InputWindow _window;
    private nint _indent;     // white space before the last key
    private nint _blank;      // white space before the last token of another kind
    private int _depthLeft;
    private nuint _stackFloor; // below it the runtime is asked for room
    private JsonIdentities? _identities; // of types with references; made when the first one comes
    private NumberForms _numbers; // what the member that is being read allows beside the options
    private JsonEnds? _ends;  // of what was skipped to find the cases of unions
    private bool _fresh;      // the array or object was begun by hand, and no step taken in it
    private int _told;        // not 0: the object's beginning is consumed, for a union read its case there; what that was, as in JsonMetadata

    internal OctavoJsonReader(ReadOnlySpan<byte> data, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(data, scratch);
        _options = (OctavoJsonOptions)options;
        _depthLeft = options.MaxDepth;
    }

    internal OctavoJsonReader(Source source, Span<byte> scratch, OctavoOptions options)
    {
        _window = new InputWindow(source, scratch);
        _options = (OctavoJsonOptions)options;
        _depthLeft = options.MaxDepth;
    }

    /// <inheritdoc/>
    public static ReaderShape Shape => ReaderShape.Named;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Name;

    /// <inheritdoc/>
    public static bool Counted => false;

    /// <inheritdoc/>
    public static bool EscapesNames => true;

    /// <inheritdoc/>
    public static bool TextKeys => true;

    /// <inheritdoc/>
    public static string FormatName => OctavoJson.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Json;

    /// <inheritdoc/>
    public static bool NamesEnums => true;

    /// <inheritdoc/>
    public readonly bool SeededHashing => _options.Limits.SeededHashing;

    [UnscopedRef]
    internal ref InputWindow Window => ref _window;

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

    /// <summary>Nothing is claimed beforehand: JSON has no counts.</summary>
    public readonly int FirstCapacity(int count, int elementSize) => 0;

    /// <summary>JSON has no raw layouts.</summary>
    public readonly void ReadRawLayouts(scoped Span<byte> destination) => throw new NotSupportedException("JSON has no raw layouts.");

    /// <inheritdoc/>
    public readonly void OnNull(string member) => _options.OnNull(member);

    /// <inheritdoc/>
    public readonly bool OnDuplicateKey() => _options.OnDuplicateKey();

    /// <summary>Checks that nothing but white space follows the value.</summary>
    internal void CheckEnd()
    {
        ref byte at = ref Token();
        if (_window.Remaining != 0)
        {
            Odd(ref at);
            Result.CheckEnd(_window.Remaining);
        }
    }

    /// <summary>The byte at the position, <see cref="Look"/> bytes readable.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ref byte Here() => ref _window.Need(Look);

    /// <summary>Describes the token that was found instead of another.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private void Unexpected(string expected)
    {
        if (_window.Remaining == 0)
        {
            Throw.EndOfData();
        }
        byte found = Here();
        string? kind = found == (byte)'n' && Bytes.Get<uint>(ref Here()) != Null ? null : JsonWords.KindOf(found);
        if (kind is not null && kind != expected)
        {
            Throw.TypeMismatch(expected, kind);
        }
        Broken(expected);
    }

    /// <summary>Says that the grammar has something else here.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private void Broken(string expected)
    {
        if (_window.Remaining == 0)
        {
            Throw.EndOfData();
        }
        byte found = Here();
        Throw.InvalidData($"not well-formed JSON: expected {expected}, found {JsonWords.Quoted(found)}.");
    }
}
