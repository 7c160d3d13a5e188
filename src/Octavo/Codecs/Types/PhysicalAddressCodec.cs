// Owns: PhysicalAddress: its bytes, and in formats of text its digits. Knows no format.
using System.ComponentModel;
using System.Net.NetworkInformation;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Types;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Codec of <see cref="PhysicalAddress"/>: its bytes, of any number. Formats of text have two upper-case digits for each, as the platform writes
/// it: <c>00155D01AB7F</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct PhysicalAddressCodec : IValueCodec<PhysicalAddress?>, ISequentialCodec<PhysicalAddress?>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in PhysicalAddress? value)
        where W : struct, IEngineWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else if (W.Identity == MemberIdentity.Name)
        {
            writer.WriteText(value.ToString());
        }
        else
        {
            writer.WriteBytes(value.GetAddressBytes());
        }
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read<R>(ref R reader, ref PhysicalAddress? value)
        where R : struct, IEngineReader<R>, allows ref struct =>
        value = R.Identity == MemberIdentity.Name ? (reader.ReadText() is { } text ? Parse(text) : null)
            : reader.ReadBytes() is { } bytes ? new PhysicalAddress(bytes) : null;

    /// <inheritdoc/>
    static void ISequentialCodec<PhysicalAddress?>.Write<W>(ref W writer, scoped in PhysicalAddress? value) => Write(ref writer, in value);

    /// <inheritdoc/>
    static void ISequentialCodec<PhysicalAddress?>.Read<R>(ref R reader, ref PhysicalAddress? value) => Read(ref reader, ref value);

    /// <summary>The address of its digits. The platform reads dashes, colons, dots and small letters too: further texts of one address.</summary>
    private static PhysicalAddress Parse(string text)
    {
        if (text.Length % 2 != 0 || text.AsSpan().ContainsAnyExcept("0123456789ABCDEF"))
        {
            Throw.InvalidValue("PhysicalAddress", "the text is not pairs of upper-case hexadecimal digits");
        }
        return new PhysicalAddress(Convert.FromHexString(text));
    }
}
