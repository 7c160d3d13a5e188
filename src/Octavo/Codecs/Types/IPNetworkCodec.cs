// Owns: IPNetwork: the bytes of its base address, then the length of its prefix. Knows no format.
using System.ComponentModel;
using System.Net;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Types;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="IPNetwork"/>: the bytes of <see cref="IPAddressCodec"/>, then the prefix's length in one byte. No bit of the address after the
/// prefix is set. Formats of text have its text.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IPNetworkCodec : IValueCodec<IPNetwork>, ISequentialCodec<IPNetwork>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in IPNetwork value)
        where W : struct, IEngineWriter<W>, allows ref struct
    {
        if (W.Identity == MemberIdentity.Name)
        {
            writer.WriteText(value.ToString());
            return;
        }
        Span<byte> bytes = stackalloc byte[IPAddressCodec.Most + 1];
        int length = IPAddressCodec.Put(value.BaseAddress, bytes);
        bytes[length] = (byte)value.PrefixLength;
        writer.WriteBytes(bytes[..(length + 1)]);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref IPNetwork value)
        where R : struct, IEngineReader<R>, allows ref struct
    {
        if (R.Identity == MemberIdentity.Name)
        {
            string? text = reader.ReadText();
            if (text is null)
            {
                Throw.NullValue("IPNetwork");
            }
            IPAddress address = NetworkText.Network(text, out int prefix);
            Span<byte> network = stackalloc byte[IPAddressCodec.Most];
            address.TryWriteBytes(network, out int length);
            value = Make(address, network[..length], prefix);
            return;
        }
        byte[]? bytes = reader.ReadBytes();
        if (bytes is null)
        {
            Throw.NullValue("IPNetwork");
        }
        value = Parse(bytes);
    }

    /// <inheritdoc/>
    static void ISequentialCodec<IPNetwork>.Write<W>(ref W writer, scoped in IPNetwork value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<IPNetwork>.Read<R>(ref R reader, ref IPNetwork value) => Read(ref reader, ref value);

    private static IPNetwork Parse(ReadOnlySpan<byte> bytes)
    {
        if (bytes.IsEmpty)
        {
            Throw.InvalidValue("IPNetwork", "it is empty, so the prefix length is missing");
        }
        IPAddress address = IPAddressCodec.Parse(bytes[..^1], "IPNetwork");
        ReadOnlySpan<byte> network = bytes[..(bytes.Length == 5 ? 4 : 16)];
        return Make(address, network, bytes[^1]);
    }

    private static IPNetwork Make(IPAddress address, scoped ReadOnlySpan<byte> network, int prefix)
    {
        // The type's constructor throws exceptions of its own for both, so they are looked for before it.
        if (prefix > network.Length * 8 || HasBitsAfter(network, prefix))
        {
            Throw.InvalidValue("IPNetwork", $"a prefix of {prefix} bits, but the address has {network.Length * 8} bits and no bit after the prefix may be set");
        }
        return new IPNetwork(address, prefix);
    }

    /// <summary>Whether a bit of the address is set that the prefix does not cover.</summary>
    private static bool HasBitsAfter(ReadOnlySpan<byte> address, int prefix)
    {
        int whole = prefix / 8;
        return whole < address.Length && ((address[whole] & (0xFF >> (prefix % 8))) != 0 || address[(whole + 1)..].ContainsAnyExcept((byte)0));
    }
}
