// Owns: the scalars of Tokens on the reading side, validated: tokens may come from anywhere, as any data may.
using System.Text;
using Octavo.Codecs.RawLayouts;
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public bool ReadBool() => RawLayoutValues.ToBool(Expect(OctavoTokenKind.Bool, 1));

    /// <inheritdoc/>
    public sbyte ReadSByte() => Bytes.Get<sbyte>(ref Expect(OctavoTokenKind.SByte, 1));

    /// <inheritdoc/>
    public byte ReadByte() => Bytes.Get<byte>(ref Expect(OctavoTokenKind.Byte, 1));

    /// <inheritdoc/>
    public short ReadInt16() => Bytes.Get<short>(ref Expect(OctavoTokenKind.Int16, 2));

    /// <inheritdoc/>
    public ushort ReadUInt16() => Bytes.Get<ushort>(ref Expect(OctavoTokenKind.UInt16, 2));

    /// <inheritdoc/>
    public int ReadInt32() => Bytes.Get<int>(ref Expect(OctavoTokenKind.Int32, 4));

    /// <inheritdoc/>
    public uint ReadUInt32() => Bytes.Get<uint>(ref Expect(OctavoTokenKind.UInt32, 4));

    /// <inheritdoc/>
    public long ReadInt64() => Bytes.Get<long>(ref Expect(OctavoTokenKind.Int64, 8));

    /// <inheritdoc/>
    public ulong ReadUInt64() => Bytes.Get<ulong>(ref Expect(OctavoTokenKind.UInt64, 8));

    /// <inheritdoc/>
    public Int128 ReadInt128() => Bytes.Get<Int128>(ref Expect(OctavoTokenKind.Int128, 16));

    /// <inheritdoc/>
    public UInt128 ReadUInt128() => Bytes.Get<UInt128>(ref Expect(OctavoTokenKind.UInt128, 16));

    /// <inheritdoc/>
    public Half ReadHalf() => Bytes.Get<Half>(ref Expect(OctavoTokenKind.Half, 2));

    /// <inheritdoc/>
    public float ReadSingle() => Bytes.Get<float>(ref Expect(OctavoTokenKind.Single, 4));

    /// <inheritdoc/>
    public double ReadDouble() => Bytes.Get<double>(ref Expect(OctavoTokenKind.Double, 8));

    /// <inheritdoc/>
    public decimal ReadDecimal() => RawLayoutValues.ToDecimal(ref Expect(OctavoTokenKind.Decimal, 16));

    /// <inheritdoc/>
    public char ReadChar() => Bytes.Get<char>(ref Expect(OctavoTokenKind.Char, 2));

    /// <inheritdoc/>
    public Rune ReadRune() => RawLayoutValues.ToRune(Bytes.Get<uint>(ref Expect(OctavoTokenKind.Rune, 4)));

    /// <inheritdoc/>
    public Guid ReadGuid() => Bytes.Get<Guid>(ref Expect(OctavoTokenKind.Guid, 16));

    /// <inheritdoc/>
    public DateTime ReadDateTime() => RawLayoutValues.ToDateTime(Bytes.Get<ulong>(ref Expect(OctavoTokenKind.DateTime, 8)));

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset()
    {
        ref byte at = ref Expect(OctavoTokenKind.DateTimeOffset, 10);
        return RawLayoutValues.ToDateTimeOffset(Bytes.Get<long>(ref at), Bytes.Get<short>(ref at, 8));
    }

    /// <inheritdoc/>
    public DateOnly ReadDateOnly() => RawLayoutValues.ToDateOnly(Bytes.Get<uint>(ref Expect(OctavoTokenKind.DateOnly, 4)));

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly() => RawLayoutValues.ToTimeOnly(Bytes.Get<ulong>(ref Expect(OctavoTokenKind.TimeOnly, 8)));

    /// <inheritdoc/>
    public TimeSpan ReadTimeSpan() => new TimeSpan(Bytes.Get<long>(ref Expect(OctavoTokenKind.TimeSpan, 8)));
}
