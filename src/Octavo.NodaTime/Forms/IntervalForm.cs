// Owns: what an interval of instants is in data.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;

namespace Octavo.Noda;

/// <summary>Text as <c>2026-07-14T09:30:00Z/2026-07-14T11:00:00Z</c>, ISO 8601, an open end left empty; <c>google.type.Interval</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IntervalForm : IForm<Interval, IntervalMessage>
{
    /// <inheritdoc/>
    public static string Name => "Interval";

    /// <inheritdoc/>
    public static string ToText(Interval value) =>
        $"{(value.HasStart ? InstantPattern.ExtendedIso.Format(value.Start) : "")}/{(value.HasEnd ? InstantPattern.ExtendedIso.Format(value.End) : "")}";

    /// <inheritdoc/>
    public static Interval FromText(string text)
    {
        int slash = text.IndexOf('/', StringComparison.Ordinal);
        return slash < 0 ? throw new ArgumentException("no slash between start and end") : new Interval(End(text[..slash]), End(text[(slash + 1)..]));
    }

    /// <inheritdoc/>
    public static IntervalMessage ToData(Interval value) =>
        new(value.HasStart ? InstantForm.ToData(value.Start) : null, value.HasEnd ? InstantForm.ToData(value.End) : null);

    /// <inheritdoc/>
    public static Interval FromData(IntervalMessage data) =>
        new(data.Start is { } start ? InstantForm.FromData(start) : null, data.End is { } end ? InstantForm.FromData(end) : null);

    /// <inheritdoc/>
    public static string? NotInMessage(Interval value) =>
        (value.HasStart ? InstantForm.NotInMessage(value.Start) : null) ?? (value.HasEnd ? InstantForm.NotInMessage(value.End) : null);

    private static Instant? End(string text) => text.Length == 0 ? null : InstantPattern.ExtendedIso.Parse(text).Value;
}
