// Owns: BigInteger: two's complement in the fewest bytes, little-endian, as bytes. Knows no format.
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="BigInteger"/>: the bytes of <see cref="BigInteger.ToByteArray()"/>. Reading is linear in their number, so it needs no limit of
/// its own. Formats of text have numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BigIntegerCodec : IValueCodec<BigInteger>, ISequentialCodec<BigInteger>
{
    private const int OnStack = 256;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in BigInteger value)
        where W : struct, IEngineWriter<W>, allows ref struct
    {
        if (W.TryWriteInteger(ref writer, in value))
        {
            return;
        }
        int length = value.GetByteCount();
        Span<byte> bytes = length <= OnStack ? stackalloc byte[OnStack] : new byte[length];
        value.TryWriteBytes(bytes, out length);
        writer.WriteBytes(bytes[..length]);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref BigInteger value)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        if (R.TryReadInteger(ref reader, out value))
        {
            return;
        }
        byte[]? bytes = reader.ReadBytes();
        if (bytes is null)
        {
            Throw.NullValue("BigInteger");
        }
        value = Parse(bytes);
    }

    /// <inheritdoc/>
    static void ISequentialCodec<BigInteger>.Write<W>(ref W writer, scoped in BigInteger value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<BigInteger>.Read<R>(ref R reader, ref BigInteger value) => Read(ref reader, ref value);

    private static BigInteger Parse(byte[] bytes)
    {
        try
        {
            var value = new BigInteger(bytes);
            if (value.GetByteCount() != bytes.Length)
            {
                Throw.InvalidValue("BigInteger", $"{bytes.Length} bytes, but {value.GetByteCount()} hold the number");
            }
            return value;
        }
        catch (OverflowException)
        {
            Throw.InvalidValue("BigInteger", $"{bytes.Length} bytes are more than the type holds");
            return default;
        }
    }
}
