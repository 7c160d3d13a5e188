// Owns: IPAddress: its bytes in network order, and the scope of an IPv6 address if it has one. Knows no format.
using System.Buffers.Binary;
using System.ComponentModel;
using System.Net;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Types;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="IPAddress"/>: 4 bytes, 16, or 20 with the scope's number in the last four, little-endian, which is not 0 then. Formats of text
/// have its text.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IPAddressCodec : IValueCodec<IPAddress?>, ISequentialCodec<IPAddress?>
{
    /// <summary>Bytes of the longest form.</summary>
    internal const int Most = 20;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in IPAddress? value)
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
        Span<byte> bytes = stackalloc byte[Most];
        writer.WriteBytes(bytes[..Put(value, bytes)]);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref IPAddress? value)
        where R : struct, IEngineReader<R>, allows ref struct =>
        value = R.Identity == MemberIdentity.Name ? (reader.ReadText() is { } text ? NetworkText.Address(text, "IPAddress") : null)
            : reader.ReadBytes() is { } bytes ? Parse(bytes, "IPAddress") : null;

    /// <inheritdoc/>
    static void ISequentialCodec<IPAddress?>.Write<W>(ref W writer, scoped in IPAddress? value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<IPAddress?>.Read<R>(ref R reader, ref IPAddress? value) => Read(ref reader, ref value);

    /// <summary>Puts the address.</summary>
    /// <returns>Bytes used: 4, 16 or 20.</returns>
    internal static int Put(IPAddress address, Span<byte> bytes)
    {
        address.TryWriteBytes(bytes, out int length);
        if (length == 16 && address.ScopeId != 0)
        {
            BinaryPrimitives.WriteUInt32LittleEndian(bytes[16..], (uint)address.ScopeId);
            length = Most;
        }
        return length;
    }

    /// <summary>The address of 4, 16 or 20 bytes.</summary>
    internal static IPAddress Parse(ReadOnlySpan<byte> bytes, string type)
    {
        uint scope = bytes.Length == Most ? BinaryPrimitives.ReadUInt32LittleEndian(bytes[16..]) : 0;
        if (bytes.Length is not (4 or 16) && scope == 0)
        {
            Throw.InvalidValue(type, $"an address of {bytes.Length} bytes, or a scope of 0 written out");
        }
        return bytes.Length == Most ? new IPAddress(bytes[..16], scope) : new IPAddress(bytes);
    }
}
