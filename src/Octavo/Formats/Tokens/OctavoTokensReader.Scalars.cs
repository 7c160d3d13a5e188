// Owns: the scalars of Tokens on the reading side, validated: tokens may come from anywhere, as any data may.
using System.Text;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public bool ReadBool() => BinaryImages.ToBool(Expect(TokenKind.Bool, 1));

    /// <inheritdoc/>
    public sbyte ReadSByte() => Bytes.Get<sbyte>(ref Expect(TokenKind.SByte, 1));

    /// <inheritdoc/>
    public byte ReadByte() => Bytes.Get<byte>(ref Expect(TokenKind.Byte, 1));

    /// <inheritdoc/>
    public short ReadInt16() => Bytes.Get<short>(ref Expect(TokenKind.Int16, 2));

    /// <inheritdoc/>
    public ushort ReadUInt16() => Bytes.Get<ushort>(ref Expect(TokenKind.UInt16, 2));

    /// <inheritdoc/>
    public int ReadInt32() => Bytes.Get<int>(ref Expect(TokenKind.Int32, 4));

    /// <inheritdoc/>
    public uint ReadUInt32() => Bytes.Get<uint>(ref Expect(TokenKind.UInt32, 4));

    /// <inheritdoc/>
    public long ReadInt64() => Bytes.Get<long>(ref Expect(TokenKind.Int64, 8));

    /// <inheritdoc/>
    public ulong ReadUInt64() => Bytes.Get<ulong>(ref Expect(TokenKind.UInt64, 8));

    /// <inheritdoc/>
    public Int128 ReadInt128() => Bytes.Get<Int128>(ref Expect(TokenKind.Int128, 16));

    /// <inheritdoc/>
    public UInt128 ReadUInt128() => Bytes.Get<UInt128>(ref Expect(TokenKind.UInt128, 16));

    /// <inheritdoc/>
    public Half ReadHalf() => Bytes.Get<Half>(ref Expect(TokenKind.Half, 2));

    /// <inheritdoc/>
    public float ReadSingle() => Bytes.Get<float>(ref Expect(TokenKind.Single, 4));

    /// <inheritdoc/>
    public double ReadDouble() => Bytes.Get<double>(ref Expect(TokenKind.Double, 8));

    /// <inheritdoc/>
    public decimal ReadDecimal() => BinaryImages.ToDecimal(ref Expect(TokenKind.Decimal, 16));

    /// <inheritdoc/>
    public char ReadChar() => Bytes.Get<char>(ref Expect(TokenKind.Char, 2));

    /// <inheritdoc/>
    public Rune ReadRune() => BinaryImages.ToRune(Bytes.Get<uint>(ref Expect(TokenKind.Rune, 4)));

    /// <inheritdoc/>
    public Guid ReadGuid() => Bytes.Get<Guid>(ref Expect(TokenKind.Guid, 16));

    /// <inheritdoc/>
    public DateTime ReadDateTime() => BinaryImages.ToDateTime(Bytes.Get<ulong>(ref Expect(TokenKind.DateTime, 8)));

    /// <inheritdoc/>
    public DateTimeOffset ReadDateTimeOffset()
    {
        ref byte at = ref Expect(TokenKind.DateTimeOffset, 10);
        return BinaryImages.ToDateTimeOffset(Bytes.Get<long>(ref at), Bytes.Get<short>(ref at, 8));
    }

    /// <inheritdoc/>
    public DateOnly ReadDateOnly() => BinaryImages.ToDateOnly(Bytes.Get<uint>(ref Expect(TokenKind.DateOnly, 4)));

    /// <inheritdoc/>
    public TimeOnly ReadTimeOnly() => BinaryImages.ToTimeOnly(Bytes.Get<ulong>(ref Expect(TokenKind.TimeOnly, 8)));

    /// <inheritdoc/>
    public TimeSpan ReadTimeSpan() => new TimeSpan(Bytes.Get<long>(ref Expect(TokenKind.TimeSpan, 8)));
}
