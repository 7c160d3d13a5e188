// Owns: the head bytes of the MessagePack specification ("Formats", "Extension types").
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.MsgPack;

/// <summary>Head bytes. The fix forms hold their length or value in the low bits.</summary>
internal static class MsgPackCode
{
    internal const byte MaxFixInt = 0x7f;
    internal const byte FixMap = 0x80;
    internal const byte FixArray = 0x90;
    internal const byte FixStr = 0xa0;
    internal const byte Nil = 0xc0;
    internal const byte NeverUsed = 0xc1;
    internal const byte False = 0xc2;
    internal const byte True = 0xc3;
    internal const byte Bin8 = 0xc4;
    internal const byte Bin16 = 0xc5;
    internal const byte Bin32 = 0xc6;
    internal const byte Ext8 = 0xc7;
    internal const byte Ext16 = 0xc8;
    internal const byte Ext32 = 0xc9;
    internal const byte Float32 = 0xca;
    internal const byte Float64 = 0xcb;
    internal const byte UInt8 = 0xcc;
    internal const byte UInt16 = 0xcd;
    internal const byte UInt32 = 0xce;
    internal const byte UInt64 = 0xcf;
    internal const byte Int8 = 0xd0;
    internal const byte Int16 = 0xd1;
    internal const byte Int32 = 0xd2;
    internal const byte Int64 = 0xd3;
    internal const byte FixExt1 = 0xd4;
    internal const byte FixExt2 = 0xd5;
    internal const byte FixExt4 = 0xd6;
    internal const byte FixExt8 = 0xd7;
    internal const byte FixExt16 = 0xd8;
    internal const byte Str8 = 0xd9;
    internal const byte Str16 = 0xda;
    internal const byte Str32 = 0xdb;
    internal const byte Array16 = 0xdc;
    internal const byte Array32 = 0xdd;
    internal const byte Map16 = 0xde;
    internal const byte Map32 = 0xdf;
    internal const byte MinNegativeFixInt = 0xe0;

    /// <summary>The extension type of timestamps, −1.</summary>
    internal const byte Timestamp = 0xff;

    /// <summary>The longest head without what it holds: a byte, and a count of four.</summary>
    internal const int MaxHead = 5;

    /// <summary>Bytes of a head that tell how much it holds.</summary>
    internal static int HeadLength(byte head) => head switch
    {
        Bin8 or Str8 or Ext8 => 2,
        Bin16 or Str16 or Ext16 or Array16 or Map16 => 3,
        Bin32 or Str32 or Ext32 or Array32 or Map32 => 5,
        _ => 1,
    };

    /// <summary>Refuses the head that the specification keeps free.</summary>
    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    internal static void RefuseNeverUsed() => Throw.InvalidData("the head 0xC1 is never used.");

    /// <summary>A head in the words of the specification, for error messages.</summary>
    internal static string Name(byte head) => head switch
    {
        <= MaxFixInt or >= MinNegativeFixInt or (>= UInt8 and <= Int64) => "an integer",
        < FixArray or Map16 or Map32 => "a map",
        < FixStr or Array16 or Array32 => "an array",
        < Nil or Str8 or Str16 or Str32 => "a string",
        Nil => "nil",
        NeverUsed => "the never used head 0xC1",
        False or True => "a bool",
        Bin8 or Bin16 or Bin32 => "bytes",
        Float32 or Float64 => "a float",
        _ => "an extension",
    };
}
