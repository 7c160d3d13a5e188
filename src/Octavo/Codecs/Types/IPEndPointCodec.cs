// Owns: IPEndPoint: the bytes of its address, then its port. Knows no format.
using System.Buffers.Binary;
using System.ComponentModel;
using System.Net;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Types;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="IPEndPoint"/>: the bytes of <see cref="IPAddressCodec"/>, then the port in two bytes, little-endian. Formats of text have its
/// text.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IPEndPointCodec : IValueCodec<IPEndPoint?>, ISequentialCodec<IPEndPoint?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in IPEndPoint? value)
        where W : struct, IEngineWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        if (W.Identity == MemberIdentity.Name)
        {
            writer.WriteText(value.ToString());
            return;
        }
        Span<byte> bytes = stackalloc byte[IPAddressCodec.Most + 2];
        int length = IPAddressCodec.Put(value.Address, bytes);
        BinaryPrimitives.WriteUInt16LittleEndian(bytes[length..], (ushort)value.Port);
        writer.WriteBytes(bytes[..(length + 2)]);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref IPEndPoint? value)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        if (R.Identity == MemberIdentity.Name)
        {
            value = reader.ReadText() is { } text ? NetworkText.EndPoint(text) : null;
            return;
        }
        value = null;
        if (reader.ReadBytes() is not { } bytes)
        {
            return;
        }
        if (bytes.Length < 2)
        {
            Throw.InvalidValue("IPEndPoint", "no port");
        }
        IPAddress address = IPAddressCodec.Parse(bytes.AsSpan(0, bytes.Length - 2), "IPEndPoint");
        value = new IPEndPoint(address, BinaryPrimitives.ReadUInt16LittleEndian(bytes.AsSpan(bytes.Length - 2)));
    }

    /// <inheritdoc/>
    static void ISequentialCodec<IPEndPoint?>.Write<W>(ref W writer, scoped in IPEndPoint? value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<IPEndPoint?>.Read<R>(ref R reader, ref IPEndPoint? value) => Read(ref reader, ref value);
}
