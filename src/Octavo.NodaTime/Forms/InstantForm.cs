// Owns: what an instant is in data.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;

namespace Octavo.Noda;

/// <summary>Text as <c>2026-07-14T09:30:00Z</c>; <c>google.protobuf.Timestamp</c>, which holds the years 1 to 9999.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct InstantForm : IForm<Instant, SecondsMessage>
{
    private const int NanosecondsOfASecond = 1_000_000_000;
    private static readonly Instant s_first = Instant.FromUtc(1, 1, 1, 0, 0);

    /// <inheritdoc/>
    public static string Name => "Instant";

    /// <inheritdoc/>
    public static string? Message => "google.protobuf.Timestamp";

    /// <inheritdoc/>
    public static string ToText(Instant value) => InstantPattern.ExtendedIso.Format(value);

    /// <inheritdoc/>
    public static Instant FromText(string text) => InstantPattern.ExtendedIso.Parse(text).Value;

    /// <inheritdoc/>
    public static SecondsMessage ToData(Instant value)
    {
        long seconds = value.ToUnixTimeSeconds();
        return new SecondsMessage(seconds, (int)(value - Instant.FromUnixTimeSeconds(seconds)).ToInt64Nanoseconds());
    }

    /// <inheritdoc/>
    public static Instant FromData(SecondsMessage data) => (uint)data.Nanos < NanosecondsOfASecond
        ? Instant.FromUnixTimeSeconds(data.Seconds).PlusNanoseconds(data.Nanos)
        : throw new ArgumentException($"{data.Nanos} nanoseconds, but a second has 0 to 999,999,999");

    /// <inheritdoc/>
    public static string? NotInMessage(Instant value) => value < s_first ? "google.protobuf.Timestamp holds the years 1 to 9999" : null;
}
