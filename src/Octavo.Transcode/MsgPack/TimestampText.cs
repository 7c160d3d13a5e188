// Owns: MessagePack's timestamps as text of ISO 8601, all nine digits of the fraction. Specification: "Timestamp extension type".
using System.Buffers.Binary;
using System.Globalization;
using System.Text.Unicode;

namespace Octavo.Transcode.MsgPack;

internal static class TimestampText
{
    internal const int ExtensionType = -1;

    internal const int MaxLength = 40;

    private const uint MaxNanoseconds = 999_999_999;

    /// <summary>Puts the text of a timestamp.</summary>
    /// <param name="data">The extension's data.</param>
    /// <param name="text">Receives UTF-8.</param>
    /// <param name="length">Its bytes.</param>
    /// <returns>False if the data is not a timestamp, or of a year that ISO 8601 has no four digits for.</returns>
    internal static bool TryPut(ReadOnlySpan<byte> data, Span<byte> text, out int length)
    {
        length = 0;
        if (!TryGet(data, out long seconds, out uint nanoseconds) || seconds < DateTimeOffset.MinValue.ToUnixTimeSeconds()
            || seconds > DateTimeOffset.MaxValue.ToUnixTimeSeconds())
        {
            return false;
        }
        DateTime time = DateTime.UnixEpoch.AddSeconds(seconds);
        return nanoseconds == 0
            ? Utf8.TryWrite(text, CultureInfo.InvariantCulture, $"{time:yyyy-MM-ddTHH:mm:ss}Z", out length)
            : Utf8.TryWrite(text, CultureInfo.InvariantCulture, $"{time:yyyy-MM-ddTHH:mm:ss}.{nanoseconds:D9}Z", out length);
    }

    /// <summary>Gets the seconds since 1970 and the nanoseconds of a timestamp.</summary>
    /// <returns>False if the data is none.</returns>
    internal static bool TryGet(ReadOnlySpan<byte> data, out long seconds, out uint nanoseconds)
    {
        nanoseconds = 0;
        switch (data.Length)
        {
            case 4:
                seconds = BinaryPrimitives.ReadUInt32BigEndian(data);
                break;
            case 8:
                ulong both = BinaryPrimitives.ReadUInt64BigEndian(data);
                (nanoseconds, seconds) = ((uint)(both >> 34), (long)(both & 0x3_FFFF_FFFF));
                break;
            case 12:
                (nanoseconds, seconds) = (BinaryPrimitives.ReadUInt32BigEndian(data), BinaryPrimitives.ReadInt64BigEndian(data[4..]));
                break;
            default:
                seconds = 0;
                return false;
        }
        return nanoseconds <= MaxNanoseconds;
    }
}
