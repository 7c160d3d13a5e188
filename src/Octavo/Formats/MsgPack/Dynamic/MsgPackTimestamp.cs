// Owns: a timestamp as in the specification, with more range and precision than DateTime. Knows no window.
using Octavo.Codecs.Keys;
using Octavo.Codecs.Scalars;
using Octavo.Internal;

namespace Octavo.MsgPack;

/// <summary>An instant of the timestamp extension. Specification: "Timestamp extension type".</summary>
/// <param name="Seconds">Seconds since 1970-01-01T00:00:00Z, leap seconds not counted; negative before.</param>
/// <param name="Nanoseconds">Nanoseconds after that second, 0 to 999,999,999.</param>
public readonly record struct MsgPackTimestamp(long Seconds, uint Nanoseconds) : IKeyContent
{
    /// <summary>The largest value of <see cref="Nanoseconds"/> that may be written or read.</summary>
    public const uint MaxNanoseconds = 999_999_999;

    /// <inheritdoc/>
    public override int GetHashCode() => KeyHash.Of(this);

    void IKeyContent.AddTo(ref KeyHash hash)
    {
        hash.Add64(Seconds);
        hash.Add32((int)Nanoseconds);
    }

    /// <summary>The timestamp of a time; a local one is converted to UTC, an unspecified one is taken as UTC.</summary>
    /// <param name="value">Any time.</param>
    public static MsgPackTimestamp FromDateTime(DateTime value)
    {
        MsgPackTimestampEncoder.Split(LocalTime.ToUtcTicks(value), out long seconds, out uint nanoseconds);
        return new MsgPackTimestamp(seconds, nanoseconds);
    }

    /// <summary>The time in UTC; nanoseconds below a tick of 100 are cut off.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> outside the years 1 to 9999, or with too many nanoseconds.</exception>
    public DateTime ToDateTime() => MsgPackTimestampEncoder.ToDateTime(Seconds, Nanoseconds);
}
