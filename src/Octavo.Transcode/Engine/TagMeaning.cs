// Owns: what tags mean to targets that have none: the same value in another form. docs/features/transcode.md, "Tags"; RFC 8949, sections 3.4 and 6.1.
using System.Buffers.Binary;
using System.Buffers.Text;
using System.Globalization;
using System.Text;
using Octavo.Transcode.Events;
using Octavo.Transcode.MsgPack;

namespace Octavo.Transcode.Engine;

internal static class TagMeaning
{
    private const int EpochDay = 719_162; // DayNumber of 1970-01-01

    /// <summary>Whether a tag says about the data, or of an array, what is not part of the value.</summary>
    internal static bool IsMark(ulong tag) => tag == 55799;

    /// <summary>The conversion that a tag expects of the byte strings in its content. RFC 8949, section 3.4.5.2.</summary>
    internal static ByteStringRule? Expected(ulong tag) => tag switch
    {
        21 => ByteStringRule.Base64Url,
        22 => ByteStringRule.Base64,
        23 => ByteStringRule.Base16,
        _ => null,
    };

    /// <summary>Makes a tagged event the one that the target has for it.</summary>
    /// <param name="tag">The innermost tag before the event.</param>
    /// <param name="next">The event.</param>
    /// <param name="isText">Whether the target has times as text alone.</param>
    /// <returns>False if the tag has no meaning to the target, or none before such a value.</returns>
    internal static bool TryApply(ulong tag, scoped ref DataEvent next, bool isText)
    {
        switch (tag, next.Kind)
        {
            case (0 or (>= 32 and <= 36) or 1004, DataEventKind.Text):
            case (24, DataEventKind.Bytes):
            case (41 or 258, DataEventKind.Array):
            case (258, DataEventKind.Map):
                return true;
            case (1, DataEventKind.Integer):
                return TryTime(next.Integer, 0, ref next, isText);
            case (1, DataEventKind.Double):
                double ticks = Math.Round(next.Real * TimeSpan.TicksPerSecond);
                if (!(Math.Abs(ticks) < long.MaxValue))
                {
                    return false;
                }
                long seconds = Math.DivRem((long)ticks, TimeSpan.TicksPerSecond, out long rest);
                (seconds, rest) = rest < 0 ? (seconds - 1, rest + TimeSpan.TicksPerSecond) : (seconds, rest);
                return TryTime(seconds, (uint)rest * 100, ref next, isText);
            case (37, DataEventKind.Bytes) when next.Bytes.Length == 16:
                Set(ref next, new Guid(next.Bytes, bigEndian: true).ToString());
                return true;
            case (100, DataEventKind.Integer) when next.Integer is >= -EpochDay and <= 2_932_896:
                Set(ref next, DateOnly.FromDayNumber((int)next.Integer + EpochDay).ToString("O", CultureInfo.InvariantCulture));
                return true;
            default:
                return false;
        }
    }

    /// <summary>Bytes as text.</summary>
    internal static void Encode(scoped ref DataEvent bytes, ByteStringRule rule)
    {
        switch (rule)
        {
            case ByteStringRule.Base64Url:
                Set(ref bytes, Base64Url.EncodeToString(bytes.Bytes));
                break;
            case ByteStringRule.Base16:
                Set(ref bytes, Convert.ToHexString(bytes.Bytes));
                break;
        }
    }

    /// <summary>A time as the extension that MessagePack has for it, in its smallest form.</summary>
    /// <returns>False for a time that has no text.</returns>
    internal static bool TryTime(long seconds, uint nanoseconds, scoped ref DataEvent next, bool isText)
    {
        if (isText && (seconds < DateTimeOffset.MinValue.ToUnixTimeSeconds() || seconds > DateTimeOffset.MaxValue.ToUnixTimeSeconds()))
        {
            return false;
        }
        byte[] data;
        if (seconds >> 34 != 0)
        {
            data = new byte[12];
            BinaryPrimitives.WriteUInt32BigEndian(data, nanoseconds);
            BinaryPrimitives.WriteInt64BigEndian(data.AsSpan(4), seconds);
        }
        else if (nanoseconds != 0 || seconds > uint.MaxValue)
        {
            data = new byte[8];
            BinaryPrimitives.WriteUInt64BigEndian(data, ((ulong)nanoseconds << 34) | (ulong)seconds);
        }
        else
        {
            data = new byte[4];
            BinaryPrimitives.WriteUInt32BigEndian(data, (uint)seconds);
        }
        next = new DataEvent { Kind = DataEventKind.Extension, Integer = TimestampText.ExtensionType, Bytes = data, Raw = next.Raw, Offset = next.Offset };
        return true;
    }

    private static void Set(scoped ref DataEvent next, string text) =>
        next = new DataEvent { Kind = DataEventKind.Text, Bytes = Encoding.UTF8.GetBytes(text), Raw = next.Raw, Offset = next.Offset };
}
