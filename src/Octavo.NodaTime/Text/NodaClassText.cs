// Owns: the classes that are one text in every format.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;
using Octavo.Internal;

namespace Octavo.Noda;

/// <summary>The text of a value of a class. It is a class too, so null stays null.</summary>
/// <param name="Value">The text.</param>
[CodecAs(typeof(string)), EditorBrowsable(EditorBrowsableState.Never)]
public sealed record NodaClassText(string Value)
{
    /// <summary>As <c>P1Y2DT3H</c>.</summary>
    public static implicit operator NodaClassText(Period value) => new(PeriodPattern.Roundtrip.Format(value));

    /// <summary>The value of a text.</summary>
    public static implicit operator Period(NodaClassText text) => new NodaText(text.Value).Parse(PeriodPattern.Roundtrip);

    /// <summary>The zone's id, as <c>Europe/Zurich</c>.</summary>
    public static implicit operator NodaClassText(DateTimeZone value) => new(Zones.Id(value, nameof(DateTimeZone)));

    /// <summary>The zone of an id.</summary>
    public static implicit operator DateTimeZone(NodaClassText text) =>
        DateTimeZoneProviders.Tzdb.GetZoneOrNull(text.Value)
            ?? throw new OctavoException($"{Throw.Shown(text.Value)} is not a time zone of {DateTimeZoneProviders.Tzdb.VersionId}.");

    /// <summary>As <c>2026-07-14/2026-07-20</c>, ISO 8601, the last day included.</summary>
    public static implicit operator NodaClassText(DateInterval value) =>
        new($"{LocalDatePattern.Iso.Format(Iso.Checked(value.Start, nameof(DateInterval)))}/{LocalDatePattern.Iso.Format(value.End)}");

    /// <summary>The value of a text.</summary>
    public static implicit operator DateInterval(NodaClassText text)
    {
        int slash = text.Value.IndexOf('/', StringComparison.Ordinal);
        if (slash < 0)
        {
            throw new OctavoException("not a value of DateInterval: no slash between start and end.");
        }
        LocalDate start = new NodaText(text.Value[..slash]).Parse(LocalDatePattern.Iso),
            end = new NodaText(text.Value[(slash + 1)..]).Parse(LocalDatePattern.Iso);
        return start > end ? throw new OctavoException("not a value of DateInterval: it ends before its start.") : new DateInterval(start, end);
    }
}
