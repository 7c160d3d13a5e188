// Owns: what a duration is in data.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;

namespace Octavo.Noda;

/// <summary>Text as <c>-26:15:00.5</c>, hours first; <c>google.protobuf.Duration</c>, which holds 10,000 years.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DurationForm : IForm<Duration, SecondsMessage>
{
    private const int NanosecondsOfASecond = 1_000_000_000;

    /// <summary>google/protobuf/duration.proto.</summary>
    private const long MostSeconds = 315_576_000_000;

    /// <inheritdoc/>
    public static string Name => "Duration";

    /// <inheritdoc/>
    public static string? Message => "google.protobuf.Duration";

    /// <inheritdoc/>
    public static string ToText(Duration value) => DurationPattern.JsonRoundtrip.Format(value);

    /// <inheritdoc/>
    public static Duration FromText(string text) => DurationPattern.JsonRoundtrip.Parse(text).Value;

    /// <inheritdoc/>
    public static SecondsMessage ToData(Duration value)
    {
        (Int128 seconds, Int128 nanoseconds) = Int128.DivRem(value.ToInt128Nanoseconds(), NanosecondsOfASecond);
        return new SecondsMessage((long)seconds, (int)nanoseconds);
    }

    /// <inheritdoc/>
    public static Duration FromData(SecondsMessage data) =>
        Math.Abs((long)data.Nanos) < NanosecondsOfASecond && (data.Seconds == 0 || data.Nanos == 0 || data.Seconds < 0 == data.Nanos < 0)
            ? Duration.FromNanoseconds(((Int128)data.Seconds * NanosecondsOfASecond) + data.Nanos)
            : throw new ArgumentException("its seconds and nanoseconds have different signs, or the nanoseconds are more than a second");

    /// <inheritdoc/>
    public static string? NotInMessage(Duration value) => Math.Abs(ToData(value).Seconds) > MostSeconds ? "google.protobuf.Duration holds 10,000 years" : null;
}
