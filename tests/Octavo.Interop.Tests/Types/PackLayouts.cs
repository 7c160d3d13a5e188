// Owns: structs whose memory StructLayout, or fields that are not members, set.
using System.Runtime.InteropServices;

namespace Octavo.Interop.Tests.Types;

[GenerateCodec, StructLayout(LayoutKind.Explicit)]
public partial struct PackBackwards
{
    [FieldOffset(4)]
    public int A;

    [FieldOffset(0)]
    public int B;
}

[GenerateCodec, StructLayout(LayoutKind.Explicit, Size = 24)]
public partial struct PackShared
{
    [FieldOffset(0)]
    public long Whole;

    [FieldOffset(0)]
    public PackPair Parts;

    [FieldOffset(5)]
    public ushort Odd;
}

[GenerateCodec]
public partial struct PackPair
{
    public short A;
    public short B;
}

[GenerateCodec, StructLayout(LayoutKind.Sequential, Pack = 1)]
public partial struct PackTight
{
    public byte A;
    public long B;
    public short C;
}

[GenerateCodec, StructLayout(LayoutKind.Sequential, Pack = 2, Size = 32)]
public partial struct PackTwo
{
    public byte A { get; set; }

    public long B { get; set; }

    public Int128 C { get; set; }
}

[GenerateCodec, StructLayout(LayoutKind.Sequential, Pack = 8)]
public partial struct PackEight
{
    public long A;
    public Int128 B;
}

[GenerateCodec, StructLayout(LayoutKind.Auto)]
public partial struct PackAuto
{
    public byte A;
    public PackTight T;
    public long B;
    public (byte, byte, byte) C;
    public DayOfWeek D;
}

[GenerateCodec]
public partial struct PackHoldsAuto
{
    public byte A;
    public (byte, byte, byte) B;
    public byte C;
    public (byte, long, short, PackTight) D;
    public KeyValuePair<byte, PackTight> E;
    public PackAuto F;
}

/// <summary>Memory is by field, whatever the numbers of members; a field that is not a member has its bytes.</summary>
[GenerateCodec]
public partial struct PackNumbered
{
    [CodecMember(2)]
    public byte A;

    [CodecIgnore]
    public long Left;

    [CodecMember(1)]
    public int B;

    [CodecMember(3)]
    public PackTight? T;

    [CodecMember(4)]
    public byte End;
}

/// <summary>Its size is not a multiple of its alignment.</summary>
[GenerateCodec, StructLayout(LayoutKind.Sequential, Pack = 4, Size = 50)]
public partial struct PackOdd
{
    public int A;
}

[GenerateCodec]
public partial struct PackOddHolder
{
    public byte A;
    public PackOdd? B;
    public byte C;
}

[GenerateCodec, StructLayout(LayoutKind.Auto)]
public partial struct PackWideAuto
{
    public byte A;
    public UInt128 B;
    public long C;
}
