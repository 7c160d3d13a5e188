// Owns: the initial bytes of CBOR and the numbers of its tags. RFC 8949, sections 3 and 3.4.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text.Unicode;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>Initial bytes: the major type in the upper three bits, additional information in the lower five.</summary>
internal static class CborCode
{
    internal const byte Unsigned = 0x00;
    internal const byte Negative = 0x20;
    internal const byte Bytes = 0x40;
    internal const byte Text = 0x60;
    internal const byte Array = 0x80;
    internal const byte Map = 0xa0;
    internal const byte Tag = 0xc0;
    internal const byte Simple = 0xe0;

    internal const byte MajorMask = 0xe0;
    internal const byte InfoMask = 0x1f;

    /// <summary>Additional information below this is the argument itself; 24 to 27 say that it follows in 1, 2, 4 or 8 bytes.</summary>
    internal const int Direct = 24;

    /// <summary>Additional information of an indefinite length.</summary>
    internal const byte Indefinite = 31;

    internal const byte False = 0xf4;
    internal const byte True = 0xf5;
    internal const byte Null = 0xf6;
    internal const byte Undefined = 0xf7;
    internal const byte SimpleByte = 0xf8;
    internal const byte Float16 = 0xf9;
    internal const byte Float32 = 0xfa;
    internal const byte Float64 = 0xfb;
    internal const byte Break = 0xff;

    /// <summary>A byte that UTF-8 does not have.</summary>
    private const byte NoText = 0xff;

    internal const byte IndefiniteBytes = Bytes | Indefinite;
    internal const byte IndefiniteText = Text | Indefinite;
    internal const byte IndefiniteArray = Array | Indefinite;
    internal const byte IndefiniteMap = Map | Indefinite;

    internal const byte UInt16 = Unsigned | 25;
    internal const byte UInt32 = Unsigned | 26;

    /// <summary>The initial byte of a tag whose number follows in one byte.</summary>
    internal const byte TagByte = Tag | 24;

    internal const int DateText = 0;
    internal const int Epoch = 1;
    internal const int Bignum = 2;
    internal const int NegativeBignum = 3;
    internal const int DecimalFraction = 4;
    internal const int Bigfloat = 5;
    internal const int Base64Url = 21;
    internal const int EncodedItem = 24;
    internal const int Shareable = 28;
    internal const int SharedReference = 29;
    internal const int Uri = 32;
    internal const int Mime = 36;
    internal const int Uuid = 37;
    internal const int EpochDays = 100;
    internal const int Set = 258;
    internal const int DateOnlyText = 1004;
    internal const int SelfDescribed = 55799;

    internal const int RowMajor = 40;
    internal const int Homogeneous = 41;
    internal const int ColumnMajor = 1040;

    /// <summary>Typed arrays have the tags 64 to 87. RFC 8746, section 2.1.</summary>
    internal const int FirstTyped = 64;

    internal const int LastTyped = 87;

    /// <summary>The longest head without what it holds: a byte, and an argument of eight.</summary>
    internal const int MaxHead = 9;

    /// <summary>Bytes of a head, its argument included.</summary>
    internal static int HeadLength(byte head) => (head & InfoMask) switch
    {
        24 => 2,
        25 => 3,
        26 => 5,
        27 => 9,
        _ => 1,
    };

    /// <summary>Copies a chunk of a string. Each chunk of text is text by itself (RFC 8949, section 3.2.3), and together they may be text if one is not: a byte
    /// that no text has keeps that from being read, and lets it be skipped.</summary>
    internal static void CopyChunk(byte major, ReadOnlySpan<byte> chunk, Span<byte> to)
    {
        chunk.CopyTo(to);
        if (major == Text && !Utf8.IsValid(chunk))
        {
            to[0] = NoText;
        }
    }

    /// <summary>Refuses a simple value whose number follows, though the initial byte could hold it. RFC 8949, section 3.3.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void CheckSimple(byte head, ulong number)
    {
        if (head == SimpleByte && number < 32)
        {
            RefuseSimple(number);
        }
    }

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private static void RefuseSimple(ulong number) => Throw.InvalidData($"the simple value {number} takes one byte, but has two.");

    /// <summary>An initial byte in the words of the specification, for error messages.</summary>
    internal static string Name(byte head) => head switch
    {
        Break => "a break",
        False or True => "a bool",
        Null => "null",
        Undefined => "undefined",
        Float16 or Float32 or Float64 => "a float",
        < Bytes => "an integer",
        < Text => "a byte string",
        < Array => "a text string",
        < Map => "an array",
        < Tag => "a map",
        < Simple => "a tag",
        _ => "a simple value",
    };
}
