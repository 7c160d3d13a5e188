// Owns: JSON's sequences of primitives and byte strings on the writing side: runs of 64 elements with the cursor in a local. RFC 8259, section 5; RFC 4648, section 4.
using System.Buffers.Text;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoJsonWriter
{
    /// <summary>Elements a run.</summary>
    private const int Run = 64;

    /// <summary>Bytes of one piece of a byte string: a multiple of three, so that only the last piece is padded.</summary>
    private const int Base64Piece = 24 * 1024;

    /// <summary>Writes a byte string as base64 text.</summary>
    /// <param name="value">The bytes.</param>
    public void WriteBytes(scoped ReadOnlySpan<byte> value)
    {
        WriteMark((byte)'"');
        while (value.Length != 0)
        {
            ReadOnlySpan<byte> piece = value[..Math.Min(value.Length, Base64Piece)];
            int room = Base64.GetMaxEncodedToUtf8Length(piece.Length);
            Base64.EncodeToUtf8(piece, MemoryMarshal.CreateSpan(ref Reserve(room), room), out _, out int written);
            Advance(written);
            value = value[piece.Length..];
        }
        WriteMark((byte)'"');
    }

    /// <summary>JSON has no images.</summary>
    public readonly void WriteImages(scoped ReadOnlySpan<byte> value) => throw new NotSupportedException("JSON has no images.");

    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxBool));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutBool(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxSByte));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutSByte(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxInt16));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutInt16(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxUInt16));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutUInt16(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteInt32s(scoped ReadOnlySpan<int> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxInt32));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutInt32(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxUInt32));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutUInt32(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxInt64));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutInt64(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxUInt64));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutUInt64(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteSingles(scoped ReadOnlySpan<float> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxSingle));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutSingle(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }

    /// <inheritdoc/>
    public void WriteDoubles(scoped ReadOnlySpan<double> values)
    {
        WriteArrayStart(values.Length);
        for (int i = 0; i < values.Length;)
        {
            int end = Math.Min(values.Length, i + Run);
            ref byte at = ref Reserve(Run * (1 + MaxDouble));
            nint n = 0;
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += PutDouble(ref Bytes.At(ref at, n), values[i]);
            }
            Advance(n);
        }
        WriteArrayEnd(values.Length);
    }
}
