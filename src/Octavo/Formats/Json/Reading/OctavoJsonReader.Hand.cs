// Owns: JSON's reader for use by hand: creation, end, looking ahead, steps through arrays and objects, text without a string, raw values. RFC 8259, sections 2
// to 7.
using System.Buffers;
using System.ComponentModel;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Buffers;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Makes a reader for UTF-8 in memory.</summary>
    /// <remarks>It needs no disposal. Pass it by <c>ref</c>; a copy looks ahead while the original stays in place.</remarks>
    /// <param name="source">Any number of values, one after another, with white space between.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoJsonReader(ReadOnlySpan<byte> source, OctavoJsonOptions? options = null)
        : this(options is { Rewrites: true } ? JsonRewriter.Rewrite(source, options) : source, new byte[InputWindow.ScratchLength],
            options ?? OctavoJsonOptions.Default)
    {
    }

    /// <summary>Makes a reader for a sequence. Several segments are first copied into one; the facade reads a sequence without this copy.</summary>
    /// <param name="source">Any number of values, one after another, with white space between.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TotalBytesExceeded"/> for several segments beyond
    /// <see cref="SerializerLimits.MaxTotalBytes"/>.</exception>
    public OctavoJsonReader(scoped in ReadOnlySequence<byte> source, OctavoJsonOptions? options = null)
        : this(RootData.Together(in source, options ?? OctavoJsonOptions.Default, OctavoJson.Name), options)
    {
    }

    /// <summary>The number of bytes read; in the copy, if options allow single quotes or names without quotes.</summary>
    public readonly long Offset => _window.Offset;

    /// <summary>Whether only white space is left, or comments if options allow them; they are skipped.</summary>
    public bool IsAtEnd
    {
        get
        {
            Odd(ref Token());
            return _window.Remaining == 0;
        }
    }

    /// <summary>The kind of the next value. Only white space is skipped, and the value may still be invalid.</summary>
    public JsonKind PeekKind()
    {
        byte at = Odd(ref Token());
        return _window.Remaining == 0 ? JsonKind.End : at switch
        {
            (byte)'"' => JsonKind.String,
            (byte)'{' => JsonKind.Object,
            (byte)'[' => JsonKind.Array,
            (byte)'t' or (byte)'f' => JsonKind.Bool,
            (byte)'n' => JsonKind.Null,
            (byte)'-' or (>= (byte)'0' and <= (byte)'9') => JsonKind.Number,
            (byte)'N' or (byte)'I' when _options.AllowSpecialFloats => JsonKind.Number,
            _ => JsonKind.Invalid,
        };
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static DataKind NextKind(ref OctavoJsonReader reader) => reader.PeekKind() switch
    {
        JsonKind.String => DataKind.Text,
        JsonKind.Object => DataKind.Map,
        JsonKind.Array => DataKind.Array,
        JsonKind.Bool => DataKind.Bool,
        JsonKind.Null => DataKind.Null,
        JsonKind.Number => DataKind.Number,
        _ => DataKind.Other,
    };

    /// <summary>Reads the beginning of an array, or null. Continue with <see cref="NextItem()"/>.</summary>
    /// <returns>False for null, after which nothing follows.</returns>
    /// <exception cref="OctavoException">Another kind.</exception>
    public bool ReadArrayStart() => _fresh = Begin((byte)'[', "an array");

    /// <summary>Moves to the next element of the innermost array, or past its end.</summary>
    /// <returns>Whether an element follows, which you must then read or skip.</returns>
    /// <exception cref="OctavoException">Neither a comma nor the end.</exception>
    public bool NextItem()
    {
        int remaining = _fresh ? Unread : 0;
        _fresh = false;
        return NextItem(ref remaining);
    }

    /// <summary>Reads the beginning of an object, or null. Continue with <see cref="NextName(out string)"/>.</summary>
    /// <returns>False for null, after which nothing follows.</returns>
    /// <exception cref="OctavoException">Another kind.</exception>
    public bool ReadObjectStart() => _fresh = Begin((byte)'{', "an object");

    /// <summary>Moves to the next member of the innermost object and reads its name with the colon, or moves past the end of the object. The caller must check
    /// names that come twice.</summary>
    /// <param name="name">The name; empty at the end.</param>
    /// <returns>Whether the value of a member follows, which you must then read or skip.</returns>
    /// <exception cref="OctavoException">Neither a member nor the end.</exception>
    public bool NextName(out string name)
    {
        bool more = NextName(out ReadOnlySpan<byte> utf8);
        name = Encoding.UTF8.GetString(utf8);
        return more;
    }

    /// <summary>As the other overload, without a string.</summary>
    /// <param name="name">The name in UTF-8 without escapes, valid until the next read; empty at the end.</param>
    /// <inheritdoc cref="NextName(out string)"/>
    public bool NextName(out ReadOnlySpan<byte> name)
    {
        int remaining = 0;
        bool first = _fresh;
        _fresh = false;
        return NextKey(ref remaining, first, out name, out _);
    }

    /// <summary>Reads a string without allocating one.</summary>
    /// <returns>The text in UTF-8 without escapes, valid until the next read.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> for another kind, null too; <see cref="OctavoErrorCode.InvalidText"/> for
    /// text that is not well-formed.</exception>
    public ReadOnlySpan<byte> ReadUtf8()
    {
        ref byte at = ref Token();
        if (at != '"' && Odd(ref at) != '"')
        {
            Unexpected("a string");
        }
        return TakeName();
    }

    /// <summary>Reads a number of any length as its text, so that nothing is lost even if no .NET type can hold it.</summary>
    /// <param name="isInteger">Whether it has neither fraction nor exponent. <c>NaN</c>, <c>Infinity</c> and <c>-Infinity</c>, if options allow them, are not
    /// integers.</param>
    /// <returns>The text of the number, valid until the next read.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> for another kind.</exception>
    public ReadOnlySpan<byte> ReadNumberText(out bool isInteger)
    {
        Odd(ref Token());
        int length = FindNumber(out isInteger);
        if (length == 0 && _options.AllowSpecialFloats && TrySpecial<double>(out _, out length))
        {
            isInteger = false;
        }
        if (length == 0)
        {
            Unexpected("a number");
        }
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref _window.Here, length);
        _window.Advance(length);
        return text;
    }

    /// <summary>Reads one value of any kind as its text.</summary>
    /// <returns>Its bytes without white space around them; <c>null</c> is four bytes.</returns>
    /// <exception cref="OctavoException">As <see cref="Skip"/>.</exception>
    public byte[] ReadRaw() => TakeRaw(ref this).ToArray();
}
