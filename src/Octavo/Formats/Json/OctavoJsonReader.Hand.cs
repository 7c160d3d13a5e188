// Owns: JSON's reader for use by hand: creation, end, looking ahead, steps through arrays and objects, text without a string, raw values. RFC 8259, sections 2
// to 7.
using System.Buffers;
using System.ComponentModel;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoJsonReader
{
    /// <summary>A reader of UTF-8 in memory.</summary>
    /// <remarks>It holds nothing that must be given back. Hand it on by <c>ref</c>; a copy looks ahead while the original waits.</remarks>
    /// <param name="source">Any number of values, one behind the other, with white space between.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    public OctavoJsonReader(ReadOnlySpan<byte> source, OctavoJsonOptions? options = null)
        : this(options is { Rewrites: true } ? JsonRewriter.Rewrite(source, options) : source, new byte[InputWindow.ScratchLength],
            options ?? OctavoJsonOptions.Default)
    {
    }

    /// <summary>A reader of a sequence. Several segments are copied into one first; the facade's own reading of a sequence does without.</summary>
    /// <param name="source">Any number of values, one behind the other, with white space between.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TotalBytesExceeded"/> for several segments beyond
    /// <see cref="SerializerLimits.MaxTotalBytes"/>.</exception>
    public OctavoJsonReader(scoped in ReadOnlySequence<byte> source, OctavoJsonOptions? options = null)
        : this(Together(in source, options ?? OctavoJsonOptions.Default), options)
    {
    }

    /// <summary>Bytes read so far; of the copy, where options allow single quotes or names without quotes.</summary>
    public readonly long Offset => _window.Offset;

    /// <summary>Whether nothing is left but white space, and what options allow there; it is passed over.</summary>
    public bool IsAtEnd
    {
        get
        {
            Odd(ref Token());
            return _window.Remaining == 0;
        }
    }

    /// <summary>What kind of value is next; white space is passed over and no more read. The value may still turn out to be none.</summary>
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

    /// <summary>Reads the beginning of an array, or null. <see cref="NextItem()"/> goes on.</summary>
    /// <returns>False for null, of which nothing follows.</returns>
    /// <exception cref="OctavoException">Another kind.</exception>
    public bool ReadArrayStart() => _fresh = Begin((byte)'[', "an array");

    /// <summary>Goes to the next element of the innermost array, or past its end.</summary>
    /// <returns>Whether an element follows, which is then to be read or skipped.</returns>
    /// <exception cref="OctavoException">Neither a comma nor the end.</exception>
    public bool NextItem()
    {
        int remaining = _fresh ? Unread : 0;
        _fresh = false;
        return NextItem(ref remaining);
    }

    /// <summary>Reads the beginning of an object, or null. <see cref="NextName(out string)"/> goes on.</summary>
    /// <returns>False for null, of which nothing follows.</returns>
    /// <exception cref="OctavoException">Another kind.</exception>
    public bool ReadObjectStart() => _fresh = Begin((byte)'{', "an object");

    /// <summary>Goes to the next member of the innermost object and reads its name with the colon, or past the object's end. A name that comes twice is the
    /// caller's business.</summary>
    /// <param name="name">The name; empty at the end.</param>
    /// <returns>Whether a member's value follows, which is then to be read or skipped.</returns>
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

    /// <summary>Reads a string without making one.</summary>
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

    /// <summary>Reads a number as the text that it has, of any length: what no type of .NET holds is not lost.</summary>
    /// <param name="isInteger">Whether it has neither fraction nor exponent. <c>NaN</c>, <c>Infinity</c> and <c>-Infinity</c>, where options allow them, are no
    /// integers.</param>
    /// <returns>The number's own text, valid until the next read.</returns>
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

    /// <summary>Reads one value of any kind as the text that it has.</summary>
    /// <returns>Its bytes without white space around them; <c>null</c> is four of them.</returns>
    /// <exception cref="OctavoException">As <see cref="Skip"/>.</exception>
    public byte[] ReadRaw() => TakeRaw(ref this).ToArray();

    private static ReadOnlySpan<byte> Together(scoped in ReadOnlySequence<byte> source, OctavoJsonOptions options)
    {
        if (source.IsSingleSegment)
        {
            return source.FirstSpan;
        }
        if (source.Length > options.Limits.MaxTotalBytes)
        {
            Throw.TotalBytesExceeded(options.Limits.MaxTotalBytes);
        }
        return source.ToArray();
    }
}
